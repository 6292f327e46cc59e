import type { MediaType } from '@marquee/core';
import type { CallOptions, TmdbContext } from '../client/types';
import type { TmdbParams } from '../client/url';
import type { MediaItem, Paged } from '../domain';
import { MAX_PAGE, toMovieItem, toPaged, toTvItem, uniqueTitles } from '../mappers';
import { movieListSchema, tvListSchema } from '../wire';

export interface PageArgs {
  /** From 1, the default; more than 500 is not served and asks for the last. */
  page?: number;
}
export interface TypedPageArgs extends PageArgs {
  mediaType: MediaType;
}

/** A page number that TMDB accepts, whatever an address said. */
export const pageParam = (page = 1): number => Math.min(MAX_PAGE, Math.max(1, Math.trunc(page) || 1));

/** Titles of a page each once. */
export const withUniqueTitles = (page: Paged<MediaItem>): Paged<MediaItem> => ({
  ...page,
  results: uniqueTitles(page.results),
});

/** A list call that answers with one page of movies or of series. */
export async function getTitles(
  { get }: TmdbContext,
  request: { mediaType: MediaType; path: string; page?: number | undefined; params?: TmdbParams },
  options?: CallOptions,
): Promise<Paged<MediaItem>> {
  const { mediaType, path } = request;
  const params = { ...request.params, page: pageParam(request.page) };
  const page =
    mediaType === 'movie'
      ? toPaged(await get({ path, params, schema: movieListSchema, ...options }), toMovieItem)
      : toPaged(await get({ path, params, schema: tvListSchema, ...options }), toTvItem);
  return withUniqueTitles(page);
}
