import type { Plugin } from 'vite';

interface Prepended {
  /** The plugin's, after `marquee:`. */
  name: string;
  /** Names of the chunks. A build without any of them fails: the text would be missed by nobody. */
  chunks: RegExp;
  text: string;
}

/** Puts a text before the finished code of chunks, in front of what plugins listed earlier have put there. */
export const prependToChunks = ({ name, chunks, text }: Prepended): Plugin => ({
  name: `marquee:${name}`,
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const marked = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && chunks.test(file.name) ? [file] : [],
      );
      if (marked.length === 0) this.error(`No chunk is called ${String(chunks)}.`);
      for (const chunk of marked) chunk.code = text + chunk.code;
    },
  },
});
