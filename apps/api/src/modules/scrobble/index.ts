import type { Router } from 'express';
import type { PrismaDatabase } from '../../db';
import { EntriesRepository, type OnStored } from '../sync';
import { scrobbleRoutes, type ScrobbleRoutesDeps } from './scrobble.routes';
import { ScrobbleService, type ScrobbleServiceDeps } from './scrobble.service';

type ScrobbleDeps = Omit<ScrobbleServiceDeps, 'entries'> &
  Pick<ScrobbleRoutesDeps, 'requireAccess'> & { database: PrismaDatabase; onStored: OnStored };

/** What is watched in other programs counts here. */
export function createScrobble(deps: ScrobbleDeps): Router {
  const entries = new EntriesRepository(deps.database.prisma, deps.onStored);
  return scrobbleRoutes({ ...deps, scrobbles: new ScrobbleService({ ...deps, entries }) });
}
