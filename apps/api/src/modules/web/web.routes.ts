import { directionOf, type SiteLanguage } from '@marquee/core';
import express, { Router, type Request, type RequestHandler } from 'express';
import { isNavigation } from '../../http/is-navigation';
import { isVisit } from '../../http/is-visit';
import { EncodedBody } from '../../http/encoded-body';
import { sendEncoded } from '../../http/send-encoded';
import { languageOf } from '../../http/visitor-language';
import { VIEWER_CACHE_CONTROL } from '../auth';
import type { ServerRenderedPage } from './server-rendered-pages';
import { precompressed } from './precompressed';
import type { WebBuild, WebPage } from './web-build';

const YEAR_SEC = 31_536_000;
const HOUR_SEC = 3_600;
/** For pages of which a busy server, or one without an answer of TMDB, does not know whether they exist. */
const RETRY_SEC = '5';
const NOT_BUILT = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Marquee is not built</title></head>
  <body>
    <main>
      <h1>The web app is not built yet</h1>
      <p>Run <code>npm start</code> in the repository, or <code>pnpm build</code>, and reload this page.</p>
    </main>
  </body>
</html>
`;

/** The server-rendered page for a request. */
export type PageOf = (req: Request) => Promise<ServerRenderedPage>;

/** Static files of the web app, and its page for every other URL that a person visits. */
export function webRoutes(
  build: WebBuild,
  manifest: RequestHandler,
  pageOf: PageOf,
  headersWithoutSources: RequestHandler,
): Router {
  const router = Router();
  router.get('/manifest.webmanifest', manifest);
  router.use(
    precompressed(build.root),
    express.static(build.root, {
      index: false,
      redirect: false,
      setHeaders: (res, path) => res.setHeader('Cache-Control', cacheControl(path.slice(build.root.length))),
    }),
  );
  // A pattern with a parameter would decode the path, which may be impossible.
  router.get(/^/, pageForNavigations(build, pageOf, headersWithoutSources));
  return router;
}

/**
 * Files under `assets/` have a content hash in their name and never change; the others may change with the next build.
 */
function cacheControl(path: string): string {
  if (/^[\\/]assets[\\/]/.test(path)) return `public, max-age=${YEAR_SEC}, immutable`;
  // A cached service worker could never be replaced.
  if (/^[\\/](sw|service-worker)\.js(\.br|\.gz)?$/.test(path) || path.endsWith('.html')) return 'no-cache';
  return `public, max-age=${HOUR_SEC}`;
}

function pageForNavigations(build: WebBuild, pageOf: PageOf, headersWithoutSources: RequestHandler): RequestHandler {
  const bodies = new WeakMap<WebPage, Map<SiteLanguage, EncodedBody>>();
  const unrendered = (page: WebPage, language: SiteLanguage): EncodedBody => {
    const inLanguages = bodies.get(page) ?? new Map<SiteLanguage, EncodedBody>();
    bodies.set(page, inLanguages);
    let body = inLanguages.get(language);
    if (!body) inLanguages.set(language, (body = inLanguage(page.html, language)));
    return body;
  };
  return async (req, res, next) => {
    if (!isNavigation(req)) {
      next();
      return;
    }
    const page = build.page();
    if (!page) {
      res.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': RETRY_SEC }).type('html').send(NOT_BUILT);
      return;
    }
    res.set('Cache-Control', 'no-cache').vary('Host').vary('Cookie').vary('Accept-Language');
    const rendered = isDecodable(req.path) ? await pageOf(req) : namesNothing;
    if (rendered.canUseSources === false) void headersWithoutSources(req, res, () => undefined);
    if (rendered.isPersonal) res.set('Cache-Control', VIEWER_CACHE_CONTROL);
    const isUnknownVisit = rendered.status === 503 && isVisit(req.headers);
    // A proxy may replace the app by its own page of a 503.
    if (isUnknownVisit) res.set({ 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' });
    else if (rendered.status === 503) res.set('Retry-After', RETRY_SEC);
    const body = rendered.body ?? unrendered(page, languageOf(req.headers, req.originalUrl));
    await sendEncoded(req, res.status(isUnknownVisit ? 200 : rendered.status), body);
  };
}

/** The page that the browser renders, marked as rendered pages are. */
function inLanguage(html: Buffer, language: SiteLanguage): EncodedBody {
  const marked = `<html lang="${language}" dir="${directionOf(language)}" data-language="${language}"`;
  return new EncodedBody(Buffer.from(html.toString().replace('<html lang="en"', marked)), 'text/html; charset=utf-8');
}

/** For undecodable URLs: a 404 whose page the browser renders. */
const namesNothing: ServerRenderedPage = { status: 404, body: null };

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
