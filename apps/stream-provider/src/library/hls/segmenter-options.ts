import type { SegmentMemory } from './segment-memory';

export interface SegmenterOptions {
  command: string;
  args: readonly string[];
  /** The file's first time: ffmpeg's output has the file's own times. */
  startSec: number;
  /** Where the file begins in its film. */
  offsetSec?: number;
  /** Start of every segment of the rendition, in seconds from there. */
  segmentStarts: readonly number[];
  /** The segment that ffmpeg begins with. */
  firstIndex: number;
  /** How far a sample may start from the segment that it begins. */
  toleranceSec: number;
  /** A segment up to this far ahead is waited for; one beyond it needs another segmenter. */
  maxWaitAhead: number;
  /** Segments made ahead of the last one requested; then ffmpeg is paused. */
  readAhead: () => number;
  /** Stores the initialisation unless there is one already: all runs of a rendition share it. Answers the one that counts. */
  onInit: (bytes: Buffer) => Promise<Buffer>;
  onSegment: (index: number, bytes: Buffer) => Promise<unknown>;
  /** A larger segment ends the segmenter. */
  maxSegmentBytes: number;
  /** Shared with the other segmenters. */
  memory: SegmentMemory;
  /** Called once, after the process has ended. */
  onEnd: () => void;
  /** Milliseconds, never going back. */
  now: () => number;
}
