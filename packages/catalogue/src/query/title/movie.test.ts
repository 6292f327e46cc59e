import { describe, expect, it } from '@jest/globals';
import { createCatalogueClient } from '../../testing/catalogue-client';
import { filmOverview } from '../../build/film-overview';
import { dataOf, film, show } from '../../testing/entries';
import { amelie, comingSoon, dune2021, duneTwo, nosferatu, spiritedAway, twinPeaks } from '../../testing/library';
import { expectContract } from '../../testing/contract';

const { answer, body, list, names } = createCatalogueClient();

describe('a film', () => {
  it('has its facts in the shape of TMDB', () => {
    expect(body(`movie/${nosferatu.id}`)).toMatchObject({
      id: nosferatu.id,
      title: 'Nosferatu',
      original_title: 'Nosferatu, eine Symphonie des Grauens',
      original_language: 'de',
      release_date: '1922-03-04',
      runtime: 94,
      imdb_id: 'tt0013442',
      genres: [
        { id: 27, name: 'Horror' },
        { id: 14, name: 'Fantasy' },
      ],
      production_countries: [{ iso_3166_1: 'DE', name: 'Germany' }],
      spoken_languages: [{ english_name: 'German', iso_639_1: 'de', name: 'German' }],
      poster_path: `/marquee-poster-${nosferatu.id}.svg`,
      backdrop_path: `/marquee-backdrop-${nosferatu.id}.svg`,
      status: 'Released',
      vote_average: 7.7,
      vote_count: 2200,
      belongs_to_collection: null,
    });
  });

  it('is found by an id followed by a slug', () => {
    expect(answer(`movie/${nosferatu.id}-nosferatu`)).toEqual(answer(`movie/${nosferatu.id}`));
    expect(answer(`/movie/${nosferatu.id}/`)).toEqual(answer(`movie/${nosferatu.id}`));
  });

  it('appends the requested parts, and no others', () => {
    const plain = body(`movie/${amelie.id}`);
    expect(plain).not.toHaveProperty('credits');
    const full = body(
      `movie/${amelie.id}?append_to_response=credits,similar,recommendations,images,external_ids,videos,release_dates,watch/providers,keywords,__proto__,constructor,nonsense,`,
    );
    expect(
      Object.keys(full)
        .filter((key) => !(key in plain))
        .toSorted(),
    ).toEqual([
      'credits',
      'external_ids',
      'images',
      'keywords',
      'recommendations',
      'release_dates',
      'similar',
      'videos',
      'watch/providers',
    ]);
    expect(full).toMatchObject({
      credits: {
        cast: [{ name: 'Audrey Tautou', character: 'Amélie Poulain', order: 0 }],
        crew: [{ name: 'Jean-Pierre Jeunet', job: 'Director', department: 'Directing' }],
      },
      'watch/providers': { results: { US: { flatrate: [{ provider_id: 8 }, { provider_id: 15 }] } } },
    });
  });

  it.each(['credits', 'watch/providers', 'keywords'])('answers %s at its own path with the id', (part) => {
    const appended = body(`movie/${amelie.id}?append_to_response=${part}`)[part] as object;
    expect(body(`movie/${amelie.id}/${part}`)).toEqual({ id: amelie.id, ...appended });
  });

  it('filters by include_image_language [METADATA-05]', () => {
    const images = (query: string) => body(`movie/${amelie.id}/images?${query}`) as Record<string, unknown[]>;
    expect(images('include_image_language=en')).toMatchObject({
      logos: [{ file_path: `/marquee-logo-${amelie.id}.svg`, iso_639_1: 'en' }],
      backdrops: [],
    });
    expect(images('include_image_language=en,null')['backdrops']).toHaveLength(1);
    expect(images('include_image_language=fr')['logos']).toHaveLength(0);
    expect(images('')['posters']).toHaveLength(1);
  });

  it('states its certificates by country', () => {
    const dates = body(`movie/${amelie.id}/release_dates`)['results'] as { iso_3166_1: string }[];
    expect(dates).toMatchObject([
      { iso_3166_1: 'US', release_dates: [{ certification: 'R', release_date: '2001-04-25T00:00:00.000Z' }] },
      { iso_3166_1: 'FR', release_dates: [{ certification: 'U' }] },
    ]);
  });

  it('links to its collection, which lists its films in order', () => {
    const summary = body(`movie/${duneTwo.id}`)['belongs_to_collection'] as { id: number };
    expect(summary).toMatchObject({ name: 'Dune Collection', poster_path: `/marquee-poster-${dune2021.id}.svg` });
    const collection = body(`collection/${summary.id}`) as { parts: { id: number }[] };
    expect(collection.parts.map(({ id }) => id)).toEqual([dune2021.id, duneTwo.id]);
    expect(body(`collection/${summary.id}/images`)).toMatchObject({ posters: [{}, {}], backdrops: [{}, {}] });
  });

  it('is released from its date on, whatever its stored status', () => {
    const statusOn = (day: string) => createCatalogueClient(undefined, day).body(`movie/${comingSoon.id}`)['status'];
    expect(statusOn('2031-04-30T23:59:59Z')).toBe('In Production');
    expect(statusOn('2031-05-01T00:00:00Z')).toBe('Released');
  });

  it('has its original title as an alternative one, and neither reviews nor translations', () => {
    expect(body(`movie/${nosferatu.id}/alternative_titles`)).toMatchObject({
      titles: [{ iso_3166_1: 'DE', title: 'Nosferatu, eine Symphonie des Grauens' }],
    });
    expect(body(`tv/${twinPeaks.id}/alternative_titles`)).toMatchObject({ results: [] });
    expect(body(`movie/${nosferatu.id}/reviews`)).toMatchObject({ page: 1, results: [] });
    expect(body(`movie/${nosferatu.id}/translations`)).toMatchObject({ translations: [] });
  });

  it('is found by its IMDb id', () => {
    expect(body('find/tt0013442?external_source=imdb_id')).toMatchObject({
      movie_results: [{ id: nosferatu.id, media_type: 'movie' }],
      tv_results: [],
    });
    expect(body('find/tt0098936?external_source=imdb_id')).toMatchObject({ tv_results: [{ id: twinPeaks.id }] });
    expect(body('find/tt0000001?external_source=imdb_id')).toMatchObject({ movie_results: [], tv_results: [] });
  });
});

