import type { TmdbEndpoint } from '../client/types';
import type { MediaItem, Paged } from '../domain';
import { getTitles, type PageArgs } from './title-list';

/** `movie/upcoming`. */
export const upcoming: TmdbEndpoint<PageArgs, Paged<MediaItem>> = (context, { page }, options) =>
  getTitles(context, { mediaType: 'movie', path: 'movie/upcoming', page }, options);
