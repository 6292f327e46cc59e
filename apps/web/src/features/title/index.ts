export { ReleaseNote } from './release-note';
export { TitleActions } from './title-actions';
export { TitlePage } from './title-page';
export { TrailerButton } from './videos/trailer-button';
export { WatchNext } from './lazy-watch-next';
