/**
 * Every path of the gateway to a title above a rule of 10 years in the United States without unrated titles, in the
 * small TMDB of `rated-tmdb`. Without the leading `/api/tmdb/3/`.
 */

/** Titles above the rule: rated R, adult, without a rating, and a series. */
const titles = ['movie/2', 'movie/3', 'movie/4', 'tv/1'];
const parts = [
  '',
  '/images',
  '/credits',
  '/videos',
  '/similar',
  '/recommendations',
  '/keywords',
  '/reviews',
  '/translations',
  '/alternative_titles',
  '/external_ids',
  '/watch/providers',
  '?append_to_response=images,credits,videos,similar',
  '?language=de-DE',
  '?language=de-DE&include_adult=true&region=DE',
];

/** Paths about a hidden title, answered as if it did not exist. */
export const addressesOfHiddenTitles = [
  ...titles.flatMap((title) => parts.map((part) => title + part)),
  'tv/1/season/1',
  'tv/1/season/0/images',
  'tv/1/season/1/credits',
  'tv/1/season/1/images',
  'tv/1/season/1/episode/1',
  'tv/1/season/1/episode/1/images',
  'tv/1/season/1/episode/1?append_to_response=images,credits',
  'tv/1?append_to_response=season/1',
  'tv/1/content_ratings',
  'tv/1/aggregate_credits',
];

/** Responses that contain a hidden title, with others or alone. */
export const listsWithHiddenTitles = [
  'movie/popular',
  'movie/top_rated',
  'movie/now_playing',
  'tv/popular',
  'tv/airing_today',
  'trending/all/day',
  'trending/movie/week',
  'trending/tv/day',
  'trending/person/week',
  'person/popular',
  'discover/movie?include_adult=true&certification_country=US&certification.gte=R',
  'discover/tv?with_keywords=9',
  'search/multi?query=hidden&include_adult=true',
  'search/movie?query=hidden&language=de-DE',
  'search/tv?query=hidden',
  'search/person?query=hidden',
  'search/collection?query=hidden',
  'find/tt0133093?external_source=imdb_id',
  'find/81189?external_source=tvdb_id',
  'movie/1?append_to_response=similar,recommendations,lists,account_states',
  'movie/1/similar',
  'movie/1/recommendations',
  'tv/2/similar',
  'tv/2?append_to_response=recommendations',
  'person/21',
  'person/21?append_to_response=combined_credits,movie_credits,tv_credits,tagged_images',
  'person/21/combined_credits',
  'person/21/movie_credits',
  'person/21/tv_credits',
  'person/22',
  'person/22/images',
  'person/22/combined_credits',
  'collection/31',
  'collection/32',
  'collection/32/images',
];

/** A text in a list that proves its entries are there without a rule, so that a test can fail. */
export const markOf = (list: string, hidden: string): string =>
  list.startsWith('collection/32/') ? 'posters' : hidden;
