import chardet from 'chardet';
import { fits, type Encoding } from './encodings';
import { guessCjk } from './guess-cjk';

/** Maps chardet's names to the decoder's. Windows code pages are supersets of their ISO counterparts. */
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
/** Enough text for statistics; the rest of a long file adds nothing. */
const SAMPLE_BYTES = 64_000;

/** Only the words: times, counters and tags are ASCII and would outweigh them. */
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

/** Legacy encodings of subtitles by language, other than windows-1252. */
const ofLanguages: readonly (readonly [Encoding, string])[] = [
  ['windows-1250', 'pl cs sk hu ro hr sl bs sq'],
  ['windows-1251', 'ru uk bg sr mk be kk'],
  ['windows-1253', 'el'],
  ['windows-1254', 'tr az'],
  ['windows-1255', 'he yi'],
  ['windows-1256', 'ar fa ur'],
  ['windows-1257', 'lt lv et'],
];
/** Encodings that the statistics do not cover; only the language determines them. */
const onlyByLanguage: Readonly<Record<string, Encoding>> = { th: 'windows-874', vi: 'windows-1258' };

const usualIn = (language: string): Encoding =>
  ofLanguages.find(([, languages]) => languages.split(' ').includes(language))?.[0] ?? 'windows-1252';

/** A hint decides between two encodings that are about equally likely, but does not override a clear result. */
const hintWeight = 1.4;

/** A line or two of French can pass for Latvian, so the rarer code page must be much likelier. */
const weigh = (encoding: Encoding, confidence: number, expected: Encoding | null): number =>
  confidence * (encoding === expected ? hintWeight : encoding === 'windows-1257' ? 0.6 : 1);

/**
 * Arabic is sometimes detected as Hebrew, as which it consists mostly of vowel points; real words consist mostly of
 * letters.
 */
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

/** The likeliest encoding of bytes that are not Unicode. `language` is a BCP 47 tag derived from the file's name. */
export function guessEncoding(bytes: Uint8Array, language?: string): Encoding {
  const sample = words(bytes);
  const cjk = guessCjk(sample);
  if (cjk) return cjk;
  const hint = language?.split('-')[0] ?? '';
  const special = onlyByLanguage[hint];
  if (special && fits(sample, special)) return special;
  const expected = hint === '' || hint === 'und' ? null : usualIn(hint);
  const likeliest = chardet
    .analyse(sample)
    .flatMap(({ name, confidence }) => {
      const encoding = decoders[name];
      return encoding ? [{ encoding, weight: weigh(encoding, confidence, expected) }] : [];
    })
    .sort((a, b) => b.weight - a.weight);
  return likeliest.find(({ encoding }) => isPlausible(encoding, bytes, sample))?.encoding ?? expected ?? FALLBACK;
}
