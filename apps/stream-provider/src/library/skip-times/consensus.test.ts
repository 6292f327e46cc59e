import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { hopSec, readFingerprint, writeFingerprint } from './fingerprint';
import { findShared, type SeasonMember } from './season-consensus';
import { snapBorders } from './snap-borders';

/** Pseudo-random numbers, the same in every run. */
function numbersFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>>= 0);
  };
}
const values = (seed: number, sec: number): number[] => {
  const next = numbersFrom(seed);
  return Array.from({ length: Math.round(sec / hopSec) }, next);
};
/** Imitates another encoding of the same audio. */
function withErrors(list: readonly number[], seed: number, bits = 2): number[] {
  const next = numbersFrom(seed);
  return list.map((value) => {
    let changed = value;
    for (let left = bits; left > 0; left -= 1) changed ^= 1 << (next() % 32);
    return changed >>> 0;
  });
}
const intro = values(999, 30);
const otherIntro = values(998, 40);

interface Plan {
  coldSec?: number;
  /** Null for no opening. */
  opening?: readonly number[] | null;
}
function episode(number: number, { coldSec = 10 + 7 * number, opening = intro }: Plan = {}): SeasonMember {
  const before = values(number * 2 + 1, coldSec);
  const after = values(number * 2 + 2, 200 + number);
  const shared = opening ? withErrors(opening, number + 50) : [];
  return {
    episode: String(number),
    fingerprint: Uint32Array.from([...before, ...shared, ...after]),
    fromSec: 0,
  };
}
const limits = { minSec: 15, maxSec: 120 };
const season = (plans: readonly Plan[]) => plans.map((plan, at) => episode(at + 1, plan));
/** Within one value at each border, plus the lag of the values. */
const expectNear = (found: { startSec: number; endSec: number } | null | undefined, from: number, length: number) => {
  expect(found).toBeTruthy();
  expect(Math.abs((found?.startSec ?? 0) - from - 0.6)).toBeLessThan(0.5);
  expect(Math.abs((found?.endSec ?? 0) - from - length - 1.5)).toBeLessThan(0.5);
};

describe('what the episodes of a season share', () => {
  it('is found after cold opens of any length, in most episodes [LIBRARY-50]', async () => {
    const found = await findShared(season([{}, {}, {}, {}]), limits);
    found.forEach((range, at) => expectNear(range, 10 + 7 * (at + 1), 30));
  });

  it('is not invented for an episode that lacks it, the first or any other [LIBRARY-50]', async () => {
    const found = await findShared(season([{ opening: null }, {}, {}, {}, { opening: null }]), limits);
    expect([found[0], found[4]]).toEqual([null, null]);
    expectNear(found[1], 24, 30);
    expectNear(found[3], 38, 30);
  });

  it('may differ between the halves of a season [LIBRARY-50]', async () => {
    const found = await findShared(
      season([{}, {}, {}, {}, ...Array.from({ length: 3 }, () => ({ opening: otherIntro }))]),
      limits,
    );
    expectNear(found[0], 17, 30);
    expectNear(found[6], 59, 40);
  });

  it('is empty if nothing is shared, or only by two episodes or by a few of many [LIBRARY-50]', async () => {
    const none = { opening: null };
    const nothing = (plans: readonly Plan[]) => plans.map(() => null);
    for (const plans of [
      [none, none, none],
      [{}, {}, none],
      [{}, {}, {}, none, none, none, none],
    ])
      expect(await findShared(season(plans), limits)).toEqual(nothing(plans));
  });

  it('is neither too short nor too long, as two files of the same episode are [LIBRARY-50]', async () => {
    const short = values(5, 10);
    expect(await findShared(season([1, 2, 3].map(() => ({ opening: short }))), limits)).toEqual([null, null, null]);
    const long = values(6, 150);
    expect(await findShared(season([1, 2, 3].map(() => ({ opening: long }))), limits)).toEqual([null, null, null]);
    const copies = [1, 2, 3].map((at) => ({ ...episode(1), episode: String(at) }));
    expect(await findShared(copies, limits)).toEqual([null, null, null]);
  });

  it('counts episodes, not files', async () => {
    const again = (member: SeasonMember): SeasonMember => ({ ...member, fromSec: 0 });
    const [one, other] = [episode(1), episode(2)];
    const members = [one, again(one), other, again(other), episode(3, { opening: null })];
    expect(await findShared(members, limits)).toEqual([null, null, null, null, null]);
  });

  it('is the audio itself, not a similar one elsewhere [LIBRARY-50]', async () => {
    const [first, ...others] = season([{}, {}, {}, {}]);
    const resembling = withErrors(intro, 77, 4);
    const mixed = [...resembling, ...values(70, 5), ...(first?.fingerprint ?? [])];
    const found = await findShared(
      [{ episode: '1', fromSec: 0, fingerprint: Uint32Array.from(mixed) }, ...others],
      limits,
    );
    expectNear(found[0], 17 + 35, 30);
  });

  it('is neither silence nor a sustained tone [LIBRARY-50]', async () => {
    const silence = Array.from({ length: 400 }, () => 627_964_279);
    const tone = Array.from({ length: 400 }, (_, at) => (at % 9 === 0 ? 12_345 : 12_347));
    for (const opening of [silence, tone])
      expect(await findShared(season([1, 2, 3].map(() => ({ opening }))), limits)).toEqual([null, null, null]);
  });

  it('is found wherever it lies and whatever order the episodes have, and never in noise', async () => {
    const cold = fc.integer({ min: 0, max: 90 });
    await fc.assert(
      fc.asyncProperty(fc.array(cold, { minLength: 3, maxLength: 5 }), fc.boolean(), async (colds, isReversed) => {
        const members = season(colds.map((coldSec) => ({ coldSec })));
        const found = await findShared(isReversed ? members.toReversed() : members, limits);
        const inOrder = isReversed ? found.toReversed() : found;
        inOrder.forEach((range, at) => {
          expect(range).toBeTruthy();
          expect(Math.abs((range?.endSec ?? 0) - (colds[at] ?? 0) - 31.5)).toBeLessThan(0.5);
        });
        const none = await findShared(season(colds.map((coldSec) => ({ coldSec, opening: null }))), limits);
        expect(none.every((range) => range === null)).toBe(true);
      }),
      { numRuns: 12 },
    );
  });

  it('leaves out matches in impossible places', async () => {
    const found = await findShared(season([{}, {}, {}]), { ...limits, fits: ({ startSec }) => startSec > 100 });
    expect(found).toEqual([null, null, null]);
  });
});

describe('borders', () => {
  const range = { startSec: 60, endSec: 90 };

  it('move to the end of the silence before and the start of the one after [LIBRARY-50]', () => {
    const breaks = [
      { startSec: 58.5, endSec: 59.2 },
      { startSec: 90.4, endSec: 91.9 },
    ];
    expect(snapBorders(range, breaks)).toEqual({ startSec: 59.2, endSec: 90.4 });
  });

  it('stay where nothing is near', () => {
    expect(snapBorders(range, [{ startSec: 50, endSec: 58 }])).toEqual(range);
    expect(snapBorders(range, [])).toEqual(range);
  });
});

it('fingerprints are kept as they are read', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0xff_ff_ff_ff)), (list) => {
      const fingerprint = Uint32Array.from(list);
      expect(readFingerprint(writeFingerprint(fingerprint))).toEqual(fingerprint);
    }),
  );
  expect(readFingerprint(Buffer.from([1, 0, 0, 0, 9]))).toEqual(Uint32Array.of(1));
});
