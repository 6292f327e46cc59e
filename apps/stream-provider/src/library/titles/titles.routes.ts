import { once } from 'node:events';
import { MAX_TITLES_WAIT_SEC, type ProviderTitles } from '@marquee/core/contracts';
import { hasBearerToken } from '@marquee/server';
import { Router } from 'express';
import * as z from 'zod';
import { ProviderError } from '../../http/provider-error';
import type { LibraryService } from '../library-service';

const noTitles: ProviderTitles = { cursor: 'none', hasMore: false, isReset: true, titles: [], removed: [] };

const titlesQuerySchema = z.object({
  since: z.string().max(200).optional(),
  wait: z.coerce.number().int().min(0).max(MAX_TITLES_WAIT_SEC).default(0),
});

/**
 * `GET /titles`: what can be played, for the site's server alone: not every visitor may see every title.
 *
 * @param secret undefined disables the route
 */
export function createTitlesRoutes(service: LibraryService | undefined, secret: string | undefined): Router {
  const router = Router();
  router.get('/titles', async (request, response) => {
    if (secret === undefined || !hasBearerToken(request.headers, secret)) throw new ProviderError('operator_only');
    const query = titlesQuerySchema.safeParse(request.query);
    if (!query.success) throw new ProviderError('query_invalid');
    response.set('Cache-Control', 'private, no-cache');
    if (!service) {
      response.json(noTitles);
      return;
    }
    const { since, wait } = query.data;
    const left = new AbortController();
    response.once('close', () => left.abort());
    // A library that has not been read yet is not an empty one.
    await Promise.race([service.library.ready, once(response, 'close')]);
    if (since !== undefined && wait > 0) await service.titles.changedSince(since, wait * 1_000, left.signal);
    if (!left.signal.aborted) response.json(service.titles.since(since));
  });
  return router;
}
