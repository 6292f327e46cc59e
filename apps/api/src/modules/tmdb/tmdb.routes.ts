import { Router } from 'express';
import type { CacheName } from '../../config';
import { sendEncoded } from '../../http/send-encoded';
import type { BoundedCaches } from '../../lib/bounded-caches';
import { addressKey } from '../../rate-limits';
import type { MetricsRegistry } from '../metrics';
import { RequestParser } from './request-parser';
import type { FilteredTmdb } from './filter/filtered-tmdb';

interface TmdbDeps {
  tmdb: Pick<FilteredTmdb, 'get'>;
  caches: BoundedCaches<CacheName>;
  metrics: Pick<MetricsRegistry, 'countTmdbResponse'>;
}

/** `GET /tmdb/3/*`: TMDB v3, from the cache, TMDB or the catalogue. */
export function createTmdb({ tmdb, caches, metrics }: TmdbDeps): Router {
  const router = Router();
  const parser = new RequestParser(caches);
  router.get('/tmdb/3/*path', async (req, res) => {
    const request = parser.parse(req.originalUrl, req.params.path.join('/'));
    const { body, source, browserSec } = await tmdb.get(request, addressKey(req.ip));
    metrics.countTmdbResponse(source);
    // Where the response came from: tmdb, cache, stale (TMDB failed) or catalogue.
    res.setHeader('X-Marquee-Source', source);
    res.setHeader('Cache-Control', `public, max-age=${browserSec}, stale-if-error=86400`);
    await sendEncoded(req, res, body);
  });
  return router;
}
