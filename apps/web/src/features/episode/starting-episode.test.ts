import { describe, expect, it } from '@jest/globals';
import type { SeasonSummary } from '@marquee/tmdb';
import { startingEpisode } from './starting-episode';

const season = (seasonNumber: number, episodeCount: number) => ({ seasonNumber, episodeCount }) as SeasonSummary;
const seasons = [season(1, 2), season(2, 3), season(0, 4)];
const last = (at: number, episode: number, watched: number) => ({
  season: at,
  episode,
  progress: { watched, duration: 100 },
});

describe('the episode at which a series continues', () => {
  it('is the first regular one when nothing was watched', () => {
    expect(startingEpisode(seasons, null)).toEqual({ season: 1, episode: 1 });
  });
  it('is the one that was left unfinished [EPISODE-11]', () => {
    expect(startingEpisode(seasons, last(2, 2, 50))).toEqual({ season: 2, episode: 2 });
  });
  it('is the one after a finished one, in the next season if necessary [EPISODE-11]', () => {
    expect(startingEpisode(seasons, last(1, 2, 95))).toMatchObject({ season: 2, episode: 1 });
  });
  it('is the last one when everything was watched', () => {
    expect(startingEpisode(seasons, last(2, 3, 95))).toEqual({ season: 2, episode: 3 });
  });
  it('is none for a series without episodes', () => {
    expect(startingEpisode([season(1, 0)], null)).toBeNull();
  });
});
