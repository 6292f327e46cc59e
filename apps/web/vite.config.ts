import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompress } from './build/precompress';
import { refuseChunkCycles } from './build/refuse-chunk-cycles';
import { serviceWorker } from './build/service-worker';
import { preloadFont } from './build/preload-font';

const api = process.env.API_ORIGIN ?? `http://localhost:${process.env.PORT ?? '8787'}`;
const fromApi = ['/api', '/healthz', '/opensearch.xml', '/bannerData.json', '/ads.json', '/modalData.json'];
const proxy = Object.fromEntries(fromApi.map((path) => [path, { target: api, changeOrigin: true }]));

const framework =
  /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|redux-thunk|redux-persist|reselect|immer|use-sync-external-store|zod|@reduxjs\/toolkit)\//;
const common = /\/(apps\/web\/src\/shared|packages\/(core|tmdb)\/src)\/|node_modules\/(lucide-react|clsx)\//;
/** Heavy parts that are loaded when first needed stay out of what every page loads. */
const onDemand =
  /\/shared\/sources\/|\/shared\/ui\/(dialog\.tsx|infinite-grid\.tsx|virtual-grid\/|toast\/toasts\.tsx|toast\/toast-text\.tsx)/;

export default defineConfig({
  plugins: [
    react({ compiler: { compilationMode: 'annotation' } }),
    tailwindcss(),
    preloadFont(/instrument-sans-latin-standard-normal/),
    refuseChunkCycles(),
    serviceWorker(),
    precompress(),
  ],
  resolve: { conditions: ['marquee-source', ...defaultClientConditions] },
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Pictures and fonts stay files: inlined ones would be refused by the content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What every page stands on and what changes least: kept by the browser across releases of the app.
            { name: 'framework', test: framework },
            // Small modules that pages share come in one piece instead of thirty. It imports nothing of the app but
            // `framework`: chunks that import each other run in the wrong order, and `refuseChunkCycles` refuses them.
            { name: 'common', test: (id: string) => common.test(id) && !onDemand.test(id) },
          ],
        },
      },
    },
  },
});
