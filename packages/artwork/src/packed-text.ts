import { brotliDecompressSync } from 'node:zlib';

/**
 * A text as `scripts/pack-text.ts` embeds it. Text that stands in a program as it is stays in memory for good, twice: as
 * source and as value.
 */
export const unpackText = (packed: string): string =>
  brotliDecompressSync(Buffer.from(packed, 'base64')).toString('utf8');
