import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { followSession } from '../features/profiles';
import type { AppDispatch, AppServices, AppState } from '../shared/store';
import { profilesOutdated } from '../shared/store/profiles.slice';

/** Keeps the account's profiles up to date, and switches profile if this page shows another than the session's. */
export function startProfileListeners(listeners: ListenerMiddlewareInstance<AppState, AppDispatch, AppServices>): void {
  listeners.startListening({
    actionCreator: profilesOutdated,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      await api.dispatch(followSession());
    },
  });
}
