import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/paths.ts', 'src/packed-text.ts'],
  format: ['esm'],
  target: 'es2022',
  clean: true,
});
