/** The constructor of `TextDecoder`. Core has no platform globals, so the caller passes it. */
export interface DecoderClass {
  new (
    label: string,
    options: { fatal: boolean },
  ): { decode: (bytes?: Uint8Array, options?: { stream: boolean }) => string };
}

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * Detects UTF-8 and UTF-16 by the byte order mark, else by the position of zero bytes in the first characters. What is
 * not UTF-8 in more places than it is was written by Windows.
 */
export function detectEncoding(bytes: Uint8Array, Decoder: DecoderClass): TextEncoding {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  // All formats start with an ASCII character: of a header, a bracket or a tag.
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return 'utf-16le';
  if (a === 0 && b !== 0 && c === 0 && d !== 0) return 'utf-16be';
  return isUtf8(bytes, Decoder) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array, Decoder: DecoderClass): boolean {
  let broken = 0;
  let valid = 0;
  for (const text of decodeText(bytes, Decoder, 'utf-8')) {
    // A file without such characters, as most are, costs no more than decoding it.
    const count = text.match(/[^\0-\x7F]/g)?.length ?? 0;
    const marks = count === 0 ? 0 : text.split('\uFFFD').length - 1;
    broken += marks;
    valid += count - marks;
  }
  return broken <= valid;
}

/** Small enough for the caller to yield between chunks; a multiple of every encoding's unit. */
const CHUNK_BYTES = 64 * 1024;

/**
 * Decodes a file in chunks, without its byte order mark. Invalid bytes become U+FFFD: a title with a broken character
 * is better than a refused file.
 */
export function* decodeText(
  bytes: Uint8Array,
  Decoder: DecoderClass,
  encoding = detectEncoding(bytes, Decoder),
): Generator<string> {
  // The decoder removes the byte order mark and replaces a character that the end cuts off with U+FFFD.
  const decoder = new Decoder(encoding, { fatal: false });
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const text = decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
