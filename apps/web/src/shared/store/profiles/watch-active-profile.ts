import { activeProfile, PROFILES_KEY } from './active-profile';

interface WatchOptions {
  /** The profile that this page was opened with. */
  opened: string;
  /** Resolves when this page's pending writes are done. */
  settled: () => Promise<void>;
  reload: () => void;
}

/**
 * Reloads the page when another profile becomes active: in another tab, or while the page was in the back/forward
 * cache.
 */
export function watchActiveProfile({ opened, settled, reload }: WatchOptions): () => void {
  let isLeaving = false;
  const check = () => {
    if (isLeaving || activeProfile() === opened) return;
    isLeaving = true;
    void settled().then(reload);
  };
  const onStorage = ({ key }: StorageEvent) => {
    // It is written with every switch.
    if (key === PROFILES_KEY) check();
  };
  // Reloading while the page is hidden would cancel a navigation to the profile that was chosen here.
  const onVisibility = () => {
    if (document.visibilityState === 'visible') check();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', check);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
