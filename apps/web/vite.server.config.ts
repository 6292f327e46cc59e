import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messages } from './build/messages';

/** The app as the API's process runs it, to render pages: one folder that needs no installed packages. */
export default defineConfig({
  plugins: [messages(), react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { conditions: ['marquee-source', 'module', 'node', 'production'] },
  ssr: {
    noExternal: true,
    target: 'node',
    resolve: { conditions: ['marquee-source', 'module', 'node', 'production'] },
  },
  build: {
    ssr: 'src/app/entry-server.ts',
    outDir: 'dist-server',
    emptyOutDir: true,
    target: 'node20',
    copyPublicDir: false,
    chunkSizeWarningLimit: 2000,
    // Names the entry, whose own name changes with its content: a process that goes on runs the new build.
    manifest: true,
    rolldownOptions: { output: { entryFileNames: '[name]-[hash].js' } },
  },
});
