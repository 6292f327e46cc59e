import type { Store } from '../build/compile';
import type { Params } from './params';
import type { SearchIndexes } from './search/search-indexes';

/** What a handler answers from: the data, the moment, and the query of this call. */
export interface Context {
  store: Store;
  search: SearchIndexes;
  now: Date;
  query: URLSearchParams;
  params: Params;
}
