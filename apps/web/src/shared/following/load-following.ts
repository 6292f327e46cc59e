import { loadChunk } from '../lib/loading/load-chunk';
import { once, type AppState, type StoreAccess } from '../store';

const SOURCES = ['follows', 'bookmarks', 'history', 'plays'] as const;

/** Whether something may be followed, or was when the page reserved a row for it. */
const isWanted = ({ collections }: AppState): boolean =>
  collections.isLoaded &&
  (SOURCES.some((name) => Object.keys(collections[name]).length > 0) ||
    document.documentElement.dataset.news !== undefined);

/** Looks for new episodes, once there is something that the visitor may follow. */
export function loadFollowing(store: StoreAccess): () => void {
  let isStopped = false;
  let stop: () => void = () => undefined;
  const stopWaiting = once(store, isWanted, () => {
    void loadChunk(() => import('./start-following')).then(({ startFollowing }) => {
      if (!isStopped) stop = startFollowing(store);
    });
  });
  return () => {
    isStopped = true;
    stopWaiting();
    stop();
  };
}
