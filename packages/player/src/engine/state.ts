import type { QualityLabel } from '@marquee/core';
import type { StreamProblem } from '../diagnosis/stream-problem';
import type { PlayerError } from './errors/player-error';

type EngineStatus = 'idle' | 'loading' | 'ready' | 'failed' | 'destroyed';

/** Whether the browser let playback start by itself: `muted` means only without sound, `blocked` not at all. */
export type AutoplayState = 'allowed' | 'muted' | 'blocked';

export interface TimeRange {
  startSec: number;
  endSec: number;
}

export interface AudioTrack {
  id: string;
  /** BCP 47 tag, `und` when the stream does not say. */
  language: string;
  /** What the stream calls it, if anything. */
  label: string | null;
  channels?: number | null;
}

/** A text track inside the stream; captions beside the stream are the captions folder's. */
export interface TextTrack {
  id: string;
  language: string;
  label: string | null;
  forced: boolean;
}

/** Everything the UI may know. Replaced, never mutated: compare fields by identity. */
export interface EngineState {
  status: EngineStatus;
  paused: boolean;
  ended: boolean;
  seeking: boolean;
  /** Waiting for data while it should be playing, or loading. */
  buffering: boolean;
  /** The server has no place for this viewer at present, and will have one: it is waited for. */
  isServerBusy: boolean;
  /** Why it takes so long, where that was found out and may pass. */
  slowness: StreamProblem | null;
  /** A picture of the current stream has been shown. */
  firstFrame: boolean;
  positionSec: number;
  /** 0 while unknown; Infinity for a live stream. */
  durationSec: number;
  buffered: readonly TimeRange[];
  volume: number;
  muted: boolean;
  rate: number;
  autoplay: AutoplayState;
  /** Best last, in the menu's order; without `Auto`. */
  qualities: readonly QualityLabel[];
  /** True where the engine can choose by itself, so that `Auto` belongs in the menu. */
  adaptive: boolean;
  /** What was asked for. */
  quality: QualityLabel;
  /** What is fetched now, the pick of `Auto` included. */
  activeQuality: QualityLabel | null;
  audioTracks: readonly AudioTrack[];
  audioId: string | null;
  textTracks: readonly TextTrack[];
  textId: string | null;
  hasThumbnails: boolean;
  error: PlayerError | null;
}

export const initialEngineState: EngineState = {
  status: 'idle',
  paused: true,
  ended: false,
  seeking: false,
  buffering: false,
  isServerBusy: false,
  slowness: null,
  firstFrame: false,
  positionSec: 0,
  durationSec: 0,
  buffered: [],
  volume: 1,
  muted: false,
  rate: 1,
  autoplay: 'allowed',
  qualities: [],
  adaptive: false,
  quality: 'Auto',
  activeQuality: null,
  audioTracks: [],
  audioId: null,
  textTracks: [],
  textId: null,
  hasThumbnails: false,
  error: null,
};

/** What belongs to one stream and starts afresh with the next. */
export const perStreamState = {
  ended: false,
  seeking: false,
  isServerBusy: false,
  slowness: null,
  firstFrame: false,
  durationSec: 0,
  buffered: [],
  qualities: [],
  adaptive: false,
  activeQuality: null,
  audioTracks: [],
  audioId: null,
  textTracks: [],
  textId: null,
  hasThumbnails: false,
  error: null,
} satisfies Partial<EngineState>;
