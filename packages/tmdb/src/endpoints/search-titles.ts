import type { MediaType } from '@marquee/core';
import type { TmdbEndpoint } from '../client/types';
import type { MediaItem, Paged } from '../domain';
import { emptyPage } from '../mappers';
import type { SearchArgs } from './search-multi';
import { getTitles } from './title-list';

/** `search/{movie|tv}`. An empty query makes no call. */
export const searchTitles: TmdbEndpoint<SearchArgs & { mediaType: MediaType }, Paged<MediaItem>> = async (
  context,
  { mediaType, page, ...args },
  options,
) => {
  const query = args.query.trim();
  if (query === '') return emptyPage();
  return getTitles(context, { mediaType, path: `search/${mediaType}`, page, params: { query } }, options);
};
