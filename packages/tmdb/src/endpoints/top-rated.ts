import type { TmdbEndpoint } from '../client/types';
import type { MediaItem, Paged } from '../domain';
import { getTitles, type TypedPageArgs } from './title-list';

/** `{movie|tv}/top_rated`. */
export const topRated: TmdbEndpoint<TypedPageArgs, Paged<MediaItem>> = (context, { mediaType, page }, options) =>
  getTitles(context, { mediaType, path: `${mediaType}/top_rated`, page }, options);
