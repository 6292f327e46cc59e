import { OWNER_PROFILE_ID } from '@marquee/core';
import { activeProfile } from './active-profile';

export type ProfileStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Views of the active profile's database with their checksums; rewritten by the next page. */
export const viewKeys = ['bookmarks', 'bookmark-categories', 'media-tracking', 'marquee-mirror'] as const;
/**
 * Data that is stored nowhere else, or is needed before the database is read. Servers in `sources` belong to the
 * device.
 */
export const stashedKeys = ['settings', 'theme', 'recent-searches', 'source-addresses'] as const;

/** Keys of versions before profiles, which remain if there was no space to migrate them. */
const ownerKeys: readonly string[] = ['media-bookmarks', 'title-snapshots'];

const isOfProfile = (key: string): boolean => [...viewKeys, ...stashedKeys].some((each) => each === key);

/**
 * Local storage for a page, as long as its profile is active. After a switch, here or in another tab, writes are
 * dropped because the keys belong to another profile; the page's database has the data. Reads return nothing: a page
 * that is about to unload must not mistake another tab's data for its own.
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
