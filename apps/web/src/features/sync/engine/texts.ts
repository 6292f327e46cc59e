import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { CollectionName } from '@marquee/core';
import type { SyncRefusal } from '@marquee/core/contracts';
import { i18n } from '../../../shared/i18n';

const bookmarksFailed = msg`Failed to sync bookmarks, you may not be connected to internet.`;
const historyFailed = msg`Failed to sync watch progress.`;

/** Texts about syncing (SYNC-05, SYNC-14); the one about settings is in no requirement. */
const failures: Record<CollectionName, MessageDescriptor> = {
  bookmarks: bookmarksFailed,
  categories: bookmarksFailed,
  history: historyFailed,
  plays: historyFailed,
  settings: msg`Failed to sync settings.`,
  favorites: msg`Failed to sync favorite seasons and episodes.`,
  follows: msg`Failed to sync the series you follow.`,
  notes: msg`Failed to sync notes.`,
  ratings: msg`Failed to sync ratings.`,
  listOrder: msg`Failed to sync the order of your lists.`,
  notInterested: msg`Failed to sync the titles you’re not interested in.`,
  savedFilters: msg`Failed to sync saved filters.`,
};

export const failureText = (name: CollectionName): string => i18n._(failures[name]);

/** Refusals because there is no room; the others are final. */
type FullCode = Exclude<SyncRefusal['code'], 'invalid'>;

/** The limits of core, in its words. */
const limits: Record<CollectionName, MessageDescriptor> = {
  bookmarks: msg`You’ve reached the limit of 20,000 bookmarks. Remove some to keep syncing.`,
  categories: msg`You’ve reached the limit of 1,000 lists. Remove some to keep syncing.`,
  history: msg`You’ve reached the limit of 100,000 watched titles and episodes. Remove some to keep syncing.`,
  plays: msg`You’ve reached the limit of 100,000 diary entries. Remove some to keep syncing.`,
  settings: msg`Your account has too many settings, so some couldn’t be saved.`,
  favorites: msg`You’ve reached the limit of 20,000 favorite seasons and episodes. Remove some to keep syncing.`,
  follows: msg`You’ve reached the limit of 20,000 followed series. Unfollow some to keep syncing.`,
  notes: msg`You’ve reached the limit of 5,000 notes. Remove some to keep syncing.`,
  ratings: msg`You’ve reached the limit of 30,000 ratings. Remove some to keep syncing.`,
  listOrder: msg`You’ve reached the limit of 20,000 titles in your own order. Remove some to keep syncing.`,
  notInterested: msg`You’ve reached the limit of 20,000 titles you’re not interested in. Remove some to keep syncing.`,
  savedFilters: msg`You’ve reached the limit of 200 saved filters. Remove some to keep syncing.`,
};

/** The message when the limit of a collection or of the account is reached. */
export const fullText = (name: CollectionName, code: FullCode): string =>
  code === 'collection_full' ? i18n._(limits[name]) : t`Your account is full. Remove something to keep syncing.`;

export const refusalText = (refused: number): string =>
  plural(refused, {
    one: 'One change couldn’t be synced. It stays in this browser.',
    other: '# changes couldn’t be synced. They stay in this browser.',
  });

export const MIGRATION_MS = 10_000;

/** The message after an account's first sync in this browser: what was uploaded, or that bookmarks are synced. */
export function firstSyncText({ bookmarks, watched }: { bookmarks: number; watched: number }): string {
  if (bookmarks === 0 && watched === 0) return t`Your bookmarks are synced.`;
  if (watched === 0)
    return plural(bookmarks, { one: 'Added # bookmark to your account.', other: 'Added # bookmarks to your account.' });
  if (bookmarks === 0)
    return plural(watched, {
      one: 'Added # watched title to your account.',
      other: 'Added # watched titles to your account.',
    });
  return t`Added ${plural(bookmarks, { one: '# bookmark', other: '# bookmarks' })} and ${plural(watched, { one: '# watched title', other: '# watched titles' })} to your account.`;
}
