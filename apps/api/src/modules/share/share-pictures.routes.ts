import { DEFAULT_LANGUAGE, directionOf, LANGUAGE_PARAM, parseSharePicture, siteLanguageFor } from '@marquee/core';
import { Router, type Request } from 'express';
import { ApiError } from '../../http/errors';
import { addressKey } from '../../rate-limits';
import { rulesFor, VIEWER_CACHE_CONTROL, type Viewer } from '../auth';
import type { ImagesService } from '../images';
import type { FilteredTmdb } from '../tmdb';
import { shareFacts } from './share-facts';

export interface ShareDeps {
  tmdb: Pick<FilteredTmdb, 'get'>;
  images: Pick<ImagesService, 'shareCard'>;
  siteName: () => string;
  viewerOf: (req: Request) => Promise<Viewer | undefined>;
}

/** Ratings and trends change. */
const DAY_SEC = 86_400;

/** `GET /img/share/{file}`: the pictures of link previews, for who may see their subject. */
export function createSharePictures({ tmdb, images, siteName, viewerOf }: ShareDeps): Router {
  const router = Router();
  router.get('/img/share/:file', async (req, res) => {
    const subject = parseSharePicture(req.params.file);
    if (!subject) throw new ApiError('not_found');
    const tag = req.query[LANGUAGE_PARAM];
    const language = siteLanguageFor(typeof tag === 'string' ? tag : null) ?? DEFAULT_LANGUAGE;
    const viewer = await viewerOf(req);
    const caller = addressKey(req.ip);
    const asking = { rules: rulesFor(req, viewer), caller };
    const facts = await shareFacts(tmdb, { subject, siteName: siteName(), language }, asking);
    const { title: _title, href: _href, ...said } = facts;
    const card = { ...said, siteName: siteName(), direction: directionOf(language) };
    const { bytes, type, etag } = await images.shareCard(card, caller);
    res.vary('Cookie').set({
      'Cache-Control': viewer?.isGuarded ? VIEWER_CACHE_CONTROL : `public, max-age=${DAY_SEC}`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: etag,
    });
    res.type(type).send(bytes);
  });
  return router;
}
