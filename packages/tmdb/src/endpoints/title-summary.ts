import type { MediaType } from '@marquee/core';
import type { TmdbEndpoint } from '../client/types';
import type { TitleSummary } from '../domain';
import { toMovieSummary, toTvSummary } from '../mappers';
import { movieDetailsSchema, tvDetailsSchema } from '../wire';

/**
 * `{movie|tv}/{id}` with at most its credits appended: the data of a card for a title known only by id, e.g. a
 * bookmark.
 */
export const titleSummary: TmdbEndpoint<
  {
    mediaType: MediaType;
    id: number;
    /** Also requests people, which makes the response several times as large. */
    hasPeople?: boolean;
  },
  TitleSummary
> = async ({ get }, { mediaType, id, hasPeople = false }, options) => {
  const path = `${mediaType}/${id}`;
  const call = { path, ...(hasPeople && { params: { append_to_response: 'credits' } }), ...options };
  return mediaType === 'movie'
    ? toMovieSummary(await get({ schema: movieDetailsSchema, ...call }))
    : toTvSummary(await get({ schema: tvDetailsSchema, ...call }));
};
