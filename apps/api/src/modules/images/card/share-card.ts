import type { PictureSource } from '../transform-image';

/** What a link preview's picture says. */
export interface CardText {
  /** Names of the subject, the preferred one first; one is shown whose script the fonts have. */
  names: readonly string[];
  /** Facts below the name, e.g. `2024 · 2h 46m · Drama`; may be empty. */
  line: string;
  /** E.g. `8.2`; null without votes. */
  rating: string | null;
  siteName: string;
  direction: 'ltr' | 'rtl';
}

/** A picture by its path, as TMDB has it; null if there is none. */
export interface ShareCard extends CardText {
  backdrop: string | null;
  /** One stands beside the text; several form a wall. */
  posters: readonly string[];
}

export interface CardPicture extends Pick<PictureSource, 'isOwnSvg'> {
  input: Buffer;
}

export interface CardJob extends Pick<PictureSource, 'maxPixels'> {
  card: CardText;
  backdrop: CardPicture | null;
  posters: readonly CardPicture[];
  /** Where the fonts' configuration and index are stored. */
  fontFolder: string;
}
