import { expect, it } from '@jest/globals';
import { bookmarkToEntry } from '@marquee/core';
import type { AppState } from '../../shared/store';
import { bookmarkAdded, bookmarkChange, bookmarkRemoved } from './bookmarks';

const entry = (mediaId: number) => bookmarkToEntry({ mediaId, mediaType: 'movie', category: 'watchlist', addedAt: 5 });
const group = (mediaId: number) => ({ [entry(mediaId).key]: entry(mediaId) });
const stateWith = (bookmarks: object) => ({ collections: { bookmarks, categories: {} } }) as unknown as AppState;

it('an edit of one title reads the bookmarks of no other', () => {
  const bookmarks = Object.defineProperty({ 1: group(1) }, '2', {
    enumerable: true,
    get: () => {
      throw new Error('the list was walked');
    },
  });
  const dispatched: unknown[] = [];
  const dispatch = ((action: unknown) => dispatched.push(action)) as never;
  const target = { mediaId: 1, mediaType: 'movie' as const };
  bookmarkRemoved({ target, category: 'watchlist', nowMs: 9 })(dispatch, () => stateWith(bookmarks));
  bookmarkAdded({ target: { ...target, mediaId: 3 }, category: 'watchlist', nowMs: 9 })(dispatch, () =>
    stateWith(bookmarks),
  );
  expect(dispatched).toMatchObject([
    { payload: { entries: [{ key: '1/movie/watchlist', removedAt: 9 }] } },
    { payload: { entries: [{ key: '3/movie/watchlist', changedAt: 9 }] } },
  ]);
});

it('what an edit did is found in the groups that changed', () => {
  const kept = group(1);
  const change = bookmarkChange(stateWith({ 1: kept, 2: group(2) }), stateWith({ 1: kept, 3: group(3) }));
  expect([change.removed, change.added]).toEqual([[entry(2)], [entry(3)]]);
});
