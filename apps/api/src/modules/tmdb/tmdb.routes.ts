import { Router, type Request } from 'express';
import { TOGETHER_PARAM } from '@marquee/core/contracts';
import { ApiError } from '../../http/errors';
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
  companionOf: (viewer: Viewer, profileId: string) => Promise<Viewer | undefined>;
}

/**
 * `GET /tmdb/3/*`: TMDB v3, from the cache, TMDB or the catalogue. The rule of the session's profile applies in
 * addition to the request's, and so does that of a second profile who watches together with it.
 */
export function createTmdb({ tmdb, tmdbHealth, metrics, viewerOf, companionOf }: TmdbDeps): Router {
  const router = Router();
  /** Whoever cannot be found has no rule that could be applied, so the request is refused. */
  const companionIn = async ({ query }: Request, viewer: Viewer | undefined): Promise<Viewer | undefined> => {
    const id = query[TOGETHER_PARAM];
    if (id === undefined) return undefined;
    const companion = viewer && typeof id === 'string' ? await companionOf(viewer, id) : undefined;
    if (!companion) throw new ApiError('bad_request', { text: `${TOGETHER_PARAM} names no profile of the account.` });
    return companion;
  };
  router.get('/tmdb/3/*path', async (req, res) => {
    const request = parseTmdbRequest(req.originalUrl, req.params.path.join('/'));
    const viewer = await viewerOf(req);
    if (viewer) refuseOtherProfile(req, viewer);
    const companion = await companionIn(req, viewer);
    const rules = [...request.rules, ...(viewer?.rules ?? []), ...(companion?.rules ?? [])];
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
