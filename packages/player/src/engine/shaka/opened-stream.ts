import type { QualityLabel } from '@marquee/core';
import type { EngineState } from '../state';

export interface OpenOptions {
  startAtSec: number;
  isResume: boolean;
  cap: QualityLabel;
  quality: QualityLabel | undefined;
}

/** A stream that Shaka has loaded, and what only its kind (playlist or files) knows how to do. */
export interface OpenedStream {
  /** The fields of the state that this kind answers for. */
  describe(before: EngineState): Partial<EngineState>;
  /** What can wait until something is on screen. */
  afterFirstFrame?(): void;
  setCap(cap: QualityLabel): void;
  /** Shows a lower quality soon, which Auto has not picked by itself. */
  lowerTo?(quality: QualityLabel): void;
  /** False when it does not exist or could not be loaded; what played before then plays on. */
  select(quality: QualityLabel): Promise<boolean>;
}
