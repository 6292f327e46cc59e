import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { followSession } from '../features/profiles';
import type { AppDispatch, AppServices, AppState } from '../shared/store';
import { profilesOutdated } from '../shared/store/profiles.slice';

/** Hears of an account's profiles, and goes over to the session's when it is no longer the one that this page shows. */
export function startProfileListeners(listeners: ListenerMiddlewareInstance<AppState, AppDispatch, AppServices>): void {
  listeners.startListening({
    actionCreator: profilesOutdated,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      await api.dispatch(followSession());
    },
  });
}
