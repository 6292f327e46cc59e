import { expect, it } from '@jest/globals';
import { collectionNames } from '@marquee/core';
import { collectionByName } from '@marquee/core/collections';
import { activate } from '../../../shared/i18n/i18n';
import { firstSyncText, fullText } from './texts';

it.each([
  [{ bookmarks: 0, watched: 0 }, 'Your bookmarks are synced.'],
  [{ bookmarks: 12, watched: 20 }, 'Added 12 bookmarks and 20 watched titles to your account.'],
  [{ bookmarks: 1, watched: 0 }, 'Added 1 bookmark to your account.'],
  [{ bookmarks: 0, watched: 1 }, 'Added 1 watched title to your account.'],
])('the first sync of what this browser holds, %j, is announced as "%s"', (local, text) => {
  expect(firstSyncText(local)).toBe(text);
});

it.each(collectionNames)('the limit of %s is told in the words of core, in any language', (name) => {
  const { limitText } = collectionByName(name);
  expect(fullText(name, limitText)).toBe(limitText);
  activate('de', {});
  expect(fullText(name, limitText)).toBe(limitText);
  expect(fullText(name, 'Words of the server')).toBe('Your account is full. Remove something to keep syncing.');
  activate('en', {});
  expect(fullText(name, 'Words of the server')).toBe('Words of the server');
});
