import type { MediaType } from '@marquee/core';
import type { TmdbEndpoint } from '../client/types';
import type { Named } from '../domain';
import { genreListSchema } from '../wire';

/** `genre/{movie|tv}/list`, in the client's language. */
export const genres: TmdbEndpoint<{ mediaType: MediaType }, Named[]> = async ({ get }, { mediaType }, options) =>
  (await get({ path: `genre/${mediaType}/list`, schema: genreListSchema, ...options })).genres;
