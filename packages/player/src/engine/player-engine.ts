import type { QualityLabel } from '@marquee/core';
import type { Stream } from '@marquee/core/contracts';
import type { CueStore } from '../captions/cue-store';
import type { Thumbnail } from '../thumbnails/thumbnail';
import type { PlayerError } from './errors/player-error';
import type { PlaybackStats } from './playback-stats';
import type { AutoplayState, EngineState } from './state';

export interface LoadOptions {
  /** Default 0. */
  startAtSec?: number;
  /**
   * Whether the start is a position saved on an earlier visit, perhaps of a longer version: above 95 % of this stream,
   * playback starts at the beginning. Default false.
   */
  isResume?: boolean;
  /** Whether it plays once it is ready; the last `play` or `pause` since then counts. Default true. */
  plays?: boolean;
  /** The visitor's limit for `Auto`, beside that of the screen; `Auto` means no limit. Default: no limit. */
  qualityCap?: QualityLabel;
  /** A fixed choice carried over from another stream; ignored if this stream lacks it. */
  quality?: QualityLabel | undefined;
  /** Whether only the picture of a playlist or manifest plays, because the browser cannot play its sound. Default false. */
  withoutSound?: boolean;
  /** Preferred audio language as a tag. */
  audioLanguage?: string | null;
  /** The audio track to continue with when the same stream is loaded again; `audioLanguage` if there is none. */
  audioId?: string | null | undefined;
  /**
   * Whether to create thumbnails for the seek bar by seeking in a hidden video if the stream has none. Default false.
   */
  seekThumbnails?: boolean;
}

/** `interrupted`: another load, or the engine's destruction, came in between; nothing needs to be shown. */
export type LoadOutcome = 'ready' | 'failed' | 'interrupted';

export interface EngineEvents {
  /** Playback cannot continue; the state has the same error. */
  error: PlayerError;
  /** An error that was or will be recovered, for logs. */
  warning: PlayerError;
  /** The engine recovered from a fatal error. */
  recovered: { reason: 'network' | 'media' };
  ended: undefined;
  /** The connection is back, or the device has woken up: what failed for the network may work again. */
  online: undefined;
  /** The saved position is beyond the end of this stream, so playback starts at the beginning. */
  startedOver: undefined;
}

/**
 * A player without a UI: a plain object with one video element, no React, no full screen. Expected failures are
 * outcomes and state, not exceptions.
 */
export interface PlayerEngine {
  attach(video: HTMLVideoElement): Promise<void>;
  /**
   * Fetches what the first frame of a stream requires before there is an element; a `load` of the same stream uses it.
   * Never rejects.
   */
  prepare(stream: Stream, options?: LoadOptions): Promise<void>;
  load(stream: Stream, options?: LoadOptions): Promise<LoadOutcome>;
  /** Reloads the current stream at its position. */
  reload(): Promise<LoadOutcome>;
  /** Stops the current stream; until the next load there is nothing to play. */
  unload(): void;
  play(): Promise<void>;
  /** Starts playback; muted if the browser allows only that. */
  autoplay(): Promise<AutoplayState>;
  pause(): void;
  /** Clamped to the media. */
  seek(positionSec: number): void;
  /** Clamped to 0–1. */
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  setRate(rate: number): void;
  setQualityCap(cap: QualityLabel): void;
  /** False if the quality is not available or could not be loaded. Before a stream is ready the choice waits for it. */
  selectQuality(quality: QualityLabel): Promise<boolean>;
  selectAudio(id: string): boolean;
  /** Null turns the stream's text track off. */
  selectText(id: string | null): boolean;
  getThumbnail(positionSec: number): Promise<Thumbnail | null>;
  /** Cues of the selected in-stream text track. */
  readonly streamCues: CueStore;
  /** Current figures for the statistics overlay. */
  getStats(): PlaybackStats;
  getState(): EngineState;
  subscribe(listener: () => void): () => void;
  on<Name extends keyof EngineEvents>(name: Name, listener: (payload: EngineEvents[Name]) => void): () => void;
  /** May be called repeatedly; every call resolves when everything is released. */
  destroy(): Promise<void>;
}
