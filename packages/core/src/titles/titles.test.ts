import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { absoluteEpisode, episodeOfAbsolute } from './absolute-episode';
import { matchByYear } from './match-by-year';
import { normaliseTitle } from './normalise-title';

describe('two spellings of one title', () => {
  it.each([
    ['The Matrix', 'matrix'],
    ['Matrix, The', 'The Matrix'],
    ['Amélie', 'Amelie'],
    ['Léon: The Professional', 'Leon - The Professional'],
    ['Fast & Furious', 'Fast and Furious'],
    ['Rocky III', 'Rocky 3'],
    ['WALL·E', 'WALL-E'],
    ['Spider-Man', 'Spiderman'],
    ["Schindler's List", 'Schindler’s List'],
    ['Straße', 'Strasse'],
    ['S.W.A.T.', 'SWAT'],
  ])('%s and %s are alike', (one, other) => {
    expect(normaliseTitle(one)).toBe(normaliseTitle(other));
  });

  it.each([
    ['Rocky II', 'Rocky III'],
    ['I, Robot', '1, Robot'],
    ['Die Hard', 'Hard'],
    ['羅生門', '七人の侍'],
    ['Her', 'The Here'],
    ['Alien', 'Aliens'],
  ])('%s and %s are not', (one, other) => {
    expect(normaliseTitle(one)).not.toBe(normaliseTitle(other));
  });

  it('are alike in either Unicode form and any case, and their key is its own key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(normaliseTitle(title.normalize('NFD'))).toBe(normaliseTitle(title.normalize('NFC')));
      }),
    );
    expect(normaliseTitle('The')).toBe('the');
  });
});

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

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const season = (seasonNumber: number, ...numbers: number[]) => ({
  seasonNumber,
  episodeCount: numbers.length,
  episodes: numbers.map((episodeNumber) => ({ episodeNumber, place: `${seasonNumber}/${episodeNumber}` })),
});
const restarted = [season(0, 1), season(1, ...range(1, 12)), season(2, ...range(1, 13)), season(4, 1, 2)];
const counted = [season(1, ...range(1, 6)), season(2, ...range(7, 10)), season(3, ...range(11, 14))];
const gaps = [season(1, 0, 1, 2, 4, 5), season(2, 1, 2)];

describe('the number of an episode in its series [LIBRARY-01]', () => {
  it.each<[string, typeof gaps, [number, number], number | null]>([
    ['in the first season is its own', restarted, [1, 5], 5],
    ['in a later one follows those before', restarted, [2, 1], 13],
    ['is its own where the series counts through its seasons', counted, [2, 7], 7],
    [
      'is its own where a late season counts on, and seasons before are missing',
      [season(21, 1156, 1157)],
      [21, 1157],
      1157,
    ],
    ['goes by the last number of a season with gaps', gaps, [2, 1], 6],
    ['is unknown where a season between is', restarted, [4, 1], null],
    ['is unknown of an episode that is not listed', gaps, [1, 3], null],
    ['does not exist for an episode 0', gaps, [1, 0], null],
    ['does not exist for specials', restarted, [0, 1], null],
  ])('%s', (_, seasons, [number, episode], expected) => {
    expect(absoluteEpisode(seasons, { season: number, episode })).toBe(expected);
    if (expected !== null) expect(episodeOfAbsolute(seasons, expected)?.place).toBe(`${number}/${episode}`);
  });

  it('takes a season before whose list is not fetched to be as long as it has episodes', () => {
    const first = { seasonNumber: 1, episodeCount: 12 };
    expect(absoluteEpisode([first, season(2, 1, 2)], { season: 2, episode: 1 })).toBe(13);
    expect(absoluteEpisode([first, season(2, 13, 14)], { season: 2, episode: 13 })).toBe(13);
  });

  it('is of no episode that is not listed', () => {
    expect(episodeOfAbsolute(gaps, 3)).toBeNull();
    expect(episodeOfAbsolute(gaps, 0)).toBeNull();
  });
});
