import { z } from 'zod';
import { ok, type Operation } from './operation';

const common = { tag: 'Library', method: 'get' } as const;
const errors = ['not_found', 'rate_limited'] as const;
const type = z.enum(['movie', 'series']);

const manifest = z.object({
  id: z.string(),
  version: z.string(),
  name: z.string(),
  description: z.string(),
  types: z.array(type),
  resources: z.array(z.object({ name: z.string(), types: z.array(type), idPrefixes: z.array(z.string()).optional() })),
  catalogs: z.array(
    z.object({ type, id: z.string(), name: z.string(), extra: z.array(z.object({ name: z.string() })) }),
  ),
});
const video = z.object({
  id: z.string().describe('`tmdb:1399:1:2`'),
  title: z.string(),
  season: z.int(),
  episode: z.int(),
  overview: z.string(),
  released: z.string().optional(),
  thumbnail: z.string().optional(),
});
const meta = z.object({
  id: z.string().describe('`tmdb:603`'),
  type,
  name: z.string(),
  description: z.string(),
  poster: z.string().optional(),
  background: z.string().optional(),
  releaseInfo: z.string().optional(),
  videos: z.array(video).optional(),
});
const metas = ok('AddonMetas', z.object({ metas: z.array(meta) }));
const stream = z.object({
  name: z.string(),
  description: z.string(),
  url: z.string(),
  subtitles: z.array(z.object({ id: z.string(), url: z.string(), lang: z.string() })),
  behaviorHints: z.object({ notWebReady: z.literal(true).optional(), bingeGroup: z.string() }),
});

/** The add-on by Stremio's protocol; `{secret}` is an access token of the scope `addon`. For pages of every origin. */
export const addonOperations: Operation[] = [
  {
    ...common,
    path: '/addon/{secret}/manifest.json',
    summary: 'What the Stremio add-on has.',
    answers: ok('AddonManifest', manifest),
    errors,
  },
  {
    ...common,
    path: '/addon/{secret}/catalog/{type}/{file}',
    summary: 'The first titles of `library.json`, `list.json` or `continue.json`.',
    answers: metas,
    errors,
  },
  {
    ...common,
    path: '/addon/{secret}/catalog/{type}/{catalog}/{extra}',
    summary: 'Further titles: `skip=100.json`.',
    answers: metas,
    errors,
  },
  {
    ...common,
    path: '/addon/{secret}/meta/{type}/{file}',
    summary: 'A title by `tmdb:603.json`, a series with its episodes.',
    answers: ok('AddonMeta', z.object({ meta })),
    errors: [...errors, 'metadata_unavailable'],
  },
  {
    ...common,
    path: '/addon/{secret}/stream/{type}/{file}',
    summary: 'How a film or an episode plays, by TMDB or IMDb id: `tmdb:603.json`, `tt0944947:1:2.json`.',
    answers: ok('AddonStreams', z.object({ streams: z.array(stream) })),
    errors: [...errors, 'metadata_unavailable', 'busy', 'library_unavailable', 'library_not_shared', 'taken_down'],
  },
  {
    ...common,
    path: '/addon/play/{ticket}/{grant}/library/{file}/{path}',
    summary: 'Media of the library by the addresses of such streams, for a day or until the secret is revoked.',
    answers: {
      200: { contentType: '*/*', description: 'The file, playlist or subtitle; ranges are answered with 206.' },
    },
    errors: [...errors, 'busy', 'library_unavailable', 'library_not_shared', 'taken_down'],
  },
];
