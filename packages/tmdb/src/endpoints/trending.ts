import type { TmdbEndpoint } from '../client/types';
import type { MediaItem, Paged } from '../domain';
import { getTitles, type TypedPageArgs } from './title-list';

export type TrendingWindow = 'day' | 'week';

/** `trending/{movie|tv}/{day|week}`. */
export const trending: TmdbEndpoint<TypedPageArgs & { window?: TrendingWindow }, Paged<MediaItem>> = (
  context,
  { mediaType, window = 'day', page },
  options,
) => getTitles(context, { mediaType, path: `trending/${mediaType}/${window}`, page }, options);
