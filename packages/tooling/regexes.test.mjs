import { describe, expect, it } from '@jest/globals';
import { findSlow, growthOf, regexesIn } from './src/regexes.mjs';
import { root } from './src/workspace.mjs';

// Takes seconds: every regular expression of the product is attacked.
const folders = [
  'apps/api/src',
  'apps/stream-provider/src',
  'apps/web/src',
  'packages/core/src',
  'packages/tmdb/src',
  'packages/artwork/src',
  'packages/catalogue/src',
  'packages/player/src',
];

/** Patterns with quadratic running time, their input, and its maximum length. */
const bounded = new Map(
  [
    [/[.-]+$/, 'a word of a title in the embedded catalogue', 500],
    [/^[\s\-–—:,]+|[\s\-–—:,([{]+$/g, 'the name of a file or folder', 255],
    [/^[([]+|[)\]([]+$/g, 'a word in the name of a file or folder', 255],
  ].map(([regex, what, length]) => [String(regex), { what, length }]),
);

describe('the regular expressions of the product', () => {
  const all = regexesIn(root, folders);

  it('are found', () => {
    expect(all.length).toBeGreaterThan(300);
  });

  it.each([
    ['exponential', { pattern: '^(a+)+$', flags: '' }, 20],
    ['of the third power', { pattern: 'a*a*a*b', flags: '' }, 100],
    ['quadratic', { pattern: '\\s+$', flags: '' }, 3_000],
    ['of tags', { pattern: '<(\\/?)([a-z]*)[^<>]*>|[^<]+|<', flags: 'gi' }, 3_000],
    ['of attributes', { pattern: '([A-Z0-9-]+)=("[^"]*"|[^,]*)', flags: 'g' }, 3_000],
    ['of comments', { pattern: '^(<!--[\\s\\S]*?-->)*x', flags: '' }, 150],
  ])('one that is %s is detected', (_, regex, length) => {
    expect(findSlow({ ...regex, places: [] }, length, 2)).toBeDefined();
  });

  it('take time proportional to the length of the text, whatever its content', () => {
    const slow = [];
    for (const regex of all) {
      const allowed = bounded.get(`/${regex.pattern}/${regex.flags}`);
      // From short to long, so that exponential patterns are detected before they take too long.
      const steps = allowed ? [[allowed.length, 10]] : [20, 120, 3_000].map((length) => [length, 4]);
      for (const [length, limitMs] of steps) {
        const text = findSlow(regex, length, limitMs);
        if (text === undefined) continue;
        // The machine may have been slow: half the text has to take much less time than the whole.
        if (growthOf(regex, text) < 2.8) continue;
        slow.push({ regex: `/${regex.pattern}/${regex.flags}`, places: regex.places, text: text.slice(0, 40), length });
        break;
      }
    }
    expect(slow).toEqual([]);
  });

  it('that may be quadratic are listed, and no others', () => {
    const known = new Set(all.map(({ pattern, flags }) => `/${pattern}/${flags}`));
    expect([...bounded.keys()].filter((regex) => !known.has(regex))).toEqual([]);
  });
});
