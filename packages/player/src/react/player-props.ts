import { defaultKeyMap, type KeyMap, type QualityLabel, type SkipActions, type SubtitleStyle } from '@marquee/core';
import type { Caption } from '@marquee/core/contracts';
import type { CaptionFetch } from '../captions/load-captions';
import type { PlayerMessages } from '../messages/player-messages';
import type { CaptionTimings } from './hooks/use-caption-timings';
import type { PlaybackSession } from '../session/session';
import type { ReactNode } from 'react';

/** Preferences that persist between titles; stored by the caller. */
export interface PlayerPreferences {
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  /** The highest quality that Auto selects; `Auto` is limited only by the screen. */
  qualityCap: QualityLabel;
  /** BCP 47 tag; null uses the stream's default. */
  audioLanguage: string | null;
  /** BCP 47 tag; null turns subtitles off. */
  subtitleLanguage: string | null;
  /** Shown under the first; null means none. */
  secondSubtitleLanguage: string | null;
  subtitleStyle: SubtitleStyle;
  keys: KeyMap;
  /** Whether single-character shortcuts are active; Space, arrows and other named keys always are. */
  characterKeys: boolean;
  /** Whether a vertical swipe on the right half of the video changes the volume. */
  swipeVolume: boolean;
  /** Action at each kind of segment. */
  skipActions: SkipActions;
}

export const defaultPreferences: PlayerPreferences = {
  volume: 1,
  muted: false,
  qualityCap: 'Auto',
  audioLanguage: null,
  subtitleLanguage: null,
  secondSubtitleLanguage: null,
  subtitleStyle: { scale: 1, color: 'white', background: 'shade', font: 'sans', raisePercent: 0, usesFileStyles: true },
  keys: defaultKeyMap,
  characterKeys: true,
  swipeVolume: false,
  skipActions: { intro: 'ask', recap: 'ask', credits: 'ask', preview: 'ask', commercial: 'ask' },
};

export interface UpNext {
  /** Its relation to the current title, e.g. `Next episode` or `Season 2`. */
  heading: string;
  /** E.g. `S1 E2 · Pilot`. */
  title: string;
  /** URL of its picture. */
  picture?: string | undefined;
  /** Why it cannot be played yet, e.g. the air date; replaces the offer to play. */
  notYet?: string | undefined;
}

export interface QualityGuide {
  /** E.g. `How to watch in 4K`. */
  label: string;
  onOpen: () => void;
}

/** The next episode. */
export interface NextEpisode {
  upNext?: UpNext | undefined;
  /** Said beside the button, e.g. that it leads back to the first season. */
  note?: string | undefined;
  /**
   * Whether it may start automatically (core's `mayAutoAdvance`, and not after four unattended episodes). Default true.
   */
  autoAdvance?: boolean | undefined;
  /** `auto`: above 99.5 % while playing, or at the end. */
  go: (reason: 'button' | 'auto') => void;
  /** Called by the system's "previous"; without it, that seeks to the beginning. */
  goBack?: (() => void) | null | undefined;
}

/** Subtitles beside those of the stream. */
interface CaptionProps {
  /** From another service, used if the stream has no caption files. */
  found?: readonly Caption[] | undefined;
  /** Timing of each subtitle file for this title, as passed to `onTimingsChange`; else the player stores it. */
  timings?: CaptionTimings | undefined;
  onTimingsChange?: ((timings: CaptionTimings) => void) | undefined;
  /** Fetches caption files. Default: the browser's fetch. */
  fetch?: CaptionFetch;
}

export interface PlayerProps {
  /** What plays. Its player has to be open. */
  session: PlaybackSession;
  /** The lines at the top, the second e.g. `S1 E2 · Pilot`, and the picture before the first frame. */
  media: { title: string; subtitle?: string | undefined; poster?: string | undefined };
  next?: NextEpisode | null | undefined;
  /** The caller's panel inside the player, opened by a button with that label, e.g. the list of episodes. */
  panel?: { label: string; render: (close: () => void) => ReactNode } | undefined;
  /** Shown over the last frame, if nothing follows automatically. */
  endScreen?: ReactNode;
  onClose?: (() => void) | undefined;
  /** Called when the controls appear or disappear. Must be stable between renders. */
  onControlsChange?: ((visible: boolean) => void) | undefined;
  captions?: CaptionProps | undefined;
  preferences?: PlayerPreferences;
  onPreferencesChange?: (change: Partial<PlayerPreferences>) => void;
  /** Link to a page about better qualities, at the end of the quality menu. */
  qualityGuide?: QualityGuide | undefined;
  /** Lets the person report a problem, in the settings menu. The film is paused, and the player no longer full screen. */
  onReport?: (() => void) | undefined;
  /** Lets the person play the source in another program, in the menu of sources; likewise. */
  onOpenElsewhere?: (() => void) | undefined;
  /** The player's texts in another language; must be stable between renders. Default: English. */
  messages?: PlayerMessages | undefined;
}
