import type { Router } from 'express';
import type { PrismaDatabase } from '../../db';
import type { Logger } from '@marquee/server';
import type { RateLimits } from '../../rate-limits';
import { FourKTokenService, type FourKTokenServiceDeps } from './four-k-token.service';
import { PushLimiter } from './push-limiter';
import { scheduleTombstoneCleanup } from './schedule-tombstone-cleanup';
import { SyncRepository } from './sync.repository';
import { syncRoutes, type SyncRoutesDeps } from './sync.routes';
import { SyncService } from './sync.service';

type SyncDeps = Pick<SyncRoutesDeps, 'requireUser' | 'now'> &
  FourKTokenServiceDeps & {
    database: PrismaDatabase;
    limits: RateLimits;
    logger: Logger;
    onStop: (listener: () => void) => void;
  };

/** Reads below `/users/me`, pushes below `/sync` (API-01, API-02). */
export function createSync(deps: SyncDeps): Router {
  const { database, limits, logger, now, onStop } = deps;
  const sync = new SyncService(new SyncRepository(database.prisma), limits.reads, now);
  onStop(scheduleTombstoneCleanup(() => sync.deleteTombstones(), logger));
  return syncRoutes({ ...deps, sync, limiter: new PushLimiter(limits), fourKToken: new FourKTokenService(deps) });
}
