import { describe, expect, it } from '@jest/globals';
import { createCatalogueClient } from '../../testing/catalogue-client';
import { dataOf, film } from '../../testing/entries';

const { names, list, catalogue } = createCatalogueClient();
const found = (query: string, type = 'movie') => names(`discover/${type}?${query}`).toSorted();

describe('discover', () => {
  it('lists everything by popularity when nothing is asked', () => {
    expect(names('discover/movie').slice(0, 2)).toEqual(['The Far Shore', 'Dune: Part Two']);
    expect(list('discover/tv').total_results).toBe(4);
  });

  it('reads a comma between genres as AND and a pipe as OR', () => {
    expect(found('with_genres=16,878')).toEqual(['WALL·E']);
    expect(found('with_genres=27|10749')).toEqual(['Amélie', 'Nosferatu', 'Sunrise: A Song of Two Humans']);
    expect(found('with_genres=16,878|14')).toEqual(['My Neighbor Totoro', 'Spirited Away', 'WALL·E']);
  });

  it('drops titles that have any genre of without_genres', () => {
    expect(found('with_genres=16&without_genres=14')).toEqual(['WALL·E']);
    expect(found('with_genres=16|27&without_genres=878,27')).toEqual(['My Neighbor Totoro', 'Spirited Away']);
  });

  it('finds anime as animation whose original language is Japanese', () => {
    expect(found('with_genres=16&with_original_language=ja')).toEqual(['My Neighbor Totoro', 'Spirited Away']);
    expect(found('with_genres=16&with_original_language=ja', 'tv')).toEqual(['Cowboy Bebop']);
  });

  it('finds what a network carries, one of several, or all of them', () => {
    expect(found('with_watch_providers=1899&watch_region=US')).toHaveLength(4);
    expect(found('with_watch_providers=8|337&watch_region=US')).toEqual(['Amélie', 'My Neighbor Totoro', 'WALL·E']);
    expect(found('with_watch_providers=8,15&watch_region=US')).toEqual(['Amélie']);
    expect(found('without_watch_providers=1899&with_genres=16')).toEqual(['WALL·E']);
  });

  it('knows no offers outside the US nor other than subscriptions', () => {
    expect(found('with_watch_providers=8&watch_region=FR')).toEqual([]);
    expect(found('with_watch_providers=8&watch_region=US&with_watch_monetization_types=rent')).toEqual([]);
    expect(found('with_watch_monetization_types=flatrate|ads&watch_region=US')).toHaveLength(6);
  });

  it.each([
    ['popularity.asc', 'The Farther Shore'],
    ['primary_release_date.asc', 'Nosferatu'],
    ['release_date.desc', 'The Farther Shore'],
    ['vote_average.desc', 'Spirited Away'],
    ['vote_count.desc', 'Spider-Man'],
    ['title.asc', 'Amélie'],
    ['original_title.asc', 'Dune'],
    ['revenue.desc', 'The Far Shore'],
    ['nonsense.desc', 'The Far Shore'],
    ['__proto__.asc', 'The Far Shore'],
  ])('sorts films by %s', (sortBy, first) => {
    expect(names(`discover/movie?sort_by=${sortBy}`)[0]).toBe(first);
  });

  it.each([
    ['first_air_date.asc', 'Twin Peaks'],
    ['name.asc', 'Cowboy Bebop'],
  ])('sorts series by %s', (sortBy, first) => {
    expect(names(`discover/tv?sort_by=${sortBy}`)[0]).toBe(first);
  });

  it('takes date ranges with both ends included, and years', () => {
    expect(found('primary_release_date.gte=2001-04-25&primary_release_date.lte=2001-07-20')).toEqual([
      'Amélie',
      'Spirited Away',
    ]);
    expect(found('release_date.lte=1922-03-04')).toEqual(['Nosferatu']);
    expect(found('primary_release_year=2021')).toEqual(['Dune']);
    expect(found('year=1984')).toEqual(['Dune']);
    expect(found('first_air_date.gte=2020-01-01', 'tv')).toEqual(['The Long Day', 'Weekly Review']);
    expect(found('first_air_date_year=1998', 'tv')).toEqual(['Cowboy Bebop']);
  });

  it('finds series with an episode between two days', () => {
    expect(found('air_date.gte=2026-11-19&air_date.lte=2026-11-22', 'tv')).toEqual(['The Long Day']);
  });

  it('takes ranges of rating, votes and runtime', () => {
    expect(found('vote_average.gte=8.1&vote_average.lte=8.2')).toEqual([
      'Dune: Part Two',
      'My Neighbor Totoro',
      'WALL·E',
    ]);
    expect(found('vote_count.gte=18000')).toEqual(['Spider-Man', 'WALL·E']);
    expect(found('with_runtime.gte=94&with_runtime.lte=98')).toEqual([
      'Nosferatu',
      'Sunrise: A Song of Two Humans',
      'WALL·E',
    ]);
  });

  it('puts a title of unknown runtime in no range of runtimes', () => {
    const { runtimeMin: _unknown, ...untimed } = film({ title: 'Untimed' });
    const { names: ask } = createCatalogueClient(dataOf([untimed, film({ title: 'Timed' })]));
    expect(ask('discover/movie?with_runtime.lte=300')).toEqual(['Timed']);
  });

  it('filters by country, comma AND, pipe OR', () => {
    expect(found('with_origin_country=FR')).toEqual(['Amélie']);
    expect(found('with_origin_country=FR,DE')).toEqual(['Amélie']);
    expect(found('with_origin_country=fr|jp')).toEqual(['Amélie', 'My Neighbor Totoro', 'Spirited Away']);
  });

  it('filters by certificate up to a limit, leaving out what nobody has certified', () => {
    expect(found('certification_country=US&certification.lte=PG')).toEqual([
      'My Neighbor Totoro',
      'Spirited Away',
      'WALL·E',
    ]);
    expect(found('certification_country=US&certification.gte=R')).toEqual(['Amélie']);
    expect(found('certification_country=US&certification=G|R')).toEqual(['Amélie', 'My Neighbor Totoro', 'WALL·E']);
    expect(found('certification_country=DE&certification=12')).toEqual(['Nosferatu']);
    expect(found('certification_country=US&certification.lte=TV-14', 'tv')).toEqual(['Cowboy Bebop']);
    expect(found('certification_country=__proto__&certification.lte=PG')).toEqual([]);
    expect(found('certification_country=constructor&certification=name')).toEqual([]);
  });

  it('filters by keyword, cast, crew and people', () => {
    const keyword = (list('search/keyword?query=silent film').results[0] as { id: number }).id;
    expect(found(`with_keywords=${keyword}`)).toEqual(['Nosferatu', 'Sunrise: A Song of Two Humans']);
    expect(found(`with_genres=27&without_keywords=${keyword}`)).toEqual([]);
    const [maclachlan, lynch, miyazaki] = [900_100_001, 900_100_000, 900_100_002];
    expect(found(`with_cast=${maclachlan}`)).toEqual(['Dune']);
    expect(found(`with_crew=${maclachlan}`)).toEqual([]);
    expect(found(`with_people=${maclachlan},${lynch}`)).toEqual(['Dune']);
    expect(found(`with_people=${maclachlan}|${miyazaki}`)).toEqual(['Dune', 'My Neighbor Totoro', 'Spirited Away']);
    expect(found(`with_cast=${maclachlan}`, 'tv')).toEqual(['Twin Peaks']);
    expect(found('with_people=1')).toEqual([]);
  });

  it('filters series by status and type', () => {
    expect(found('with_status=0', 'tv')).toEqual(['The Long Day', 'Weekly Review']);
    expect(found('with_status=3', 'tv')).toEqual(['Cowboy Bebop', 'Twin Peaks']);
    expect(found('with_type=5', 'tv')).toEqual(['Weekly Review']);
  });

  it('gives the same with and without include_adult and language: nothing is for adults only', () => {
    expect(list('discover/movie?include_adult=true&language=de-DE')).toEqual(
      list('discover/movie?include_adult=false'),
    );
  });

  it('ignores parameters that it cannot read or does not know', () => {
    const all = list('discover/movie').total_results;
    for (const query of ['with_genres=abc', 'with_genres=', 'vote_average.gte=high', 'year=soon', 'with_colour=blue']) {
      expect(list(`discover/movie?${query}`).total_results).toBe(all);
    }
    expect(catalogue.answer('discover/person', new URLSearchParams()).status).toBe(404);
  });
});
