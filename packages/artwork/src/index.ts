export { motifNames } from './motifs/library';
export { renderArtwork, renderSubject } from './render';
export { warmArtwork } from './warm';
