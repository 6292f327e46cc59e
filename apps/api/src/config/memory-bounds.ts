import type { Settings } from './settings';

const MB = 1024 * 1024;

/** The server's caches. Each has a limit in bytes. */
export type CacheName = 'tmdb_responses' | 'tmdb_filtered' | 'pages' | 'artwork' | 'image_index';

interface MemoryBounds {
  /** Limit of each cache in bytes. */
  caches: Record<CacheName, number>;
  /** Bytes of pictures waiting to be resized; above this limit requests are answered with 503. */
  imageQueueBytes: number;
  /** Maximum number of pixels of a picture: resizing may need four bytes per pixel. */
  imagePixels: number;
  /** Passwords that are hashed at the same time, about 19 MB each. */
  passwordHashes: number;
  /** Whether the catalogue's search index (15 MB) is loaded at start-up instead of by the first search. */
  hasSearchReady: boolean;
}

/** `MEMORY`: all of this server's limits in one place. `small` is for a machine with 512 MB. */
export const memoryBounds: Readonly<Record<Settings['memory'], MemoryBounds>> = {
  normal: {
    caches: {
      tmdb_responses: 32 * MB,
      tmdb_filtered: 8 * MB,
      pages: 16 * MB,
      artwork: 12 * MB,
      image_index: 8 * MB,
    },
    imageQueueBytes: 64 * MB,
    imagePixels: 50_000_000,
    passwordHashes: 3,
    hasSearchReady: true,
  },
  small: {
    caches: {
      tmdb_responses: 8 * MB,
      tmdb_filtered: 2 * MB,
      pages: 4 * MB,
      artwork: 4 * MB,
      image_index: 2 * MB,
    },
    imageQueueBytes: 20 * MB,
    imagePixels: 25_000_000,
    passwordHashes: 1,
    hasSearchReady: false,
  },
};
