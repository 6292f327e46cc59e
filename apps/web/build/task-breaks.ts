import type { Plugin } from 'vite';

/** What a chunk imports has run by then, in a task that ends here: the browser may paint and answer before the rest. */
const BREAK = 'await new Promise((resolve) => setTimeout(resolve));\n';

/**
 * Lets chunks begin in a task of their own instead of in that of the library they import. All are still fetched at once,
 * which waiting between two dynamic imports would prevent.
 */
export function taskBreaks(chunks: RegExp): Plugin {
  return {
    name: 'marquee:task-breaks',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const broken = Object.values(bundle).filter((file) => file.type === 'chunk' && chunks.test(file.name));
        if (broken.length === 0) this.error(`No chunk is called ${String(chunks)}: there is nothing to break off.`);
        for (const file of broken) if (file.type === 'chunk') file.code = BREAK + file.code;
      },
    },
  };
}
