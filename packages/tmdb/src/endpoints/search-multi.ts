import type { TmdbEndpoint } from '../client/types';
import type { MediaItem, Paged } from '../domain';
import { emptyPage, toPaged, toTitleItem } from '../mappers';
import { multiSearchSchema, type WireTitleItem } from '../wire';
import { pageParam, withUniqueTitles, type PageArgs } from './title-list';

export interface SearchArgs extends PageArgs {
  query: string;
}

/** `search/multi`: movies and series; people are omitted. An empty query makes no call. */
export const searchMulti: TmdbEndpoint<SearchArgs, Paged<MediaItem>> = async ({ get }, args, options) => {
  const query = args.query.trim();
  if (query === '') return emptyPage();
  const params = { query, page: pageParam(args.page) };
  const wire = await get({ path: 'search/multi', params, schema: multiSearchSchema, ...options });
  const results = wire.results.filter((item): item is WireTitleItem => item.media_type !== 'person');
  return withUniqueTitles(toPaged({ ...wire, results }, toTitleItem));
};
