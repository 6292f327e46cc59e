import type { Store } from '../build/compile';
import type { Params } from './params';
import type { SearchIndexes } from './search/search-indexes';

/** The input of a handler: the data, the time, and the query. */
export interface Context {
  store: Store;
  search: SearchIndexes;
  now: Date;
  query: URLSearchParams;
  params: Params;
}
