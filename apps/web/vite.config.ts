import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite';
import { version } from './package.json';
import { messages } from './build/messages';
import { compileHints } from './build/compile-hints';
import { chunkGroups } from './build/chunk-groups';
import { precompress } from './build/precompress';
import { refuseChunkCycles } from './build/refuse-chunk-cycles';
import { serviceWorker } from './build/service-worker';
import { pageTemplates } from './build/page-templates';
import { weightBudget } from './build/weight-budget';

const api = process.env.API_ORIGIN ?? `http://localhost:${process.env.PORT ?? '8787'}`;
const fromApi = ['/api', '/addon', '/healthz', '/opensearch.xml', '/bannerData.json', '/ads.json', '/modalData.json'];
// The API writes addresses for the host that the browser came by.
const proxy = Object.fromEntries(fromApi.map((path) => [path, { target: api }]));

/** What every page stands on and what changes least, in pieces that the browser runs one by one. */
const libraries = {
  react: /src\/app\/react-root\.ts|node_modules\/(react|react-dom|scheduler)\//,
  router: /vite\/preload-helper|node_modules\/(react-router|react-router-dom)\//,
  toolkit:
    /node_modules\/(react-redux|redux|redux-thunk|redux-persist|reselect|immer|use-sync-external-store|@standard-schema\/utils|@reduxjs\/toolkit)\//,
};
/** Checks answers. It and the shapes of answers take a slow phone's main thread for as long as it may be kept: each in a task. */
const zod = /node_modules\/zod\//;
const common = /\/(apps\/web\/src\/shared|packages\/core\/src)\/|node_modules\/(lucide-react|clsx)\//;
/** Small rules that fetching needs as well as pages that have their data: those need not wait for the code that fetches. */
const smallBoth = /\/core\/src\/(playback\/season-order|search\/query)|\/tmdb\/src\/mappers\/paged/;
/** Heavy parts that are loaded when first needed stay out of what every page loads. */
const onDemand =
  /\/shared\/(sources|filters|reports|watch-state)\/|\/shared\/titles\/(find-title|lookup-api|paced-lookups)|\/shared\/library\/(availability-api|library-grid|playable-titles|use-library-feed)|\/core\/src\/(contracts\/|subtitles\/|recommendations\/|watch-state\/|search\/(filters|is-called)|availability\/|history\/next-up|playback\/episode-order)|\/shared\/api\/(tmdb-chunk|mixed-feed|use-mixed-feed|title-search|profile)\.ts|\/shared\/ui\/(dialog\.tsx|infinite-grid\.tsx|virtual-grid\/|toast\/toasts\.tsx|toast\/toast-text\.tsx|styles\/paper\.css)/;

/** Modules of core that pages need without what validates answers. */
const rules = /\/core\/src\/(availability|calendar|content-rating|following|media|playback)\//;

const none: ReadonlySet<string> = new Set();
const plugins = [react(), tailwindcss()];
const shared: UserConfig = {
  root: import.meta.dirname,
  resolve: { conditions: ['marquee-source', ...defaultClientConditions] },
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) },
};

const isCommon = (id: string) => common.test(id) && !onDemand.test(id);

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const groups = command === 'build' ? await chunkGroups({ ...shared, plugins: [messages(), ...plugins] }) : null;
  const { initial, hydrated, fetching, catalogue, hydratedTitle, afterSeries, afterFilters } = groups ?? {
    initial: none,
    hydrated: none,
    fetching: none,
    catalogue: none,
    hydratedTitle: none,
    afterSeries: none,
    afterFilters: none,
  };
  return {
    ...shared,
    plugins: [
      messages(groups?.messages),
      ...plugins,
      pageTemplates(/instrument-sans-latin-standard-normal/),
      refuseChunkCycles(),
      compileHints(/^(react|router|toolkit|app|zod|data)$/),
      weightBudget(),
      serviceWorker(),
      precompress(),
    ],
    server: { proxy },
    preview: { proxy },
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      // Pictures and fonts stay files: inlined ones would be refused by the content security policy.
      assetsInlineLimit: 0,
      // Tells the server which files a page needs (src/app/server).
      manifest: true,
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        output: {
          // The service worker tells them from the app's own chunks.
          chunkFileNames: ({ facadeModuleId }) =>
            `assets/${facadeModuleId?.startsWith('virtual:messages/') ? 'messages/' : ''}[name]-[hash].js`,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              // Kept by the browser across releases of the app.
              ...Object.entries(libraries).map(([name, test]) => ({ name, test })),
              // The app itself with home. It imports nothing of the app but the libraries: chunks that import each other run
              // in the wrong order, and `refuseChunkCycles` refuses them.
              { name: 'app', test: (id: string) => initial.has(id) || smallBoth.test(id) },
              // Without the code of other pages, and without what validates responses.
              { name: 'hydrated-catalogue', test: (id: string) => hydrated.has(id) && catalogue.has(id) },
              { name: 'hydrated', test: (id: string) => hydrated.has(id) },
              { name: 'zod', test: (id: string) => fetching.has(id) && zod.test(id) },
              { name: 'core', test: (id: string) => fetching.has(id) && rules.test(id) },
              { name: 'data', test: (id: string) => fetching.has(id) },
              // Small modules that other pages share come in one piece instead of thirty.
              { name: 'common', test: (id: string) => isCommon(id) && catalogue.has(id) },
              { name: 'hydrated-title', test: (id: string) => hydratedTitle.has(id) },
              { name: 'after-series', test: (id: string) => afterSeries.has(id) },
              { name: 'after-filters', test: (id: string) => afterFilters.has(id) },
              { name: 'common-elsewhere', test: isCommon },
            ],
          },
        },
      },
    },
  };
});
