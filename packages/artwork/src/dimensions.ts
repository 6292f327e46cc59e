import type { ArtworkKind } from './subject';

/** A picture's size in SVG user units; also the width and height in the catalogue's image lists. */
export interface Frame {
  width: number;
  height: number;
}

/** TMDB's proportions at the usual sizes of its originals. A logo's width depends on its text; this is the maximum. */
export const artworkFrames: Readonly<Record<ArtworkKind, Frame>> = {
  poster: { width: 1000, height: 1500 },
  season: { width: 1000, height: 1500 },
  backdrop: { width: 1920, height: 1080 },
  still: { width: 1920, height: 1080 },
  logo: { width: 1000, height: 400 },
  profile: { width: 1000, height: 1500 },
};
