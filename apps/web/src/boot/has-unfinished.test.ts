import { describe, expect, it } from '@jest/globals';
import { hasUnfinished } from './has-unfinished';

const progress = (watched: number) => ({ watched, duration: 100 });
const stored = (...items: object[]) => JSON.stringify({ items: Object.fromEntries(items.entries()) });

describe('whether something is unfinished, before the first paint [HOME-18]', () => {
  it('goes by films and by the episode watched last', () => {
    expect(hasUnfinished(stored({ type: 'movie', updatedAt: 1, progress: progress(30) }))).toBe(true);
    expect(hasUnfinished(stored({ type: 'movie', updatedAt: 1, progress: progress(95) }))).toBe(false);
    const show = (first: number, second: number) => ({
      type: 'show',
      updatedAt: 2,
      episodes: {
        s1e1: { updatedAt: 1, progress: progress(first) },
        s1e2: { updatedAt: 2, progress: progress(second) },
      },
    });
    expect(hasUnfinished(stored(show(100, 30)))).toBe(true);
    expect(hasUnfinished(stored(show(30, 100)))).toBe(false);
  });

  it('leaves out what was removed', () => {
    expect(hasUnfinished(stored({ type: 'movie', updatedAt: 1, removedAt: 2, progress: progress(30) }))).toBe(false);
    expect(hasUnfinished(null)).toBe(false);
    expect(hasUnfinished('{}')).toBe(false);
  });

  it('does not read a long history', () => {
    expect(hasUnfinished('x'.repeat(100_001))).toBe(true);
  });
});
