import type { ArtworkKind } from './subject';

/** A picture's frame in SVG user units; also what the catalogue's image lists state as width and height. */
export interface Frame {
  width: number;
  height: number;
}

/** TMDB's own proportions at the sizes its originals usually have. A logo's width depends on its words: this is the most. */
export const artworkFrames: Readonly<Record<ArtworkKind, Frame>> = {
  poster: { width: 1000, height: 1500 },
  season: { width: 1000, height: 1500 },
  backdrop: { width: 1920, height: 1080 },
  still: { width: 1920, height: 1080 },
  logo: { width: 1000, height: 400 },
  profile: { width: 1000, height: 1500 },
};
