import { Router } from 'express';
import { serverChecks, type CheckLevels } from '@marquee/core';
import type { BackupState } from '../../backups';
import type { Database } from '../../db';
import { ApiError } from '../../http/errors';
import { noStore } from '../../http/no-store';
import type { StatusService } from '../operator';

interface HealthDeps {
  database: Pick<Database, 'ping'>;
  backupState: () => Promise<BackupState>;
  isDraining: () => boolean;
  serverStatus: Pick<StatusService, 'latestChecks'>;
}

const PING_TIMEOUT_MS = 2_000;

/** `GET /healthz` and `GET /readyz`. */
export function createHealth({ database, backupState, isDraining, serverStatus }: HealthDeps): Router {
  const router = Router();

  /** Liveness: the process responds. */
  router.get('/healthz', noStore, (_req, res) => {
    res.json({ status: 'ok' });
  });

  /**
   * Readiness: a load balancer removes the process while it drains or its database is unavailable. What else
   * fails is only reported, because visitors are still served.
   */
  router.get('/readyz', noStore, async (_req, res) => {
    if (isDraining()) throw new ApiError('not_ready', { text: 'The server is shutting down.' });
    await withTimeout(database.ping()).catch((cause: unknown) => {
      throw new ApiError('not_ready', { text: 'The database isn’t responding.', cause });
    });
    const checks = checkDetails(serverStatus.latestChecks());
    res.json({ status: 'ready', details: { backup: backupDetails(await backupState()), checks } });
  });
  return router;
}

/** Omits the reason of a failure, which only operators may see: this endpoint is public. */
const backupDetails = ({ lastSuccessAtMs, failure }: BackupState) => ({
  status: failure ? 'failing' : lastSuccessAtMs === undefined ? 'none' : 'ok',
  lastSuccessAt: lastSuccessAtMs === undefined ? null : new Date(lastSuccessAtMs).toISOString(),
});

const words = { good: 'ok', warning: 'warning', bad: 'failing' } as const;

/** Without a reason, as well. Right after the start nothing is known. */
const checkDetails = (levels: CheckLevels | undefined) =>
  Object.fromEntries(serverChecks.map((check) => [check, levels ? words[levels[check]] : 'unknown']));

async function withTimeout(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PING_TIMEOUT_MS} ms`)), PING_TIMEOUT_MS);
  });
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
