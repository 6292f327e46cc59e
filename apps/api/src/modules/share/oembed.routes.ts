import { chooseSiteLanguage, LANGUAGE_PARAM, SHARE_PICTURE, sharePicturePath, shareSubjectAt } from '@marquee/core';
import { Router } from 'express';
import { ApiError } from '../../http/errors';
import { parseInput } from '../../http/parse';
import { canonicalOrigin } from '../../http/canonical-origin';
import { VIEWER_CACHE_CONTROL } from '../auth';
import { askingFor } from '../tmdb';
import { oembedQuerySchema, type OembedResponse } from './oembed-schemas';
import { shareFacts } from './share-facts';
import type { ShareDeps } from './share-pictures.routes';

interface OembedDeps extends Pick<ShareDeps, 'tmdb' | 'siteName' | 'viewerOf'> {
  settings: { publicUrl: string | undefined };
}

const HOUR_SEC = 3_600;

/** `GET /oembed?url=…`: what a link to a page of this site is about (oembed.com). */
export function createOembed({ tmdb, siteName, viewerOf, settings }: OembedDeps): Router {
  const router = Router();
  router.get('/oembed', async (req, res) => {
    const { url, maxwidth = Infinity, maxheight = Infinity } = parseInput(oembedQuerySchema, req.query);
    const origin = canonicalOrigin(req, settings.publicUrl);
    const page = ownUrl(url, origin);
    const subject = shareSubjectAt(page.pathname);
    if (subject.kind === 'site' && page.pathname !== '/') throw new ApiError('not_found');
    const language = chooseSiteLanguage({ address: page.searchParams.get(LANGUAGE_PARAM) });
    const viewer = await viewerOf(req);
    const { title } = await shareFacts(tmdb, { subject, siteName: siteName(), language }, askingFor(req, viewer));
    const { width, height } = SHARE_PICTURE;
    const answer: OembedResponse = {
      version: '1.0',
      type: 'link',
      title,
      provider_name: siteName(),
      provider_url: `${origin}/`,
      cache_age: HOUR_SEC,
      ...(width <= maxwidth &&
        height <= maxheight && {
          thumbnail_url: `${origin}${sharePicturePath(subject, language)}`,
          thumbnail_width: width,
          thumbnail_height: height,
        }),
    };
    res.vary('Cookie').vary('Host');
    res.set('Cache-Control', viewer?.isGuarded ? VIEWER_CACHE_CONTROL : `public, max-age=${HOUR_SEC}`).json(answer);
  });
  return router;
}

/** @throws ApiError `not_found` for URLs of other sites, which nothing here asks for */
function ownUrl(text: string, origin: string): URL {
  if (!URL.canParse(text) || !URL.canParse(origin)) throw new ApiError('not_found');
  const url = new URL(text);
  if (url.origin !== new URL(origin).origin || url.username || url.password) throw new ApiError('not_found');
  return url;
}
