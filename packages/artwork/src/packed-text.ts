import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/**
 * Large texts are embedded in generated source in compressed form: a plain literal stays in memory for ever, both as
 * source and as value.
 */

/** A text as a string literal for generated source. */
export function packText(text: string): string {
  const bytes = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return `'${brotliCompressSync(bytes, { params }).toString('base64')}'`;
}

/** The text of such a literal. */
export const unpackText = (packed: string): string =>
  brotliDecompressSync(Buffer.from(packed, 'base64')).toString('utf8');
