import { describe, expect, it } from '@jest/globals';
import { absoluteEpisode, episodeOfAbsolute } from './absolute-episode';

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
