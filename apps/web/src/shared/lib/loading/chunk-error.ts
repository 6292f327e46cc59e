/** Why code could not be had: the network is away, the server has another build by now, or something else keeps it back. */
export type ChunkFailure = 'offline' | 'updated' | 'blocked';

/** Code that was needed could not be loaded. Nothing is wrong with what the visitor has stored. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(
    readonly failure: ChunkFailure,
    cause: unknown,
  ) {
    super('A part of the app could not be loaded.', { cause });
  }
}
