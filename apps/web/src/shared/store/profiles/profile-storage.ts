import { activeProfile } from './active-profile';

export type ProfileStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Local storage for a page, for as long as the profile that it was opened with is the active one. What a page still writes
 * after a switch, here or in another tab, would go to somebody else's keys: it is dropped. Its database has it.
 */
export function createProfileStorage(local: ProfileStorage): ProfileStorage {
  const opened = activeProfile(local);
  const ifActive =
    <Args extends string[]>(write: (...args: Args) => void) =>
    (...args: Args) => {
      if (activeProfile(local) === opened) write(...args);
    };
  return {
    getItem: (key) => local.getItem(key),
    setItem: ifActive((key, text) => local.setItem(key, text)),
    removeItem: ifActive((key) => local.removeItem(key)),
  };
}
