export { renderArtwork, renderSubject } from './render';
export { warmArtwork } from './warm';
