import type { AppDispatch, AppServices, AppState } from '../../shared/store';

/** What sync uses of the store. */
export interface StoreAccess {
  dispatch: AppDispatch;
  getState: () => AppState;
  subscribe: (listener: () => void) => () => void;
  services: AppServices;
}
