import { Router, type Request } from 'express';
import { sendEncoded } from '../../http/send-encoded';
import { addressKey } from '../../rate-limits';
import { refuseOtherProfile, VIEWER_CACHE_CONTROL, type Viewer } from '../auth';
import type { MetricsRegistry } from '../metrics';
import { parseTmdbRequest } from './request-parser';
import type { FilteredTmdb } from './content-filter/filtered-tmdb';
import type { TmdbHealth } from './tmdb-health';

interface TmdbDeps {
  tmdb: Pick<FilteredTmdb, 'get'>;
  tmdbHealth: Pick<TmdbHealth, 'count'>;
  metrics: Pick<MetricsRegistry, 'countTmdbResponse'>;
  viewerOf: (req: Request) => Promise<Viewer | undefined>;
}

/**
 * `GET /tmdb/3/*`: TMDB v3, from the cache, TMDB or the catalogue. The rule of the session's profile applies in
 * addition to the request's.
 */
export function createTmdb({ tmdb, tmdbHealth, metrics, viewerOf }: TmdbDeps): Router {
  const router = Router();
  router.get('/tmdb/3/*path', async (req, res) => {
    const request = parseTmdbRequest(req.originalUrl, req.params.path.join('/'));
    const viewer = await viewerOf(req);
    if (viewer) refuseOtherProfile(req, viewer);
    const rules = [...request.rules, ...(viewer?.rules ?? [])];
    const { body, source, browserSec } = await tmdb.get({ ...request, rules }, addressKey(req.ip));
    metrics.countTmdbResponse(source);
    tmdbHealth.count(source);
    // Where the response came from: tmdb, cache, stale (TMDB failed), catalogue, or fallback (the catalogue, as TMDB
    // failed).
    res.setHeader('X-Marquee-Source', source);
    // The session's profile decides, too.
    res.vary('Cookie');
    res.setHeader(
      'Cache-Control',
      viewer?.isGuarded ? VIEWER_CACHE_CONTROL : `public, max-age=${browserSec}, stale-if-error=86400`,
    );
    await sendEncoded(req, res, body);
  });
  return router;
}
