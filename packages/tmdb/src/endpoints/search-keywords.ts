import type { TmdbEndpoint } from '../client/types';
import type { Named } from '../domain';
import { keywordListSchema } from '../wire';

/** `search/keyword`: the first page. An empty query makes no call. */
export const searchKeywords: TmdbEndpoint<{ query: string }, Named[]> = async ({ get }, args, options) => {
  const query = args.query.trim();
  if (query === '') return [];
  return (await get({ path: 'search/keyword', params: { query }, schema: keywordListSchema, ...options })).results;
};
