import { collectionNames } from '@marquee/core';
import { logWarning } from '../../shared/lib/browser/log-warning';
import type { UserInfo } from '../../shared/store/storage';
import {
  selectSyncStatus,
  syncStatusChanged,
  syncStopped,
  type OwnerChoice,
} from '../../shared/store/sync-status.slice';
import { createAccountProfile } from './account-profile';
import { createLeader } from './engine/leader';
import { createLeadingTab } from './leading-tab';
import { onEvent } from './on-event';
import { shareStatus } from './share-status';
import type { SyncStore } from './sync-store';

/** Controls of a running sync. */
export interface SyncHandle {
  request: () => void;
  choose: (choice: OwnerChoice) => void;
  /** Sends pending changes; resolves when that has succeeded or failed. */
  finish: () => Promise<void>;
  forget: () => Promise<void>;
  stop: () => void;
}

/** A tab that becomes visible pulls, unless it has just done so. */
const FRESH_MS = 5000;
/** Polling interval, for networks that block server-sent events. */
const POLL_MS = 5 * 60_000;

const isVisible = () => document.visibilityState === 'visible';

/** Syncs for as long as this person is logged in and this page is open. */
export function runSync(access: SyncStore, user: UserInfo): SyncHandle {
  const { dispatch, getState, services } = access;
  const { now, records } = services;
  const account = createAccountProfile(user, dispatch);
  let isStopped = false;
  const tab = createLeadingTab(access, user, account);
  const leader = createLeader({
    locks: navigator.locks,
    onLead: () => void tab.start().catch((error: unknown) => logWarning('Syncing could not start.', error)),
    onLost: () => tab.stop(),
  });

  const onVisible = () => {
    leader.claim();
    if (now() - (selectSyncStatus(getState()).lastSyncedMs ?? 0) > FRESH_MS) tab.engine?.requestPull(collectionNames);
  };
  const request = () => {
    leader.claim();
    tab.engine?.retry();
    const { token, isSynced } = getState().uiToken;
    if (!account.current || token || isSynced) void account.refresh();
  };
  const poll = setInterval(() => isVisible() && tab.engine?.requestPull(collectionNames), POLL_MS);
  const stopListening = [
    shareStatus(access, () => leader.isLeading),
    onEvent(window, 'focus', () => isVisible() && onVisible()),
    onEvent(document, 'visibilitychange', () => (isVisible() ? onVisible() : tab.engine?.flush())),
    onEvent(window, 'pagehide', () => tab.engine?.flush()),
    onEvent(window, 'online', () => {
      tab.abort();
      if (leader.isLeading) request();
    }),
    onEvent(window, 'offline', () => {
      tab.abort();
      if (tab.engine) dispatch(syncStatusChanged({ phase: 'offline' }));
    }),
    () => clearInterval(poll),
  ];

  dispatch(syncStatusChanged({ phase: 'syncing' }));
  // Of two windows beside each other, the one in use leads: it may have to ask whose data this is.
  if (isVisible() && document.hasFocus()) leader.claim();
  else leader.wait();

  return {
    request,
    choose: (choice) => tab.choose(choice),
    finish: async () => {
      const { engine } = tab;
      if (engine && engine.pendingCount() > 0) await engine.syncNow(collectionNames, false);
    },
    forget: async () => {
      await records.clear(collectionNames);
    },
    stop: () => {
      if (isStopped) return;
      isStopped = true;
      account.stop();
      tab.stop();
      leader.close();
      for (const stop of stopListening) stop();
      dispatch(syncStopped());
    },
  };
}
