import type { Plugin } from 'vite';

/** Compiles all functions of a script while it is fetched, off the main thread (Chromium, "Explicit compile hints"). */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the chunks of which a first visit runs nearly everything: others would cost more memory than they save time. Nothing
 * may stand before the hint.
 *
 * @param names of the chunks; a build without any of them fails, as nobody would miss the hint
 */
export const compileHints = (names: RegExp): Plugin => ({
  name: 'marquee:compile-hints',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const marked = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && names.test(file.name) ? [file] : [],
      );
      if (marked.length === 0) this.error(`No chunk is called ${String(names)}.`);
      for (const chunk of marked) chunk.code = HINT + chunk.code;
    },
  },
});
