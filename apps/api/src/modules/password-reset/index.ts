import type { Router } from 'express';
import type { Settings } from '../../config';
import { passwordResetRoutes } from './password-reset.routes';
import { PasswordResetService, type PasswordResetServiceDeps } from './password-reset.service';

export { resetPath } from './reset-link';
export { PasswordResetRepository } from './password-reset.repository';

type PasswordResetDeps = Omit<PasswordResetServiceDeps, 'publicUrl'> & { settings: Pick<Settings, 'publicUrl'> };

/** `/auth/password-reset/request` and `/auth/password-reset`. */
export const createPasswordReset = ({ settings: { publicUrl }, ...deps }: PasswordResetDeps): Router =>
  passwordResetRoutes(new PasswordResetService({ ...deps, publicUrl }));
