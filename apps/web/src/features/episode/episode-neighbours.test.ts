import { expect, it } from '@jest/globals';
import type { SeasonSummary } from '@marquee/tmdb';
import { neighboursOf } from './episode-neighbours';

const season = (seasonNumber: number, episodeCount: number) => ({ seasonNumber, episodeCount }) as SeasonSummary;
const seasons = [season(1, 2), season(2, 3), season(0, 4)];
const of = (at: number, episode: number) => neighboursOf(seasons, { season: at, episode });

it('links episodes across seasons, but not the last to the first [EPISODE-10]', () => {
  expect(of(1, 1)).toEqual({ previous: null, next: { season: 1, episode: 2 } });
  expect(of(1, 2)).toEqual({ previous: { season: 1, episode: 1 }, next: { season: 2, episode: 1 } });
  expect(of(2, 1).previous).toEqual({ season: 1, episode: 2 });
  expect(of(2, 3).next).toBeNull();
});

it('links specials only to each other', () => {
  expect(of(0, 1)).toEqual({ previous: null, next: { season: 0, episode: 2 } });
  expect(of(0, 4).next).toBeNull();
});