describe('similar titles', () => {
  it('share genre, people, keywords and era, and never include the title itself', () => {
    expect(names(`movie/${spiritedAway.id}/similar`)[0]).toBe('My Neighbor Totoro');
    expect(names(`movie/${dune2021.id}/similar`)[0]).toBe('Dune: Part Two');
    expect(names(`movie/${dune2021.id}/recommendations`)[0]).toBe('Dune: Part Two');
    expect(list(`movie/${dune2021.id}/similar`).results.map(({ id }) => id)).not.toContain(dune2021.id);
  });

  it('are of the same type', () => {
    expect(names(`tv/${twinPeaks.id}/similar`).toSorted()).toEqual(['Cowboy Bebop', 'The Long Day', 'Weekly Review']);
  });

  it('exist even for a title that shares nothing with any other', () => {
    const lonely = film({ title: 'Lonely', genres: ['Western'], originalLanguage: 'is', releaseDate: '1899-01-01' });
    const { list: ask } = createCatalogueClient(dataOf([lonely, film({ title: 'Other' })]));
    expect(ask(`movie/${lonely.id}/similar`).results).toHaveLength(1);
    expect(ask(`movie/${lonely.id}/recommendations`).results).toHaveLength(1);
  });

  it('come in pages', () => {
    const films = Array.from({ length: 60 }, (_, index) => film({ title: `Film ${index}` }));
    const { list: ask } = createCatalogueClient(dataOf(films));
    expect(ask(`movie/${films[0]?.id}/similar?page=2`)).toMatchObject({ page: 2, total_pages: 2, total_results: 40 });
    expect(answer(`movie/${amelie.id}/similar?page=0`).status).toBe(400);
  });
});

