import { describe, expect, it } from '@jest/globals';
import type { CatalogueData } from '../../build/catalogue-data';
import { compileCatalogue } from '../../build/compile';
import { createCatalogue } from '../../create-catalogue';
import { createCatalogueClient } from '../../testing/catalogue-client';
import { dataOf, film } from '../../testing/entries';
import { library } from '../../testing/library';
import { createSearchIndexes } from './search-indexes';
import type { SavedIndex } from './saved-index';

const { names, list, body } = createCatalogueClient();
const movies = (query: string) => names(`search/movie?query=${encodeURIComponent(query)}`);
const multi = (query: string) => names(`search/multi?query=${encodeURIComponent(query)}`);

describe('a saved search index', () => {
  const save = (data: CatalogueData) => createSearchIndexes(compileCatalogue(data)).everything().save();
  const ask = (data: CatalogueData, searchIndex: SavedIndex, query: string) =>
    createCatalogue({ now: () => new Date(), data, searchIndex }).answer(
      'search/multi',
      new URLSearchParams({ query }),
    );

  it('finds what a new one finds', () => {
    for (const query of ['dune', 'spiritde awya', 'lynch', 'tot', '千尋']) {
      expect(ask(library, save(library), query).body).toEqual(list(`search/multi?query=${query}`));
    }
  });

  it('is ignored when it was made from other data', () => {
    const other = dataOf([film({ title: 'Alien' })]);
    expect(ask(other, save(library), 'alien').body).toMatchObject({ results: [{ title: 'Alien' }] });
    expect(ask(other, { ...save(library), json: 'broken' }, 'alien').body).toMatchObject({ total_results: 1 });
  });
});

