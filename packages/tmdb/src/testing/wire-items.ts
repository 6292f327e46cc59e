import type { WireMovieListItem, WirePaged, WirePersonListItem, WireTvListItem } from '../wire';

/** An invented film as in TMDB's lists. */
export const wireMovieItem = (overrides: Partial<WireMovieListItem> = {}): WireMovieListItem => ({
  id: 101,
  adult: false,
  backdrop_path: '/harbour-backdrop.jpg',
  genre_ids: [18, 9648],
  original_language: 'en',
  original_title: 'Harbour Lights',
  overview: 'A lighthouse keeper finds a letter that was addressed to the keeper before her.',
  popularity: 42.5,
  poster_path: '/harbour-poster.jpg',
  release_date: '2019-03-08',
  title: 'Harbour Lights',
  video: false,
  vote_average: 7.4,
  vote_count: 1200,
  ...overrides,
});

/** An invented series as in TMDB's lists. */
export const wireTvItem = (overrides: Partial<WireTvListItem> = {}): WireTvListItem => ({
  id: 201,
  adult: false,
  backdrop_path: '/orchard-backdrop.jpg',
  first_air_date: '2021-09-17',
  genre_ids: [35],
  name: 'The Orchard Line',
  origin_country: ['GB'],
  original_language: 'en',
  original_name: 'The Orchard Line',
  overview: 'Four strangers keep a village railway running on volunteers and stubbornness.',
  popularity: 88,
  poster_path: '/orchard-poster.jpg',
  vote_average: 8.1,
  vote_count: 640,
  ...overrides,
});

export const wirePersonItem = (overrides: Partial<WirePersonListItem> = {}): WirePersonListItem => ({
  id: 301,
  adult: false,
  gender: 1,
  known_for: [{ ...wireMovieItem(), media_type: 'movie' }],
  known_for_department: 'Acting',
  name: 'Mara Quill',
  original_name: 'Mara Quill',
  popularity: 12,
  profile_path: '/quill-profile.jpg',
  ...overrides,
});

export const wirePage = <Item>(results: Item[], overrides: Partial<WirePaged<Item>> = {}): WirePaged<Item> => ({
  page: 1,
  results,
  total_pages: 1,
  total_results: results.length,
  ...overrides,
});
