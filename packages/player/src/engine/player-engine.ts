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
   * The start is a position saved on an earlier visit, perhaps of a longer version: above 95 % of this stream it starts at
   * the beginning. Default false.
   */
  isResume?: boolean;
  /** Highest quality that `Auto` may pick; `Auto` means no cap. Default: no cap. */
  qualityCap?: QualityLabel;
  /** A fixed choice carried over from another stream; ignored when this one lacks it. */
  quality?: QualityLabel;
  /** Language tag of the sound to prefer. */
  audioLanguage?: string | null;
  /** Make pictures of the seek bar by seeking in a hidden video where the stream brings none. Default false. */
  seekThumbnails?: boolean;
}

/** `interrupted`: another load or the engine's destruction came in between; nothing to show. */
export type LoadOutcome = 'ready' | 'failed' | 'interrupted';

export interface EngineEvents {
  /** Playback cannot go on; the same error is in the state. */
  error: PlayerError;
  /** Something failed and was or will be recovered: for logs. */
  warning: PlayerError;
  /** The engine helped itself out of a fatal error. */
  recovered: { reason: 'network' | 'media' };
  ended: undefined;
  /** The saved position lies behind the end of this stream, which starts at the beginning instead. */
  startedOver: undefined;
}

/**
 * A player without a face: plain object, one video element, no React, no fullscreen. Expected failures
 * are outcomes and state, not exceptions.
 */
export interface PlayerEngine {
  attach(video: HTMLVideoElement): Promise<void>;
  /**
   * Fetches what the first frame of a stream needs, before there is an element: a `load` of the same stream starts from
   * it. Never rejects.
   */
  prepare(stream: Stream, options?: LoadOptions): Promise<void>;
  load(stream: Stream, options?: LoadOptions): Promise<LoadOutcome>;
  /** Loads the current stream again where it stopped. */
  reload(): Promise<LoadOutcome>;
  play(): Promise<void>;
  /** Plays; without sound where the browser allows only that. */
  autoplay(): Promise<AutoplayState>;
  pause(): void;
  /** Clamped to the media. */
  seek(positionSec: number): void;
  /** Clamped to 0–1. */
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  setRate(rate: number): void;
  setQualityCap(cap: QualityLabel): void;
  /** False when the quality is not offered or could not be loaded. */
  selectQuality(quality: QualityLabel): Promise<boolean>;
  selectAudio(id: string): boolean;
  /** Null turns the stream's own text off. */
  selectText(id: string | null): boolean;
  getThumbnail(positionSec: number): Promise<Thumbnail | null>;
  /** Cues of the selected in-stream text track. */
  readonly streamCues: CueStore;
  /** Figures of this moment, for the statistics overlay. */
  getStats(): PlaybackStats;
  getState(): EngineState;
  subscribe(listener: () => void): () => void;
  on<Name extends keyof EngineEvents>(name: Name, listener: (payload: EngineEvents[Name]) => void): () => void;
  /** Safe to call again; every call resolves when everything is released. */
  destroy(): Promise<void>;
}

export type EngineFactory = () => PlayerEngine;
