/** Encodings that a visitor may choose by hand, as `TextDecoder` names them. */
export const encodingChoices = [
  ['utf-8', 'Unicode (UTF-8)'],
  ['utf-16le', 'Unicode (UTF-16 LE)'],
  ['utf-16be', 'Unicode (UTF-16 BE)'],
  ['windows-1252', 'Western European (Windows-1252)'],
  ['windows-1250', 'Central European (Windows-1250)'],
  ['iso-8859-2', 'Central European (ISO-8859-2)'],
  ['windows-1251', 'Cyrillic (Windows-1251)'],
  ['koi8-r', 'Cyrillic (KOI8-R)'],
  ['iso-8859-5', 'Cyrillic (ISO-8859-5)'],
  ['windows-1253', 'Greek (Windows-1253)'],
  ['windows-1254', 'Turkish (Windows-1254)'],
  ['windows-1255', 'Hebrew (Windows-1255)'],
  ['windows-1256', 'Arabic (Windows-1256)'],
  ['windows-1257', 'Baltic (Windows-1257)'],
  ['gb18030', 'Chinese, simplified (GBK)'],
  ['big5', 'Chinese, traditional (Big5)'],
  ['shift_jis', 'Japanese (Shift JIS)'],
  ['euc-jp', 'Japanese (EUC-JP)'],
  ['euc-kr', 'Korean (EUC-KR)'],
] as const;
export type Encoding = (typeof encodingChoices)[number][0];

export interface DecodedText {
  text: string;
  encoding: Encoding;
}

const decodeAs = (bytes: Uint8Array, encoding: Encoding): string => new TextDecoder(encoding).decode(bytes);

function byOrderMark([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

/** UTF-16 without a mark: digits, blanks and line ends have a zero byte, and always on the same side. */
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

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads a text file of unknown encoding: a byte order mark, the zero bytes of UTF-16 and valid UTF-8 are certain; for
 * anything else the language statistics of `chardet` decide, which is fetched only then.
 */
export async function decodeText(file: ArrayBuffer | Uint8Array, chosen?: Encoding): Promise<DecodedText> {
  const bytes = file instanceof Uint8Array ? file : new Uint8Array(file);
  const certain = chosen ?? byOrderMark(bytes) ?? byZeroBytes(bytes) ?? (isUtf8(bytes) ? 'utf-8' : null);
  const encoding = certain ?? (await import('./guess-encoding')).guessEncoding(bytes);
  return { text: decodeAs(bytes, encoding), encoding };
}
