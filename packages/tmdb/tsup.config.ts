import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', 'wire/index': 'src/wire/index.ts', 'testing/index': 'src/testing/index.ts' },
  format: ['esm'],
  target: 'es2022',
  clean: true,
});
