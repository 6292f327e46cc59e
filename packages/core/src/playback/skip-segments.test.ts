import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { Segment } from '../contracts/stream-provider';
import { endsMedia, segmentAt, skipOffer, skippableKinds, type SkipActions } from './index';

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
