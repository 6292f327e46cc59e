import type { MediaType } from '@marquee/core';
import type { TmdbEndpoint } from '../client/types';
import type { Named, Video, WatchOptions } from '../domain';
import { toKeywords, toVideos, toWatchOptionsByRegion } from '../mappers';
import { keywordsSchema, videosSchema, watchProvidersSchema } from '../wire';

/** Parts of a title at their own paths; the details include them too. */
export interface TitleArgs {
  mediaType: MediaType;
  id: number;
}

/** `{movie|tv}/{id}/videos`: trailers, teasers and clips. */
export const videos: TmdbEndpoint<TitleArgs, Video[]> = async ({ get }, { mediaType, id }, options) =>
  toVideos(await get({ path: `${mediaType}/${id}/videos`, schema: videosSchema, ...options }));

/** `{movie|tv}/{id}/keywords`. */
export const keywords: TmdbEndpoint<TitleArgs, Named[]> = async ({ get }, { mediaType, id }, options) =>
  toKeywords(await get({ path: `${mediaType}/${id}/keywords`, schema: keywordsSchema, ...options }));

/**
 * `{movie|tv}/{id}/watch/providers`: watch options by ISO 3166-1 region; the details include only the client's region.
 */
export const watchOptions: TmdbEndpoint<TitleArgs, Record<string, WatchOptions>> = async (
  { get },
  { mediaType, id },
  options,
) =>
  toWatchOptionsByRegion(
    await get({ path: `${mediaType}/${id}/watch/providers`, schema: watchProvidersSchema, ...options }),
  );
