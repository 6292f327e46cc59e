import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', 'artwork/index': 'src/artwork/index.ts' },
  format: ['esm'],
  target: 'es2022',
  clean: true,
  dts: true,
});
