import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createListenerMiddleware, configureStore, type Middleware } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import type { AppDispatch, AppServices, AppState } from '../shared/store';
import { sessionSlice, userInfoSet } from '../shared/store/session.slice';
import { syncStateSlice } from '../shared/store/sync-state.slice';
import { startSessionListeners } from './session-listeners';

beforeEach(() => sessionStorage.clear());

function open(error?: string) {
  const reload = jest.fn();
  const wipe = jest.fn();
  const services = { storage: { wipe } } as unknown as AppServices;
  const listeners = createListenerMiddleware<AppState, AppDispatch, AppServices>({ extra: services });
  startSessionListeners(listeners, reload);
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, syncState: syncStateSlice.reducer },
    middleware: (getDefault) => getDefault().prepend(listeners.middleware as unknown as Middleware),
  });
  if (error) store.dispatch(userInfoSet({ username: '', error }));
  store.dispatch({ type: REHYDRATE });
  return { store, reload, wipe };
}

describe('a stored profile that holds an error', () => {
  it('is removed and the page reloaded, once [SYNC-06]', () => {
    const first = open('Unauthorized');
    expect(first.store.getState().session.userInfo).toBeNull();
    expect(first.wipe).toHaveBeenCalledWith('session');
    expect(first.reload).toHaveBeenCalledTimes(1);
    const second = open('Unauthorized');
    expect(second.store.getState().session.userInfo).toBeNull();
    expect(second.reload).not.toHaveBeenCalled();
  });

  it('is the only one that causes a reload', () => {
    expect(open().reload).not.toHaveBeenCalled();
  });
});
