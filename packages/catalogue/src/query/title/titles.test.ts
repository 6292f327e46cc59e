import { describe, expect, it } from '@jest/globals';
import { asker } from '../../fixtures/ask';
import { dataOf, film, show } from '../../fixtures/entries';
import {
  amelie,
  anime,
  comingSoon,
  duneTwo,
  dune2021,
  nosferatu,
  running,
  spiritedAway,
  twinPeaks,
} from '../../fixtures/library';

const { answer, body, list, names } = asker();

const notFound = {
  status: 404,
  body: {
    success: false,
    status_code: 34,
    status_message: 'The resource you requested could not be found.',
  },
};

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

  it('opens by an id with a slug behind it', () => {
    expect(answer(`movie/${nosferatu.id}-nosferatu`)).toEqual(answer(`movie/${nosferatu.id}`));
    expect(answer(`/movie/${nosferatu.id}/`)).toEqual(answer(`movie/${nosferatu.id}`));
  });

  it('appends the parts that are asked for, and no others', () => {
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

  it.each(['credits', 'images', 'external_ids', 'videos', 'release_dates', 'watch/providers', 'keywords'])(
    'answers %s at its own path with the id',
    (part) => {
      const appended = body(`movie/${amelie.id}?append_to_response=${part}`)[part] as object;
      expect(body(`movie/${amelie.id}/${part}`)).toEqual({ id: amelie.id, ...appended });
    },
  );

  it('keeps to the languages of include_image_language [METADATA-05]', () => {
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

  it('is released from its day on, whatever it was when it was written down', () => {
    const statusOn = (day: string) => asker(undefined, day).body(`movie/${comingSoon.id}`)['status'];
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
    const { list: ask } = asker(dataOf([lonely, film({ title: 'Other' })]));
    expect(ask(`movie/${lonely.id}/similar`).results).toHaveLength(1);
    expect(ask(`movie/${lonely.id}/recommendations`).results).toHaveLength(1);
  });

  it('come in pages', () => {
    const films = Array.from({ length: 60 }, (_, index) => film({ title: `Film ${index}` }));
    const { list: ask } = asker(dataOf(films));
    expect(ask(`movie/${films[0]?.id}/similar?page=2`)).toMatchObject({ page: 2, total_pages: 2, total_results: 40 });
    expect(answer(`movie/${amelie.id}/similar?page=0`).status).toBe(400);
  });
});

describe('a series', () => {
  it('counts seasons and episodes without the specials', () => {
    expect(body(`tv/${twinPeaks.id}`)).toMatchObject({
      name: 'Twin Peaks',
      number_of_seasons: 2,
      number_of_episodes: 24,
      in_production: false,
      episode_run_time: [47],
      last_air_date: '2017-09-03',
      created_by: [{ name: 'David Lynch' }, { name: 'Mark Frost' }],
      networks: [{ name: 'ABC' }, { name: 'Showtime' }],
      seasons: [
        { season_number: 0, name: 'Specials', episode_count: 2 },
        { season_number: 1, name: 'Season 1', episode_count: 2, air_date: '1990-04-08' },
        { season_number: 2, episode_count: 22, poster_path: `/marquee-season-${twinPeaks.id}-2.svg` },
      ],
    });
  });

  it('knows its last and its next episode by the day', () => {
    expect(body(`tv/${running.id}`)).toMatchObject({
      in_production: true,
      last_episode_to_air: { name: 'Noon', episode_number: 2 },
      next_episode_to_air: { name: 'Evening', air_date: '2026-11-24' },
    });
    expect(asker(undefined, '2026-11-24T00:00:00Z').body(`tv/${running.id}`)).toMatchObject({
      last_episode_to_air: { name: 'Evening' },
      next_episode_to_air: null,
    });
    expect(asker(undefined, '2023-01-01T00:00:00Z').body(`tv/${running.id}`)).toMatchObject({
      last_episode_to_air: null,
      next_episode_to_air: { name: 'Morning' },
    });
  });

  it('answers a season whose episodes are authored', () => {
    expect(body(`tv/${twinPeaks.id}/season/1`)).toMatchObject({
      name: 'Season 1',
      season_number: 1,
      episodes: [
        {
          episode_number: 1,
          name: 'Pilot',
          runtime: 94,
          still_path: `/marquee-still-${twinPeaks.id}-s1e1.svg`,
          crew: [
            { name: 'David Lynch', job: 'Director' },
            { name: 'Mark Frost', job: 'Writer' },
            { name: 'David Lynch', job: 'Writer' },
          ],
          guest_stars: [{ name: 'Grace Zabriskie', character: 'Sarah Palmer' }],
        },
        { episode_number: 2, name: 'Traces to Nowhere', runtime: 47, episode_type: 'finale' },
      ],
    });
  });

  it('calls the episodes of a season that is only counted Episode 1, 2, …', () => {
    const { episodes } = body(`tv/${twinPeaks.id}/season/2`) as { episodes: Record<string, unknown>[] };
    expect(episodes).toHaveLength(22);
    expect(episodes[0]).toMatchObject({ name: 'Episode 1', air_date: '1990-09-30', overview: '', vote_count: 0 });
    expect(episodes[21]).toMatchObject({ name: 'Episode 22', air_date: null, episode_number: 22 });
    expect(body(`tv/${anime.id}/season/1/episode/3`)).toMatchObject({ name: 'Episode 3', season_number: 1 });
  });

  it('answers an episode with what is appended', () => {
    const episode = body(`tv/${twinPeaks.id}/season/1/episode/1?append_to_response=images,credits,external_ids`);
    expect(episode).toMatchObject({
      name: 'Pilot',
      show_id: twinPeaks.id,
      images: { stills: [{ file_path: `/marquee-still-${twinPeaks.id}-s1e1.svg` }] },
      credits: { cast: [{ name: 'Kyle MacLachlan' }], guest_stars: [{ name: 'Grace Zabriskie' }] },
      external_ids: { imdb_id: null },
    });
    expect(body(`tv/${twinPeaks.id}/season/1/episode/1/credits`)).toEqual({
      id: episode['id'],
      ...(episode['credits'] as object),
    });
  });

  it('appends whole seasons', () => {
    const appended = body(`tv/${twinPeaks.id}?append_to_response=season/1,season/9,season/x,external_ids`);
    expect(appended['season/1']).toEqual(body(`tv/${twinPeaks.id}/season/1`));
    expect(appended).not.toHaveProperty('season/9');
    expect(appended['external_ids']).toMatchObject({ imdb_id: 'tt0098936' });
  });

  it('counts the episodes of guests and of those who made episodes', () => {
    expect(body(`tv/${twinPeaks.id}/aggregate_credits`)).toMatchObject({
      cast: [
        { name: 'Kyle MacLachlan', roles: [{ character: 'Dale Cooper' }] },
        { name: 'Grace Zabriskie', roles: [{ character: 'Sarah Palmer', episode_count: 2 }], total_episode_count: 2 },
      ],
    });
    expect(body(`tv/${twinPeaks.id}/season/2/aggregate_credits`)).toMatchObject({
      cast: [{ name: 'Kyle MacLachlan' }],
    });
    expect(body(`tv/${twinPeaks.id}/content_ratings`)).toMatchObject({
      results: [{ iso_3166_1: 'US', rating: 'TV-MA' }],
    });
  });

  it('gives every season, episode and credit a number of its own that does not change', () => {
    const collect = () => {
      const { body: ask } = asker();
      const seasons = [0, 1, 2].map((number) => ask(`tv/${twinPeaks.id}/season/${number}`)) as {
        id: number;
        episodes: { id: number; crew: { credit_id: string }[] }[];
      }[];
      return seasons.flatMap(({ id, episodes }) => [
        id,
        ...episodes.flatMap((episode) => [episode.id, ...episode.crew.map((member) => member.credit_id)]),
      ]);
    };
    expect(new Set(collect()).size).toBe(collect().length);
    expect(collect()).toEqual(collect());
    for (const id of collect()) if (typeof id === 'number') expect(id).toBeLessThan(2 ** 31);
  });

  it('keeps numbers apart for seasons and episodes with unusual numbers', () => {
    const soap = show({
      name: 'Soap',
      seasons: [
        { number: 1, episodes: 2500 },
        { number: 1963, episodes: 2 },
      ],
    });
    const { body: ask } = asker(dataOf([], [soap, show({ name: 'Next' })]));
    const ids = [1, 1963].flatMap((season) =>
      (ask(`tv/${soap.id}/season/${season}`)['episodes'] as { id: number }[]).map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(2502);
    expect(ids.every(Number.isSafeInteger)).toBe(true);
  });
});

describe('a person', () => {
  it('has what the data says and credits from the titles', () => {
    const lynch = body('person/900100000?append_to_response=combined_credits,images');
    expect(lynch).toMatchObject({
      name: 'David Lynch',
      birthday: '1946-01-20',
      deathday: '2025-01-15',
      known_for_department: 'Directing',
      profile_path: '/marquee-profile-900100000.svg',
      images: { profiles: [{ file_path: '/marquee-profile-900100000.svg' }] },
    });
    const { crew } = lynch['combined_credits'] as { crew: { media_type: string; job: string }[] };
    expect(crew.map(({ media_type, job }) => `${media_type} ${job}`)).toEqual([
      'tv Creator',
      'tv Director',
      'tv Writer',
      'movie Director',
    ]);
  });

  it('has an own page when only a title names them', () => {
    const { id } = list('search/person?query=tautou').results[0] as { id: number };
    expect(body(`person/${id}`)).toMatchObject({
      name: 'Audrey Tautou',
      known_for_department: 'Acting',
      birthday: null,
    });
    expect(body(`person/${id}/movie_credits`)).toMatchObject({
      id,
      cast: [{ title: 'Amélie', character: 'Amélie Poulain' }],
    });
    expect(body(`person/${id}/tv_credits`)).toEqual({ id, cast: [], crew: [] });
  });

  it('keeps their number when titles are added', () => {
    const before = list('search/person?query=tautou').results[0]?.id;
    const added = asker(dataOf([amelie, film({ title: 'New', cast: [{ name: 'Aaron A' }, { name: 'Zoe Z' }] })]));
    expect(added.list('search/person?query=tautou').results[0]?.id).toBe(before);
  });
});

describe('reference paths', () => {
  it('lists the eight networks as providers, in the US only', () => {
    const providers = (query: string) => body(`watch/providers/movie?${query}`)['results'] as { provider_id: number }[];
    expect(
      providers('watch_region=US')
        .map((row) => row.provider_id)
        .toSorted((a, b) => a - b),
    ).toEqual([8, 9, 15, 337, 350, 386, 531, 1899]);
    expect(providers('watch_region=FR')).toEqual([]);
    expect(body('watch/providers/regions')['results']).toMatchObject([{ iso_3166_1: 'US' }]);
  });

  it('names languages, countries and networks', () => {
    expect(body('configuration/languages')).toEqual(
      expect.arrayContaining([{ iso_639_1: 'ja', english_name: 'Japanese', name: 'Japanese' }]),
    );
    const countries = body('configuration/countries') as unknown as { iso_3166_1: string; english_name: string }[];
    expect(countries.map(({ english_name }) => english_name)).toEqual([
      'Germany',
      'France',
      'Japan',
      'United States of America',
    ]);
    const [network] = body(`tv/${twinPeaks.id}`)['networks'] as { id: number }[];
    expect(body(`network/${network?.id}`)).toMatchObject({ name: 'ABC' });
  });

  it('answers the configuration and the certificates', () => {
    expect(body('configuration')).toMatchObject({ images: { poster_sizes: expect.arrayContaining(['w342']) } });
    expect(body('certification/movie/list')).toMatchObject({
      certifications: { US: [{ certification: 'G', order: 1 }, {}, {}, {}, {}] },
    });
  });
});

describe('unknown paths and ids', () => {
  it.each([
    '',
    '/',
    'movie',
    'movie/abc',
    'movie/1',
    `movie/${twinPeaks.id}`,
    `movie/${nosferatu.id}/nonsense`,
    `movie/${nosferatu.id}/credits/more`,
    `tv/${nosferatu.id}`,
    `tv/${twinPeaks.id}/season/9`,
    `tv/${twinPeaks.id}/season/1/episode/99`,
    `tv/${twinPeaks.id}/season/-1`,
    'person/1',
    'collection/1',
    'keyword/1',
    'network/1',
    'company/1',
    'collection/1/images',
    'trending/movie/year',
    'trending/__proto__/day',
    '__proto__',
    'constructor/prototype',
    'movie/__proto__',
    'movie/900000001%00',
    'movie/9999999999999999999999',
    '../movie/popular',
    'movie//popular',
  ])('answers %p as TMDB does', (path) => {
    expect(answer(path)).toEqual(notFound);
  });
});
