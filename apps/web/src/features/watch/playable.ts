import type { PlayableKind, PlayedTitle } from '@marquee/core';
import type { PlayerProps } from '@marquee/player/react';
import type { SourceRequest } from '@marquee/player/sources';

/** A film or an episode in the form that the player needs. */
export interface Playable {
  kind: PlayableKind;
  /** Unique id, e.g. `movie:603` or `tv:1399/1/2`. */
  mediaId: string;
  title: string;
  /** The player's second line, e.g. `S1 E2 · Pilot`. */
  subtitle?: string;
  /** Path of the picture behind the player while it loads, in TMDB's format. */
  posterPath: string | null;
  /** Whether it is released, or that is not known yet: its buttons are shown. */
  isOffered: boolean;
  /** The request to the sources; null if it is not released, and while that is not known. */
  request: SourceRequest | null;
  /** Its identity in the history. */
  played: PlayedTitle;
}

export type UpNext = NonNullable<PlayerProps['upNext']>;

/** The next episode. */
export interface NextUp {
  /** Whether autoplay may continue with it: not after wrapping around, and not before it has aired. */
  autoAdvance: boolean;
  /** Details for the up-next card. */
  upNext: UpNext | undefined;
  /** Opens its page and plays it. */
  go: () => void;
  /** Opens the previous episode's page and plays it; null for the first. */
  goBack?: (() => void) | null;
}

/** For sources that match titles by file name. */
export const originalTitleOf = ({ title, originalTitle }: { title: string; originalTitle: string }) =>
  originalTitle !== '' && originalTitle !== title ? { originalTitle } : {};
