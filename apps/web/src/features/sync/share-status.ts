import { ofProfile } from '../../shared/store/profiles/active-profile';
import { selectSyncStatus, syncStatusChanged, type SyncStatus } from '../../shared/store/sync-status.slice';
import type { SyncStore } from './sync-store';

const CHANNEL = 'marquee-sync';

/** Sends the leading tab's status to the other tabs, until the returned function is called. */
export function shareStatus(
  { dispatch, getState, subscribe, services }: SyncStore,
  isLeading: () => boolean,
): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(ofProfile(CHANNEL, services.records.profile));
  let isClosed = false;
  let lastStatus: SyncStatus | null = null;
  channel.addEventListener('message', ({ data }: MessageEvent<SyncStatus>) => {
    if (!isLeading() && !isClosed) dispatch(syncStatusChanged({ ...data, conflict: null }));
  });
  const unsubscribe = subscribe(() => {
    const status = selectSyncStatus(getState());
    if (status === lastStatus || !isLeading()) return;
    lastStatus = status;
    channel.postMessage(status);
  });
  return () => {
    isClosed = true;
    unsubscribe();
    channel.close();
  };
}
