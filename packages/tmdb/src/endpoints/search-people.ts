import type { TmdbEndpoint } from '../client/types';
import type { Paged, PersonItem } from '../domain';
import { emptyPage, toPaged, toPersonItem } from '../mappers';
import { personListSchema } from '../wire';
import type { SearchArgs } from './search-multi';
import { pageParam } from './title-list';

/** `search/person`. An empty query makes no call. */
export const searchPeople: TmdbEndpoint<SearchArgs, Paged<PersonItem>> = async ({ get }, args, options) => {
  const query = args.query.trim();
  if (query === '') return emptyPage();
  const params = { query, page: pageParam(args.page) };
  return toPaged(await get({ path: 'search/person', params, schema: personListSchema, ...options }), toPersonItem);
};
