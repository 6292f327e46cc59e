export { MovieLoader, SeriesLoader } from './title-loader';
export { TitleActions } from './title-actions';
export { TitlePage } from './title-page';
