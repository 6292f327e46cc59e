import type { SegmentMemory } from './segment-memory';

export interface SegmenterOptions {
  command: string;
  args: readonly string[];
  /** Time of the file's first frame; ffmpeg's output has the file's own times. */
  startSec: number;
  /** Position of the file in its film. */
  offsetSec?: number;
  /** Start of every segment of the rendition, in seconds from there. */
  segmentStarts: readonly number[];
  /** The first segment that ffmpeg makes. */
  firstIndex: number;
  /** Maximum distance between a segment's start and its first sample. */
  toleranceSec: number;
  /** A segment up to this far ahead is waited for; one further ahead needs another segmenter. */
  maxWaitAhead: number;
  /** Number of segments to make ahead of the last requested one before ffmpeg is paused. */
  readAhead: () => number;
  /**
   * Stores the initialisation segment unless one exists, because all runs of a rendition share it. Returns the stored
   * one.
   */
  onInit: (bytes: Buffer) => Promise<Buffer>;
  onSegment: (index: number, bytes: Buffer) => Promise<unknown>;
  /** A larger segment stops the segmenter. */
  maxSegmentBytes: number;
  /** Shared with the other segmenters. */
  memory: SegmentMemory;
  /** Called once, after the process has ended. */
  onEnd: () => void;
  /** Monotonic milliseconds. */
  now: () => number;
}
