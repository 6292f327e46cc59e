/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  matchLine,
  isShifted,
  noTimingShift,
  parseCaptionTiming,
  shiftBy,
  toFileSec,
  toFilmSec,
} from './caption-timing';

describe('subtitle delay', () => {
  it('moves every line in steps of 0.2 and 0.05 s without accumulating rounding errors [SUBTITLE-05]', () => {
    let timing = noTimingShift;
    for (let step = 0; step < 30; step += 1) timing = shiftBy(timing, 0.2);
    timing = shiftBy(timing, -0.05);
    expect(timing.delaySec).toBe(5.95);
    expect(toFilmSec(timing, 10)).toBeCloseTo(15.95);
    expect(isShifted(shiftBy(timing, -5.95))).toBe(false);
  });
});

describe('“I hear this line now”', () => {
  it('sets the delay by the first line', () => {
    const { timing, drift } = matchLine(noTimingShift, 100, 103.4);
    expect(drift).toBe(false);
    expect(timing).toMatchObject({ delaySec: 3.4, rate: 1 });
    expect(toFileSec(timing, 103.4)).toBeCloseTo(100);
  });

  it('corrects drift with a second line far from the first, so that both are in time [SUBTITLE-10]', () => {
    // A file for 25 frames per second with a film of 23.976.
    const rate = 25 / 23.976;
    const first = matchLine(noTimingShift, 60, 60 * rate + 2).timing;
    const { timing, drift } = matchLine(first, 3000, 3000 * rate + 2);
    expect(drift).toBe(true);
    expect(timing.rate).toBeCloseTo(rate, 6);
    expect(toFilmSec(timing, 60)).toBeCloseTo(60 * rate + 2, 2);
    expect(toFilmSec(timing, 1500)).toBeCloseTo(1500 * rate + 2, 2);
  });

  it('treats a second line nearby, or one that fits no frame rate, as a correction of the first', () => {
    const first = matchLine(noTimingShift, 100, 103).timing;
    expect(matchLine(first, 110, 113.5)).toMatchObject({ drift: false, timing: { delaySec: 3.5, rate: 1 } });
    expect(matchLine(first, 1000, 400)).toMatchObject({ drift: false, timing: { delaySec: -600, rate: 1 } });
  });

  it('puts the line where it was heard, whatever was set before', () => {
    const second = fc.double({ min: 0, max: 8000, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(second, second), { minLength: 1, maxLength: 5 }), (pairs) => {
        let timing = noTimingShift;
        for (const [file, film] of pairs) {
          timing = matchLine(timing, file, film).timing;
          if (Math.abs(timing.delaySec) < 3600) expect(toFilmSec(timing, file)).toBeCloseTo(film, 2);
        }
      }),
    );
  });
});

it('a stored timing is read back, and an invalid one is ignored', () => {
  const { timing } = matchLine(noTimingShift, 100, 103);
  expect(parseCaptionTiming(JSON.parse(JSON.stringify(timing)))).toEqual(timing);
  for (const junk of [null, 5, {}, { delaySec: 'x', rate: 1 }, { delaySec: 1, rate: 9 }])
    expect(parseCaptionTiming(junk)).toBeNull();
});
