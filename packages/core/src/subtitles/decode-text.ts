import { decodeAs, fits, type Encoding } from './encodings';

interface DecodedText {
  text: string;
  encoding: Encoding;
}

function byOrderMark([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

/** Detects UTF-16 without a byte order mark: digits, blanks and line ends have a zero byte, always on the same side. */
function byZeroBytes(bytes: Uint8Array): Encoding | null {
  const head = bytes.subarray(0, 2048);
  const zeros = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even + odd < head.length * 0.1) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** UTF-8 with a truncated last letter or a few broken bytes is still UTF-8. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = decodeAs(bytes, 'utf-8');
  const letters = text.match(/[^\0-\u007f]/g)?.length ?? 0;
  const faults = text.match(/\ufffd/g)?.length ?? 0;
  return letters > faults * 8 && faults <= Math.max(1, letters / 50);
}

/**
 * Decodes a text file of unknown encoding: a byte order mark, the zero bytes of UTF-16 and valid UTF-8 are certain;
 * otherwise the letters of languages, loaded only then, decide, with `language` as a hint.
 */
export async function decodeText(
  file: ArrayBuffer | Uint8Array,
  chosen?: Encoding,
  language?: string,
): Promise<DecodedText> {
  const bytes = file instanceof Uint8Array ? file : new Uint8Array(file);
  const certain =
    chosen ??
    byOrderMark(bytes) ??
    byZeroBytes(bytes) ??
    (isMostlyUtf8(bytes) || fits(bytes, 'utf-8') ? 'utf-8' : null);
  const encoding = certain ?? (await import('./guess-encoding')).guessEncoding(bytes, language);
  const text = decodeAs(bytes, encoding);
  // The tones of Vietnamese are separate there.
  return { text: encoding === 'windows-1258' ? text.normalize('NFC') : text, encoding };
}
