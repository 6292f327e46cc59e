export { filmographyParams, readFilmographyView } from './filmography/filmography-view';
export { personEndpoint } from './person-api';
export { PersonPage } from './person-page';