describe('search', () => {
  it('finds a title by its name, by a part of it and by the beginning of a word', () => {
    expect(movies('spirited away')[0]).toBe('Spirited Away');
    expect(movies('totoro')[0]).toBe('My Neighbor Totoro');
    expect(movies('spir')[0]).toBe('Spirited Away');
    expect(movies('neigh tot')).toEqual(['My Neighbor Totoro']);
  });

  it('ignores case, diacritics, punctuation and leading articles', () => {
    expect(movies('AMELIE')[0]).toBe('Amélie');
    expect(movies('amélie')[0]).toBe('Amélie');
    expect(movies('far shore')[0]).toBe('The Far Shore');
    expect(movies('the far shore!')[0]).toBe('The Far Shore');
    for (const query of ['wall-e', 'walle', 'WALL·E', 'wall e']) expect(movies(query)[0]).toBe('WALL·E');
    for (const query of ['fw murnau', 'f. w. murnau', 'f w murnau', 'F.W.Murnau'])
      expect(movies(query)).toHaveLength(2);
    for (const query of ['spiderman', 'spider-man', 'spider man']) expect(movies(query)[0]).toBe('Spider-Man');
  });

  it('finds a title by its original title, in any script', () => {
    expect(movies('fabuleux destin')[0]).toBe('Amélie');
    expect(movies('千と千尋の神隠し')[0]).toBe('Spirited Away');
    expect(movies('千尋')[0]).toBe('Spirited Away');
    expect(movies('トトロ')[0]).toBe('My Neighbor Totoro');
  });

  it.each([
    ['nosferatuu', 'Nosferatu'],
    ['nosfertau', 'Nosferatu'],
    ['spirted away', 'Spirited Away'],
    ['spiritde awya', 'Spirited Away'],
    ['spidermann', 'Spider-Man'],
    ['totoro neighbour xyz', 'My Neighbor Totoro'],
  ])('tolerates the typing error in %p', (query, title) => {
    expect(movies(query)[0]).toBe(title);
  });

  it('ranks by relevance first and popularity second', () => {
    expect(list('search/movie?query=dune').results.map(({ id, title }) => [title, id])).toEqual([
      ['Dune', expect.any(Number)],
      ['Dune', expect.any(Number)],
      ['Dune: Part Two', expect.any(Number)],
    ]);
    const [first, second] = list('search/movie?query=dune').results as unknown as { popularity: number }[];
    expect(first?.popularity).toBeGreaterThan(second?.popularity ?? 0);
  });

  it('ranks an exact title above a more popular one that contains it', () => {
    const { names: ask } = createCatalogueClient(
      dataOf([
        film({ title: 'Heat and Dust', popularity: 900 }),
        film({ title: 'The Heat', popularity: 20 }),
        film({ title: 'Dead Heat', popularity: 500 }),
        film({ title: 'Heart', popularity: 999 }),
      ]),
    );
    expect(ask('search/movie?query=heat').slice(0, 3)).toEqual(['The Heat', 'Heat and Dust', 'Dead Heat']);
  });

  it('finds titles by their makers and leads, after titles of that name', () => {
    expect(movies('miyazaki').toSorted()).toEqual(['My Neighbor Totoro', 'Spirited Away']);
    expect(movies('villeneuve dune')).toEqual(['Dune: Part Two', 'Dune']);
    expect(multi('murnau')[0]).toBe('F. W. Murnau');
    expect(multi('murnau')).toContain('Nosferatu');
  });

  it('mixes films, series and people in multi, each with its type', () => {
    const types = new Set(list('search/multi?query=lynch').results.map(({ media_type }) => media_type));
    expect(types).toEqual(new Set(['movie', 'tv', 'person']));
    expect(list('search/multi?query=lynch').results[0]).toMatchObject({ name: 'David Lynch', media_type: 'person' });
  });

  it('searches one type when asked for it', () => {
    expect(names('search/tv?query=lynch')).toEqual(['Twin Peaks']);
    expect(names('search/person?query=lynch')).toEqual(['David Lynch']);
    expect(names('search/tv?query=dune')).toEqual([]);
  });

  it('filters by a year given as a parameter or after the title', () => {
    expect(list('search/movie?query=dune&year=1984').results).toHaveLength(1);
    expect(list('search/movie?query=dune&primary_release_year=2021').total_results).toBe(1);
    expect(list('search/tv?query=twin peaks&first_air_date_year=1990').total_results).toBe(1);
    expect(list('search/tv?query=twin peaks&first_air_date_year=1991').total_results).toBe(0);
    expect(list('search/movie?query=dune 1984').results).toEqual(list('search/movie?query=dune&year=1984').results);
  });

  it('treats a year after a title as part of the title if one is called that', () => {
    const { names: ask } = createCatalogueClient(
      dataOf([
        film({ title: 'Wonder Woman 1984', releaseDate: '2020-12-16' }),
        film({ title: 'Wonder Woman', releaseDate: '2017-05-30' }),
        film({ title: 'Woman in Red', releaseDate: '1984-08-15' }),
      ]),
    );
    expect(ask('search/movie?query=wonder woman 1984')).toEqual(['Wonder Woman 1984']);
    expect(ask('search/movie?query=wonder woman 2017')).toEqual(['Wonder Woman']);
  });

  it('finds collections and keywords', () => {
    expect(names('search/collection?query=dune')).toEqual(['Dune Collection']);
    expect(names('search/keyword?query=vamp')).toEqual(['vampire']);
    const { id } = list('search/keyword?query=vampire').results[0] as { id: number };
    expect(body(`keyword/${id}`)).toEqual({ id, name: 'vampire' });
  });

  it.each(['', '!!!', 'zzzzqqqq', '\u0000', '𝔘𝔫', '\\'])('finds nothing for %p without failing', (query) => {
    expect(list(`search/multi?query=${encodeURIComponent(query)}`)).toMatchObject({ page: 1, results: [] });
  });

  it('answers an absent query with an empty page', () => {
    expect(list('search/movie')).toEqual({ page: 1, results: [], total_pages: 1, total_results: 0 });
  });
});
