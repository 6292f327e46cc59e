import type { Plugin } from 'vite';

/**
 * Makes the browser compile all functions of a script off the main thread while it is fetched (Chromium, "Explicit
 * compile hints").
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the chunks whose code a first visit runs almost completely: for others it would cost more memory than it saves
 * time. The hint must be at the beginning.
 *
 * @param names of the chunks; the build fails if one is missing, because nobody would notice the missing hint
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
