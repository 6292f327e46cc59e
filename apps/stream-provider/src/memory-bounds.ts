const MB = 1024 * 1024;

/** What the provider keeps and queues. Each is bounded in bytes, and reported by `GET /metrics`. */
export const memoryNames = [
  'files',
  'probes',
  'plans',
  'indexes',
  'segments',
  'unsaved',
  'made_index',
  'extras',
  'tracks',
  'sending',
  'skip_times',
] as const;
export type MemoryName = (typeof memoryNames)[number];

export interface MemoryBounds {
  bytes: Readonly<Record<MemoryName, number>>;
  /** The index of one file (`moov`, cues). */
  indexBytes: number;
  /** One segment while it is made. */
  segmentBytes: number;
  /** Pictures and sounds that are copied at once, for each transcode that may run. */
  copiesPerTranscode: number;
}

/**
 * `MEMORY`: all bounds of this server, in one place. `small` is for a machine of 512 MB.
 *
 * - `files`: the names of the library's files and folders; what lies beyond it is not served.
 * - `probes`: what is known of files; the longest lists of tracks and chapters are left out first, then the oldest results.
 * - `plans`: segments' boundaries of the files that are played.
 * - `indexes`: files' own indexes while they are read, `indexBytes` each.
 * - `segments`: segments while they are made. The run that holds most ends when all together hold more.
 * - `unsaved`: what the disk did not take, until it is fetched.
 * - `made_index`: names of what is in the cache on disk.
 * - `extras`: thumbnails while they are made, `extraBytes` each, and subtitle files while they are read, `trackBytes` each.
 * - `tracks`: subtitles inside films while they are extracted, `trackBytes` each, twice.
 * - `sending`: pieces of files on their way to browsers that take them slowly.
 * - `skip_times`: intros and credits of episodes, and what was heard of the season that is being compared.
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
      extras: 20 * MB,
      tracks: 32 * MB,
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
      extras: 10 * MB,
      tracks: 16 * MB,
      sending: 24 * MB,
      skip_times: 4 * MB,
    },
    indexBytes: 16 * MB,
    segmentBytes: 24 * MB,
    copiesPerTranscode: 2,
  },
};

/** A subtitle file without styles; a film's take a tenth of it. */
export const subtitleBytes = 2 * MB;
/** A thumbnail sheet. */
export const extraBytes = 2 * MB;
/** A minute of image subtitles, or a whole text with styles. */
export const trackBytes = 8 * MB;
