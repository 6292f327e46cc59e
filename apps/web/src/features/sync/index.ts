import { lazyChunk } from '../../shared/lib/loading/lazy-chunk';
import { loadChunk } from '../../shared/lib/loading/load-chunk';
import type { UserInfo } from '../../shared/store/storage';
import type { SyncHandle } from './start-sync';
import type { SyncStore } from './sync-store';

export { OwnerConflictPrompt } from './owner-conflict-prompt';
export type { SyncHandle } from './start-sync';
export type { SyncStore } from './sync-store';

/** Starts sync; its code is loaded on the first call. */
export const startSync = async (access: SyncStore, user: UserInfo): Promise<SyncHandle> =>
  (await loadChunk(() => import('./start-sync'))).runSync(access, user);

export const loadDeliverLogOut = () =>
  loadChunk(() => import('./deliver-log-out')).then(({ deliverLogOut }) => deliverLogOut);

export const endSessionChunk = lazyChunk(() => import('./log-out').then((chunk) => chunk.endSession), 'requested');
