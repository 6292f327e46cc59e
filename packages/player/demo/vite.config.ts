import { macros } from '@marquee/tooling/message-macros';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [macros()],
  resolve: { conditions: ['marquee-source', 'module', 'browser', 'development|production'] },
  server: { port: 9180, strictPort: true },
  build: { outDir: '../node_modules/.demo', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 600 },
});
