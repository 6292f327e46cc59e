import type { TmdbEndpoint } from '../client/types';
import type { MediaItem, Paged } from '../domain';
import { getTitles, type TypedPageArgs } from './title-list';

/** `{movie|tv}/popular`. */
export const popular: TmdbEndpoint<TypedPageArgs, Paged<MediaItem>> = (context, { mediaType, page }, options) =>
  getTitles(context, { mediaType, path: `${mediaType}/popular`, page }, options);
