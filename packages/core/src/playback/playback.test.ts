import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isWatched, progressPercent, resumePosition, shouldSaveProgress, skipIntroTarget } from './index';

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
