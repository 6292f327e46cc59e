/** Why code could not be loaded: no network, a newer build on the server, or anything else. */
export type ChunkFailure = 'offline' | 'updated' | 'blocked';

/** Required code could not be loaded. Stored data is not affected. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(
    readonly failure: ChunkFailure,
    cause: unknown,
  ) {
    super('A part of the app could not be loaded.', { cause });
  }
}
