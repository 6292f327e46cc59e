import { DEFAULT_LANGUAGE, type SiteLanguage } from '@marquee/core';
import { VISITS, visitIn } from '../shared/lib/feed/visit';
import { pageAt } from './router';
import { documentOf, pageUrl } from './server/document';
import { pageFiles, type BuildManifest } from './server/page-files';
import { renderPage, type RenderRequest } from './server/render-page';
import { unrenderedStatus, type PageStatus } from './server/unrendered-status';
import { translateManifest } from './server/web-manifest';

export { unrenderedStatus };

export interface Build {
  /** `.vite/ssr-template.html`. */
  template: string;
  manifest: BuildManifest;
  /** Reads a file of the build by its URL. */
  readFile: (address: string) => string;
}

export interface RenderedDocument {
  /** HTTP status of the answer. */
  status: PageStatus;
  /** Null where the browser renders the page. */
  html: string | null;
}

/** The web app manifest in a language. */
export const webManifest = (build: Build, language: SiteLanguage): Promise<string> =>
  translateManifest(build.readFile('/manifest.webmanifest'), language);

let visits = 0;

/**
 * The visit seed for a page with a shuffled list: the visitor's own from the cookie, else the next in rotation, so
 * that not everybody sees the same order. Undefined for other pages.
 */
export function visitOf(address: string, cookies: string): string | undefined {
  if (!pageAt(new URL(`http://localhost${address}`).pathname)?.isShuffled) return undefined;
  return visitIn(cookies) ?? String((visits += 1) % VISITS);
}

/** Renders a URL as a new visitor with this content filter and language sees it. */
export async function renderDocument(build: Build, request: RenderRequest): Promise<RenderedDocument> {
  const page = await renderPage(request);
  if (page === null) return { status: 200, html: null };
  if (page === 'missing') return { status: 404, html: null };
  if (page === 'failed') return { status: unrenderedStatus(request.address), html: null };
  const { siteName, publicUrl } = request.config;
  const language = request.language ?? DEFAULT_LANGUAGE;
  const html = documentOf({
    template: build.template,
    page,
    files: pageFiles(build.manifest, page.name, language),
    language,
    readStyle: build.readFile,
    siteName,
    contentFilter: request.contentFilter,
    ...(publicUrl !== '' && { url: pageUrl(publicUrl, request.address) }),
  });
  return { status: 200, html };
}
