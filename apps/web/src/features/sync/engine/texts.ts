/** Texts about syncing (SYNC-05, SYNC-14); the one about settings is in no requirement. */
export const failureTexts = {
  bookmarks: 'Failed to sync bookmarks, you may not be connected to internet.',
  categories: 'Failed to sync bookmarks, you may not be connected to internet.',
  history: 'Failed to sync watch progress.',
  plays: 'Failed to sync watch progress.',
  settings: 'Failed to sync settings.',
  notes: 'Failed to sync notes.',
  ratings: 'Failed to sync ratings.',
  positions: 'Failed to sync the order of your lists.',
} as const;

/** Where the server gives no text of its own. */
export const FULL_TEXT = 'Your account is full. Remove something to keep syncing.';

export const syncTexts = {
  token: 'Failed to sync 4k token.',
  migrating: 'Edited your watch progress to support new features and syncing...',
  migrated: 'Your watch progress has been upgraded and is ready to sync.',
  firstSync: 'Your bookmarks are synced.',
} as const;

export const MIGRATION_MS = 10_000;

const counted = (count: number, noun: string) => (count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`]);

/** The first sync of an account here: what was in this browser, or that the account's bookmarks are here now. */
export function firstSyncText({ bookmarks, watched }: { bookmarks: number; watched: number }): string {
  const brought = [...counted(bookmarks, 'bookmark'), ...counted(watched, 'title')];
  return brought.length === 0 ? syncTexts.firstSync : `${brought.join(' and ')} came along.`;
}
