import { brotliCompressSync, constants } from 'node:zlib';

/** A text as a string literal for generated source; `src/build/unpack-text.ts` reads it. */
export function packText(text: string): string {
  const bytes = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return `'${brotliCompressSync(bytes, { params }).toString('base64')}'`;
}