const open = film({
  title: 'The Open Film',
  companies: ['Quarry Pictures', 'Second Studio'],
  videos: [{ key: 'abcdefghijk', name: 'The whole film', type: 'Clip' }],
});
const other = film({ title: 'Another Film', companies: ['Quarry Pictures'] });
const series = show({ name: 'The Series', companies: ['Second Studio'] });
const made = createCatalogueClient(dataOf([open, other, film({ title: 'Alone' })], [series]));

interface Company {
  id: number;
  name: string;
}
const companiesOf = (address: string) => made.body(address)['production_companies'] as Company[];

describe('companies', () => {
  it('are listed on what they made', () => {
    expect(companiesOf(`movie/${open.id}`).map(({ name }) => name)).toEqual(['Quarry Pictures', 'Second Studio']);
    expect(companiesOf(`tv/${series.id}`)).toMatchObject([{ name: 'Second Studio', logo_path: null }]);
  });

  it('have an entry of their own, are found by name and filter titles', () => {
    const [quarry, second] = companiesOf(`movie/${open.id}`);
    expect(made.body(`company/${quarry?.id}`)).toMatchObject({ name: 'Quarry Pictures' });
    expect(made.list('search/company?query=quary').results).toMatchObject([
      { id: quarry?.id, name: 'Quarry Pictures' },
    ]);
    expect(made.names(`discover/movie?with_companies=${quarry?.id}`)).toHaveLength(2);
    expect(made.names(`discover/movie?with_companies=${quarry?.id},${second?.id}`)).toEqual(['The Open Film']);
    expect(made.names(`discover/movie?without_companies=${quarry?.id}`)).toEqual(['Alone']);
    expect(made.answer('company/1')).toMatchObject({ status: 404 });
  });
});

describe('videos', () => {
  it('are those that the makers published', () => {
    const videos = made.body(`movie/${open.id}/videos`);
    expectContract(`movie/${open.id}/videos`, videos);
    expect(videos).toMatchObject({
      id: open.id,
      results: [{ key: 'abcdefghijk', site: 'YouTube', type: 'Clip', official: true }],
    });
  });

  it('are an empty list where none is known', () => {
    expect(made.body(`movie/${other.id}/videos`)).toEqual({ id: other.id, results: [] });
    expect(made.body(`tv/${series.id}/videos`)).toEqual({ id: series.id, results: [] });
  });
});

const imported = (facts: Parameters<typeof film>[0]) => filmOverview({ ...film(facts), overview: undefined });

describe('the overview of a film', () => {
  it('is the authored one', () => {
    const overview = 'As far back as he can remember, Henry Hill always wanted to be a gangster, and he becomes one.';
    expect(filmOverview(film({ title: 'Goodfellas', overview }))).toBe(overview);
  });

  it('is a line of facts for a film that was imported [CATALOGUE-03]', () => {
    expect(
      imported({
        title: 'The Rock',
        releaseDate: '1996-06-07',
        directors: ['Michael Bay'],
        cast: ['Sean Connery', 'Nicolas Cage', 'Ed Harris', 'Michael Biehn'].map((name) => ({ name })),
        companies: ['Walt Disney Pictures'],
      }),
    ).toBe(
      'Directed by Michael Bay. With Sean Connery, Nicolas Cage, and Ed Harris. Released by Walt Disney Pictures in June 1996.',
    );
  });

  it('says what the film is based on, and nothing that is not known', () => {
    expect(imported({ title: 'A', keywords: ['remake', 'based on tv series'], releaseDate: '1999-01-31' })).toBe(
      'Based on a TV series. Released in January 1999.',
    );
    expect(imported({ title: 'B', directors: ['Joel Coen', 'Ethan Coen'] })).toBe(
      'Directed by Joel Coen and Ethan Coen. Released in January 2000.',
    );
  });
});
