import type { Router } from 'express';
import { AuthService, type AuthServiceDeps, type SessionResponseDeps } from '../auth';
import { SetupCode } from './setup-code';
import { setupRoutes } from './setup.routes';
import { SetupService } from './setup.service';

export { SetupCode } from './setup-code';

/** `POST /setup`, `/setup/check`: the first operator's account. */
export const createSetup = (deps: AuthServiceDeps & SessionResponseDeps & { settings: { dataDir: string } }): Router =>
  setupRoutes(
    new SetupService({ ...deps, auth: new AuthService(deps), code: new SetupCode(deps.settings.dataDir) }),
    deps,
  );
