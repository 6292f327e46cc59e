import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hidesSpoilers, readSpoilerChoices, withSpoilerChoice } from './index';

const choice = fc.record({
  seriesId: fc.integer({ min: 1, max: 2_147_483_647 }),
  isHidden: fc.boolean(),
  forAll: fc.boolean(),
});
const make = (choices: { seriesId: number; isHidden: boolean; forAll: boolean }[]) =>
  choices.reduce<string | null>((text, each) => withSpoilerChoice(readSpoilerChoices(text), each), null);

describe('the choice about spoilers of a series [MINE-11]', () => {
  it('counts before the choice for all, and the last one counts', () => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 20 }), choice, (before, last) => {
        const choices = readSpoilerChoices(make([...before, last]));
        expect(hidesSpoilers(last.forAll, choices, last.seriesId)).toBe(last.isHidden);
      }),
    );
  });

  it('leaves the other series as they are', () => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 20 }), choice, (before, last) => {
        const [known, changed] = [readSpoilerChoices(make(before)), readSpoilerChoices(make([...before, last]))];
        for (const [id, isHidden] of known) if (id !== last.seriesId) expect(changed.get(id)).toBe(isHidden);
      }),
    );
  });

  it('is none where it says the same as that for all', () => {
    expect(make([{ seriesId: 5, isHidden: true, forAll: true }])).toBeNull();
    expect(hidesSpoilers(true, readSpoilerChoices(null), 5)).toBe(true);
  });

  it('is for the latest 160 series, which fit into a setting', () => {
    const many = Array.from({ length: 250 }, (_, index) => ({
      seriesId: 2_147_000_000 + index,
      isHidden: false,
      forAll: true,
    }));
    const text = make(many) ?? '';
    expect(text.length).toBeLessThanOrEqual(2000);
    expect(readSpoilerChoices(text).size).toBe(160);
    expect(readSpoilerChoices(text).has(2_147_000_249)).toBe(true);
  });

  it('ignores what is none', () => {
    expect([...readSpoilerChoices('x 5 -0 --7 -8 9.5 1e3 5x')]).toEqual([
      [5, true],
      [8, false],
    ]);
  });
});
