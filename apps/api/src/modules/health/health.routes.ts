import { timingSafeEqual } from 'node:crypto';
import { Router, type Request } from 'express';
import { ApiError } from '../../http/api-error';
import type { BackupState } from '../../backups';
import type { Metrics } from './metrics';

export interface HealthOptions {
  metrics: Metrics;
  metricsToken: string | undefined;
  pingDatabase: () => Promise<void>;
  backupState: () => Promise<BackupState>;
  isDraining: () => boolean;
}

const PING_TIMEOUT_MS = 2_000;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

export function healthRoutes(options: HealthOptions): Router {
  const router = Router();
  router.use(['/healthz', '/readyz', '/metrics'], (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });

  /** Alive: the process serves. */
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });

  /**
   * Ready for traffic: a load balancer takes the process out while it drains or its database is away. A backup that fails
   * is a detail: visitors are served.
   */
  router.get('/readyz', async (_req, res) => {
    if (options.isDraining()) throw new ApiError('not_ready', { text: 'The server is shutting down.' });
    await withTimeout(options.pingDatabase()).catch((cause: unknown) => {
      throw new ApiError('not_ready', { text: 'The database does not answer.', cause });
    });
    res.json({ status: 'ready', details: { backup: backupDetails(await options.backupState()) } });
  });

  /** Prometheus. Without METRICS_TOKEN only this machine may look. */
  router.get('/metrics', async (req, res) => {
    if (!mayReadMetrics(req, options.metricsToken)) throw new ApiError('not_found');
    const { registry } = options.metrics;
    res.set('Content-Type', registry.contentType).send(await registry.metrics());
  });
  return router;
}

/** Why a backup failed is for operators; anybody may see this. */
const backupDetails = ({ lastSuccessAtMs, failure }: BackupState) => ({
  status: failure ? 'failing' : lastSuccessAtMs === undefined ? 'none' : 'ok',
  lastSuccessAt: lastSuccessAtMs === undefined ? null : new Date(lastSuccessAtMs).toISOString(),
});

function mayReadMetrics(req: Request, token: string | undefined): boolean {
  if (token === undefined) return LOOPBACK.test(req.ip ?? '');
  const given = Buffer.from(req.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function withTimeout(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PING_TIMEOUT_MS} ms`)), PING_TIMEOUT_MS);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
