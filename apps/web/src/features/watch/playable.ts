import type { PlayableKind, PlayedTitle } from '@marquee/core';
import type { PlayerProps } from '@marquee/player/react';
import type { SourceRequest } from '@marquee/player/sources';

/** A film or an episode as the player needs to know it. */
export interface Playable {
  kind: PlayableKind;
  /** Unique text, e.g. `movie:603` or `tv:1399/1/2`. */
  mediaId: string;
  title: string;
  /** The player's second line, e.g. `S1 E2 · Pilot`. */
  subtitle?: string;
  /** TMDB-style path of the picture behind the player while it loads. */
  posterPath: string | null;
  /** What the sources are asked for; null while it is not released. */
  request: SourceRequest | null;
  /** How the history remembers it. */
  played: PlayedTitle;
}

export type UpNext = NonNullable<PlayerProps['upNext']>;

/** The episode after this one, where there is one. */
export interface NextUp {
  /** Whether the player may go on by itself: it neither wraps around nor has yet to air. */
  autoAdvance: boolean;
  /** What it is, for the card near the end. */
  upNext: UpNext | undefined;
  /** Opens its page, playing. */
  go: () => void;
  /** Opens the page of the episode before, playing; null for the first. */
  goBack?: (() => void) | null;
}
