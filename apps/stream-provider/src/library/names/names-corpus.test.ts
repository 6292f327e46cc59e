import { describe, expect, it } from '@jest/globals';
import { describePath, describeServed, entriesOf, entriesOfFile, isRight } from '../../testing/describe-name';
import { namesCorpus } from '../../testing/names-corpus';
import { releaseNames } from '../../testing/release-names';

describe('the corpus of names', () => {
  it.each(entriesOf(namesCorpus))('%s is %s [LIBRARY-01]', (path, expected) => {
    expect(describePath(path)).toBe(expected);
  });

  // 5.1 often means something else.
  const undecided = ['clny.3x11m720p', 'Dragon Ball [5.134]'];

  it.each(entriesOf(releaseNames))('%s of other parsers is %s [LIBRARY-01]', (path, expected) => {
    const isUndecided = undecided.some((name) => path.startsWith(name));
    expect([describePath(path), isRight(describePath(path), expected)]).toEqual([expect.any(String), !isUndecided]);
  });

  it.each(entriesOfFile('names-that-match.txt'))('%s is served as %s [LIBRARY-01]', (path, expected) => {
    const served = describeServed(path);
    expect(isRight(served, expected) ? expected : served).toBe(expected);
  });

  it.each(entriesOfFile('names-that-match-nothing-more.txt'))(
    '%s is served as %s and as nothing more [LIBRARY-02]',
    (path, expected) => {
      expect(describeServed(path)).toBe(expected);
    },
  );
});
