import type { Logger } from '@marquee/server';
import type { MemoryBounds } from '../memory-bounds';
import type { BoundedQueue } from './bounded-queue';
import type { FfmpegTools } from './ffmpeg-tools';
import type { FileMatches } from './match/file-matches';
import type { ProbeStore } from './probe/probe-store';

export interface LibraryOptions {
  /** Folders as configured by the operator, at the start. */
  folders: readonly string[];
  /** The real path of a folder; rejects one that may not be used. */
  resolveFolder?: ((folder: string) => Promise<string>) | undefined;
  /** Left out of every folder. */
  excluded?: string | undefined;
  secret: string;
  tools: FfmpegTools;
  probes: ProbeStore;
  /** Titles assigned by the operator. */
  matches: FileMatches;
  bounds: Pick<MemoryBounds, 'bytes' | 'indexBytes'>;
  indexes: BoundedQueue;
  logger: Logger;
  /** Called when the files or their titles may have changed. */
  onChange: () => void;
  /** Epoch milliseconds. */
  now: () => number;
  stableAfterMs?: number | undefined;
  debounceMs?: number | undefined;
}
