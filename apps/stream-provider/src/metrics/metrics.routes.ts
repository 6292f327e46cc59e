import { hasBearerToken, isLoopback, observeCaches, type CacheReport } from '@marquee/server';
import { type Request, Router } from 'express';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { ProviderError } from '../http/provider-error';
import type { LibraryService } from '../library/library-service';
import { memoryNames } from '../memory-bounds';

export interface MetricsDeps {
  library: LibraryService | undefined;
  /** METRICS_TOKEN; without it only requests from this machine are answered. */
  token: string | undefined;
  /** Memory, event loop and garbage collection; only once per process, because they install observers. */
  hasProcessMetrics: boolean;
}

/** `GET /metrics`, for Prometheus, with the same names as the API's. */
export function createMetricsRoutes({ library, token, hasProcessMetrics }: MetricsDeps): Router {
  const registry = new Registry();
  if (hasProcessMetrics) collectDefaultMetrics({ register: registry });
  if (library) observeCaches(registry, () => memoryReport(library));
  const router = Router();
  router.get('/metrics', async (request, response) => {
    if (!mayRead(request, token)) throw new ProviderError('not_found');
    response.set({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).send(await registry.metrics());
  });
  return router;
}

function memoryReport(library: LibraryService): CacheReport[] {
  const bytes = library.memory();
  return memoryNames.map((name) => ({ name, bytes: bytes[name], limitBytes: library.settings.bounds.bytes[name] }));
}

/** A request that a proxy on this machine forwards is not local. */
const mayRead = ({ socket, headers }: Request, token: string | undefined): boolean =>
  token === undefined
    ? isLoopback(socket.remoteAddress) && !headers['x-forwarded-for']
    : hasBearerToken(headers, token);
