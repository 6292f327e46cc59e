export { DiscoverPage, type DiscoverChoice } from './discover-page';
export { discoverLists, discoverTypes } from './discover-source';
