const MB = 1024 * 1024;

/** The provider's caches and queues. Each has a limit in bytes, and is reported by `GET /metrics`. */
export const memoryNames = [
  'files',
  'probes',
  'plans',
  'indexes',
  'segments',
  'unsaved',
  'made_index',
  'extras',
  'sending',
  'skip_times',
] as const;
export type MemoryName = (typeof memoryNames)[number];

export interface MemoryBounds {
  bytes: Readonly<Record<MemoryName, number>>;
  /** The index of one file (`moov`, cues). */
  indexBytes: number;
  /** One segment in progress. */
  segmentBytes: number;
  /** Number of concurrent video and audio copies, per allowed transcode. */
  copiesPerTranscode: number;
}

/**
 * `MEMORY`: all of this server's limits in one place. `small` is for a machine with 512 MB.
 *
 * - `files`: the names of the library's files and folders; files beyond the limit are not served.
 * - `probes`: probe results; the longest lists of tracks and chapters are omitted first, then the oldest results.
 * - `plans`: segment boundaries of the playing files.
 * - `indexes`: files' indexes while they are read, `indexBytes` each.
 * - `segments`: segments in progress. If the total exceeds the limit, the run with the most memory is stopped.
 * - `unsaved`: data that the disk rejected, until it is fetched.
 * - `made_index`: names of the entries in the cache on disk.
 * - `extras`: thumbnails and subtitles while ffmpeg makes them, twice `trackBytes` each, and subtitle files while they
 *   are read, `trackBytes` each.
 * - `sending`: chunks of files in transit to slow clients.
 * - `skip_times`: intros and credits of episodes, and the audio data of the season being compared.
 */
export const memoryBounds: Readonly<Record<'normal' | 'small', MemoryBounds>> = {
  normal: {
    bytes: {
      files: 160 * MB,
      probes: 48 * MB,
      plans: 16 * MB,
      indexes: 64 * MB,
      segments: 160 * MB,
      unsaved: 48 * MB,
      made_index: 16 * MB,
      extras: 48 * MB,
      sending: 128 * MB,
      skip_times: 16 * MB,
    },
    indexBytes: 32 * MB,
    segmentBytes: 96 * MB,
    copiesPerTranscode: 4,
  },
  small: {
    bytes: {
      files: 24 * MB,
      probes: 8 * MB,
      plans: 4 * MB,
      indexes: 16 * MB,
      segments: 32 * MB,
      unsaved: 16 * MB,
      made_index: 4 * MB,
      extras: 24 * MB,
      sending: 24 * MB,
      skip_times: 4 * MB,
    },
    indexBytes: 16 * MB,
    segmentBytes: 24 * MB,
    copiesPerTranscode: 2,
  },
};

/** A subtitle file without styles; a film's takes a tenth of it. */
export const subtitleBytes = 2 * MB;
/** A thumbnail sheet. */
export const extraBytes = 2 * MB;
/** A minute of image subtitles, or a whole styled text. */
export const trackBytes = 8 * MB;
