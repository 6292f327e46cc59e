import { itemAt } from '../item-at';

/** Words that look wrong at the end of a line, because they belong to the next word. */
const leaning = new Set(
  'a an the of in on at to for from by with and or but nor as is de la le les el los las das der die il lo un une und et y e &'.split(
    ' ',
  ),
);

/** Marks a piece that continues without a space: after a hyphen, or where an overlong word was cut. */
const glue = '\u200b';

const isLeaning = (word: string): boolean => leaning.has(word.toLowerCase());

const joinWords = (words: readonly string[]): string => words.join(' ').replaceAll(`${glue} `, '').replaceAll(glue, '');

/** A line as displayed: a word that continues on the next line ends in a hyphen. */
function lineOf(words: readonly string[]): string {
  const line = joinWords(words);
  return words[words.length - 1]?.endsWith(glue) && !line.endsWith('-') ? `${line}-` : line;
}

/** Cuts a word that is too long for any line. */
function cutLongWord(word: string, most: number): string[] {
  const characters = Array.from(word);
  if (characters.length <= most) return [word];
  const pieces = Math.ceil(characters.length / most);
  const size = Math.ceil(characters.length / pieces);
  return Array.from({ length: pieces }, (_, i) => {
    const piece = characters.slice(i * size, (i + 1) * size).join('');
    return i < pieces - 1 ? piece + glue : piece;
  });
}

export const titleWords = (text: string, longest = 22): string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => (word.length > 15 ? word.replace(/(?<=[^-]{3}-)(?=[^-]{3})/gu, `${glue} `).split(' ') : [word]))
    .flatMap((word) => cutLongWord(word, longest));

type WidthOf = (text: string) => number;

/** `3` of `3 Weeks`, `2` of `Ted 2`: a numeral belongs to its noun, on either side. */
const numeral = /^(?:\d{1,3}|[IVX]{1,4})$/;

/** Cost of a break after a word: high inside a phrase, low after a comma. */
function breakCost(last: string, next: string, isNextLast: boolean): number {
  if (/[,:;!?–—]$/.test(last)) return -0.1;
  const isTorn = numeral.test(last) || (isNextLast && numeral.test(next));
  return isTorn ? 0.4 : 0;
}

/** Squared deviation of a line from the mean width, plus the cost of its break. */
function lineCost(
  words: readonly string[],
  [from, to]: readonly [number, number],
  widthOf: WidthOf,
  ideal: number,
): number {
  const difference = (widthOf(joinWords(words.slice(from, to))) - ideal) / ideal;
  if (to === words.length) return difference ** 2;
  const [last, next] = [itemAt(words, to - 1), itemAt(words, to)];
  const leans = to - from > 1 && isLeaning(last);
  return difference ** 2 + (leans ? 0.4 : breakCost(last, next, to === words.length - 1));
}

/** The best breaks into exactly `count` lines. */
function breakInto(count: number, words: readonly string[], widthOf: WidthOf): string[] {
  const ideal = Math.max(1, widthOf(joinWords(words)) / count);
  const best: { cost: number; from: number }[][] = [[{ cost: 0, from: 0 }]];
  for (let line = 1; line <= count; line++) {
    const row: { cost: number; from: number }[] = [];
    for (let to = line; to <= words.length - (count - line); to++) {
      let choice = { cost: Infinity, from: line - 1 };
      for (let from = line - 1; from < to; from++) {
        const before = best[line - 1]?.[from];
        if (!before) continue;
        const cost = before.cost + lineCost(words, [from, to], widthOf, ideal);
        if (cost < choice.cost) choice = { cost, from };
      }
      row[to] = choice;
    }
    best.push(row);
  }
  const lines: string[] = [];
  for (let line = count, to = words.length; line > 0; line--) {
    const from = best[line]?.[to]?.from ?? 0;
    lines.unshift(lineOf(words.slice(from, to)));
    to = from;
  }
  return lines;
}

/**
 * All sensible breaks of a title, one for each number of lines: balanced, and without an article at the end of a line.
 */
export function lineBreaks(text: string, maxLines: number, widthOf: WidthOf): string[][] {
  const words = titleWords(text);
  const most = Math.min(maxLines, words.length);
  const widths = new Map<string, number>();
  const known: WidthOf = (line) => {
    const width = widths.get(line) ?? widthOf(line);
    widths.set(line, width);
    return width;
  };
  return Array.from({ length: most }, (_, index) => breakInto(index + 1, words, known));
}
