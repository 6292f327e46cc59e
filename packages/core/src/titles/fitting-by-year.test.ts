import { describe, expect, it } from '@jest/globals';
import { fittingByYear } from './fitting-by-year';

const fitting = (years: (number | null)[], mediaType: 'movie' | 'tv', year: number | null) =>
  fittingByYear(years, (known) => known, { mediaType, year });

describe('of several titles with one name [LIBRARY-02]', () => {
  it.each([
    ['the one with the year fits, though another is a year apart', [1999, 2000], 'movie', 2000, [2000]],
    ['one a year apart fits where none has the year', [1999, 2004], 'movie', 2000, [1999]],
    ['two a year apart fit equally', [1999, 2001], 'movie', 2000, [1999, 2001]],
    ['none fits two years apart', [1998], 'movie', 2000, []],
    ['a film without a year never fits', [null], 'movie', 2000, []],
    ['no film fits a request without a year', [1999], 'movie', null, []],
    ['a series without a year fits', [null, 1978], 'tv', 2000, [null]],
    ['a series without a year fits a request without one', [null, 1978], 'tv', null, [null]],
  ] as const)('%s', (_, years, mediaType, year, expected) => {
    expect(fitting([...years], mediaType, year)).toEqual(expected);
  });
});
