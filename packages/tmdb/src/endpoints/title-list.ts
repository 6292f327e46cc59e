import type { MediaType } from '@marquee/core';
import type { CallOptions, TmdbContext } from '../client/types';
import type { TmdbParams } from '../client/url';
import type { MediaItem, Paged } from '../domain';
import { MAX_PAGE, toMovieItem, toPaged, toTvItem, uniqueTitles } from '../mappers';
import { movieListSchema, tvListSchema } from '../wire';

export interface PageArgs {
  /** From 1 (default) to 500; larger numbers request page 500. */
  page?: number;
}
export interface TypedPageArgs extends PageArgs {
  mediaType: MediaType;
}

/** Clamps a page number from a URL to those that TMDB accepts. */
export const pageParam = (page = 1): number => Math.min(MAX_PAGE, Math.max(1, Math.trunc(page) || 1));

/** A page without duplicate titles. */
export const withUniqueTitles = (page: Paged<MediaItem>): Paged<MediaItem> => ({
  ...page,
  results: uniqueTitles(page.results),
});

/** Calls a list endpoint that returns one page of movies or of series. */
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
