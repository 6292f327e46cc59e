import { describe, expect, it } from '@jest/globals';
import { TmdbError, type TmdbClient } from '@marquee/tmdb';
import { createFakeTmdb } from '@marquee/tmdb/testing';
import { pageOf, title } from '../../testing/titles';
import { filterContent } from './content-filter';
import { searchTitles } from './title-search';

const ratings: Record<number, Record<string, string>> = {
  1: { US: 'PG' },
  2: { US: 'PG-13' },
  3: { US: 'R', DE: '12' },
  4: {},
};
const films = [1, 2, 3, 4].map((id) => title(id)).concat(title(5, { adult: true }));

function setUp(changes: Partial<TmdbClient> = {}) {
  const asked: number[] = [];
  const client: TmdbClient = {
    ...createFakeTmdb().client,
    popular: () => Promise.resolve(pageOf(films)),
    certificates: ({ id }) => {
      asked.push(id);
      return Promise.resolve(ratings[id] ?? {});
    },
    ...changes,
  };
  return { client, asked };
}
const shown = async (client: TmdbClient) => (await client.popular({ mediaType: 'movie' })).results.map(({ id }) => id);

describe('a filtered list', () => {
  it('is the unchanged list when nothing is restricted, without fetching any rating', async () => {
    const { client, asked } = setUp();
    expect(await shown(filterContent(client, 'unrestricted', 'US'))).toEqual([1, 2, 3, 4, 5]);
    expect(asked).toEqual([]);
  });

  it('leaves out titles for older viewers and adult titles [SETTING-08]', async () => {
    const { client } = setUp();
    expect(await shown(filterContent(client, 'moderate', 'US'))).toEqual([1, 2, 4]);
    expect(await shown(filterContent(client, 'strict', 'US'))).toEqual([1]);
  });

  it('uses the age ratings of the region', async () => {
    const { client } = setUp();
    expect(await shown(filterContent(client, 'moderate', 'DE'))).toEqual([1, 2, 3, 4]);
  });

  it('fetches each rating once', async () => {
    const { client, asked } = setUp();
    await shown(filterContent(client, 'moderate', 'US'));
    await shown(filterContent(client, 'strict', 'US'));
    expect(asked).toEqual([1, 2, 3, 4]);
  });

  it('fails when ratings are unavailable, shows no restricted title, and recovers', async () => {
    let isDown = true;
    const { client } = setUp({
      certificates: ({ id }) =>
        isDown
          ? Promise.reject(new TmdbError({ code: 'network', reason: 'Network error', path: '' }))
          : Promise.resolve(ratings[id] ?? {}),
    });
    await expect(shown(filterContent(client, 'strict', 'US'))).rejects.toThrow('Network error');
    isDown = false;
    expect(await shown(filterContent(client, 'strict', 'US'))).toEqual([1]);
  });

  it('treats a deleted title as unrated', async () => {
    const gone = new TmdbError({ code: 'http', reason: 'Not Found', path: '', status: 404 });
    const { client } = setUp({ certificates: () => Promise.reject(gone) });
    expect(await shown(filterContent(client, 'moderate', 'US'))).toEqual([1, 2, 3, 4]);
  });

  it('lets TMDB filter films, so that pages are full', async () => {
    const limits: (string | undefined)[] = [];
    const { client } = setUp({
      discover: ({ certificationUpTo }) => {
        limits.push(certificationUpTo);
        return Promise.resolve(pageOf(films));
      },
    });
    await filterContent(client, 'strict', 'US').discover({ mediaType: 'movie' });
    await filterContent(client, 'strict', 'US').discover({ mediaType: 'tv' });
    await filterContent(client, 'moderate', 'US').discover({ mediaType: 'movie' });
    await filterContent(client, 'strict', 'DE').discover({ mediaType: 'movie' });
    expect(limits).toEqual(['PG', undefined, undefined, undefined]);
  });
});

it('hides a title that is searched by its IMDb or TMDB number, and what people are known for [SETTING-08]', async () => {
  const person = { id: 9, name: 'A', department: 'Acting', popularity: 1, profilePath: null, knownFor: films };
  const { client } = setUp({
    findByImdbId: () => Promise.resolve({ titles: films, people: [person], seriesIds: [] }),
    findByTvdbId: () => Promise.resolve({ titles: films, people: [person], seriesIds: [] }),
    findByTmdbId: ({ mediaType, id }) =>
      Promise.resolve(mediaType === 'movie' ? films.filter((film) => film.id === id) : []),
    searchPeople: () => Promise.resolve({ page: 1, totalPages: 1, totalResults: 1, results: [person] }),
  });
  const strict = filterContent(client, 'strict', 'US');
  const search = async (query: string) =>
    (await searchTitles(strict, { query, type: 'all', page: 1 }, {})).results.map(({ id }) => id);
  expect(await search('imdb:tt0133093')).toEqual([1]);
  expect(await search('tmdb:1')).toEqual([1]);
  expect(await search('tmdb:5')).toEqual([]);
  const [found] = (await strict.searchPeople({ query: 'a' })).results;
  expect(found?.knownFor.map(({ id }) => id)).toEqual([1]);
});

it('filters recommendations and the titles of a person', async () => {
  const { client } = setUp();
  const details = await client.movieDetails({ id: 101 });
  const strict = filterContent(
    { ...client, movieDetails: () => Promise.resolve({ ...details, similar: films, recommendations: films }) },
    'strict',
    'US',
  );
  const { similar, recommendations } = await strict.movieDetails({ id: 101 });
  expect([similar, recommendations].map((list) => list.map(({ id }) => id))).toEqual([[1], [1]]);
});
