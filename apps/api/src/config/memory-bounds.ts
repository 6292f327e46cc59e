import type { Settings } from './settings';

const KB = 1024;
const MB = 1024 * KB;

/** The caches of the server. Each is bounded in bytes. */
export type CacheName =
  | 'tmdb_responses'
  | 'tmdb_requests'
  | 'tmdb_filtered'
  | 'title_facts'
  | 'picture_owners'
  | 'pages'
  | 'artwork'
  | 'image_index';

interface MemoryBounds {
  /** Bytes that each cache may hold. */
  caches: Record<CacheName, number>;
  /** Bytes of pictures that wait for resizing; above this limit requests are answered with 503. */
  imageQueueBytes: number;
  /** Most pixels of a picture: resizing may take four bytes per pixel. */
  imagePixels: number;
  /** Passwords that are hashed at the same time, some 19 MB each. */
  passwordHashes: number;
  /** Whether the search index of the catalogue (15 MB) is loaded at the start instead of by the first search. */
  hasSearchReady: boolean;
}

/** `MEMORY`: all bounds of this server, in one place. `small` is for a machine of 512 MB. */
export const memoryBounds: Readonly<Record<Settings['memory'], MemoryBounds>> = {
  normal: {
    caches: {
      tmdb_responses: 32 * MB,
      tmdb_requests: 2 * MB,
      tmdb_filtered: 8 * MB,
      title_facts: 6 * MB,
      picture_owners: 4 * MB,
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
      tmdb_requests: 512 * KB,
      tmdb_filtered: 2 * MB,
      title_facts: 2 * MB,
      picture_owners: 1 * MB,
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
