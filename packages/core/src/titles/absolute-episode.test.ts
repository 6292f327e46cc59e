import { describe, expect, it } from '@jest/globals';
import { absoluteEpisode } from './absolute-episode';

const seasons = [
  { seasonNumber: 0, episodeCount: 5 },
  { seasonNumber: 1, episodeCount: 12 },
  { seasonNumber: 2, episodeCount: 13 },
  { seasonNumber: 4, episodeCount: 10 },
];

describe('the number of an episode in its series [LIBRARY-01]', () => {
  it.each([
    ['in the first season is its own', 1, 5, 5],
    ['in a later one follows those before', 2, 1, 13],
    ['is its own where the series counts through its seasons', 2, 20, 20],
    ['is unknown where a season between is', 4, 1, null],
    ['does not exist for specials', 0, 1, null],
  ])('%s', (_, season, episode, expected) => {
    expect(absoluteEpisode(seasons, season, episode)).toBe(expected);
  });
});
