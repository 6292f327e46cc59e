import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    cli: 'src/cli/main.ts',
  },
  format: ['esm'],
  target: 'es2022',
  clean: true,
  platform: 'node',
  // Workspace packages are bundled from source; npm packages stay imports.
  noExternal: [/^@marquee\//],
  esbuildOptions(options) {
    options.conditions = ['marquee-source'];
    // One letter beyond Latin-1 would make V8 hold the whole source with two bytes for each letter.
    options.charset = 'ascii';
  },
});
