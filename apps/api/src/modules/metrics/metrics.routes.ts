import { hasBearerToken, isLoopback } from '@marquee/server';
import { Router, type Request } from 'express';
import type { Settings } from '../../config';
import { ApiError } from '../../http/errors';
import { noStore } from '../../http/no-store';
import type { MetricsRegistry } from './metrics-registry';

interface MetricsDeps {
  metrics: MetricsRegistry;
  settings: Pick<Settings, 'metricsToken'>;
}

/** `GET /metrics`, for Prometheus. Without METRICS_TOKEN it is available only on this machine. */
export function createMetrics({ metrics, settings }: MetricsDeps): Router {
  const router = Router();
  router.get('/metrics', noStore, async (req, res) => {
    if (!mayReadMetrics(req, settings.metricsToken)) throw new ApiError('not_found');
    res.set('Content-Type', metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return router;
}

const mayReadMetrics = ({ ip, headers }: Request, token: string | undefined): boolean =>
  token === undefined ? isLoopback(ip) : hasBearerToken(headers, token);
