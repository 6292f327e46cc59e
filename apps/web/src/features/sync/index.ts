import { loadWhenOnline } from '../../shared/lib/loading/load-when-online';
import type { UserInfo } from '../../shared/store/storage';
import type { StoreAccess, SyncHandle } from './start-sync';

export { OwnerQuestion } from './owner-question';
export type { StoreAccess, SyncHandle } from './start-sync';

/** Starts syncing; what that takes is loaded now and not before. */
export const startSync = async (access: StoreAccess, user: UserInfo): Promise<SyncHandle> =>
  (await loadWhenOnline(() => import('./start-sync'))).runSync(access, user);

export const loadDeliverLogOut = () =>
  loadWhenOnline(() => import('./deliver-log-out')).then(({ deliverLogOut }) => deliverLogOut);

export const loadLogOut = () => import('./log-out').then(({ endSession }) => endSession);
