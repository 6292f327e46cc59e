import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'contracts/index': 'src/contracts/index.ts',
    'collections/index': 'src/collections/index.ts',
    'import/index': 'src/import/index.ts',
    'subtitles/index': 'src/subtitles/index.ts',
    'scrobble/index': 'src/scrobble/index.ts',
    'webhooks/index': 'src/webhooks/index.ts',
    'notices/index': 'src/notices/index.ts',
    'watch-state/index': 'src/watch-state/index.ts',
    'stremio/index': 'src/stremio/index.ts',
    'recommendations/index': 'src/recommendations/index.ts',
    'export/index': 'src/export/index.ts',
  },
  format: ['esm'],
  target: 'es2022',
  clean: true,
});
