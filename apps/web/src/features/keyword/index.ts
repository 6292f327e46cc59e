export { keywordFilters } from './keyword-filters';
export { KeywordLoader } from './keyword-loader';
export { KeywordPage } from './keyword-page';
