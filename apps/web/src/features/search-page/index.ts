export { SearchPage } from './search-page';
export { readSearchParams, searchParamsOf } from './search-params';
