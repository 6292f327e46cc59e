export { filmographyParams, readFilmographyView } from './filmography/filmography-view';
export { PersonLoader } from './person-loader';
export { PersonPage } from './person-page';
