import { expect, it } from '@jest/globals';
import { collectionNames } from '@marquee/core';
import { collectionByName } from '@marquee/core/collections';
import { firstSyncText, fullText } from './texts';

it.each([
  [{ bookmarks: 0, watched: 0 }, 'Your bookmarks are synced.'],
  [{ bookmarks: 12, watched: 20 }, 'Added 12 bookmarks and 20 watched titles to your account.'],
  [{ bookmarks: 1, watched: 0 }, 'Added 1 bookmark to your account.'],
  [{ bookmarks: 0, watched: 1 }, 'Added 1 watched title to your account.'],
])('the first sync of what this browser holds, %j, is announced as "%s"', (local, text) => {
  expect(firstSyncText(local)).toBe(text);
});

it.each(collectionNames)('the limit of %s is the server’s text, and differs from that of the account', (name) => {
  expect(fullText(name, 'collection_full')).toBe(collectionByName(name).limitText);
  expect(fullText(name, 'account_full')).toBe('Your account is full. Remove something to keep syncing.');
});
