import { collectionNames, isRecord, parseJson } from '@marquee/core';
import { fetchProfile } from '../../shared/api';
import { logWarning } from '../../shared/lib/browser/log-warning';
import { randomId } from '../../shared/lib/browser/random-id';
import { activeProfile } from '../../shared/store/profiles';
import { selectCsrf, selectUser } from '../../shared/store/session.slice';
import type { UserInfo } from '../../shared/store/storage';
import {
  selectSyncStatus,
  syncStatusChanged,
  syncStopped,
  type OwnerChoice,
} from '../../shared/store/sync-status.slice';
import { createAbortableCalls } from './abortable-calls';
import { createAccountProfile } from './account-profile';
import { createLeader } from './engine/leader';
import { createSyncEngine } from './engine/sync-engine';
import { createLeadingTab } from './leading-tab';
import { onEvent } from './on-event';
import { shareStatus } from './share-status';
import type { StoreAccess } from './store-access';
import { syncApi } from './sync-api';

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
export function runSync(access: StoreAccess, user: UserInfo): SyncHandle {
  const { dispatch, getState, services } = access;
  const { now, storage, records } = services;
  const clientId = randomId();
  const account = createAccountProfile(user, dispatch);
  const calls = createAbortableCalls(dispatch);
  let isStopped = false;

  const isStillOwner = () => {
    const stored = parseJson(storage.peek('user-info') ?? '');
    const isTheirs = !isRecord(stored) || stored.username === user.username;
    const isTheirProfile = activeProfile() === records.profile;
    return selectUser(getState())?.username === user.username && isTheirs && isTheirProfile;
  };
  /** The token comes with the profile; a call without it would be refused. */
  const hasCsrf = async () =>
    selectCsrf(getState()) !== null || ((await dispatch(fetchProfile())) !== null && isStillOwner());
  const createEngine = () =>
    createSyncEngine({
      owner: account.ownerId(),
      records,
      dispatch,
      getState,
      now,
      random: Math.random,
      isStillOwner,
      refreshProfile: async () => (await dispatch(fetchProfile())) !== null,
      sync: async (body, keepalive) => {
        if (!(await hasCsrf())) return { error: { status: null, retryAfterMs: null } };
        return calls.run(syncApi.endpoints.exchange.initiate({ body, clientId, keepalive }, { track: false }));
      },
    });
  const tab = createLeadingTab({ access, user, account, clientId, createEngine });
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
      calls.abort();
      if (leader.isLeading) request();
    }),
    onEvent(window, 'offline', () => {
      calls.abort();
      if (tab.engine) dispatch(syncStatusChanged({ phase: 'offline' }));
    }),
    () => clearInterval(poll),
  ];

  dispatch(syncStatusChanged({ phase: 'syncing' }));
  if (isVisible()) leader.claim();
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
