export { SearchBox } from './overlay/search-box';
export { readSearchParams, searchParamsOf } from './page/search-params';
export { SearchPage } from './page/search-page';
