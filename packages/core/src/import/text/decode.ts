/** The constructor of `TextDecoder`. Core has no platform globals, so the caller passes it. */
export interface DecoderClass {
  new (
    label: string,
    options: { fatal: boolean },
  ): { decode: (bytes?: Uint8Array, options?: { stream: boolean }) => string };
}

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** Detects UTF-8 and UTF-16 by the byte order mark, else by the position of zero bytes in the first characters. */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  // All formats start with an ASCII character: of a header, a bracket or a tag.
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return 'utf-16le';
  if (a === 0 && b !== 0 && c === 0 && d !== 0) return 'utf-16be';
  return 'utf-8';
}

/** Small enough for the caller to yield between chunks; a multiple of every encoding's unit. */
const CHUNK_BYTES = 64 * 1024;

/**
 * Decodes a file in chunks, without its byte order mark. Invalid bytes become U+FFFD: a title with a broken character
 * is better than a refused file.
 */
export function* decodeText(bytes: Uint8Array, Decoder: DecoderClass): Generator<string> {
  // The decoder removes the byte order mark and replaces a character that the end cuts off with U+FFFD.
  const decoder = new Decoder(detectEncoding(bytes), { fatal: false });
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const text = decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
