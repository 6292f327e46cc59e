import type { Settings } from './settings';

const KB = 1024;
const MB = 1024 * KB;

/** What the server keeps to answer sooner. Each is bounded in bytes. */
export type CacheName = 'tmdb_responses' | 'tmdb_requests' | 'pages' | 'artwork' | 'image_index';

interface MemoryBounds {
  /** Bytes that each cache may hold. */
  caches: Record<CacheName, number>;
  /** Bytes of pictures that wait to be resized; beyond them people are asked to come back. */
  imageQueueBytes: number;
  /** A picture of more is refused: while it is resized it may take four bytes for each. */
  imagePixels: number;
  /** PasswordHasher hashed at once, of some 19 MB each. */
  passwordHashes: number;
  /** The search index of the catalogue is read at the start instead of with the first search: 15 MB. */
  hasSearchReady: boolean;
}

/** `MEMORY`: all bounds of this server, in one place. `small` is for a machine of 512 MB. */
export const memoryBounds: Readonly<Record<Settings['memory'], MemoryBounds>> = {
  normal: {
    caches: { tmdb_responses: 32 * MB, tmdb_requests: 2 * MB, pages: 16 * MB, artwork: 12 * MB, image_index: 8 * MB },
    imageQueueBytes: 64 * MB,
    imagePixels: 50_000_000,
    passwordHashes: 3,
    hasSearchReady: true,
  },
  small: {
    caches: { tmdb_responses: 8 * MB, tmdb_requests: 512 * KB, pages: 4 * MB, artwork: 4 * MB, image_index: 2 * MB },
    imageQueueBytes: 20 * MB,
    imagePixels: 25_000_000,
    passwordHashes: 1,
    hasSearchReady: false,
  },
};
