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
  ['windows-874', 'Thai (Windows-874)'],
  ['windows-1258', 'Vietnamese (Windows-1258)'],
] as const;
export type Encoding = (typeof encodingChoices)[number][0];

/** Whether bytes are a text in an encoding without a fault. */
export function fits(bytes: Uint8Array, encoding: Encoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
