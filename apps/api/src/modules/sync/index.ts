import type { Router } from 'express';
import type { PrismaDatabase } from '../../db';
import type { Logger } from '@marquee/server';
import type { RateLimits } from '../../rate-limits';
import { FourKTokenService, type FourKTokenServiceDeps } from './four-k-token.service';
import { PushBudget } from './push-budget';
import { scheduleTombstoneCleanup } from './schedule-tombstone-cleanup';
import { EntriesRepository, type OnStored } from './entries.repository';
import { PagesRepository } from './pages.repository';
import { syncRoutes, type SyncRoutesDeps } from './sync.routes';
import { SyncService } from './sync.service';
import { TombstonesRepository } from './tombstones.repository';
import { WireService } from './wire.service';

export { EntriesRepository, type OnStored, type StoredPush } from './entries.repository';

type SyncDeps = Pick<SyncRoutesDeps, 'requireAccess' | 'now'> &
  FourKTokenServiceDeps & {
    database: PrismaDatabase;
    onStored: OnStored;
    limits: RateLimits;
    logger: Logger;
    onStop: (listener: () => void) => void;
  };

/** `POST /sync`, and the calls of the specification: reads below `/users/me`, pushes below `/sync` (API-01, API-02). */
export function createSync(deps: SyncDeps): Router {
  const { database, onStored, limits, logger, now, onStop } = deps;
  const { prisma } = database;
  const shared = {
    entries: new EntriesRepository(prisma, onStored),
    pages: new PagesRepository(prisma),
    tombstones: new TombstonesRepository(prisma),
    reads: limits.reads,
    now,
  };
  const sync = new SyncService(shared);
  onStop(scheduleTombstoneCleanup(() => sync.deleteTombstones(), logger));
  return syncRoutes({
    ...deps,
    sync,
    wire: new WireService(shared),
    budget: new PushBudget(limits),
    fourKToken: new FourKTokenService(deps),
  });
}
