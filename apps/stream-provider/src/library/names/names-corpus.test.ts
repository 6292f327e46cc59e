import { describe, expect, it } from '@jest/globals';
import { describePath, entriesOf, isRight } from '../../testing/describe-name';
import { namesCorpus } from '../../testing/names-corpus';
import { releaseNames } from '../../testing/release-names';

describe('the corpus of names', () => {
  it.each(entriesOf(namesCorpus))('%s is %s [LIBRARY-01]', (path, expected) => {
    expect(describePath(path)).toBe(expected);
  });

  // 4x4 and 5.1 often mean something else, and “DC” is a publisher.
  const undecided = ['The.Outsiders.DC', 'clny.3x11m720p', 'Archivo 81 1X7', 'Dragon Ball [5.134]'];

  it.each(entriesOf(releaseNames))('%s of other parsers is %s [LIBRARY-01]', (path, expected) => {
    const isUndecided = undecided.some((name) => path.startsWith(name));
    expect([describePath(path), isRight(describePath(path), expected)]).toEqual([expect.any(String), !isUndecided]);
  });
});
