import type { MediaType } from '@marquee/core';
import type { TmdbEndpoint } from '../client/types';
import type { MediaItem } from '../domain';
import { toMovieItem, toTvItem } from '../mappers';
import { movieDetailsSchema, tvDetailsSchema } from '../wire';

const withGenreIds = <Wire extends { genres: { id: number }[] }>(wire: Wire) => ({
  ...wire,
  genre_ids: wire.genres.map((genre) => genre.id),
});

/** `{movie|tv}/{id}` with nothing appended: what a card needs of a title known by its id, as bookmarks are. */
export const titleSummary: TmdbEndpoint<{ mediaType: MediaType; id: number }, MediaItem> = async (
  { get },
  { mediaType, id },
  options,
) => {
  const path = `${mediaType}/${id}`;
  return mediaType === 'movie'
    ? toMovieItem(withGenreIds(await get({ path, schema: movieDetailsSchema, ...options })))
    : toTvItem(withGenreIds(await get({ path, schema: tvDetailsSchema, ...options })));
};
