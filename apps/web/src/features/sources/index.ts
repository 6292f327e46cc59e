export { PlayFromAddress } from './play-from-address';
export { SourcesPage } from './sources-page';
