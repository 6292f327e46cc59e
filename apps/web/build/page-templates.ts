import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pageFiles, type BuildManifest } from '../src/app/server/page-files';
import { bootScripts, bundleBootScripts, policySource, type BootScript } from './boot-scripts';

const { description } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../public/manifest.webmanifest'), 'utf8'),
) as { description: string };
const ENTRY = '<script type="module" src="/src/app/entry-client.tsx"></script>';
/** Head of pages that the browser renders; the server writes its own (src/app/server/document.ts). */
const CLIENT_HEAD = `<title>Marquee</title>
    <meta name="description" content="${description}" />
    <link rel="preload" href="/api/config" as="fetch" crossorigin="use-credentials" />`;
const CLIENT_BODY = '<div id="root"></div>';

const placeholder = (name: string): string => `<!--app:${name}-->`;

/** @throws if the page lacks the text, because nobody would notice */
function replace(html: string, text: string, by: string): string {
  if (html.split(text).length !== 2) throw new Error(`index.html should hold ${text} once.`);
  return html.replace(text, () => by);
}

/** The page with its inline scripts and placeholders for rendered content. */
export const withBootScripts = (html: string, scripts: Readonly<Record<BootScript, string>>): string =>
  bootScripts.reduce((page, name) => replace(page, placeholder(name), `<script>${scripts[name]}</script>`), html);

export const clientTemplate = (page: string): string =>
  replace(replace(page, placeholder('head'), CLIENT_HEAD), placeholder('body'), CLIENT_BODY);

/** On a server-rendered page, an inline script starts the app. */
export const ssrTemplate = (page: string): string => replace(page, ENTRY, '');

/** @throws if the build lacks files of a page that the server needs */
export function checkManifest(manifest: BuildManifest): void {
  const { font, modules, styles } = pageFiles(manifest, 'movie', 'en-XA');
  if (!font) throw new Error('The build manifest does not name the font.');
  if (!modules.some((address) => /\/movie-/.test(address)))
    throw new Error('The build manifest does not name the pages.');
  if (!modules.some((address) => /\/en-XA-/.test(address)))
    throw new Error('The build manifest does not name the messages.');
  if (styles.length === 0) throw new Error('The build manifest does not name the style sheets.');
}

/** Part of both templates; the server adds it to the pages that it renders. */
const fontLink = (href: string) => ({
  rel: 'preload',
  as: 'font',
  fetchpriority: 'low',
  type: 'font/woff2',
  crossorigin: true,
  href,
});

/**
 * Creates two pages from `index.html`: the one that the browser renders, and `.vite/ssr-template.html` for the server.
 * Both contain the scripts of `src/boot`, whose hashes for the Content-Security-Policy are in `.vite/csp.json`.
 *
 * @param font name of the emitted font of the first text
 */
export function pageTemplates(font: RegExp): Plugin[] {
  let root = '';
  let page = '';
  let sources: string[] = [];
  return [
    {
      name: 'marquee:page-templates',
      configResolved(config) {
        ({ root } = config);
      },
      transformIndexHtml: {
        order: 'pre',
        async handler(html, { path }) {
          if (path !== '/index.html') return html;
          const scripts = await bundleBootScripts(root);
          sources = bootScripts.map((name) => policySource(scripts[name]));
          page = withBootScripts(html, scripts);
          return clientTemplate(page);
        },
      },
      generateBundle: {
        order: 'post',
        handler() {
          this.emitFile({ type: 'asset', fileName: '.vite/ssr-template.html', source: ssrTemplate(page) });
          this.emitFile({ type: 'asset', fileName: '.vite/csp.json', source: JSON.stringify({ scripts: sources }) });
        },
      },
      writeBundle(_options, bundle) {
        const manifest = bundle['.vite/manifest.json'];
        if (manifest?.type !== 'asset') throw new Error('Vite wrote no build manifest.');
        checkManifest(JSON.parse(String(manifest.source)) as BuildManifest);
      },
    },
    {
      name: 'marquee:preload-font',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler: (_html, { bundle }) =>
          Object.keys(bundle ?? {})
            .filter((file) => font.test(file))
            .map((file) => ({ tag: 'link', injectTo: 'head-prepend' as const, attrs: fontLink(`/${file}`) })),
      },
    },
  ];
}
