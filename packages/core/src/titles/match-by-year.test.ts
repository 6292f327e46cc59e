import { describe, expect, it } from '@jest/globals';
import { matchByYear } from './match-by-year';

const fitting = (years: (number | null)[], mediaType: 'movie' | 'tv', year: number | null) =>
  matchByYear(years, (known) => known, { mediaType, year });

describe('of several titles with one name [LIBRARY-02]', () => {
  it.each([
    ['the one with the year fits, though another is a year apart', [1999, 2000], [2000]],
    ['one a year apart fits where none has the year', [1999, 2004], [1999]],
    ['two a year apart fit equally', [1999, 2001], [1999, 2001]],
    ['none fits two years apart', [1998], []],
    ['a film without a year never fits', [null], []],
  ])('%s', (_, years, expected) => {
    expect(fitting(years, 'movie', 2000)).toEqual(expected);
  });

  it('a film asked for without a year is none of them', () => {
    expect(fitting([1999, null], 'movie', null)).toEqual([]);
  });

  it('a series may do without a year', () => {
    expect(fitting([null, 1978], 'tv', 2000)).toEqual([null]);
    expect(fitting([null, 1978], 'tv', null)).toEqual([null]);
    expect(fitting([1978], 'tv', null)).toEqual([]);
  });
});
