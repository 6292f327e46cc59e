export { artworkFrames, type Frame } from './dimensions';
export {
  backdropPath,
  logoPath,
  parseArtworkPath,
  posterPath,
  profilePath,
  seasonPath,
  stillPath,
  type ArtworkRef,
} from './path';
export { renderArtwork, renderSubject } from './render';
export type { ArtworkKind, ArtworkSource, ArtworkSubject } from './subject';
export { warmArtwork } from './warm';
