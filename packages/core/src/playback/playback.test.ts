import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  isWatched,
  mayAutoAdvance,
  nextEpisode,
  orderSeasons,
  previousEpisode,
  progressPercent,
  resumePosition,
  shouldSaveProgress,
  skipIntroTarget,
} from './index';

describe('resuming', () => {
  it.each([
    ['movie' as const, 94, true],
    ['movie' as const, 94.1, false],
    ['episode' as const, 93, true],
    ['episode' as const, 93.1, false],
  ])('a %s at %d %% of its length: %p [HISTORY-06]', (kind, watched, resumes) => {
    expect(resumePosition(kind, { watched, duration: 100 })).toBe(resumes ? watched : 0);
    expect(isWatched(kind, { watched, duration: 100 })).toBe(!resumes);
  });

  it('starts at the beginning without saved progress', () => {
    expect(resumePosition('movie', null)).toBe(0);
  });

  it('starts at the beginning if the saved progress is invalid', () => {
    expect(resumePosition('movie', { watched: -5, duration: 100 })).toBe(0);
    expect(progressPercent({ watched: 25, duration: 50 })).toBe(50);
    expect(progressPercent({ watched: 25, duration: 0 })).toBe(0);
    expect(progressPercent({ watched: Number.NaN, duration: 50 })).toBe(0);
    expect(progressPercent({ watched: 25, duration: Number.NaN })).toBe(0);
  });

  it('shows progress between 0 and 100 whatever was stored [HISTORY-08]', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (watched, duration) => {
        const percent = progressPercent({ watched, duration });
        expect(percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });

  it('saves progress only past 5 s and for media of at least 10 s [HISTORY-05]', () => {
    expect(shouldSaveProgress({ watched: 5, duration: 100 })).toBe(false);
    expect(shouldSaveProgress({ watched: 5.1, duration: 100 })).toBe(true);
    expect(shouldSaveProgress({ watched: 6, duration: 10 })).toBe(true);
    expect(shouldSaveProgress({ watched: 6, duration: 9.9 })).toBe(false);
    expect(shouldSaveProgress({ watched: 6, duration: Infinity })).toBe(false);
  });
});

describe('the next episode', () => {
  const seasons = [
    { seasonNumber: 0, episodeCount: 2 },
    { seasonNumber: 1, episodeCount: 2 },
    { seasonNumber: 2, episodeCount: 1 },
  ];

  it.each([
    [1, 1, { season: 1, episode: 2, wrapped: false }],
    [1, 2, { season: 2, episode: 1, wrapped: false }],
    [2, 1, { season: 1, episode: 1, wrapped: true }],
    [0, 1, { season: 0, episode: 2, wrapped: false }],
    [0, 2, { season: 1, episode: 1, wrapped: true }],
  ])('after s%de%d [PLAYER-11]', (season, episode, expected) => {
    expect(nextEpisode(seasons, { season, episode })).toEqual(expected);
  });

  it('skips a season without episodes, and is absent without seasons', () => {
    const sparse = [
      { seasonNumber: 1, episodeCount: 1 },
      { seasonNumber: 2, episodeCount: 0 },
      { seasonNumber: 4, episodeCount: 3 },
    ];
    expect(nextEpisode(sparse, { season: 1, episode: 1 })).toEqual({ season: 4, episode: 1, wrapped: false });
    expect(nextEpisode([], { season: 1, episode: 1 })).toBeNull();
  });

  it('visits every regular episode once before it wraps [PLAYER-11]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 }), (counts) => {
        const list = counts.map((episodeCount, index) => ({ seasonNumber: index + 1, episodeCount }));
        const total = counts.reduce((sum, count) => sum + count, 0);
        let at = { season: 1, episode: 1 };
        for (let step = 1; step < total; step += 1) {
          const next = nextEpisode(list, at);
          expect(next?.wrapped).toBe(false);
          at = next ?? at;
        }
        expect(nextEpisode(list, at)).toEqual({ season: 1, episode: 1, wrapped: true });
      }),
    );
  });

  it('never enters the specials [PLAYER-11]', () => {
    const specials = [{ seasonNumber: 0, episodeCount: 2 }];
    expect(nextEpisode(specials, { season: 0, episode: 2 })).toBeNull();
    expect(nextEpisode([...specials, { seasonNumber: 1, episodeCount: 1 }], { season: 1, episode: 1 })).toEqual({
      season: 1,
      episode: 1,
      wrapped: true,
    });
  });

  it('lists specials last [TITLE-06]', () => {
    const numbers = (list: number[]) => orderSeasons(list.map((seasonNumber) => ({ seasonNumber })));
    for (const list of [
      [2, 0, 10, 1],
      [0, 10, 2, 1],
      [10, 2, 1, 0],
    ])
      expect(numbers(list).map(({ seasonNumber }) => seasonNumber)).toEqual([1, 2, 10, 0]);
    expect(orderSeasons(seasons).map((season) => season.seasonNumber)).toEqual([1, 2, 0]);
  });

  it('autoplays only an aired episode, and never the first after the last [PLAYER-12]', () => {
    const now = Date.parse('2026-01-02T00:00:00Z');
    const next = { season: 1, episode: 2, wrapped: false };
    expect(mayAutoAdvance(next, '2026-01-01', now)).toBe(true);
    expect(mayAutoAdvance(next, null, now)).toBe(true);
    expect(mayAutoAdvance(next, '2026-01-03', now)).toBe(false);
    expect(mayAutoAdvance({ ...next, wrapped: true }, '2026-01-01', now)).toBe(false);
    expect(mayAutoAdvance(null, '2026-01-01', now)).toBe(false);
  });
});

