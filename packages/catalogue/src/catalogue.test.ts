import { describe, expect, it } from '@jest/globals';
import { compileCatalogue } from './build/compile';
import { readAuthored } from './authored/read-authored';
import { embeddedData } from './embedded-data';
import { createCatalogueClient } from './testing/catalogue-client';
import { sweep } from './testing/sweep';
import { createCatalogue } from './index';

// Takes seconds: the whole catalogue is searched, and a sample of it read with the wire schemas.
const { filmFiles, seriesFiles, people } = readAuthored();
const data = embeddedData();
const whole = createCatalogueClient(data, '2026-11-21T12:00:00Z');
const imported = data.filmFiles.filter(({ file }) => file === 'imported').flatMap(({ entries }) => [...entries]);

/** Imported films are all created by the same code, so a sample of them is used in slow tests. */
const sampled = imported.filter((_, index) => index % 60 === 0);

describe('the embedded catalogue', () => {
  it('keeps the wire contract for a sample of films, series, seasons and people', () => {
    const catalogue = createCatalogue({ now: () => new Date('2026-11-21T12:00:00Z') });
    const { asked } = sweep(catalogue, {
      filmFiles: [
        ...filmFiles.map(({ file, entries }) => ({ file, entries: entries.filter((_, index) => index % 12 === 0) })),
        { file: 'imported', entries: sampled },
      ],
      seriesFiles: seriesFiles.map(({ file, entries }) => ({
        file,
        entries: entries.filter((_, index) => index % 3 === 0),
      })),
      people: people.filter((_, index) => index % 24 === 0),
    });
    expect(asked).toBeGreaterThan(1_000);
  });

  it('has rows that differ from one another', () => {
    for (const rows of [
      ['movie/popular', 'movie/top_rated', 'movie/upcoming', 'movie/now_playing', 'trending/movie/day'],
      ['tv/popular', 'tv/top_rated', 'tv/on_the_air', 'trending/tv/day'],
    ]) {
      expect(new Set(rows.map((row) => whole.ids(row).slice(0, 8).join())).size).toBe(rows.length);
    }
  });

  it('finds a title first by its own name', () => {
    const films = filmFiles.flatMap((file) => file.entries.map(({ title }) => ['movie', title] as const));
    const series = seriesFiles.flatMap((file) => file.entries.map(({ name }) => ['tv', name] as const));
    const some = [...films, ...series].filter((_, index) => index % 3 === 0);
    const missed = some.filter(
      ([type, name]) => whole.names(`search/${type}?query=${encodeURIComponent(name)}`)[0] !== name,
    );
    expect(missed).toEqual([]);
  });

  it('finds an imported film by its own name on the first page', () => {
    const every = imported.filter((_, index) => index % 24 === 0);
    const missed = every.filter(
      ({ title, id }) => !whole.ids(`search/movie?query=${encodeURIComponent(title)}`).includes(id),
    );
    expect(missed.map(({ title }) => title)).toEqual([]);
  });

  it('leads the rows of the first pages with authored titles', () => {
    const authored = new Set([...filmFiles, ...seriesFiles].flatMap(({ entries }) => entries.map(({ id }) => id)));
    const share = (ids: readonly number[]) => ids.filter((id) => authored.has(id)).length / ids.length;
    for (const row of ['movie/popular', 'trending/movie/day', 'trending/movie/week', 'movie/now_playing']) {
      expect([row, share(whole.ids(row))]).toEqual([row, 1]);
    }
    expect(share(whole.ids('movie/top_rated'))).toBeGreaterThan(0.8);
  });

  it('gives each title, person, keyword, collection and network a number of its own', () => {
    const store = compileCatalogue(data);
    const numbered = [
      ...store.movies,
      ...store.series,
      ...store.people().all(),
      ...store.keywords.all(),
      ...store.collections.all(),
      ...store.companies.all(),
      ...store.networks.all(),
    ];
    expect(new Set(numbered.map(({ id }) => id)).size).toBe(numbered.length);
    expect(numbered.every(({ id }) => id >= 900_000_000 && id < 2 ** 31)).toBe(true);
  });
});
