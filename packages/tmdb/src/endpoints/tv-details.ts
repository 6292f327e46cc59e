import type { TmdbEndpoint } from '../client/types';
import type { TvDetails } from '../domain';
import { toTvDetails } from '../mappers';
import { tvDetailsSchema } from '../wire';
import { sharedBlocks, TITLE_IMAGE_LANGUAGE } from './title-append';

const params = {
  append_to_response: [...sharedBlocks, 'content_ratings'].join(','),
  include_image_language: TITLE_IMAGE_LANGUAGE,
};

/** `tv/{id}` with everything that the series page shows; episodes need a call per season. */
export const tvDetails: TmdbEndpoint<{ id: number }, TvDetails> = async ({ get, region }, { id }, options) =>
  toTvDetails(await get({ path: `tv/${id}`, params, schema: tvDetailsSchema, ...options }), region);
