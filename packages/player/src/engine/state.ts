import type { QualityLabel } from '@marquee/core';
import type { StreamProblem } from '../diagnosis/stream-problem';
import type { PlayerError } from './errors/player-error';

type EngineStatus = 'idle' | 'loading' | 'ready' | 'failed' | 'destroyed';

/** Whether the browser allowed autoplay: `muted` means only without sound, `blocked` not at all. */
export type AutoplayState = 'allowed' | 'muted' | 'blocked';

export interface TimeRange {
  startSec: number;
  endSec: number;
}

export interface AudioTrack {
  id: string;
  /** BCP 47 tag; `und` if the stream does not specify it. */
  language: string;
  /** The stream's own name for it, if any. */
  label: string | null;
  channels?: number | null;
}

/** A text track in the stream; captions beside the stream are handled in the captions folder. */
export interface TextTrack {
  id: string;
  language: string;
  label: string | null;
  forced: boolean;
}

/** The state that the UI can read. Replaced, never mutated: compare fields by identity. */
export interface EngineState {
  status: EngineStatus;
  paused: boolean;
  ended: boolean;
  seeking: boolean;
  /** Waiting for data during playback, or loading. */
  buffering: boolean;
  /** The server has no free slot for this viewer at present; the player waits for one. */
  isServerBusy: boolean;
  /** Why loading takes long, if the cause is known and may be temporary. */
  slowness: StreamProblem | null;
  /** Whether a frame of the current stream has been shown. */
  firstFrame: boolean;
  positionSec: number;
  /** 0 while unknown; Infinity for a live stream. */
  durationSec: number;
  buffered: readonly TimeRange[];
  volume: number;
  muted: boolean;
  rate: number;
  autoplay: AutoplayState;
  /** Ascending, in the menu's order; without `Auto`. */
  qualities: readonly QualityLabel[];
  /** Whether the engine can select the quality, so that the menu includes `Auto`. */
  adaptive: boolean;
  /** The requested quality. */
  quality: QualityLabel;
  /** The quality being fetched, including `Auto`'s selection. */
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

/** State of one stream, reset for the next. */
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
