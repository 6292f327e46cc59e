import { activeProfile, ofProfile } from './active-profile';

export type ProfileStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Of what this browser has derived from a profile's data or learned beside it. */
export const derivedKeys = ['new-for-you', 'for-you'] as const;

/** Keys that each profile has for itself. All others belong to the device or to the account. */
export const profileKeys = [
  'bookmarks',
  'bookmark-categories',
  'media-tracking',
  'marquee-mirror',
  'marquee-unsaved',
  'settings',
  'theme',
  'recent-searches',
  'source-addresses',
  ...derivedKeys,
  // Of older versions.
  'media-bookmarks',
] as const;

const isOfProfile = (key: string): boolean => profileKeys.some((each) => each === key);

/**
 * Local storage for a page of a profile, as long as that is the active one. Afterwards writes are dropped, and the profile's keys read as
 * empty: a page that is about to unload must not write again what a log-out has removed.
 */
export function createProfileStorage(local: ProfileStorage, profile: string): ProfileStorage {
  const isActive = () => activeProfile() === profile;
  const nameOf = (key: string) => (isOfProfile(key) ? ofProfile(key, profile) : key);
  return {
    getItem: (key) => (isOfProfile(key) && !isActive() ? null : local.getItem(nameOf(key))),
    setItem: (key, text) => {
      if (isActive()) local.setItem(nameOf(key), text);
    },
    removeItem: (key) => {
      if (isActive()) local.removeItem(nameOf(key));
    },
  };
}

/** The key that a page of a profile knows by this name in local storage; null if it is another profile's. */
export function profileKeyOf(name: string, profile: string): string | null {
  const key = profileKeys.find((each) => ofProfile(each, profile) === name);
  return key ?? (isOfProfile(name) ? null : name);
}
