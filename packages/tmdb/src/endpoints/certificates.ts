import type { Certificates, MediaType } from '@marquee/core';
import type { TmdbEndpoint } from '../client/types';
import { toMovieCertificates, toTvCertificates } from '../mappers';
import { contentRatingsSchema, releaseDatesSchema } from '../wire';

/** `movie/{id}/release_dates` or `tv/{id}/content_ratings`: age ratings by ISO 3166-1 region. */
export const certificates: TmdbEndpoint<{ mediaType: MediaType; id: number }, Certificates> = async (
  { get },
  { mediaType, id },
  options,
) =>
  mediaType === 'movie'
    ? toMovieCertificates(await get({ path: `movie/${id}/release_dates`, schema: releaseDatesSchema, ...options }))
    : toTvCertificates(await get({ path: `tv/${id}/content_ratings`, schema: contentRatingsSchema, ...options }));