describe('the episode before', () => {
  const seasons = [
    { seasonNumber: 0, episodeCount: 4 },
    { seasonNumber: 3, episodeCount: 2 },
    { seasonNumber: 1, episodeCount: 5 },
    { seasonNumber: 2, episodeCount: 0 },
  ];

  it.each([
    [1, 2, { season: 1, episode: 1 }],
    [3, 1, { season: 1, episode: 5 }],
    [1, 1, null],
    [0, 1, null],
    [0, 3, { season: 0, episode: 2 }],
  ])('s%de%d', (season, episode, expected) => {
    expect(previousEpisode(seasons, { season, episode })).toEqual(expected);
  });
});

describe('Skip Intro', () => {
  const episode = { kind: 'episode' as const, durationSec: 900 };

  it('is offered under 3 % and 30 s, and jumps to 3 % [PLAYER-09]', () => {
    expect(skipIntroTarget({ ...episode, positionSec: 26.9 })).toBe(27);
    expect(skipIntroTarget({ ...episode, positionSec: 27 })).toBeNull();
    expect(skipIntroTarget({ kind: 'episode', positionSec: 30, durationSec: 5000 })).toBeNull();
  });

  it('is not offered by that rule for a film [PLAYER-09]', () => {
    expect(skipIntroTarget({ kind: 'movie', positionSec: 1, durationSec: 900 })).toBeNull();
  });

  it('is not offered while the length is unknown', () => {
    for (const durationSec of [0, -1, Number.NaN, Infinity])
      expect(skipIntroTarget({ kind: 'episode', positionSec: 0, durationSec })).toBeNull();
  });

  it('uses the current intro segment, never beyond the end, and no segment of another kind', () => {
    const intro = (startSec: number, endSec: number) => ({ kind: 'intro' as const, startSec, endSec });
    const segments = [intro(0, 10), intro(800, 1000)];
    expect(skipIntroTarget({ ...episode, positionSec: 5, segments })).toBe(10);
    expect(skipIntroTarget({ ...episode, positionSec: 850, segments })).toBe(900);
    const credits = [{ kind: 'credits' as const, startSec: 0, endSec: 100 }];
    expect(skipIntroTarget({ ...episode, positionSec: 1, segments: credits })).toBe(27);
  });

  it('follows real segments when the source has them [PLAYER-09]', () => {
    const segments = [{ kind: 'intro' as const, startSec: 40, endSec: 70 }];
    expect(skipIntroTarget({ ...episode, positionSec: 1, segments })).toBeNull();
    expect(skipIntroTarget({ ...episode, kind: 'movie', positionSec: 40, segments })).toBe(70);
    expect(skipIntroTarget({ ...episode, positionSec: 70, segments })).toBeNull();
  });
});
