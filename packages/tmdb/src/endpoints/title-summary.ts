import type { MediaType } from '@marquee/core';
import type { TmdbEndpoint } from '../client/types';
import type { TitleSummary } from '../domain';
import { toMovieSummary, toTvSummary } from '../mappers';
import { movieDetailsSchema, tvDetailsSchema } from '../wire';

/** `{movie|tv}/{id}` with nothing appended: what a card needs of a title known by its id, as bookmarks are. */
export const titleSummary: TmdbEndpoint<{ mediaType: MediaType; id: number }, TitleSummary> = async (
  { get },
  { mediaType, id },
  options,
) => {
  const path = `${mediaType}/${id}`;
  return mediaType === 'movie'
    ? toMovieSummary(await get({ path, schema: movieDetailsSchema, ...options }))
    : toTvSummary(await get({ path, schema: tvDetailsSchema, ...options }));
};
