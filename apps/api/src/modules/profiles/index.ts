import type { RequestHandler, Router } from 'express';
import { PinVerifier, type PinVerifierDeps } from './pin-verifier';
import { ProfilesRepository } from './profiles.repository';
import { profilesRoutes } from './profiles.routes';
import { ProfilesService, type ProfilesServiceDeps } from './profiles.service';

type ProfilesDeps = PinVerifierDeps & Omit<ProfilesServiceDeps, 'pins' | 'profiles'> & { requireUser: RequestHandler };

/** `/profiles`: the profiles of an account (docs/profiles.md). */
export function createProfiles(deps: ProfilesDeps): Router {
  const profiles = new ProfilesRepository(deps.database.prisma);
  return profilesRoutes(deps.requireUser, new ProfilesService({ ...deps, profiles, pins: new PinVerifier(deps) }));
}
