import { describe, expect, it } from '@jest/globals';
import { countEntries, countWireEntries } from './push-budget';

describe('the entries of a push', () => {
  it.each([
    [{ bookmarks: [{}, {}] }, 'bookmarks', 2],
    [{ items: { 1: { episodes: { s1e1: {}, s1e2: {} } }, 2: {} } }, 'items', 4],
    [{ items: { 1: { episodes: 'many' } } }, 'items', 1],
    [{ items: null }, 'items', 0],
    [null, 'items', 0],
    ['text', 'items', 0],
  ])('of %j in %s are %d', (body, member, count) => expect(countWireEntries(body, member)).toBe(count));

  it.each([
    [{ push: { plays: [1, 2], bookmarks: [3] } }, 3],
    [{ push: { plays: 'many' } }, 0],
    [{ push: null }, 0],
    [null, 0],
  ])('of the sync %j are %d', (body, count) => expect(countEntries(body)).toBe(count));
});
