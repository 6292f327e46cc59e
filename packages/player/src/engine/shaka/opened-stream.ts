import type { QualityLabel } from '@marquee/core';
import type { EngineState } from '../state';

export interface OpenOptions {
  startAtSec: number;
  isResume: boolean;
  cap: QualityLabel;
  quality: QualityLabel | undefined;
  withoutSound?: boolean;
}

/** A stream that Shaka has loaded, with the operations that depend on its kind (playlist or files). */
export interface OpenedStream {
  /** The fields of the state that this kind provides. */
  describe(before: EngineState): Partial<EngineState>;
  /** Work that can wait until the first frame. */
  afterFirstFrame?(): void;
  setCap(cap: QualityLabel): void;
  /** Switches soon to a lower quality that Auto has not selected by itself. */
  lowerTo?(quality: QualityLabel): void;
  /** False if it does not exist or could not be loaded; the previous quality then continues. */
  select(quality: QualityLabel): Promise<boolean>;
}
