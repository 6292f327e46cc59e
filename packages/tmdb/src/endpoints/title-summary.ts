import type { MediaType } from '@marquee/core';
import type { TmdbEndpoint } from '../client/types';
import type { TitleSummary } from '../domain';
import { toMovieSummary, toTvSummary } from '../mappers';
import { movieDetailsSchema, tvDetailsSchema } from '../wire';

/** `{movie|tv}/{id}` with at most its credits appended: what a card needs of a title known by its id, as bookmarks are. */
export const titleSummary: TmdbEndpoint<
  {
    mediaType: MediaType;
    id: number;
    /** Asks for its people as well, which makes the answer several times as large. */
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
