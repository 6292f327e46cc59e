/** What `new TextDecoder(label, options)` is. Core has no globals of the platform: the caller passes the class. */
export interface DecoderClass {
  new (
    label: string,
    options: { fatal: boolean },
  ): { decode: (bytes?: Uint8Array, options?: { stream: boolean }) => string };
}

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** The encoding of a text: by its byte order mark, else by where its first characters have zeros, else UTF-8. */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  // Every format begins with ASCII: a header, a bracket or a tag.
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return 'utf-16le';
  if (a === 0 && b !== 0 && c === 0 && d !== 0) return 'utf-16be';
  return 'utf-8';
}

/** Small enough to leave time between two, a multiple of every character's size. */
const CHUNK_BYTES = 64 * 1024;

/**
 * The text of a file in parts, without a byte order mark. Bytes that are no text of the encoding become U+FFFD: a title with
 * a broken letter is better than a file that is refused.
 */
export function* decodeText(bytes: Uint8Array, Decoder: DecoderClass): Generator<string> {
  // It drops the byte order mark, and at its end puts U+FFFD in place of half a character.
  const decoder = new Decoder(detectEncoding(bytes), { fatal: false });
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const text = decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
