import { chooseSiteLanguage, directionOf, LANGUAGE_PARAM, parseSharePicture } from '@marquee/core';
import { Router, type Request } from 'express';
import { ApiError } from '../../http/errors';
import { VIEWER_CACHE_CONTROL, type Viewer } from '../auth';
import { sendImage, type ImagesService } from '../images';
import { askingFor, type FilteredTmdb } from '../tmdb';
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
    const language = chooseSiteLanguage({ address: typeof tag === 'string' ? tag : null });
    const viewer = await viewerOf(req);
    const asking = askingFor(req, viewer);
    const facts = await shareFacts(tmdb, { subject, siteName: siteName(), language }, asking);
    const { title: _title, href: _href, ...said } = facts;
    const card = { ...said, siteName: siteName(), direction: directionOf(language) };
    const answer = await images.shareCard(card, asking.caller);
    res.vary('Cookie');
    await sendImage(req, res, answer, viewer?.isGuarded ? VIEWER_CACHE_CONTROL : `public, max-age=${DAY_SEC}`);
  });
  return router;
}
