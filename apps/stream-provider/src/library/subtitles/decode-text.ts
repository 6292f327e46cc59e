/** Encodings that subtitle files of a language came in before UTF-8. */
const oldEncodings: Record<string, string> = {
  ru: 'windows-1251',
  uk: 'windows-1251',
  bg: 'windows-1251',
  sr: 'windows-1251',
  mk: 'windows-1251',
  be: 'windows-1251',
  el: 'windows-1253',
  tr: 'windows-1254',
  he: 'windows-1255',
  ar: 'windows-1256',
  fa: 'windows-1256',
  th: 'windows-874',
  vi: 'windows-1258',
  pl: 'windows-1250',
  cs: 'windows-1250',
  sk: 'windows-1250',
  hu: 'windows-1250',
  ro: 'windows-1250',
  hr: 'windows-1250',
  sl: 'windows-1250',
  lt: 'windows-1257',
  lv: 'windows-1257',
  et: 'windows-1257',
  ja: 'shift_jis',
  ko: 'euc-kr',
  zh: 'gb18030',
};

/** The text of a subtitle file in any encoding a real file has: by its mark, as UTF-8, else by its language. */
export function decodeText(data: Buffer, language: string): string {
  if (data[0] === 0xff && data[1] === 0xfe) return new TextDecoder('utf-16le').decode(data);
  if (data[0] === 0xfe && data[1] === 0xff) return new TextDecoder('utf-16be').decode(data);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    const main = language.split('-')[0] ?? '';
    const encoding = language === 'zh-TW' || language === 'zh-HK' ? 'big5' : (oldEncodings[main] ?? 'windows-1252');
    return new TextDecoder(encoding).decode(data);
  }
}
