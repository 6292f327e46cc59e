import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Segment } from '../contracts/stream-provider';
import { isWatched, progressPercent } from '../history/watched';
import { formatEdl, parseEdl } from './edl';
import {
  endsMedia,
  resumePosition,
  segmentAt,
  shouldSaveProgress,
  type SkipActions,
  skipIntroTarget,
  skipOffer,
  skippableKinds,
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

const ask: SkipActions = { intro: 'ask', recap: 'ask', credits: 'ask', preview: 'ask', commercial: 'ask' };
const recap: Segment = { kind: 'recap', startSec: 0, endSec: 30 };
const intro: Segment = { kind: 'intro', startSec: 30, endSec: 90 };
const credits: Segment = { kind: 'credits', startSec: 900, endSec: 960 };
const chapter: Segment = { kind: 'chapter', title: 'One', startSec: 0, endSec: 1000 };
const segments = [chapter, recap, intro, credits];
const film = { kind: 'movie', durationSec: 1000, segments, actions: ask } as const;

describe('what is offered to be skipped', () => {
  it('is the segment that plays, to its end, and never a chapter [PLAYER-50]', () => {
    expect(skipOffer({ ...film, positionSec: 0 })).toEqual({ kind: 'recap', startSec: 0, endSec: 30 });
    expect(skipOffer({ ...film, positionSec: 30 })).toEqual({ kind: 'intro', startSec: 30, endSec: 90 });
    expect(skipOffer({ ...film, positionSec: 90 })).toBeNull();
    // A scene follows: the credits end where it begins.
    expect(skipOffer({ ...film, positionSec: 950 })).toEqual({ kind: 'credits', startSec: 900, endSec: 960 });
  });

  it('is nothing where the kind is never to be skipped, the rule of 3 % included [PLAYER-50]', () => {
    const never: SkipActions = { ...ask, intro: 'never', credits: 'never' };
    expect(skipOffer({ ...film, actions: never, positionSec: 40 })).toBeNull();
    expect(skipOffer({ ...film, actions: never, positionSec: 910 })).toBeNull();
    const episode = { ...film, kind: 'episode', segments: [], positionSec: 1 } as const;
    expect(skipOffer(episode)).toEqual({ kind: 'intro', startSec: 0, endSec: 30 });
    expect(skipOffer({ ...episode, actions: never })).toBeNull();
  });

  it('never leads backwards or past the end', () => {
    const stretch = fc
      .record({
        kind: fc.constantFrom(...skippableKinds, 'chapter' as const),
        startSec: fc.integer({ min: 0, max: 1200 }),
        endSec: fc.integer({ min: 0, max: 1200 }),
      })
      .map((each): Segment => each);
    fc.assert(
      fc.property(fc.array(stretch), fc.double({ min: 0, max: 1000, noNaN: true }), (list, positionSec) => {
        const found = segmentAt(list, positionSec, 1000);
        if (found) expect(found.endSec > positionSec && found.endSec <= 1000).toBe(true);
      }),
    );
    expect(segmentAt(segments, 1, Infinity)).toBeNull();
  });

  it('distinguishes final credits from those before a scene', () => {
    const at = (endSec: number) => endsMedia({ kind: 'credits', startSec: 900, endSec }, 1000);
    expect([at(960), at(998), at(1000)]).toEqual([false, true, true]);
  });
});

const listed: Segment[] = [
  { kind: 'chapter', title: 'One', startSec: 0, endSec: 1000 },
  { kind: 'recap', startSec: 0, endSec: 30 },
  { kind: 'intro', startSec: 30, endSec: 90 },
  { kind: 'credits', startSec: 900, endSec: 960 },
];

describe('an edit list', () => {
  it('is read in seconds, clock times and frames, cuts and breaks alone [LIBRARY-52]', () => {
    const text = [
      '\uFEFF10.5 20 3',
      '0:30 1:00.25\t0',
      '01:00:00 01:00:10 3\r',
      '#250 #500 3',
      '30 40 1',
      '30 40 2',
      '50 40 3',
      'nonsense',
      '1 2 3 4',
      '5 6',
    ];
    const at = (startSec: number, endSec: number) => ({ kind: 'commercial', startSec, endSec });
    const expected = [at(5, 6), at(10, 20), at(10.5, 20), at(30, 60.25), at(3600, 3610)];
    expect(parseEdl(text.join('\n'), { frameRate: 25 })).toEqual(expected);
    expect(parseEdl('#250 #500 3')).toEqual([]);
  });

  it('is written for Kodi: what is skipped, once each, and no chapters [LIBRARY-52]', () => {
    expect(formatEdl(listed)).toBe('0.000\t30.000\t3\n30.000\t90.000\t3\n900.000\t960.000\t3\n');
    expect(formatEdl([])).toBe('');
  });

  it('is read back as it was written, whatever else it contains', () => {
    const stretch = fc.record({
      kind: fc.constant('commercial' as const),
      startSec: fc.integer({ min: 0, max: 9_999_999 }).map((ms) => ms / 1000),
      endSec: fc.integer({ min: 10_000_000, max: 99_999_999 }).map((ms) => ms / 1000),
    });
    fc.assert(
      fc.property(fc.array(stretch), (list) => {
        const sorted = list.toSorted((a, b) => a.startSec - b.startSec);
        expect(parseEdl(formatEdl(list))).toEqual(sorted);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { startSec, endSec } of parseEdl(text, { frameRate: 25 })) expect(endSec > startSec).toBe(true);
      }),
    );
    expect(parseEdl('1 2 3\n'.repeat(100_000))).toHaveLength(500);
  });
});
