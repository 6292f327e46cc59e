import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import {
  createFakeTmdb,
  json,
  wireCollection,
  wireEpisode,
  wireImages,
  wireMovieDetails,
  wireMovieItem,
  wirePage,
  wirePerson,
  wirePersonItem,
  wireSeason,
  wireTvDetails,
  wireTvItem,
  type FakeResponse,
} from '../testing';
import type { TmdbClient } from './create-client';
import { TmdbError } from './tmdb-error';

const mixed = [
  { ...wireMovieItem(), media_type: 'movie' },
  { ...wireTvItem(), media_type: 'tv' },
  { ...wirePersonItem(), media_type: 'person' },
];

/** Each kind of response: its call, and a valid body to corrupt. */
const calls: [string, (client: TmdbClient) => Promise<unknown>, string, unknown][] = [
  ['a list of movies', (c) => c.popular({ mediaType: 'movie' }), 'movie/popular', wirePage([wireMovieItem()])],
  ['a list of series', (c) => c.popular({ mediaType: 'tv' }), 'tv/popular', wirePage([wireTvItem()])],
  ['a mixed search', (c) => c.searchMulti({ query: 'a' }), 'search/multi', wirePage(mixed)],
  ['found keywords', (c) => c.searchKeywords({ query: 'a' }), 'search/keyword', { results: [{ id: 1, name: 'a' }] }],
  ['people', (c) => c.searchPeople({ query: 'a' }), 'search/person', wirePage([wirePersonItem()])],
  ['movie details', (c) => c.movieDetails({ id: 1 }), 'movie/1', wireMovieDetails()],
  ['series details', (c) => c.tvDetails({ id: 1 }), 'tv/1', wireTvDetails()],
  ['images', (c) => c.images({ mediaType: 'tv', id: 1 }), 'tv/1/images', wireImages()],
  ['a season', (c) => c.season({ tvId: 1, seasonNumber: 1 }), 'tv/1/season/1', wireSeason()],
  [
    'an episode',
    (c) => c.episode({ tvId: 1, seasonNumber: 1, episodeNumber: 1 }),
    'tv/1/season/1/episode/1',
    wireEpisode(),
  ],
  ['a person', (c) => c.person({ id: 1 }), 'person/1', wirePerson()],
  ['a collection', (c) => c.collection({ id: 1 }), 'collection/1', wireCollection()],
  [
    'where to watch',
    (c) => c.watchOptions({ mediaType: 'tv', id: 1 }),
    'tv/1/watch/providers',
    wireTvDetails()['watch/providers'],
  ],
  [
    'an id of IMDb',
    (c) => c.findByImdbId({ imdbId: 'tt00001' }),
    'find/tt00001',
    { movie_results: [wireMovieItem()], tv_results: [wireTvItem()], person_results: [wirePersonItem()] },
  ],
];

/** `value` with the branch selected by `turns` replaced by `junk`. */
function spoil(value: unknown, turns: readonly number[], junk: unknown): unknown {
  const [turn, ...rest] = turns;
  if (turn === undefined || typeof value !== 'object' || value === null) return junk;
  const keys = Object.keys(value);
  const key = keys[turn % Math.max(1, keys.length)];
  if (key === undefined) return junk;
  const changed = spoil((value as Record<string, unknown>)[key], rest, junk);
  return Array.isArray(value)
    ? value.map((item: unknown, index) => (String(index) === key ? changed : item))
    : { ...value, [key]: changed };
}

async function throwsOnlyTmdbError(call: (client: TmdbClient) => Promise<unknown>, path: string, answer: FakeResponse) {
  const { client } = createFakeTmdb({ [path]: answer });
  try {
    await call(client);
  } catch (error) {
    if (!(error instanceof TmdbError)) throw error;
  }
}

const raw =
  (status: number, body: string): FakeResponse =>
  () =>
    Promise.resolve({ ok: status < 300, status, statusText: '', text: () => Promise.resolve(body) });

describe.each(calls)('%s', (_, call, path, body) => {
  it('of any JSON is read or refused, never a crash', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.constantFrom(200, 404, 500), (junk, status) =>
        throwsOnlyTmdbError(call, path, json(junk, status)),
      ),
    );
  });

  it('with any part of it spoilt is read or refused, never a crash', async () => {
    const turns = fc.array(fc.nat(40), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(turns, fc.jsonValue({ maxDepth: 2 }), (path_, junk) =>
        throwsOnlyTmdbError(call, path, json(spoil(body, path_, junk))),
      ),
      { numRuns: 200 },
    );
  });
});

it('any text is read or refused, never a crash', async () => {
  // The unit `binary` takes seconds to set up.
  const character = fc.nat(0xff_ff).map((code) => String.fromCharCode(code));
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: character }), fc.constantFrom(200, 503), (text, status) =>
      throwsOnlyTmdbError((client) => client.keyword({ id: 1 }), 'keyword/1', raw(status, text)),
    ),
  );
});
