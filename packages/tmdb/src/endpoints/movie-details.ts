import type { TmdbEndpoint } from '../client/types';
import type { MovieDetails } from '../domain';
import { toMovieDetails } from '../mappers';
import { movieDetailsSchema } from '../wire';
import { sharedBlocks, TITLE_IMAGE_LANGUAGE } from './title-append';

const params = {
  append_to_response: [...sharedBlocks, 'release_dates'].join(','),
  include_image_language: TITLE_IMAGE_LANGUAGE,
};

/** `movie/{id}` with everything that the movie page shows. */
export const movieDetails: TmdbEndpoint<{ id: number }, MovieDetails> = async ({ get, region }, { id }, options) =>
  toMovieDetails(await get({ path: `movie/${id}`, params, schema: movieDetailsSchema, ...options }), region);
