import chardet from 'chardet';
import { fits, type Encoding } from './encodings';

/** What chardet finds, as the decoder names it. Windows code pages hold all that their ISO relatives do, and more. */
const decoders: Readonly<Record<string, Encoding>> = {
  'windows-1250': 'windows-1250',
  'windows-1251': 'windows-1251',
  'windows-1252': 'windows-1252',
  'windows-1253': 'windows-1253',
  'windows-1254': 'windows-1254',
  'windows-1255': 'windows-1255',
  'windows-1256': 'windows-1256',
  'windows-1257': 'windows-1257',
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-2': 'iso-8859-2',
  'ISO-8859-5': 'iso-8859-5',
  'ISO-8859-6': 'windows-1256',
  'ISO-8859-7': 'windows-1253',
  'ISO-8859-8': 'windows-1255',
  'ISO-8859-9': 'windows-1254',
  'KOI8-R': 'koi8-r',
  GB18030: 'gb18030',
  Big5: 'big5',
  Shift_JIS: 'shift_jis',
  'EUC-JP': 'euc-jp',
  'EUC-KR': 'euc-kr',
};
const multiByte: readonly Encoding[] = ['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr'];
const FALLBACK: Encoding = 'windows-1252';
/** Enough of the words for statistics; the rest of a long file says nothing new. */
const SAMPLE_BYTES = 64_000;

/** Only the words: times, counters and tags are ASCII and would drown them. */
function words(bytes: Uint8Array): Uint8Array {
  const latin = Array.from(bytes.subarray(0, SAMPLE_BYTES * 4), (byte) => String.fromCharCode(byte)).join('');
  const kept = latin
    .replace(/<[^<>\n]{0,80}>|\{[^{}\n]{0,80}\}/g, ' ')
    .split(/[\r\n]+/)
    .filter((line) => !/^[\s\d:.,>-]*$/.test(line) && !line.includes('-->'))
    .join('\n')
    .slice(0, SAMPLE_BYTES);
  return Uint8Array.from(kept, (letter) => letter.charCodeAt(0));
}

/** A line or two of French pass for Latvian: the rarer code page must be much the likelier. */
const weight = ({ name, confidence }: { name: string; confidence: number }): number =>
  name === 'windows-1257' ? confidence * 0.6 : confidence;

/** Arabic is sometimes taken for Hebrew, as which it is mostly vowel points: real words are mostly letters. */
function isHebrew(sample: Uint8Array): boolean {
  const text = new TextDecoder('windows-1255').decode(sample);
  const letters = text.match(/[\u05d0-\u05ea]/g)?.length ?? 0;
  const others = text.match(/[^\0-\u007f\u05d0-\u05ea\s]/g)?.length ?? 0;
  return letters > others * 4;
}

function isPlausible(encoding: Encoding, bytes: Uint8Array, sample: Uint8Array): boolean {
  if (multiByte.includes(encoding)) return fits(bytes, encoding);
  return encoding !== 'windows-1255' || isHebrew(sample);
}

/** The likeliest encoding of bytes that are no Unicode. */
export function guessEncoding(bytes: Uint8Array): Encoding {
  const sample = words(bytes);
  const likeliest = [...chardet.analyse(sample)].sort((a, b) => weight(b) - weight(a));
  for (const { name } of likeliest) {
    const encoding = decoders[name];
    if (encoding && isPlausible(encoding, bytes, sample)) return encoding;
  }
  return FALLBACK;
}
