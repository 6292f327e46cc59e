import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { normaliseTitle } from '@marquee/core';
import { buildTitleIndex, findableFiles } from '../library/match/title-index';
import { parsePath, type ParsedPath } from '../library/names';

/** A film that is alone in its folder, as in the corpora. */
const contextOf = (path: string) => ({
  maxYear: 2027,
  isOnlyVideo: dirname(path) !== '.' && !/ - |\{|2160p/.test(basename(path)),
});

function describeParsed(parsed: ParsedPath): string {
  if (parsed.kind === 'ignored') return `- ${parsed.reason}`;
  const { kind, title, year } = parsed;
  const name = `${kind === 'movie' ? 'movie' : 'tv'} ${title}${year === undefined ? '' : ` (${year})`}`;
  if (kind === 'movie') return [name, ...(parsed.otherTitles ?? []).map((other) => `aka ${other}`)].join(' ');
  const { season, episodes, airDate, certainty } = parsed;
  const number = airDate ?? `${certainty ? '?' : ''}${season === null ? '#' : `${season}x`}${episodes.join(',')}`;
  return `${name} ${number}`;
}

/** The library's interpretation of a path, in the notation of the corpora. */
export const describePath = (path: string): string => describeParsed(parsePath(path, contextOf(path)));

/** The same, but `-` for whatever no request finds. */
export function describeServed(path: string): string {
  const parsed = parsePath(path, contextOf(path));
  if (parsed.kind === 'ignored') return '-';
  return findableFiles(buildTitleIndex([{ parsed, file: path }])).has(path) ? describeParsed(parsed) : '-';
}

/** The paths of a corpus with their expected interpretation. */
export const entriesOf = (corpus: string): [string, string][] =>
  corpus
    .trim()
    .split('\n')
    .map((line) => {
      const [path = '', expected = ''] = line.split(' => ');
      return [path, expected];
    });

/** The same of a list in a file beside this one. */
export const entriesOfFile = (file: string): [string, string][] =>
  entriesOf(readFileSync(join(import.meta.dirname, file), 'utf8'));

const spellings = { '#': ' counted ', '?': ' ' } as const;
/** Ignores case, dots, diacritics, and whether a number is certain. */
const alike = (text: string): string =>
  normaliseTitle(text.replace(/[#?]/g, (sign) => spellings[sign as keyof typeof spellings]));
/** The year of a series may also be part of its title. */
const withoutSeriesYear = (text: string): string =>
  text.startsWith('tv') ? text.replace(/ \(?(?:19|20)\d\d\)? /, ' ') : text;

/** Whether a parser's result matches the corpus; any one of two titles is accepted. */
export function isRight(said: string, expected: string): boolean {
  const [first = '', ...others] = said.split(' aka ');
  const [wanted = ''] = expected.split(' aka ');
  const year = / \(\d{4}\)/.exec(first)?.[0] ?? '';
  return [first, ...others.map((title) => `movie ${title}${year}`)].some(
    (each) => alike(withoutSeriesYear(each)) === alike(withoutSeriesYear(wanted)),
  );
}
