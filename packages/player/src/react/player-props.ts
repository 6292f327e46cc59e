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

/** What the player remembers between titles; the caller keeps it. */
export interface PlayerPreferences {
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  /** The highest quality that Auto picks; `Auto` is limited only by the screen. */
  qualityCap: QualityLabel;
  /** BCP 47 tag; null leaves the choice to the stream. */
  audioLanguage: string | null;
  /** BCP 47 tag; null means that subtitles are off. */
  subtitleLanguage: string | null;
  /** Shown under the first; null means none. */
  secondSubtitleLanguage: string | null;
  subtitleStyle: SubtitleStyle;
  keys: KeyMap;
  /** Whether single-character shortcuts are active; Space, arrows and other named keys always are. */
  characterKeys: boolean;
  /** A finger moving up or down the right half of the picture changes the volume. */
  swipeVolume: boolean;
  /** What happens at each kind of segment. */
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
  /** How it relates to what is playing, e.g. `Next episode` or `Season 2`. */
  heading: string;
  /** E.g. `S1 E2 · Pilot`. */
  title: string;
  /** Address of a picture of it. */
  picture?: string | undefined;
  /** Why it cannot be played yet, e.g. the air date; shown instead of an offer to play. */
  notYet?: string | undefined;
}

export interface QualityGuide {
  /** E.g. `How to watch in 4K`. */
  label: string;
  onOpen: () => void;
}

export interface PlayerProps {
  /** Null while the source of the next episode is searched: the player waits, full screen stays. */
  result: StreamResult | null;
  /** Id of the film or episode. A new `result` under the same id is a change of source and keeps the position. */
  mediaId: string;
  kind: PlayableKind;
  title: string;
  /** The second line, e.g. `S1 E2 · Pilot`. */
  subtitle?: string;
  poster?: string;
  /** Where playback starts, in seconds; read when `mediaId` is new. */
  startAtSec?: number;
  /** Every 2 s while playing past 5 s of media of at least 10 s; and on pause, seek, end, close and page hide. */
  onProgress?: (progress: Progress) => void;
  /** Once per `mediaId`, when it counts as watched (93 % of an episode, 94 % of a movie). */
  onWatched?: () => void;
  onEnded?: () => void;
  /** `auto`: above 99.5 % while playing, or at the end. */
  onNextEpisode?: (reason: 'button' | 'auto') => void;
  /** There is a next episode to offer. */
  hasNext?: boolean;
  /** What the next episode is. */
  upNext?: UpNext | undefined;
  /** Whether it may go on by itself (core's `mayAutoAdvance`, and not after four unattended episodes). Default true. */
  autoAdvance?: boolean;
  /** The episode before, for the system's "previous"; without it that is the beginning. */
  onPreviousEpisode?: () => void;
  /** A panel of the caller's inside the player, opened by a button with that label, e.g. the list of episodes. */
  panel?: { label: string; render: (close: () => void) => ReactNode };
  onClose?: () => void;
  /** Shown over the last frame; for where nothing follows by itself. */
  endScreen?: ReactNode;
  /** Called when the controls show or hide. Must be stable between renders. */
  onControlsChange?: (visible: boolean) => void;
  /** The visitor pressed Reload; without it the same stream is loaded again. */
  onReload?: () => void;
  /** Sources to choose from; the menu shows them when there are two or more. */
  sources?: readonly FoundSource[];
  /** Known sources without a stream, for the menu. */
  otherSources?: readonly OtherSource[];
  /** The caller answers with a new `result`; a rejected promise shows the specified message. */
  onSourceChange?: (source: FoundSource) => void | Promise<void>;
  /** Subtitles found elsewhere, used when the stream names none beside it. */
  foundCaptions?: readonly Caption[];
  /** How each subtitle file lies on this title, as `onCaptionTimingsChange` told; without it the player keeps it itself. */
  captionTimings?: CaptionTimings;
  onCaptionTimingsChange?: (timings: CaptionTimings) => void;
  preferences?: PlayerPreferences;
  onPreferencesChange?: (change: Partial<PlayerPreferences>) => void;
  /** Link to a page about better qualities, at the end of the quality menu. */
  qualityGuide?: QualityGuide | undefined;
  /** The visitor saves data: no previews made by seeking. Default false. */
  saveData?: boolean;
  /** The player's texts in another language; must be stable between renders. Default: English. */
  messages?: PlayerMessages | undefined;
  /** Read once. Default: a new engine on Shaka; a site that prepares one ahead of Watch gives that one. */
  engineFactory?: EngineFactory;
  /** Fetches caption files. Default: the browser's fetch. */
  captionFetch?: CaptionFetch;
}
