import { describe, expect, it } from '@jest/globals';
import { dataOf, film, show } from '../../testing/entries';
import { createCatalogueClient } from '../../testing/catalogue-client';

const { names, list, body, ids } = createCatalogueClient();

describe('lists', () => {
  it('orders popular films by popularity and leaves out those that are not out yet', () => {
    expect(names('movie/popular').slice(0, 3)).toEqual(['Dune: Part Two', 'Dune', 'Spider-Man']);
    expect(names('movie/popular')).not.toContain('The Far Shore');
  });

  it('orders top rated by rating', () => {
    const ratings = list('movie/top_rated').results.map(
      (row) => (row as unknown as { vote_average: number }).vote_average,
    );
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    expect(names('movie/top_rated')[0]).toBe('Spirited Away');
  });

  it('leaves titles with few votes out of top rated when enough have many', () => {
    const voted = Array.from({ length: 20 }, (_, index) => film({ title: `Voted ${index}`, votes: 200, rating: 6 }));
    const obscure = film({ title: 'Obscure', votes: 3, rating: 10 });
    expect(createCatalogueClient(dataOf([...voted, obscure])).names('movie/top_rated')).not.toContain('Obscure');
  });

  it('lists as upcoming only films that come out after today, soonest first, or else the latest releases', () => {
    const on = (time: string) => createCatalogueClient(undefined, time).names('movie/upcoming');
    expect(on('2031-04-30T23:59:59Z')).toEqual(['The Far Shore', 'The Farther Shore']);
    expect(on('2031-05-01T00:00:00Z')).toEqual(['The Farther Shore']);
    expect(on('2040-01-01T00:00:00Z').slice(0, 2)).toEqual(['The Farther Shore', 'The Far Shore']);
    expect(body('movie/upcoming')['dates']).toEqual({ minimum: '2031-05-01', maximum: '2032-05-01' });
  });

  it('fills now playing with the latest films, and says what days they span', () => {
    const { results, dates } = list('movie/now_playing');
    expect(results).toHaveLength(10);
    expect(dates).toEqual({ minimum: '1922-03-04', maximum: '2024-02-27' });
  });

  it('lists only young films as now playing when there are enough of them', () => {
    const young = Array.from({ length: 25 }, (_, index) =>
      film({ title: `Young ${index}`, releaseDate: '2026-11-01' }),
    );
    const old = film({ title: 'Old', releaseDate: '2020-01-01', popularity: 900 });
    const { results, total_results } = createCatalogueClient(dataOf([...young, old])).list('movie/now_playing');
    expect(total_results).toBe(25);
    expect(results.map(({ title }) => title)).not.toContain('Old');
  });

  it('lists as on the air a series with an episode in the next seven days, then those still running, none that ended', () => {
    expect(names('tv/on_the_air')).toEqual(['The Long Day', 'Weekly Review']);
  });

  it('lists as airing today what has an episode today or usually airs on this weekday', () => {
    const on = (day: string) => createCatalogueClient(undefined, `${day}T12:00:00Z`).names('tv/airing_today');
    expect(on('2026-11-24')).toContain('The Long Day');
    expect(on('2026-11-27')).toContain('Weekly Review');
    expect(on('2026-11-27')).not.toContain('The Long Day');
  });

  it('has the same trending list all day and another one the next day', () => {
    const at = (day: string) => createCatalogueClient(undefined, day).ids('trending/movie/day');
    expect(at('2026-11-21T00:00:00Z')).toEqual(at('2026-11-21T23:59:59Z'));
    const week = ['16', '17', '18', '19', '20', '21', '22'].map((day) => at(`2026-11-${day}T12:00:00Z`).join());
    expect(new Set(week).size).toBeGreaterThan(3);
  });

  it('keeps the trending list of the week from Monday to Sunday', () => {
    const at = (day: string) => createCatalogueClient(undefined, day).ids('trending/movie/week');
    expect(at('2026-11-16T00:00:00Z')).toEqual(at('2026-11-22T23:59:59Z'));
    expect([at('2026-11-23T00:00:00Z'), at('2026-11-30T00:00:00Z'), at('2026-12-07T00:00:00Z')]).not.toEqual([
      at('2026-11-16T00:00:00Z'),
      at('2026-11-16T00:00:00Z'),
      at('2026-11-16T00:00:00Z'),
    ]);
  });

  it('trends nothing unreleased', () => {
    for (const address of ['trending/movie/day', 'trending/all/week', 'trending/movie/week']) {
      expect(names(address)).not.toContain('The Far Shore');
    }
  });

  it('says which rows of a mixed list are films and which series', () => {
    const types = new Set(list('trending/all/day').results.map(({ media_type }) => media_type));
    expect(types).toEqual(new Set(['movie', 'tv']));
  });

  it('trends people too', () => {
    expect(list('trending/person/day').results[0]).toMatchObject({
      media_type: 'person',
      known_for: expect.any(Array),
    });
    expect(ids('person/popular').length).toBeGreaterThan(5);
  });

  it('answers every list over an empty catalogue', () => {
    const empty = createCatalogueClient(dataOf([]));
    for (const address of [
      'movie/popular',
      'movie/top_rated',
      'movie/upcoming',
      'movie/now_playing',
      'tv/on_the_air',
      'tv/airing_today',
      'trending/all/day',
      'discover/tv',
    ]) {
      expect(empty.list(address)).toMatchObject({ page: 1, results: [], total_pages: 1, total_results: 0 });
    }
  });

  it('lists the genres of each type', () => {
    const genreNames = (address: string) => (body(address)['genres'] as { name: string }[]).map(({ name }) => name);
    expect(genreNames('genre/movie/list')).toHaveLength(19);
    expect(genreNames('genre/tv/list')).toHaveLength(16);
    expect(genreNames('genre/tv/list')).toContain('Kids');
    expect(genreNames('genre/movie/list')).not.toContain('Kids');
  });
});

describe('paging', () => {
  const many = createCatalogueClient(
    dataOf(
      Array.from({ length: 45 }, (_, index) => film({ title: `Film ${index}` })),
      [show({ name: 'S' })],
    ),
  );

  it('gives 20 rows a page, the rest on the last one, and none beyond', () => {
    expect(many.list('movie/popular')).toMatchObject({ page: 1, total_pages: 3, total_results: 45 });
    expect(many.ids('movie/popular')).toHaveLength(20);
    expect(many.ids('movie/popular?page=3')).toHaveLength(5);
    expect(many.list('movie/popular?page=4')).toMatchObject({ page: 4, results: [], total_pages: 3 });
  });

  it('shows every row once over all pages', () => {
    const all = [1, 2, 3].flatMap((page) => many.ids(`discover/movie?page=${page}`));
    expect(new Set(all).size).toBe(45);
  });

  it.each(['0', '501', '1.5', 'x', '', ' 1'])('refuses page %p with the body of TMDB', (page) => {
    for (const path of ['movie/popular', 'discover/tv', 'search/multi', 'trending/all/day']) {
      expect(many.catalogue.answer(path, new URLSearchParams({ page, query: 'film' }))).toEqual({
        status: 400,
        body: {
          success: false,
          status_code: 22,
          status_message: 'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.',
        },
      });
    }
  });

  it('accepts page 500', () => {
    expect(many.list('movie/popular?page=500').results).toEqual([]);
  });
});
