const MB = 1024 * 1024;

export interface MemoryBounds {
  /** What is known of files; beyond it files are kept without their chapters and most of their tracks. */
  probesBytes: number;
  /** Segments' boundaries of the files that are played. */
  plansBytes: number;
  /** One segment while it is made, times the runs that make some. */
  segmentBytes: number;
  /** Pictures and sounds that are copied at once, for each transcode that may run. */
  copiesPerTranscode: number;
  /** The index of a file (`moov`, cues), times those read at once. */
  indexBytes: number;
  indexesAtOnce: number;
  /** A subtitle file. */
  subtitleBytes: number;
  /** Files of the library. */
  files: number;
}

/** `MEMORY`: all bounds of this server, in one place. `small` is for a machine of 512 MB. */
export const memoryBounds: Readonly<Record<'normal' | 'small', MemoryBounds>> = {
  normal: {
    probesBytes: 32 * MB,
    plansBytes: 16 * MB,
    segmentBytes: 128 * MB,
    copiesPerTranscode: 4,
    indexBytes: 32 * MB,
    indexesAtOnce: 2,
    subtitleBytes: 10 * MB,
    files: 200_000,
  },
  small: {
    probesBytes: 8 * MB,
    plansBytes: 4 * MB,
    segmentBytes: 48 * MB,
    copiesPerTranscode: 2,
    indexBytes: 16 * MB,
    indexesAtOnce: 1,
    subtitleBytes: 4 * MB,
    files: 20_000,
  },
};
