import { basename, dirname } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { namesCorpus } from '../../testing/names-corpus';
import { parsePath, type ParsedPath } from './index';

/** A film that is alone in its folder, as those of the corpus are. */
const context = (path: string) => ({
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

describe('the corpus of names', () => {
  const entries = namesCorpus
    .trim()
    .split('\n')
    .map((line) => line.split(' => ') as [string, string]);

  it.each(entries)('%s is %s [LIBRARY-01]', (path, expected) => {
    expect(describeParsed(parsePath(path, context(path)))).toBe(expected);
  });
});
