import { describe, expect, it } from '@jest/globals';
import { episodesText } from './episodes-text';

describe('the episodes of a row', () => {
  it.each([
    [['s1e3'], 'S1 E3'],
    [['s1e1', 's1e2', 's1e3', 's1e5'], 'S1 E1–E3, E5'],
    [['s1e1', 's1e3', 's1e4'], 'S1 E1, E3–E4'],
    [['s1e9', 's2e1'], 'S1 E9, S2 E1'],
    [['s1e1', 's1e3', 's1e5', 's1e7'], '4 episodes'],
    [[], ''],
  ])('%j are written as %s', (keys, text) => {
    expect(episodesText(keys)).toBe(text);
  });
});
