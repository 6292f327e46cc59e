import type { Plugin } from 'vite';

/**
 * Preloads the emitted font whose name matches, so that the first text is not painted twice. On a page that the server drew
 * it waits for what is on screen (`src/app/server/document.ts`).
 */
export function preloadFont(name: RegExp): Plugin {
  return {
    name: 'marquee:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => name.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: {
              rel: 'preload',
              as: 'font',
              fetchpriority: 'low',
              type: 'font/woff2',
              crossorigin: true,
              href: `/${file}`,
            },
          })),
    },
  };
}
