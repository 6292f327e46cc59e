import { DEFAULT_LANGUAGE } from '@marquee/core';
import type { RequestHandler } from 'express';
import { languageOf } from '../../http/visitor-language';
import type { PageRenderer } from './web-renderer';

/**
 * The web app manifest in the visitor's language. The build's file is English, and is used if the server renders
 * nothing.
 */
export function webManifest(renderer: {
  current: () => Promise<Pick<PageRenderer, 'webManifest'>> | undefined;
}): RequestHandler {
  return async (req, res, next) => {
    res.vary('Cookie').vary('Accept-Language');
    const language = languageOf(req.headers);
    const current = language === DEFAULT_LANGUAGE ? undefined : await renderer.current();
    if (!current) {
      next();
      return;
    }
    const manifest = await current.webManifest(language);
    res.set('Cache-Control', 'public, max-age=3600').type('application/manifest+json').send(manifest);
  };
}
