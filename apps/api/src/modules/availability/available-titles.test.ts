import { brotliCompressSync, constants } from 'node:zlib';
import { packKeys, titleKey, type TitleKey } from '@marquee/core';
import type { ProviderTitle } from '@marquee/core/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { AvailabilityRepository } from './availability.repository';
import { newestFirst, toAvailableTitles } from './available-titles';

const film = (key: TitleKey | null, changes: Partial<ProviderTitle> = {}) => ({
  key,
  title: { id: 'a', mediaType: 'movie' as const, title: 'Film', addedAtMs: 1, ...changes },
});

it('the entries of one title are one, and those that are no known title are none', () => {
  const titles = toAvailableTitles([
    film('movie:1', { resolution: '1080', addedAtMs: 5 }),
    film('movie:1', { resolution: '4k', title: 'Copy', languages: ['de'] }),
    film(null, { title: 'Unknown' }),
    film('movie:2', { tmdbId: 2 }),
  ]);
  expect([...titles].map(([key, { available, named }]) => [key, { available, named }])).toEqual([
    ['movie:1', { available: { addedAtMs: 5, resolution: '4k', languages: ['de'] }, named: { title: 'Film' } }],
    ['movie:2', { available: { addedAtMs: 1 }, named: undefined }],
  ]);
});

it('series whose newest episode is a week old come after newer films [AVAILABLE-07]', () => {
  const dayMs = 24 * 3_600_000;
  const titles = toAvailableTitles([
    film('movie:1', { addedAtMs: 9 * dayMs }),
    film('tv:1', { addedAtMs: 2 * dayMs }),
    film('tv:2', { addedAtMs: 5 * dayMs }),
  ]);
  expect(newestFirst(titles, 9.5 * dayMs)).toEqual(['tv:2', 'movie:1', 'tv:1']);
});

it('5,000 films and 500 series take less than 15 kB on their way to a browser [AVAILABLE-02]', () => {
  let seed = 7;
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const keys = Array.from({ length: 5_500 }, (_, index) =>
    // Well-known titles have low ids.
    titleKey(index < 5_000 ? 'movie' : 'tv', Math.floor(random() ** 2 * 1_200_000) + 1),
  );
  const ranges = ['1-6', '1-8', '1-10', '1-12', '1-7,9', '1-22'];
  const episodesOf = () =>
    Object.fromEntries(
      Array.from({ length: 1 + Math.floor(random() * 7) }, (_, season) => [
        String(season + 1),
        ranges[Math.floor(random() * ranges.length)] ?? '1',
      ]),
    );
  const text = JSON.stringify(packKeys(keys, episodesOf));
  const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  expect(brotli.length).toBeLessThan(15_000);
});

const NOW = Date.parse('2026-11-28T12:00:00Z');

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.remove());

const facts = {
  ...{ title: 'A film', posterPath: '/a.jpg', genreIds: [18], date: null, year: 2001, voteAverage: 7 },
  ...{ voteCount: 9, popularity: 1, originalLanguage: 'en', runtimeMin: 90 },
};
const put = (key: TitleKey, more: object, describedAt: string) =>
  test.sql(`INSERT INTO library_titles (id, key, title, facts, described_at) VALUES
    ('${key}', '${key}', '{}', '${JSON.stringify({ ...facts, key, ...more })}', '${describedAt}')`);

it('a title is described again after a day where an earlier version did not keep what filters look at [MINE-12]', async () => {
  const complete = { certificates: { US: 'PG' }, keywordIds: [] };
  await put('movie:1', {}, '2026-11-26T12:00:00Z');
  await put('movie:2', {}, '2026-11-28T11:00:00Z');
  await put('movie:3', complete, '2026-11-26T12:00:00Z');
  const repository = new AvailabilityRepository(test.database.prisma);
  // Until then, what was kept is shown.
  const known = (await repository.read()).titles.map(({ key, facts: read }) => [
    key,
    read?.posterPath,
    read?.keywordIds,
  ]);
  expect(known.sort()).toEqual(['movie:1', 'movie:2', 'movie:3'].map((key) => [key, '/a.jpg', []]));
  expect((await repository.claimDescriptions(10, NOW)).map(({ key }) => key)).toEqual(['movie:1']);
  expect(await repository.claimDescriptions(10, NOW)).toEqual([]);
});
