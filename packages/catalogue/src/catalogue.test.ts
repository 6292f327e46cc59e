import { describe, expect, it } from '@jest/globals';
import { compileCatalogue } from './build/compile';
import { filmFiles, people, seriesFiles } from './data';
import { asker } from './fixtures/ask';
import { sweep } from './fixtures/sweep';
import { createCatalogue } from './index';

const data = { filmFiles, seriesFiles, people };
const whole = asker(data, '2026-11-21T12:00:00Z');

describe('the embedded catalogue', () => {
  it('keeps the wire contract with every title, season and person', () => {
    const catalogue = createCatalogue({ now: () => new Date('2026-11-21T12:00:00Z') });
    const { asked } = sweep(catalogue, data);
    expect(asked).toBeGreaterThan(people.length);
  }, 120_000);

  it('has rows that differ from one another', () => {
    for (const rows of [
      ['movie/popular', 'movie/top_rated', 'movie/upcoming', 'movie/now_playing', 'trending/movie/day'],
      ['tv/popular', 'tv/top_rated', 'tv/on_the_air', 'trending/tv/day'],
    ]) {
      expect(new Set(rows.map((row) => whole.ids(row).slice(0, 8).join())).size).toBe(rows.length);
    }
  });

  it('finds every title first by its own name', () => {
    const films = filmFiles.flatMap((file) => file.entries.map(({ title }) => ['movie', title] as const));
    const series = seriesFiles.flatMap((file) => file.entries.map(({ name }) => ['tv', name] as const));
    const missed = [...films, ...series].filter(
      ([type, name]) => whole.names(`search/${type}?query=${encodeURIComponent(name)}`)[0] !== name,
    );
    expect(missed).toEqual([]);
  });

  it('always has similar titles', () => {
    for (const { id } of filmFiles.flatMap((file) => file.entries)) {
      expect(whole.ids(`movie/${id}/similar`).length).toBeGreaterThan(4);
    }
    for (const { id } of seriesFiles.flatMap((file) => file.entries)) {
      expect(whole.ids(`tv/${id}/similar`).length).toBeGreaterThan(4);
    }
  });

  it('gives each title, person, keyword, collection and network a number of its own', () => {
    const store = compileCatalogue(data);
    const numbered = [
      ...store.movies,
      ...store.series,
      ...store.people().all(),
      ...store.keywords.all(),
      ...store.collections.all(),
      ...store.networks.all(),
    ];
    expect(new Set(numbered.map(({ id }) => id)).size).toBe(numbered.length);
    expect(numbered.every(({ id }) => id >= 900_000_000 && id < 2 ** 31)).toBe(true);
  });
});
