import type { RequestHandler, Router } from 'express';
import type { PrismaDatabase } from '../../db';
import { ProfileGuard, type ProfileGuardDeps } from './profile-guard';
import { ProfilesRepository } from './profiles.repository';
import { profilesRoutes } from './profiles.routes';
import { ProfilesService, type ProfilesServiceDeps } from './profiles.service';

type ProfilesDeps = ProfileGuardDeps &
  Omit<ProfilesServiceDeps, 'guard' | 'profiles'> & { requireUser: RequestHandler; database: PrismaDatabase };

/** `/profiles`: who watches with an account (docs/profiles.md). */
export function createProfiles(deps: ProfilesDeps): Router {
  const profiles = new ProfilesRepository(deps.database.prisma);
  return profilesRoutes(deps.requireUser, new ProfilesService({ ...deps, profiles, guard: new ProfileGuard(deps) }));
}
