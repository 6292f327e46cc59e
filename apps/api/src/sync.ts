import { Router, type RequestHandler } from 'express';
import type { AppDeps } from './app';
import { eventRoutes, EventsRepository, EventsService } from './modules/events';
import type { RateLimits } from './rate-limits';
import { PushLimiter, scheduleTombstoneCleanup, SyncRepository, syncRoutes, SyncService } from './modules/sync';

type SyncDeps = Pick<AppDeps, 'database' | 'logger' | 'now' | 'onStop'> & {
  requireUser: RequestHandler;
  limits: RateLimits;
};

/** What a person keeps here, equal on all devices: pushes, reads, and the word that something changed. */
export function createSync({ database, logger, now, onStop, requireUser, limits }: SyncDeps): Router {
  const { prisma } = database;
  const sync = new SyncService(new SyncRepository(prisma), limits.reads, now);
  const events = new EventsService({ database, repository: new EventsRepository(prisma), logger, now });
  const stopSweeps = scheduleTombstoneCleanup(() => sync.deleteTombstones(), logger);
  onStop(() => {
    stopSweeps();
    events.close();
  });

  const routes = Router();
  routes.use(syncRoutes({ requireUser, sync, guard: new PushLimiter(limits), now }));
  routes.use(eventRoutes(requireUser, events));
  return routes;
}
