import type { FilmReleases } from '@marquee/core';
import type { TmdbEndpoint } from '../client/types';
import { toFilmReleases } from '../mappers';
import { movieDetailsSchema } from '../wire';

const params = { append_to_response: 'release_dates' };

/** `movie/{id}` with its release dates in all regions. */
export const filmReleases: TmdbEndpoint<{ id: number }, FilmReleases> = async ({ get }, { id }, options) =>
  toFilmReleases(await get({ path: `movie/${id}`, params, schema: movieDetailsSchema, ...options }));
