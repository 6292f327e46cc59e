import type { MediaType } from '@marquee/core';
import { isTmdbNotFound } from '../client/tmdb-error';
import type { TmdbEndpoint } from '../client/types';
import type { FoundById, MediaItem } from '../domain';
import { toFoundById } from '../mappers';
import { findSchema } from '../wire';
import { titleSummary } from './title-summary';

const nothing: FoundById = { titles: [], people: [], seriesIds: [] };

/** An IMDb id as their addresses hold it: `tt0137523`, `nm0000093`. */
const IMDB_ID = /^(?:tt|nm)\d{5,12}$/;

/** `find/{imdb id}`: what IMDb knows by that number. Text that is no such id makes no call. */
export const findByImdbId: TmdbEndpoint<{ imdbId: string }, FoundById> = async ({ get }, args, options) => {
  const imdbId = args.imdbId.trim().toLowerCase();
  if (!IMDB_ID.test(imdbId)) return nothing;
  const params = { external_source: 'imdb_id' };
  return toFoundById(await get({ path: `find/${imdbId}`, params, schema: findSchema, ...options }));
};

/** `find/{tvdb id}`: the series, or the series of the episode, that TheTVDB knows by that number. */
export const findByTvdbId: TmdbEndpoint<{ tvdbId: number }, FoundById> = async ({ get }, { tvdbId }, options) => {
  const params = { external_source: 'tvdb_id' };
  return toFoundById(await get({ path: `find/${tvdbId}`, params, schema: findSchema, ...options }));
};

/** The film or the series with a TMDB number; none where it does not exist, which an outage does not say. */
export const findByTmdbId: TmdbEndpoint<{ mediaType: MediaType; id: number }, MediaItem[]> = async (...call) => {
  try {
    return [await titleSummary(...call)];
  } catch (error) {
    if (isTmdbNotFound(error)) return [];
    throw error;
  }
};
