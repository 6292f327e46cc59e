import { isRecord, parseJson } from '@marquee/core';
import type { User } from '@marquee/core/contracts';
import { fetchProfile } from '../../shared/api';
import { logWarning } from '../../shared/lib/browser/log-warning';
import { randomId } from '../../shared/lib/browser/random-id';
import { afterRehydration, type AppDispatch, type AppServices, type AppState } from '../../shared/store';
import { activeProfile } from '../../shared/store/profiles';
import { ofProfile } from '../../shared/store/profiles/active-profile';
import { profilesOutdated, selectIsProfileChanged, selectKnownProfiles } from '../../shared/store/profiles.slice';
import { selectUser } from '../../shared/store/session.slice';
import type { UserInfo } from '../../shared/store/storage';
import {
  selectSyncStatus,
  syncStatusChanged,
  syncStopped,
  type OwnerChoice,
  type SyncStatus,
} from '../../shared/store/sync-status.slice';
import { collectionNames } from '@marquee/core';
import { createSyncEngine, type Answer, type SyncEngine } from './engine/sync-engine';
import { createLeader } from './engine/leader';
import { listenToServerEvents, type ServerChange } from './engine/server-events';
import { syncFourKToken } from './four-k-token';
import { runLoadSequence } from './load-sequence';
import { resolveDataOwner } from './resolve-data-owner';
import { syncApi } from './sync-api';
import type { SyncFailure } from './sync-failure';
import { onEvent } from './on-event';

export interface StoreAccess {
  dispatch: AppDispatch;
  getState: () => AppState;
  subscribe: (listener: () => void) => () => void;
  services: AppServices;
}

/** Controls of a running sync. */
export interface SyncHandle {
  request: () => void;
  choose: (choice: OwnerChoice) => void;
  /** Sends pending changes; resolves when that has succeeded or failed. */
  finish: () => Promise<void>;
  forget: () => Promise<void>;
  stop: () => void;
}

const CHANNEL = 'marquee-sync';
/** A tab that becomes visible pulls, unless it has just done so. */
const FRESH_MS = 5000;
/** Polling interval, for networks that block server-sent events. */
const POLL_MS = 5 * 60_000;
/** Changes announced within this time are fetched together. */
const GATHER_MS = 100;

type AbortableCall = Promise<{ data?: Record<string, unknown> | undefined; error?: unknown }> & { abort: () => void };

const NO_ANSWER: SyncFailure = { status: null, retryAfterMs: null };
const isFailure = (error: unknown): error is SyncFailure =>
  typeof error === 'object' && error !== null && 'retryAfterMs' in error;

/** Whether the account's profiles are unknown, or there are several, which may have changed. */
function hasOldProfiles(state: AppState, account: string): boolean {
  const known = selectKnownProfiles(state)?.account;
  return known?.id !== account || known.profiles.length > 0;
}

