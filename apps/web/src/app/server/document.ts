import { directionOf, LANGUAGE_PARAM, siteLanguageTags, type SiteLanguage } from '@marquee/core';
import { SSR_STATE_ID } from '../ssr-state';
import type { RenderedPage } from './render-page';
import type { PageFiles } from './page-files';

/** Places of the template (index.html). */
const HEAD = '<!--app:head-->';
const BODY = '<!--app:body-->';
const HTML = '<html lang="en"';
/** React writes these before the markup of what it renders. */
const LEADING_LINKS = /^(?:<link [^>]*>){1,50}/;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

interface Parts {
  /** `ssr-template.html` of the build. */
  template: string;
  page: Pick<RenderedPage, 'html' | 'head' | 'state'>;
  files: PageFiles;
  /** Text of a style sheet by its address. */
  readStyle: (address: string) => string;
  siteName: string;
  /** Of the visitors that the page is for; the inline script hides it from others (src/boot/before-paint.ts). */
  contentFilter?: string | undefined;
  language: SiteLanguage;
  /** Where the page is, for those who link to it; undefined where the operator has not said. */
  url?: string;
}

/** An address that begins with two slashes is a path of this site like any other, and never names another host. */
export const pageUrl = (publicUrl: string, address: string): string => new URL(publicUrl + address).href;

/** The same page in every language, for search engines (LANGUAGE-04). */
function alternates(url: string): string[] {
  const of = (tag: string, language: string | null) => {
    const address = new URL(url);
    address.searchParams.delete(LANGUAGE_PARAM);
    if (language) address.searchParams.append(LANGUAGE_PARAM, language);
    return `<link rel="alternate" hreflang="${tag}" href="${escape(address.href)}">`;
  };
  return [of('x-default', null), ...siteLanguageTags.map((language) => of(language, language))];
}

function metadata({ page: { head }, siteName, url, contentFilter }: Parts): string[] {
  const title = head.title ?? siteName;
  const { description } = head;
  const properties: [string, string | undefined][] = [
    ['og:title', title],
    ['og:site_name', siteName],
    ['og:type', head.type ?? 'website'],
    ['og:description', description],
    ['og:url', url],
    ['og:image', head.image && url ? new URL(head.image, url).href : undefined],
  ];
  const tags = properties.flatMap(([property, content]) =>
    content === undefined ? [] : [`<meta property="${property}" content="${escape(content)}">`],
  );
  return [
    `<title>${escape(title)}</title>`,
    ...(description === undefined ? [] : [`<meta name="description" content="${escape(description)}">`]),
    ...tags,
    ...(contentFilter === undefined ? [] : [`<meta name="content-filter" content="${escape(contentFilter)}">`]),
    ...(url === undefined ? [] : [`<link rel="canonical" href="${escape(url)}">`, ...alternates(url)]),
  ];
}

/** On a slow line the pictures on screen come first: the font is for print until the inline scripts say that its time has come. */
const fontPreload = (address: string): string =>
  `<link rel="preload" as="font" fetchpriority="low" type="font/woff2" crossorigin href="${address}" media="print">`;

const dataBlock = (id: string, json: string): string => `<script type="application/json" id="${id}">${json}</script>`;

/**
 * The whole document of a rendered page. Its styles are in it, so that the first paint waits for nothing, and its modules are
 * named only: `src/boot/start-app.ts` fetches them and the font when the pictures on screen are there.
 */
export function documentOf(parts: Parts): string {
  const { template, page, files, readStyle, language } = parts;
  const links = LEADING_LINKS.exec(page.html)?.[0] ?? '';
  const head = [
    ...metadata(parts),
    ...(files.font === undefined ? [] : [fontPreload(files.font)]),
    links,
    `<style>${files.styles.map(readStyle).join('\n')}</style>`,
    // A disabled one is not fetched, and Vite's loader, which looks for it, takes it for there.
    ...files.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}" disabled>`),
  ];
  const { entry, libraries, modules } = files;
  const body = [
    `<div id="root">${page.html.slice(links.length)}</div>`,
    dataBlock(SSR_STATE_ID, page.state),
    dataBlock('ssr-modules', JSON.stringify({ entry, preload: modules, libraries })),
  ];
  // Functions, because a replacement's text may hold `$`.
  const html = `<html lang="${language}" dir="${directionOf(language)}" data-language="${language}"`;
  return template
    .replace(HTML, html)
    .replace(HEAD, () => head.join('\n    '))
    .replace(BODY, () => body.join('\n    '));
}
