import { describe, expect, it } from '@jest/globals';
import { createRng, hash } from './seed';

describe('choices from a key', () => {
  it('are the same every time', () => {
    const draw = (): number[] => {
      const rng = createRng('900000001/poster');
      return Array.from({ length: 20 }, () => rng.int(0, 1000));
    };
    expect(draw()).toEqual(draw());
  });

  it('spread evenly for neighbouring ids', () => {
    const counts = new Map<number, number>();
    for (let id = 0; id < 4000; id++) {
      const choice = createRng(`${900_000_000 + id}/style`).int(0, 7);
      counts.set(choice, (counts.get(choice) ?? 0) + 1);
    }
    expect(Math.min(...counts.values())).toBeGreaterThan(400);
    expect(Math.max(...counts.values())).toBeLessThan(600);
  });

  it('do not move when another part draws more', () => {
    const first = createRng('x');
    const second = createRng('x');
    second.next();
    expect(first.fork('type').next()).toBe(second.fork('type').next());
  });

  it('keep a shuffled list complete', () => {
    const items = [1, 2, 3, 4, 5, 6, 7];
    expect(createRng('y').shuffle(items).sort()).toEqual(items);
    expect(hash('')).not.toBe(hash(' '));
  });
});
