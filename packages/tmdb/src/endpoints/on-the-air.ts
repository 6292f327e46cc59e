import type { TmdbEndpoint } from '../client/types';
import type { MediaItem, Paged } from '../domain';
import { getTitles, type PageArgs } from './title-list';

/** `tv/on_the_air`. */
export const onTheAir: TmdbEndpoint<PageArgs, Paged<MediaItem>> = (context, { page }, options) =>
  getTitles(context, { mediaType: 'tv', path: 'tv/on_the_air', page }, options);
