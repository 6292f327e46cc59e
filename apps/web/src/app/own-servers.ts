import { loadOwnTitles } from '../shared/library/own-titles';
import { startWatchState } from '../shared/watch-state/start';
import type { AppStore } from './store';

/** What only those need who are signed in to a server of their own. */
export function startOwnServers(store: AppStore): void {
  startWatchState(store);
  loadOwnTitles(store);
}
