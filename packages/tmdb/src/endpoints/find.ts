import type { MediaType } from '@marquee/core';
import { nullIfNotFound } from '../client/tmdb-error';
import type { TmdbEndpoint } from '../client/types';
import type { FoundById, MediaItem } from '../domain';
import { toFoundById } from '../mappers';
import { findSchema } from '../wire';
import { titleSummary } from './title-summary';

const nothing: FoundById = { titles: [], people: [], seriesIds: [] };

/** An IMDb id as in IMDb's URLs: `tt0137523`, `nm0000093`. */
const IMDB_ID = /^(?:tt|nm)\d{5,12}$/;

/** `find/{imdb id}`: the matches of an IMDb id. An invalid id makes no call. */
export const findByImdbId: TmdbEndpoint<{ imdbId: string }, FoundById> = async ({ get }, args, options) => {
  const imdbId = args.imdbId.trim().toLowerCase();
  if (!IMDB_ID.test(imdbId)) return nothing;
  const params = { external_source: 'imdb_id' };
  return toFoundById(await get({ path: `find/${imdbId}`, params, schema: findSchema, ...options }));
};

/** `find/{tvdb id}`: the series with a TheTVDB id, or the series of the episode with that id. */
export const findByTvdbId: TmdbEndpoint<{ tvdbId: number }, FoundById> = async ({ get }, { tvdbId }, options) => {
  const params = { external_source: 'tvdb_id' };
  return toFoundById(await get({ path: `find/${tvdbId}`, params, schema: findSchema, ...options }));
};

/** The film or the series with a TMDB id; none if it does not exist. An outage is an error instead. */
export const findByTmdbId: TmdbEndpoint<{ mediaType: MediaType; id: number }, MediaItem[]> = async (...call) => {
  const title = await titleSummary(...call).catch(nullIfNotFound);
  return title ? [title] : [];
};
