import type { TmdbEndpoint } from '../client/types';
import type { FoundById } from '../domain';
import { toFoundById } from '../mappers';
import { findSchema } from '../wire';

const nothing: FoundById = { titles: [], people: [] };

/** An IMDb id as their addresses hold it: `tt0137523`, `nm0000093`. */
const IMDB_ID = /^(?:tt|nm)\d{5,12}$/;

/** `find/{imdb id}`: what IMDb knows by that number. Text that is no such id makes no call. */
export const findByImdbId: TmdbEndpoint<{ imdbId: string }, FoundById> = async ({ get }, args, options) => {
  const imdbId = args.imdbId.trim().toLowerCase();
  if (!IMDB_ID.test(imdbId)) return nothing;
  const params = { external_source: 'imdb_id' };
  return toFoundById(await get({ path: `find/${imdbId}`, params, schema: findSchema, ...options }));
};
