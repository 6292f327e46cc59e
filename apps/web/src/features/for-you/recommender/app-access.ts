import type { Store } from '@reduxjs/toolkit';
import type { AppDispatch, AppServices, AppState } from '../../../shared/store';

/** The app, as far as recommending needs it. */
export interface AppAccess {
  store: Pick<Store<AppState>, 'getState'> & { dispatch: AppDispatch };
  services: Pick<AppServices, 'records' | 'now'>;
}
