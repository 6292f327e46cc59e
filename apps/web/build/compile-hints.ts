import type { Plugin } from 'vite';

/** Compiles all functions of a script while it is fetched, off the main thread (Chromium, "Explicit compile hints"). */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Marks the chunks of which a first visit runs nearly everything: others would cost more memory than they save time. */
export function compileHints(chunks: RegExp): Plugin {
  return {
    name: 'marquee:compile-hints',
    apply: 'build',
    enforce: 'post',
    // Nothing may stand before the hint: what other plugins put in front of a chunk is there by now.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const marked = Object.values(bundle).filter((file) => file.type === 'chunk' && chunks.test(file.name));
        if (marked.length === 0) this.error(`No chunk is called ${String(chunks)}: there is nothing to mark.`);
        for (const file of marked) if (file.type === 'chunk') file.code = HINT + file.code;
      },
    },
  };
}
