import type { PlayedTitle } from '@marquee/core';
import type { NextEpisode } from '@marquee/player/react';
import type { SessionTitle } from '@marquee/player/session';

/** A film or an episode in the form that the player needs. */
export interface Playable extends SessionTitle {
  title: string;
  /** The player's second line, e.g. `S1 E2 · Pilot`. */
  subtitle?: string;
  /** Path of the picture behind the player while it loads, in TMDB's format. */
  posterPath: string | null;
  /** Its identity in the history. */
  played: PlayedTitle;
}

export type UpNext = NonNullable<NextEpisode['upNext']>;

/** The next episode. */
export interface NextUp {
  /** Whether autoplay may continue with it: not after wrapping around, and not before it has aired. */
  autoAdvance: boolean;
  /** Details for the up-next card. */
  upNext: UpNext | undefined;
  /** Said beside the button that leads to it. */
  note?: string | undefined;
  /** Opens its page and plays it. */
  go: () => void;
  /** Opens the previous episode's page and plays it; null for the first. */
  goBack?: (() => void) | null;
}

/** For sources that match titles by file name. */
export const originalTitleOf = ({ title, originalTitle }: { title: string; originalTitle: string }) =>
  originalTitle !== '' && originalTitle !== title ? { originalTitle } : {};
