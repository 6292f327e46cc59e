import { createHash, timingSafeEqual } from 'node:crypto';
import { type Request, Router } from 'express';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { ProviderError } from '../http/provider-error';
import type { LibraryService } from '../library/library-service';
import { memoryNames } from '../memory-bounds';

export interface MetricsDeps {
  library: LibraryService | undefined;
  /** METRICS_TOKEN; without it only this machine may read. */
  token: string | undefined;
  /** Memory, event loop and garbage collection: once per process, as they install observers. */
  hasProcessMetrics: boolean;
}

/** `GET /metrics`, for Prometheus, under the same names as the API's. */
export function createMetricsRoutes({ library, token, hasProcessMetrics }: MetricsDeps): Router {
  const registry = new Registry();
  if (hasProcessMetrics) collectDefaultMetrics({ register: registry });
  if (library) observeMemory(registry, library);
  const router = Router();
  router.get('/metrics', async (request, response) => {
    if (!mayRead(request, token)) throw new ProviderError('not_found');
    response.set({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).send(await registry.metrics());
  });
  return router;
}

function observeMemory(registry: Registry, library: LibraryService): void {
  const gauge = (name: string, help: string, bytes: () => Record<(typeof memoryNames)[number], number>) =>
    new Gauge({
      name,
      help,
      labelNames: ['cache'],
      registers: [registry],
      collect() {
        const all = bytes();
        for (const cache of memoryNames) this.set({ cache }, all[cache]);
      },
    });
  gauge('marquee_cache_limit_bytes', 'Limit of a cache or queue (MEMORY).', () => library.settings.bounds.bytes);
  gauge('marquee_cache_size_bytes', 'Size of a cache or queue.', () => library.memory());
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What a proxy on this machine passes on comes from elsewhere. */
function mayRead({ socket, headers }: Request, token: string | undefined): boolean {
  if (token === undefined) return loopback.test(socket.remoteAddress ?? '') && !headers['x-forwarded-for'];
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
