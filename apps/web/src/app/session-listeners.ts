import { t } from '@lingui/core/macro';
import { cookieValue, SIGNED_IN_COOKIE } from '@marquee/core';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { endSessionChunk, loadDeliverLogOut, startSync, type SyncHandle } from '../features/sync';
import type { AppDispatch, AppServices, AppState } from '../shared/store';
import {
  hasUndeliveredLogOut,
  selectUser,
  sessionLost,
  userInfoRemoved,
  type LogOutChoice,
} from '../shared/store/session.slice';
import { logOutDelivered, selectIsLogOutPending } from '../shared/store/sync-state.slice';
import { ownerChosen, syncRequested } from '../shared/store/sync-status.slice';
import { loadChunk } from '../shared/lib/loading/load-chunk';
import { mayReloadPage } from '../shared/lib/loading/may-reload-page';
import { showToast } from '../shared/ui/toast';

const RELOADED = 'user-info';
const LOADING_MS = 1000;

/** The sync engine of each store; tests create many. */
const running = new WeakMap<AppServices, Promise<SyncHandle>>();

/** Waits for more urgent work, such as the first pictures. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 0);
    else requestIdleCallback(() => resolve(), { timeout: 1000 });
  });

/** Whether the browser has a session, perhaps without what the page stores of it: the server clears the cookie if not. */
const isSignedIn = () => cookieValue(document.cookie, SIGNED_IN_COOKIE) !== undefined;

/** Deletes a stored user that holds an error and reloads the page, once (SYNC-06). */
function dropBroken(services: AppServices, dispatch: AppDispatch, reload: () => void): void {
  dispatch(userInfoRemoved());
  if (!mayReloadPage(RELOADED)) return;
  services.storage.wipe('session');
  reload();
}

/** Starts and stops sync when people log in and out, here or in another tab. */
export function startSessionListeners(
  listeners: ListenerMiddlewareInstance<AppState, AppDispatch, AppServices>,
  reload = () => window.location.reload(),
): void {
  listeners.startListening({
    type: REHYDRATE,
    effect: async (_action, api) => {
      const { userInfo } = api.getState().session;
      if (userInfo?.error !== undefined) dropBroken(api.extra, api.dispatch, reload);
      else if (!userInfo && isSignedIn() && !hasUndeliveredLogOut(api.getState())) {
        const { fetchProfile } = await loadChunk(() => import('../shared/api/profile'));
        await api.dispatch(fetchProfile());
      }
    },
  });
  listeners.startListening({
    predicate: (_action, now, before) => selectUser(now)?.username !== selectUser(before)?.username,
    effect: async (_action, api) => {
      const services = api.extra;
      const before = running.get(services);
      running.delete(services);
      if (before) void before.then((handle) => handle.stop());
      const user = selectUser(api.getState());
      if (!user) return;
      // Logging in has ended the earlier session.
      if (selectIsLogOutPending(api.getState())) api.dispatch(logOutDelivered());
      const subscribe = (listener: () => void) =>
        listeners.startListening({ predicate: (_any, now, past) => now !== past, effect: listener });
      const handle = whenIdle().then(() =>
        startSync({ dispatch: api.dispatch, getState: () => api.getState(), subscribe, services }, user),
      );
      running.set(services, handle);
      await handle;
      // Logging out must work offline.
      await endSessionChunk.preload().catch(() => undefined);
    },
  });
  listeners.startListening({
    predicate: (_action, now, before) => hasUndeliveredLogOut(now) && !hasUndeliveredLogOut(before),
    effect: async (_action, { dispatch }) => dispatch((await loadDeliverLogOut())()),
  });
  listeners.startListening({
    actionCreator: sessionLost,
    effect: () =>
      showToast({
        kind: 'warning',
        message: t`You’ve been logged out. Nothing is lost. Log in again to keep syncing.`,
      }),
  });
  listeners.startListening({
    actionCreator: syncRequested,
    effect: async (_action, { extra }) => (await running.get(extra))?.request(),
  });
  listeners.startListening({
    actionCreator: ownerChosen,
    effect: async ({ payload }, { extra }) => (await running.get(extra))?.choose(payload),
  });
}

/** Logs out from anywhere in the app; see `endSession`. */
export const logOut =
  (choice: LogOutChoice) =>
  async (dispatch: AppDispatch, _getState: () => AppState, services: AppServices): Promise<boolean> => {
    // If the sync engine is not loaded yet, there is nothing to finish.
    const notYet = new Promise<null>((resolve) => setTimeout(() => resolve(null), LOADING_MS));
    const sync = (await Promise.race([running.get(services), notYet])) ?? null;
    return dispatch((await endSessionChunk.load())(sync, choice));
  };
