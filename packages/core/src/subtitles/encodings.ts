/**
 * Encodings that a visitor may choose manually, by their names in `TextDecoder`, with their script or region and their
 * common name.
 */
export const encodingChoices = [
  ['utf-8', 'unicode', 'UTF-8'],
  ['utf-16le', 'unicode', 'UTF-16 LE'],
  ['utf-16be', 'unicode', 'UTF-16 BE'],
  ['windows-1252', 'western', 'Windows-1252'],
  ['windows-1250', 'central', 'Windows-1250'],
  ['iso-8859-2', 'central', 'ISO-8859-2'],
  ['windows-1251', 'cyrillic', 'Windows-1251'],
  ['koi8-r', 'cyrillic', 'KOI8-R'],
  ['iso-8859-5', 'cyrillic', 'ISO-8859-5'],
  ['windows-1253', 'greek', 'Windows-1253'],
  ['windows-1254', 'turkish', 'Windows-1254'],
  ['windows-1255', 'hebrew', 'Windows-1255'],
  ['windows-1256', 'arabic', 'Windows-1256'],
  ['windows-1257', 'baltic', 'Windows-1257'],
  ['gb18030', 'simplified', 'GBK'],
  ['big5', 'traditional', 'Big5'],
  ['shift_jis', 'japanese', 'Shift JIS'],
  ['euc-jp', 'japanese', 'EUC-JP'],
  ['euc-kr', 'korean', 'EUC-KR'],
  ['windows-874', 'thai', 'Windows-874'],
  ['windows-1258', 'vietnamese', 'Windows-1258'],
] as const;
export type Encoding = (typeof encodingChoices)[number][0];
/** Script or region that an encoding is for. */
export type EncodingScript = (typeof encodingChoices)[number][1];

/** On every platform, and pure; core's types declare no platform. */
declare const TextDecoder: new (
  label: string,
  options?: { fatal: boolean },
) => { decode: (bytes: Uint8Array) => string };

/** Windows-1252 where ISO-8859-1 has control characters. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Node 20 decodes windows-1252 as ISO-8859-1, against the standard. */
export function decodeAs(bytes: Uint8Array, encoding: Encoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'windows-1252') return text;
  return text.replace(/[\u0080-\u009f]/g, (letter) => windows1252.charAt(letter.charCodeAt(0) - 0x80));
}

/** Whether the bytes can be decoded without errors. */
export function fits(bytes: Uint8Array, encoding: Encoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
