import {
  directionOf,
  LANGUAGE_PARAM,
  SHARE_PICTURE,
  sharePicturePath,
  shareSubjectAt,
  siteLanguageTags,
  type SiteLanguage,
} from '@marquee/core';
import { SSR_STATE_ID } from '../ssr-state';
import type { RenderedPage } from './render-page';
import type { PageFiles } from './page-files';

/** Placeholders in the template (index.html). */
const HEAD = '<!--app:head-->';
const BODY = '<!--app:body-->';
const HTML = '<html lang="en"';
/** React writes these links before the markup. */
const LEADING_LINKS = /^(?:<link [^>]*>){1,50}/;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

interface Parts {
  /** `ssr-template.html` from the build. */
  template: string;
  page: Pick<RenderedPage, 'html' | 'head' | 'state'>;
  files: PageFiles;
  /** Reads a style sheet by its URL. */
  readStyle: (address: string) => string;
  siteName: string;
  /**
   * The content filter that the page was rendered for; the inline script hides it from visitors with another
   * (src/boot/before-paint.ts).
   */
  contentFilter?: string | undefined;
  language: SiteLanguage;
  /** Absolute URL of the page, for Open Graph; undefined without PUBLIC_URL. */
  url?: string;
}

/** A path that starts with two slashes is still a path of this site, not another host. */
export const pageUrl = (publicUrl: string, address: string): string => new URL(publicUrl + address).href;

/** `hreflang` links to the page in every language (LANGUAGE-04). */
function alternates(url: string): string[] {
  const of = (tag: string, language: string | null) => {
    const address = new URL(url);
    address.searchParams.delete(LANGUAGE_PARAM);
    if (language) address.searchParams.append(LANGUAGE_PARAM, language);
    return `<link rel="alternate" hreflang="${tag}" href="${escape(address.href)}">`;
  };
  return [of('x-default', null), ...siteLanguageTags.map((language) => of(language, language))];
}

/** The picture and the words for link previews (SHARE-02, SHARE-05): only with an address, as they must be absolute. */
function preview(url: string, title: string, language: SiteLanguage): string[] {
  const picture = sharePicturePath(shareSubjectAt(new URL(url).pathname), language);
  const properties = {
    'og:url': url,
    'og:image': new URL(picture, url).href,
    'og:image:type': 'image/jpeg',
    'og:image:width': SHARE_PICTURE.width,
    'og:image:height': SHARE_PICTURE.height,
    'og:image:alt': title,
  };
  const oembed = new URL('/api/oembed', url);
  oembed.search = new URLSearchParams({ url, format: 'json' }).toString();
  return [
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escape(String(content))}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="canonical" href="${escape(url)}">`,
    ...alternates(url),
    `<link rel="alternate" type="application/json+oembed" href="${escape(oembed.href)}" title="${escape(title)}">`,
  ];
}

function metadata({ page: { head }, siteName, url, contentFilter, language }: Parts): string[] {
  const title = head.title ?? siteName;
  const { description } = head;
  const properties: [string, string | undefined][] = [
    ['og:title', title],
    ['og:site_name', siteName],
    ['og:type', head.type ?? 'website'],
    ['og:description', description],
  ];
  const tags = properties.flatMap(([property, content]) =>
    content === undefined ? [] : [`<meta property="${property}" content="${escape(content)}">`],
  );
  return [
    `<title>${escape(title)}</title>`,
    ...(description === undefined ? [] : [`<meta name="description" content="${escape(description)}">`]),
    ...tags,
    ...(contentFilter === undefined ? [] : [`<meta name="content-filter" content="${escape(contentFilter)}">`]),
    ...(url === undefined ? [] : preview(url, title, language)),
  ];
}

/** On a slow connection pictures come before the font: `media=print` defers it until the inline script enables it. */
const fontPreload = (address: string): string =>
  `<link rel="preload" as="font" fetchpriority="low" type="font/woff2" crossorigin href="${address}" media="print">`;

const dataBlock = (id: string, json: string): string => `<script type="application/json" id="${id}">${json}</script>`;

/**
 * The document of a rendered page. Styles are inlined, so that the first paint waits for nothing. Modules are only
 * named: `src/boot/start-app.ts` loads them and the font after the pictures on screen.
 */
export function documentOf(parts: Parts): string {
  const { template, page, files, readStyle, language } = parts;
  const links = LEADING_LINKS.exec(page.html)?.[0] ?? '';
  const head = [
    ...metadata(parts),
    ...(files.font === undefined ? [] : [fontPreload(files.font)]),
    links,
    `<style>${files.styles.map(readStyle).join('\n')}</style>`,
    // A disabled style sheet is not fetched, and Vite's loader considers it loaded.
    ...files.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}" disabled>`),
  ];
  const { entry, libraries, modules } = files;
  const body = [
    `<div id="root">${page.html.slice(links.length)}</div>`,
    dataBlock(SSR_STATE_ID, page.state),
    dataBlock('ssr-modules', JSON.stringify({ entry, preload: modules, libraries })),
  ];
  // Functions, because `$` is special in a replacement string.
  const html = `<html lang="${language}" dir="${directionOf(language)}" data-language="${language}"`;
  return template
    .replace(HTML, html)
    .replace(HEAD, () => head.join('\n    '))
    .replace(BODY, () => body.join('\n    '));
}
