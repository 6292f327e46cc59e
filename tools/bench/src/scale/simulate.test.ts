import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../random';
import { simulate, zipf, type Scenario } from './simulate';

const usual: Scenario = { titles: 5_000, exponent: 1, questions: 50_000, entries: 1_000, freshHours: 12, seed: 1 };

describe('the simulated gateway', () => {
  it("draws the first titles as often as Zipf's law says", () => {
    const draw = zipf(3, 1, seededRandom(5));
    const counts = [0, 0, 0];
    for (let at = 0; at < 11_000; at += 1) {
      const rank = draw();
      counts[rank] = (counts[rank] ?? 0) + 1;
    }
    // 1 : 1/2 : 1/3
    expect((counts[0] ?? 0) / 6_000).toBeCloseTo(1, 1);
    expect((counts[1] ?? 0) / 3_000).toBeCloseTo(1, 1);
    expect((counts[2] ?? 0) / 2_000).toBeCloseTo(1, 1);
  });

  it('is deterministic for a seed', () => {
    expect(simulate(usual)).toEqual(simulate(usual));
    expect(simulate(usual)).not.toEqual(simulate({ ...usual, seed: 2 }));
  });

  it('hits more with more visitors, more space, a longer lifetime and a higher exponent', () => {
    const { hitRate } = simulate(usual);
    expect(simulate({ ...usual, questions: 200_000 }).hitRate).toBeGreaterThan(hitRate);
    expect(simulate({ ...usual, entries: 5_000, freshHours: 720 }).hitRate).toBeGreaterThan(hitRate);
    expect(simulate({ ...usual, freshHours: 1 }).hitRate).toBeLessThan(hitRate);
    expect(simulate({ ...usual, exponent: 1.2 }).hitRate).toBeGreaterThan(hitRate);
  });

  it('requests each title once when nothing is evicted and nothing expires', () => {
    const { upstream } = simulate({ ...usual, titles: 50, questions: 10_000, entries: 50, freshHours: 1_000 });
    expect(upstream).toBe(50);
  });

  it('simulates part of a very busy month', () => {
    const { hitRate, upstream } = simulate({ ...usual, questions: 50_000_000 });
    expect(hitRate).toBeGreaterThan(0.7);
    expect(upstream).toBe(Math.round(50_000_000 * (1 - hitRate)));
  });
});
