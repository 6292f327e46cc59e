import { describe, expect, it } from '@jest/globals';
import type { TmdbClient } from '../client';
import { createFakeTmdb, httpError } from '../testing';

type Call = (client: TmdbClient) => Promise<unknown>;

/** Each call with its path and its parameters except the language. */
const calls: [string, Call, string, Record<string, string>][] = [
  ['searchMulti', (c) => c.searchMulti({ query: ' tide ', page: 2 }), 'search/multi', { query: 'tide', page: '2' }],
  [
    'searchTitles',
    (c) => c.searchTitles({ mediaType: 'tv', query: 'tide' }),
    'search/tv',
    { query: 'tide', page: '1' },
  ],
  ['searchPeople', (c) => c.searchPeople({ query: 'mara' }), 'search/person', { query: 'mara', page: '1' }],
  ['searchKeywords', (c) => c.searchKeywords({ query: ' heist ' }), 'search/keyword', { query: 'heist' }],
  [
    'movieDetails',
    (c) => c.movieDetails({ id: 603 }),
    'movie/603',
    {
      append_to_response:
        'credits,similar,recommendations,images,external_ids,videos,watch/providers,keywords,release_dates',
      include_image_language: 'en',
    },
  ],
  [
    'tvDetails',
    (c) => c.tvDetails({ id: 1399 }),
    'tv/1399',
    {
      append_to_response:
        'credits,similar,recommendations,images,external_ids,videos,watch/providers,keywords,content_ratings',
      include_image_language: 'en',
    },
  ],
  ['airingDetails', (c) => c.airingDetails({ id: 1399 }), 'tv/1399', {}],
  ['filmReleases', (c) => c.filmReleases({ id: 603 }), 'movie/603', { append_to_response: 'release_dates' }],
  ['titleSummary', (c) => c.titleSummary({ mediaType: 'movie', id: 603 }), 'movie/603', {}],
  [
    'titleSummary',
    (c) => c.titleSummary({ mediaType: 'tv', id: 1399, hasPeople: true }),
    'tv/1399',
    { append_to_response: 'credits' },
  ],
  [
    'relatedTitles',
    (c) => c.relatedTitles({ mediaType: 'movie', id: 603 }),
    'movie/603',
    { append_to_response: 'credits,keywords,recommendations,similar' },
  ],
  ['topRated', (c) => c.topRated({ mediaType: 'movie' }), 'movie/top_rated', { page: '1' }],
  ['trending', (c) => c.trending({ mediaType: 'tv' }), 'trending/tv/day', { page: '1' }],
  ['trending', (c) => c.trending({ mediaType: 'movie', window: 'week' }), 'trending/movie/week', { page: '1' }],
  ['upcoming', (c) => c.upcoming({}), 'movie/upcoming', { page: '1' }],
  ['onTheAir', (c) => c.onTheAir({ page: 3 }), 'tv/on_the_air', { page: '3' }],
  ['popular', (c) => c.popular({ mediaType: 'tv' }), 'tv/popular', { page: '1' }],
  ['discover', (c) => c.discover({ mediaType: 'tv' }), 'discover/tv', { page: '1', sort_by: 'popularity.desc' }],
  ['watchOptions', (c) => c.watchOptions({ mediaType: 'movie', id: 603 }), 'movie/603/watch/providers', {}],
  ['images', (c) => c.images({ mediaType: 'tv', id: 1399 }), 'tv/1399/images', { include_image_language: 'en' }],
  ['season', (c) => c.season({ tvId: 1399, seasonNumber: 0 }), 'tv/1399/season/0', {}],
  [
    'episode',
    (c) => c.episode({ tvId: 1399, seasonNumber: 1, episodeNumber: 2 }),
    'tv/1399/season/1/episode/2',
    { append_to_response: 'credits,external_ids,images', include_image_language: 'en,null' },
  ],
  ['person', (c) => c.person({ id: 287 }), 'person/287', { append_to_response: 'combined_credits' }],
  ['keyword', (c) => c.keyword({ id: 9951 }), 'keyword/9951', {}],
  ['collection', (c) => c.collection({ id: 10 }), 'collection/10', {}],
  ['findByImdbId', (c) => c.findByImdbId({ imdbId: ' TT0137523 ' }), 'find/tt0137523', { external_source: 'imdb_id' }],
  ['findByTvdbId', (c) => c.findByTvdbId({ tvdbId: 81189 }), 'find/81189', { external_source: 'tvdb_id' }],
  ['findByTmdbId', (c) => c.findByTmdbId({ mediaType: 'tv', id: 1399 }), 'tv/1399', {}],
  ['movieCertifications', (c) => c.movieCertifications(), 'certification/movie/list', {}],
];

