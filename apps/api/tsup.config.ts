import { defineConfig } from 'tsup';

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    cli: 'src/cli/main.ts',
    'transform-worker': 'src/modules/images/transform-worker.ts',
  },
  format: ['esm'],
  target: 'es2022',
  clean: true,
  platform: 'node',
  // Workspace packages are bundled from source; npm packages stay imports.
  noExternal: [/^@marquee\//],
  esbuildOptions(options) {
    options.conditions = ['marquee-source'];
    options.charset = 'ascii';
  },
  plugins: [
    {
      // esbuild leaves comments and patterns as they are. One letter that Latin-1 lacks makes V8 hold the whole source
      // with two bytes for each letter.
      name: 'ascii',
      renderChunk: (code) => ({ code: code.replace(/[^\0-\x7f]/g, escaped) }),
    },
  ],
});
