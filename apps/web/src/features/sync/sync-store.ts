import type { AppServices, StoreAccess } from '../../shared/store';

/** What sync uses of the store. */
export interface SyncStore extends StoreAccess {
  services: AppServices;
}
