import type { TmdbEndpoint } from '../client/types';
import type { MediaItem, Paged } from '../domain';
import { getTitles, type TypedPageArgs } from './title-list';

export type TrendingWindow = 'day' | 'week';
export const DEFAULT_TRENDING_WINDOW: TrendingWindow = 'day';

/** `trending/{movie|tv}/{day|week}`. */
export const trending: TmdbEndpoint<TypedPageArgs & { window?: TrendingWindow }, Paged<MediaItem>> = (
  context,
  { mediaType, window = DEFAULT_TRENDING_WINDOW, page },
  options,
) => getTitles(context, { mediaType, path: `trending/${mediaType}/${window}`, page }, options);
