export { filmographyParams, readFilmographyView } from './filmography/filmography-view';
export { knownFor } from './filmography/filmography';
export { personEndpoint } from './person-api';
export { PersonPage } from './person-page';
