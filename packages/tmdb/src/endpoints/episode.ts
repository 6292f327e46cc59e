import type { TmdbEndpoint } from '../client/types';
import type { EpisodeDetails } from '../domain';
import { toEpisodeDetails } from '../mappers';
import { episodeSchema } from '../wire';
import { STILL_IMAGE_LANGUAGE } from './title-append';

const params = {
  append_to_response: 'credits,external_ids,images',
  include_image_language: STILL_IMAGE_LANGUAGE,
};

/** `tv/{id}/season/{n}/episode/{m}` with everything that the episode page shows. */
export const episode: TmdbEndpoint<
  { tvId: number; seasonNumber: number; episodeNumber: number },
  EpisodeDetails
> = async ({ get }, { tvId, seasonNumber, episodeNumber }, options) => {
  const path = `tv/${tvId}/season/${seasonNumber}/episode/${episodeNumber}`;
  return toEpisodeDetails(await get({ path, params, schema: episodeSchema, ...options }));
};
