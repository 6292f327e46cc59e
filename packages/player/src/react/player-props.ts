import {
  defaultKeyMap,
  type KeyMap,
  type PlayableKind,
  type Progress,
  type QualityLabel,
  type SkipActions,
  type SubtitleStyle,
} from '@marquee/core';
import type { Caption, StreamResult } from '@marquee/core/contracts';
import type { CaptionFetch } from '../captions/load-captions';
import type { EngineFactory } from '../engine/player-engine';
import type { PlayerMessages } from '../messages/player-messages';
import type { CaptionTimings } from './hooks/use-caption-timings';
import type { FoundSource, OtherSource } from '../sources/found-source';
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

export interface PlayerProps {
  /** Null while the next episode's source is being searched: the player waits and stays in full screen. */
  result: StreamResult | null;
  /** Id of the film or episode. A new `result` under the same id is a change of source and keeps the position. */
  mediaId: string;
  kind: PlayableKind;
  title: string;
  /** The second line, e.g. `S1 E2 · Pilot`. */
  subtitle?: string | undefined;
  poster?: string | undefined;
  /** Start position in seconds; read when `mediaId` changes. */
  startAtSec?: number;
  /** Every 2 s while playing past 5 s of media of at least 10 s; and on pause, seek, end, close and page hide. */
  onProgress?: (progress: Progress) => void;
  /** Called once per `mediaId`, when it counts as watched (93 % of an episode, 94 % of a movie). */
  onWatched?: () => void;
  onEnded?: () => void;
  /** `auto`: above 99.5 % while playing, or at the end. */
  onNextEpisode?: (reason: 'button' | 'auto') => void;
  /** Whether there is a next episode. */
  hasNext?: boolean;
  /** The next episode. */
  upNext?: UpNext | undefined;
  /**
   * Whether it may start automatically (core's `mayAutoAdvance`, and not after four unattended episodes). Default true.
   */
  autoAdvance?: boolean | undefined;
  /** Called by the system's "previous"; without it, that seeks to the beginning. */
  onPreviousEpisode?: (() => void) | undefined;
  /** The caller's panel inside the player, opened by a button with that label, e.g. the list of episodes. */
  panel?: { label: string; render: (close: () => void) => ReactNode } | undefined;
  onClose?: (() => void) | undefined;
  /** Shown over the last frame, if nothing follows automatically. */
  endScreen?: ReactNode;
  /** Called when the controls appear or disappear. Must be stable between renders. */
  onControlsChange?: (visible: boolean) => void;
  /** Called when the visitor presses Reload; without it, the same stream is reloaded. */
  onReload?: () => void;
  /** Sources to choose from; the menu shows them when there are two or more. */
  sources?: readonly FoundSource[];
  /** Known sources without a stream, for the menu. */
  otherSources?: readonly OtherSource[];
  /** The caller passes a new `result`; if the promise rejects, the specified message is shown. */
  onSourceChange?: (source: FoundSource) => void | Promise<void>;
  /** Subtitles from another service, used if the stream has no caption files. */
  foundCaptions?: readonly Caption[];
  /**
   * Timing of each subtitle file for this title, as passed to `onCaptionTimingsChange`; without it, the player stores
   * it internally.
   */
  captionTimings?: CaptionTimings;
  onCaptionTimingsChange?: (timings: CaptionTimings) => void;
  preferences?: PlayerPreferences;
  onPreferencesChange?: (change: Partial<PlayerPreferences>) => void;
  /** Link to a page about better qualities, at the end of the quality menu. */
  qualityGuide?: QualityGuide | undefined;
  /** Whether to save data: no thumbnails are created by seeking. Default false. */
  saveData?: boolean;
  /** The player's texts in another language; must be stable between renders. Default: English. */
  messages?: PlayerMessages | undefined;
  /** Read once. Default: a new Shaka engine; a site that prepares one before Watch is pressed passes that one. */
  engineFactory?: EngineFactory;
  /** Fetches caption files. Default: the browser's fetch. */
  captionFetch?: CaptionFetch;
}
