import type { WireCredits, WireImages, WireMovieDetails, WireTvDetails, WireWatchProviders } from '../wire';
import { wireEpisode, wireSeasonSummary } from './wire-episodes';
import { wireMovieItem, wirePage, wireTvItem } from './wire-items';

const person = { adult: false, gender: 1, known_for_department: 'Acting', popularity: 3, profile_path: null };

export const wireCredits = (overrides: Partial<WireCredits> = {}): WireCredits => ({
  cast: [
    {
      ...person,
      id: 301,
      name: 'Mara Quill',
      original_name: 'Mara Quill',
      character: 'Ines',
      credit_id: 'c1',
      order: 0,
    },
    { ...person, id: 302, name: 'Tom Abara', original_name: 'Tom Abara', character: 'Rory', credit_id: 'c2', order: 1 },
  ],
  crew: [
    {
      ...person,
      id: 303,
      name: 'Lise Faber',
      original_name: 'Lise Faber',
      credit_id: 'k1',
      department: 'Directing',
      job: 'Director',
    },
  ],
  guest_stars: [],
  ...overrides,
});

const image = { aspect_ratio: 2, height: 200, width: 400, vote_average: 5, vote_count: 1 };

export const wireImages = (overrides: Partial<WireImages> = {}): WireImages => ({
  backdrops: [],
  logos: [{ ...image, file_path: '/first-logo.png', iso_639_1: 'en' }],
  posters: [{ ...image, aspect_ratio: 0.667, file_path: '/poster.jpg', iso_639_1: 'en' }],
  stills: [],
  profiles: [],
  ...overrides,
});

const offers = { flatrate: [], free: [], ads: [], rent: [], buy: [] };

export const wireWatchProviders = (): WireWatchProviders => ({
  results: {
    US: {
      ...offers,
      link: 'https://watch.example/us',
      flatrate: [
        { provider_id: 15, provider_name: 'Hulu', logo_path: null, display_priority: 2 },
        { provider_id: 8, provider_name: 'Netflix', logo_path: '/n.jpg', display_priority: 1 },
      ],
    },
  },
});

const production = {
  genres: [{ id: 18, name: 'Drama' }],
  homepage: '',
  production_companies: [{ id: 401, name: 'Tidewater Films', logo_path: null, origin_country: 'GB' }],
  production_countries: [{ iso_3166_1: 'GB', name: 'United Kingdom' }],
  spoken_languages: [{ iso_639_1: 'en', english_name: 'English', name: 'English' }],
  tagline: 'Someone always answers.',
};

const appendedBlocks = () => ({
  credits: wireCredits(),
  images: wireImages(),
  videos: {
    results: [
      {
        id: 'v1',
        key: 'abc123',
        name: 'Trailer',
        site: 'YouTube',
        type: 'Trailer',
        size: 1080,
        official: true,
        iso_639_1: 'en',
        iso_3166_1: 'US',
        published_at: null,
      },
    ],
  },
  'watch/providers': wireWatchProviders(),
});

const noExternalIds = {
  wikidata_id: null,
  tvdb_id: null,
  facebook_id: null,
  instagram_id: null,
  twitter_id: null,
};

/** The response for a movie page, with every part appended. */
export const wireMovieDetails = (overrides: Partial<WireMovieDetails> = {}): WireMovieDetails => {
  const { genre_ids: _, media_type: __, ...item } = wireMovieItem();
  return {
    ...item,
    ...production,
    ...appendedBlocks(),
    origin_country: ['GB'],
    status: 'Released',
    runtime: 104,
    imdb_id: 'tt0000101',
    belongs_to_collection: null,
    budget: 0,
    revenue: 0,
    external_ids: { imdb_id: 'tt0000101', ...noExternalIds },
    keywords: { keywords: [{ id: 1, name: 'lighthouse' }], results: [] },
    similar: wirePage([wireMovieItem({ id: 102, title: 'Low Tide' })]),
    recommendations: wirePage([wireMovieItem({ id: 103, title: 'The Pilot Boat' })]),
    release_dates: { results: [] },
    ...overrides,
  };
};

/** The response for a series page, with every part appended. */
export const wireTvDetails = (overrides: Partial<WireTvDetails> = {}): WireTvDetails => {
  const { genre_ids: _, media_type: __, ...item } = wireTvItem();
  return {
    ...item,
    ...production,
    ...appendedBlocks(),
    status: 'Returning Series',
    last_air_date: '2022-10-07',
    created_by: [{ id: 304, credit_id: 'k2', name: 'Jo Ardent', gender: 0, profile_path: null }],
    episode_run_time: [],
    in_production: true,
    languages: ['en'],
    last_episode_to_air: wireEpisode({ season_number: 2, episode_number: 2, runtime: 31 }),
    next_episode_to_air: null,
    networks: [{ id: 402, name: 'Channel Nine and a Half', logo_path: '/nine.png', origin_country: 'GB' }],
    number_of_episodes: 4,
    number_of_seasons: 2,
    seasons: [
      wireSeasonSummary({ season_number: 0, name: 'Specials' }),
      wireSeasonSummary({ season_number: 1 }),
      wireSeasonSummary({ season_number: 2 }),
    ],
    type: 'Scripted',
    external_ids: { imdb_id: 'tt0000201', ...noExternalIds },
    keywords: { keywords: [], results: [{ id: 2, name: 'railway' }] },
    similar: wirePage([wireTvItem({ id: 202, name: 'Signal Box' })]),
    recommendations: wirePage([]),
    content_ratings: { results: [{ iso_3166_1: 'US', rating: 'TV-PG', descriptors: [] }] },
    ...overrides,
  };
};
