import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { titleKey, type TitleKey } from '../media';
import { decades, moods } from './moods';
import { BREAK_MIN, doubleBill, fitsEvening, pickTitles, surprise, type Timed } from './tonight';

const timed = (id: number, minutes: number | null, score = 1 - id / 1000): Timed => ({
  title: {
    key: titleKey('movie', id),
    id,
    mediaType: 'movie',
    title: `Film ${id}`,
    year: 1950 + (id % 70),
    genreIds: [[35], [53], [18], [27]][id % 4] ?? [],
    voteAverage: 7,
    voteCount: 100,
  },
  score,
  reasons: [],
  minutes,
});
const keysOf = (all: readonly { title: { key: TitleKey } }[]) => all.map(({ title }) => title.key);
const arbitraryTimed = fc
  .uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 200 }), minutes: fc.option(fc.integer({ min: 1, max: 240 })) }),
    {
      selector: ({ id }) => id,
      maxLength: 30,
    },
  )
  .map((all) => all.map(({ id, minutes }) => timed(id, minutes)));

describe('three titles for an evening', () => {
  it('fit into the time that there is [FORYOU-11]', () => {
    fc.assert(
      fc.property(arbitraryTimed, fc.integer({ min: 30, max: 240 }), (all, minutes) => {
        const picks = pickTitles(all, minutes);
        const fitting = all.filter((each) => each.minutes !== null && each.minutes <= minutes);
        expect(picks.every((each) => fitting.includes(each))).toBe(true);
        expect(picks).toHaveLength(Math.min(3, fitting.length));
      }),
    );
  });

  it('change one at a time: "Not this" leaves the two others where they are [FORYOU-14]', () => {
    const all = Array.from({ length: 12 }, (_, at) => timed(at + 1, 90));
    const before = keysOf(pickTitles(all, null));
    const refused = before[1];
    const after = keysOf(
      pickTitles(
        all.filter(({ title }) => title.key !== refused),
        null,
        before,
      ),
    );
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(before).not.toContain(after[1]);
  });

  it('are of the mood and the decade that was asked for, and of the type [FORYOU-11]', () => {
    const { title } = timed(1, 90);
    const evening = { mediaType: 'movie', mood: null, decade: null } as const;
    const thriller = { ...title, year: 1985 };
    expect(fitsEvening(thriller, evening)).toBe(true);
    expect(moods.filter((mood) => fitsEvening(thriller, { ...evening, mood }))).toEqual(['tense']);
    expect(decades.filter((decade) => fitsEvening(thriller, { ...evening, decade }))).toEqual([1980]);
    expect(decades.filter((decade) => fitsEvening({ ...title, year: 1922 }, { ...evening, decade }))).toEqual([1950]);
    expect(fitsEvening(thriller, { ...evening, mediaType: 'tv' })).toBe(false);
  });
});

describe('a double bill', () => {
  it('is the best two that end in time, with a break [FORYOU-15]', () => {
    fc.assert(
      fc.property(arbitraryTimed, fc.integer({ min: 60, max: 480 }), (all, minutes) => {
        const bill = doubleBill(all, minutes);
        const pairs = all.flatMap((one, at) =>
          all.slice(at + 1).flatMap((other) => {
            const length = one.minutes === null || other.minutes === null ? Infinity : one.minutes + other.minutes;
            return length + BREAK_MIN <= minutes ? [one.score + other.score] : [];
          }),
        );
        if (!bill) expect(pairs).toEqual([]);
        else {
          const { first, second } = bill;
          expect(first.minutes + BREAK_MIN + second.minutes).toBeLessThanOrEqual(minutes);
          expect(first.minutes).toBeLessThanOrEqual(second.minutes);
          expect(first.score + second.score).toBeCloseTo(Math.max(...pairs), 10);
        }
      }),
    );
  });
});

describe('a surprise', () => {
  it('is one of the best, none twice, and the better the likelier [FORYOU-16]', () => {
    const all = Array.from({ length: 60 }, (_, at) => timed(at + 1, 90));
    const drawn = Array.from({ length: 1000 }, (_, at) => surprise(all, new Set(), at / 1000)?.title.id ?? 0);
    expect(Math.max(...drawn)).toBe(40);
    const count = (id: number) => drawn.filter((each) => each === id).length;
    expect(count(1)).toBeGreaterThan(count(20));
    expect(count(20)).toBeGreaterThan(count(40));
    expect(surprise(all.slice(0, 1), new Set([titleKey('movie', 1)]), 0)).toBeNull();
  });
});
