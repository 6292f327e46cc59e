import { ACTIVE_PROFILE_KEY, activeProfile } from './active-profile';

interface WatchOptions {
  local: Pick<Storage, 'getItem'> | null;
  /** The profile that this page was opened with. */
  opened: string;
  /** Resolves once what this page has to store is stored. */
  settled: () => Promise<void>;
  reload: () => void;
}

/** Loads the page anew when another profile has become the active one: in another tab, or while Back kept this page. */
export function watchActiveProfile({ local, opened, settled, reload }: WatchOptions): () => void {
  let isLeaving = false;
  const check = () => {
    if (isLeaving || activeProfile(local) === opened) return;
    isLeaving = true;
    void settled().then(reload);
  };
  const onStorage = ({ key }: StorageEvent) => {
    // Null where everything was cleared.
    if (key === ACTIVE_PROFILE_KEY || key === null) check();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', check);
    document.removeEventListener('visibilitychange', check);
  };
}