describe('every call', () => {
  it.each(calls)('%s asks once, at the documented path [METADATA-02, METADATA-03]', async (_, call, path, params) => {
    const tmdb = createFakeTmdb();
    await call(tmdb.client);
    expect(tmdb.requests.map((request) => request.path)).toEqual([path]);
    expect(Object.fromEntries(tmdb.requests[0]?.params ?? [])).toEqual({ language: 'en-US', ...params });
  });

  it('of the client is in this list', () => {
    const { client } = createFakeTmdb();
    expect([...new Set(calls.map(([name]) => name))].sort()).toEqual(Object.keys(client).sort());
  });
});

it('lists certifications of movies mildest first [MINE-12]', async () => {
  expect(await createFakeTmdb().client.movieCertifications()).toEqual({ US: ['NR', 'G', 'R'] });
});

describe('search', () => {
  it('shows only movies and series [SEARCH-09]', async () => {
    const page = await createFakeTmdb().client.searchMulti({ query: 'a' });
    expect(page.results.map((item) => item.key)).toEqual(['movie:101', 'tv:201']);
  });

  it.each(['', '   '])('makes no call for the empty query %j [SEARCH-06]', async (query) => {
    const tmdb = createFakeTmdb();
    const pages = await Promise.all([
      tmdb.client.searchMulti({ query }),
      tmdb.client.searchTitles({ query, mediaType: 'movie' }),
      tmdb.client.searchPeople({ query }),
    ]);
    expect(pages.map((page) => page.results.length)).toEqual([0, 0, 0]);
    expect(tmdb.requests).toEqual([]);
  });

  it('finds people on their own', async () => {
    const page = await createFakeTmdb().client.searchPeople({ query: 'a' });
    expect(page.results).toMatchObject([{ id: 301, name: 'Mara Quill' }]);
  });
});

it.each([
  [0, '1'],
  [Number.NaN, '1'],
  [2.9, '2'],
  [Number.POSITIVE_INFINITY, '500'],
])('asking for page %d asks for page %s', async (page, asked) => {
  const tmdb = createFakeTmdb();
  await tmdb.client.popular({ mediaType: 'movie', page });
  expect(tmdb.requests[0]?.params.get('page')).toBe(asked);
});

it('a title known by its number has its length, countries and, when asked for, its first people', async () => {
  const { client } = createFakeTmdb();
  const series = await client.titleSummary({ mediaType: 'tv', id: 1399 });
  expect(series).toMatchObject({ key: 'tv:1399', title: 'The Orchard Line', genreIds: [18], totalRuntimeMin: 4 * 31 });
  const film = await client.titleSummary({ mediaType: 'movie', id: 603, hasPeople: true });
  expect(film).toMatchObject({ totalRuntimeMin: 104, countries: ['GB'], episodeRuntimeMin: null });
  expect(film.people?.length).toBeGreaterThan(0);
  expect(new Set(film.people?.map(({ id }) => id)).size).toBe(film.people?.length);
});

it.each(['movie', 'tv'] as const)('what leads from a %s to others is asked for at once', async (mediaType) => {
  const { client } = createFakeTmdb();
  const { title, keywords, recommendations, similar } = await client.relatedTitles({ mediaType, id: 603 });
  expect(title.key).toBe(`${mediaType}:603`);
  expect([title.people, keywords, similar].map((list) => list?.length)).not.toContain(0);
  expect([...recommendations, ...similar].every((each) => each.mediaType === mediaType)).toBe(true);
});

it('where a title can be watched is known for every region', async () => {
  expect(await createFakeTmdb().client.watchOptions({ mediaType: 'tv', id: 201 })).toMatchObject({
    US: { subscription: [{ name: 'Netflix' }, { name: 'Hulu' }] },
  });
});

describe('an id of IMDb', () => {
  it('finds a title or a person', async () => {
    const found = await createFakeTmdb().client.findByImdbId({ imdbId: 'tt0000101' });
    expect(found).toMatchObject({ titles: [{ key: 'movie:101' }], people: [] });
  });

  it.each(['', '0137523', '../movie/1'])('is not %j, and no call is made for it', async (imdbId) => {
    const tmdb = createFakeTmdb();
    expect(await tmdb.client.findByImdbId({ imdbId })).toEqual({ titles: [], people: [], seriesIds: [] });
    expect(tmdb.requests).toEqual([]);
  });
});

describe('a number of TMDB', () => {
  it('finds a title, and nothing where there is none', async () => {
    const { client } = createFakeTmdb({ 'movie/9': httpError(404) });
    expect((await client.findByTmdbId({ mediaType: 'movie', id: 101 })).map(({ key }) => key)).toEqual(['movie:101']);
    expect(await client.findByTmdbId({ mediaType: 'movie', id: 9 })).toEqual([]);
  });
});

it('an episode page has its stills, director and guest stars from one call [EPISODE-01]', async () => {
  const tmdb = createFakeTmdb();
  const episode = await tmdb.client.episode({ tvId: 201, seasonNumber: 1, episodeNumber: 2 });
  expect(episode).toMatchObject({ seasonNumber: 1, episodeNumber: 2, directors: ['Lise Faber'] });
  expect(episode.stills).toHaveLength(1);
  expect(tmdb.requests).toHaveLength(1);
});
