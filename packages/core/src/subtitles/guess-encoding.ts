import { binaryString } from '../text/binary-string';
import { decodeAs, type Encoding } from './encodings';
import { textLanguages, type TextLanguage } from './text-languages';

/** Enough text for statistics; the rest of a long file adds nothing. */
const SAMPLE_BYTES = 16_000;

/** Only the words: times, counters and tags are ASCII, and say nothing. */
function words(bytes: Uint8Array): Uint8Array {
  const latin = binaryString(bytes.subarray(0, SAMPLE_BYTES * 4));
  const kept = latin
    .replace(/<[^<>\n]{0,80}>|\{[^{}\n]{0,80}\}/g, ' ')
    .split(/[\r\n]+/)
    .filter((line) => !/^[\s\d:.,>-]*$/.test(line) && !line.includes('-->'))
    .join('\n')
    .slice(0, SAMPLE_BYTES);
  return Uint8Array.from(kept, (letter) => letter.charCodeAt(0));
}

/** Natural logarithms of how likely a character is. */
const log = {
  /** Punctuation that every language has. */
  sign: Math.log(0.03),
  /** A letter of another language: in a name, or because the encoding is wrong. */
  stranger: Math.log(0.001),
  /** A symbol, or a letter of another script among syllables, which have two bytes to be something else. */
  oddity: Math.log(1e-5),
  /** No text has it. */
  fault: Math.log(1e-6),
  capital: Math.log(0.5),
  capitalInside: Math.log(0.01),
  /** A letter of another script within a word. */
  mixedScripts: Math.log(0.01),
  /** Two letters beyond ASCII in a row, where most letters are ASCII. */
  twoInARow: Math.log(0.15),
  hint: Math.log(30),
  rarerEncoding: Math.log(0.3),
};

const signs = new Set('“”‘’„‚…–—«»•°€\u00a0');
/** Frequencies fall less steeply than one by rank. */
const flatness = 4;

/** What a text consists of, beyond ASCII. */
interface Reading {
  counts: ReadonlyMap<string, number>;
  small: number;
  capitals: number;
  capitalsInside: number;
  besideAscii: number;
  besideOthers: number;
  /** Combining marks behind consonants. */
  misplaced: number;
}

const isAsciiLetter = (letter: string | undefined): boolean => letter !== undefined && /[a-z]/i.test(letter);
const isOther = (letter: string | undefined): boolean => letter !== undefined && /[^\0-\u007f\P{L}]/u.test(letter);

const isLetterLike = (letter: string): boolean => /[\p{L}\p{M}]/u.test(letter);

function read(sample: Uint8Array, encoding: Encoding): Reading {
  const text = Array.from(decodeAs(sample, encoding));
  const counts = new Map<string, number>();
  const reading = { counts, small: 0, capitals: 0, capitalsInside: 0, besideAscii: 0, besideOthers: 0, misplaced: 0 };
  text.forEach((letter, index) => {
    if (letter <= '\u007f') return;
    const lower = letter.toLowerCase();
    const [before, after] = [text[index - 1], text[index + 1]];
    counts.set(lower, (counts.get(lower) ?? 0) + 1);
    if (/[\u0300-\u036f]/.test(letter) && !/[aeiouyăâêôơư]/i.test(before ?? '')) reading.misplaced += 1;
    if (!isOther(letter)) return;
    if (lower === letter) reading.small += 1;
    else {
      reading.capitals += 1;
      if (before !== undefined && before !== before.toUpperCase()) reading.capitalsInside += 1;
    }
    if (isAsciiLetter(before) || isAsciiLetter(after)) reading.besideAscii += 1;
    if (isOther(before)) reading.besideOthers += 1;
  });
  return reading;
}

/** How likely each letter of a language is. */
function frequencies({ letters, others }: TextLanguage): Map<string, number> {
  const ranked = [...new Set(letters.toLowerCase())];
  const share = 1 - (others?.share ?? 0);
  const sum = ranked.reduce((total, _, rank) => total + 1 / (rank + flatness), 0);
  return new Map(ranked.map((letter, rank) => [letter, Math.log(share / (rank + flatness) / sum)]));
}

function likelihood(reading: Reading, language: TextLanguage): number {
  const known = frequencies(language);
  const { others, isLatin } = language;
  const other = others ? Math.log(others.share / others.count) : log.stranger;
  let sum = 0;
  for (const [letter, count] of reading.counts) {
    const isFault = /[\u0080-\u009f\ufffd\p{Co}\p{Cn}]/u.test(letter);
    const usual = signs.has(letter)
      ? log.sign
      : others?.letters.test(letter)
        ? other
        : isLetterLike(letter) && !others
          ? log.stranger
          : log.oddity;
    sum += count * (isFault ? log.fault : (known.get(letter) ?? usual));
  }
  const context = isLatin
    ? reading.besideOthers * log.twoInARow
    : reading.besideAscii * (others ? 0 : log.mixedScripts);
  const faults = reading.misplaced * log.fault + reading.capitalsInside * log.capitalInside;
  // A text that shouts is rare once, not in each letter.
  const capitals = reading.small === 0 ? Math.min(reading.capitals, 5) : reading.capitals;
  return sum + context + faults + capitals * log.capital;
}

/**
 * The likeliest encoding of bytes that are not Unicode: the one whose letters are those of a language. `hint` is a
 * BCP 47 tag derived from the file's name; it decides between readings that are about equally likely.
 */
export function guessEncoding(bytes: Uint8Array, hint = ''): Encoding {
  const sample = words(bytes);
  const [hinted = ''] = hint.toLowerCase().split('-');
  const readings = new Map<Encoding, Reading>();
  let best: { encoding: Encoding; weight: number } = { encoding: 'windows-1252', weight: -Infinity };
  for (const language of textLanguages) {
    const bonus = language.codes.split(' ').includes(hinted) ? log.hint : 0;
    language.encodings.forEach((encoding, index) => {
      const reading = readings.get(encoding) ?? read(sample, encoding);
      readings.set(encoding, reading);
      const weight = likelihood(reading, language) + bonus + (index > 0 ? log.rarerEncoding : 0);
      if (weight > best.weight) best = { encoding, weight };
    });
  }
  return best.encoding;
}
