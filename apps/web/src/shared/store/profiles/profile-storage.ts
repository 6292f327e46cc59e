import { OWNER_PROFILE_ID } from '@marquee/core';
import { activeProfile } from './active-profile';

export type ProfileStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Views of the active profile's database, and their marks: the next page writes them anew. */
export const viewKeys = ['bookmarks', 'bookmark-categories', 'media-tracking', 'marquee-mirror'] as const;
/** What is stored nowhere else, or is needed before the database is read. Servers in `sources` are the device's. */
export const stashedKeys = ['settings', 'theme', 'recent-searches', 'source-addresses'] as const;

/** Left by versions before profiles, and still there where it could not be taken over for want of room. */
const ownerKeys: readonly string[] = ['media-bookmarks', 'title-snapshots'];

const isOfProfile = (key: string): boolean => [...viewKeys, ...stashedKeys].some((each) => each === key);

/**
 * Local storage for a page, for as long as the profile that it was opened with is the active one. What a page still writes
 * after a switch, here or in another tab, would go to somebody else's keys: it is dropped. Its database has it. And it reads
 * nothing there: a page that is being left would take it for its own, written by another tab.
 */
export function createProfileStorage(local: ProfileStorage): ProfileStorage {
  const opened = activeProfile(local);
  const ifActive =
    <Args extends string[]>(write: (...args: Args) => void) =>
    (...args: Args) => {
      if (activeProfile(local) === opened) write(...args);
    };
  const isAnothers = (key: string): boolean =>
    (isOfProfile(key) && activeProfile(local) !== opened) || (ownerKeys.includes(key) && opened !== OWNER_PROFILE_ID);
  return {
    getItem: (key) => (isAnothers(key) ? null : local.getItem(key)),
    setItem: ifActive((key, text) => local.setItem(key, text)),
    removeItem: ifActive((key) => local.removeItem(key)),
  };
}
