import { expect, it } from '@jest/globals';
import { firstSyncText } from './texts';

it.each([
  [{ bookmarks: 0, watched: 0 }, 'Your bookmarks are synced.'],
  [{ bookmarks: 12, watched: 20 }, '12 bookmarks and 20 titles came along.'],
  [{ bookmarks: 1, watched: 0 }, '1 bookmark came along.'],
  [{ bookmarks: 0, watched: 1 }, '1 title came along.'],
])('the first sync of what this browser holds, %j, is announced as "%s"', (local, text) => {
  expect(firstSyncText(local)).toBe(text);
});