/** Syncs for as long as this person is logged in and this page is open. */
export function runSync({ dispatch, getState, subscribe, services }: StoreAccess, user: UserInfo): SyncHandle {
  const clientId = randomId();
  const { now, storage, records } = services;
  let isStopped = false;
  let engine: SyncEngine | null = null;
  let profile: User | null = null;
  let stopLeading: (() => void)[] = [];
  let answerOwner: ((choice: OwnerChoice | null) => void) | null = null;
  /** Incremented whenever this tab becomes or stops being the leader, so that async work can detect that it is outdated. */
  let term = 0;
  let hasLoaded = false;
  let lastStatus: SyncStatus | null = null;
  const ownerId = () => profile?.id ?? user.id ?? user.username;

  const isStillOwner = () => {
    const stored = parseJson(storage.peek('user-info') ?? '');
    const isTheirs = !isRecord(stored) || stored.username === user.username;
    const isTheirProfile = activeProfile({ getItem: storage.peek }) === records.profile;
    return selectUser(getState())?.username === user.username && isTheirs && isTheirProfile;
  };
  /** Requests in flight. They may hang after the network was lost, so all are aborted when it goes or returns. */
  const pendingCalls = new Set<{ abort: () => void }>();
  const abortCalls = () => {
    for (const call of pendingCalls) call.abort();
  };
  async function run(
    start: (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => AbortableCall,
  ): Promise<Answer> {
    const call = dispatch(start);
    pendingCalls.add(call);
    const { data, error } = await call;
    pendingCalls.delete(call);
    // A failed query still has the data of an earlier response.
    if (error !== undefined || !data) return { error: isFailure(error) ? error : NO_ANSWER };
    return { data };
  }
  const restored = () => new Promise<void>((resolve) => afterRehydration({ getState, subscribe }, () => resolve()));
  const createEngine = () =>
    createSyncEngine({
      owner: ownerId(),
      records,
      dispatch,
      getState,
      now,
      random: Math.random,
      isStillOwner,
      renewToken: async () => (await dispatch(fetchProfile())) !== null,
      sync: (body, keepalive) =>
        run(syncApi.endpoints.exchange.initiate({ body, clientId, keepalive }, { track: false })),
    });

  /**
   * Token syncs run one after the other, each starting from the result of the previous one: an older response would
   * undo later changes.
   */
  let tokenQueue: Promise<void> = Promise.resolve();
  async function syncToken(): Promise<void> {
    if (profile && !isStopped)
      profile = { ...profile, '4k_token': await dispatch(syncFourKToken(profile['4k_token'])) };
  }
  const refreshProfile = () =>
    (tokenQueue = tokenQueue.then(async () => {
      profile = (await dispatch(fetchProfile())) ?? profile;
      await syncToken();
    }));
  const onServerChange = (change: ServerChange) => {
    if (change.origin === clientId || !engine) return;
    if (change.collection === 'profile') void refreshProfile();
    else if (change.revision > engine.revisionOf(change.collection)) engine.requestPull([change.collection], GATHER_MS);
  };

  /** This tab has become the leader. */
  async function lead(): Promise<void> {
    const mineSince = (term += 1);
    const isSuperseded = () => isStopped || term !== mineSince;
    await restored();
    profile ??= await dispatch(fetchProfile());
    // The cookie may belong to another person by now; then sync starts again for that person.
    if (isSuperseded() || (profile && profile.username !== user.username) || selectIsProfileChanged(getState())) return;
    const me = { id: ownerId(), username: user.username };
    const ask = () => new Promise<OwnerChoice | null>((resolve) => (answerOwner = resolve));
    await resolveDataOwner({ me, records, dispatch, getState, now, ask, isSuperseded });
    if (isSuperseded()) return;
    const mine = createEngine();
    await mine.open();
    if (isSuperseded()) {
      mine.stop();
      return;
    }
    engine = mine;
    let { token } = getState().uiToken;
    stopLeading = [
      () => mine.stop(),
      subscribe(() => {
        const { token: next, isSynced } = getState().uiToken;
        if (next !== token && isSynced !== true) void refreshProfile();
        token = next;
      }),
    ];
    if (hasLoaded) mine.requestPull(collectionNames);
    else await dispatch(runLoadSequence(mine, me.id, () => (tokenQueue = tokenQueue.then(syncToken))));
    hasLoaded = true;
    if (hasOldProfiles(getState(), me.id)) dispatch(profilesOutdated(false));
    if (isSuperseded() || typeof EventSource === 'undefined') return;
    // Events missed before the first connection or between two are detected by comparing revisions.
    const onReady = (revision: number) =>
      mine.requestPull(collectionNames.filter((name) => mine.revisionOf(name) < revision));
    stopLeading.push(
      listenToServerEvents(records.profile, (address) => new EventSource(address, { withCredentials: true }), {
        onChange: onServerChange,
        onReady,
        // If the session has ended elsewhere, this request logs out.
        onRefused: () => void dispatch(fetchProfile()),
      }),
    );
  }
  function follow(): void {
    for (const stop of stopLeading.splice(0)) stop();
    term += 1;
    engine = null;
    answerOwner?.(null);
    answerOwner = null;
    dispatch(syncStatusChanged({ conflict: null }));
  }

  const leader = createLeader({
    locks: navigator.locks,
    onLead: () => void lead().catch((error: unknown) => logWarning('Syncing could not start.', error)),
    onLost: follow,
  });
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(ofProfile(CHANNEL, records.profile));
  channel?.addEventListener('message', ({ data }: MessageEvent<SyncStatus>) => {
    if (!leader.isLeading && !isStopped) dispatch(syncStatusChanged({ ...data, conflict: null }));
  });
  const broadcastStatus = () => {
    const status = selectSyncStatus(getState());
    if (status === lastStatus || !leader.isLeading) return;
    lastStatus = status;
    channel?.postMessage(status);
  };
  const onVisible = () => {
    if (document.visibilityState !== 'visible') return;
    leader.claim();
    if (now() - (selectSyncStatus(getState()).lastSyncedMs ?? 0) > FRESH_MS) engine?.requestPull(collectionNames);
  };
  const request = () => {
    leader.claim();
    engine?.retry();
    const { token, isSynced } = getState().uiToken;
    if (!profile || token || isSynced) void refreshProfile();
  };
  const stopListening = [
    subscribe(broadcastStatus),
    onEvent(window, 'focus', onVisible),
    onEvent(document, 'visibilitychange', () =>
      document.visibilityState === 'visible' ? onVisible() : engine?.flush(),
    ),
    onEvent(window, 'pagehide', () => engine?.flush()),
    onEvent(window, 'online', () => {
      abortCalls();
      if (leader.isLeading) request();
    }),
    onEvent(window, 'offline', () => {
      abortCalls();
      if (engine) dispatch(syncStatusChanged({ phase: 'offline' }));
    }),
  ];
  const poll = setInterval(
    () => document.visibilityState === 'visible' && engine?.requestPull(collectionNames),
    POLL_MS,
  );

  dispatch(syncStatusChanged({ phase: 'syncing' }));
  if (document.visibilityState === 'visible') leader.claim();
  else leader.wait();

  return {
    request,
    choose: (choice) => answerOwner?.(choice),
    finish: async () => {
      if (engine && engine.pendingCount() > 0) await engine.syncNow(collectionNames, false);
    },
    forget: async () => {
      await records.clear(collectionNames);
    },
    stop: () => {
      if (isStopped) return;
      isStopped = true;
      follow();
      leader.close();
      channel?.close();
      clearInterval(poll);
      for (const stop of stopListening) stop();
      dispatch(syncStopped());
    },
  };
}
