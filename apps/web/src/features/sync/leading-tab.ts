import { collectionNames, isRecord, parseJson } from '@marquee/core';
import { fetchProfile } from '../../shared/api';
import { loadChunk } from '../../shared/lib/loading/load-chunk';
import { randomId } from '../../shared/lib/browser/random-id';
import { afterRehydration, type AppState } from '../../shared/store';
import { activeProfile } from '../../shared/store/profiles';
import { profilesOutdated, selectIsProfileChanged, selectKnownProfiles } from '../../shared/store/profiles.slice';
import { selectCsrf, selectUser } from '../../shared/store/session.slice';
import type { UserInfo } from '../../shared/store/storage';
import { selectSyncStatus, syncStatusChanged, type OwnerChoice } from '../../shared/store/sync-status.slice';
import type { AccountProfile } from './account-profile';
import { listenToServerEvents, type ServerChange } from './engine/server-events';
import { createSyncEngine, type SyncEngine } from './engine/sync-engine';
import { runLoadSequence } from './load-sequence';
import { resolveDataOwner } from './resolve-data-owner';
import type { SyncStore } from './sync-store';
import { createSender } from './sync-api';

/** Changes announced within this time are fetched together. */
const GATHER_MS = 100;

/** Whether the account's profiles are unknown, or there are several, which may have changed. */
function hasOldProfiles(state: AppState, account: string): boolean {
  const known = selectKnownProfiles(state);
  return known?.account !== account || known.profiles.length > 0;
}

/** What a tab does while it is the leader: it decides whose data this is, runs the engine and listens to the server. */
export function createLeadingTab(access: SyncStore, user: UserInfo, account: AccountProfile) {
  const { dispatch, getState, subscribe, services } = access;
  const { now, records, storage } = services;
  /** This tab's id in server events. */
  const clientId = randomId();
  const sender = createSender({ dispatch, clientId, isReady: hasCsrf });
  let engine: SyncEngine | null = null;
  let stops: (() => void)[] = [];
  let answerOwner: ((choice: OwnerChoice | null) => void) | null = null;
  /** Incremented whenever this tab becomes or stops being the leader, so that async work can detect that it is outdated. */
  let term = 0;
  let hasLoaded = false;

  function isStillOwner(): boolean {
    const stored = parseJson(storage.peek('user-info') ?? '');
    const isTheirs = !isRecord(stored) || stored.username === user.username;
    const isTheirProfile = activeProfile() === records.profile;
    return selectUser(getState())?.username === user.username && isTheirs && isTheirProfile;
  }
  /** The token comes with the profile. */
  async function hasCsrf(): Promise<boolean> {
    return selectCsrf(getState()) !== null || ((await dispatch(fetchProfile())) !== null && isStillOwner());
  }

  const restored = () => new Promise<void>((resolve) => afterRehydration({ getState, subscribe }, () => resolve()));

  function watchToken(): () => void {
    let { token } = getState().uiToken;
    return subscribe(() => {
      const { token: next, isSynced } = getState().uiToken;
      if (next !== token && isSynced !== true) void account.refresh();
      token = next;
    });
  }

  function onServerChange(change: ServerChange): void {
    if (change.origin === clientId || !engine) return;
    if (change.collection === 'profile') void account.refresh();
    else if (change.revision > engine.revisionOf(change.collection)) engine.requestPull([change.collection], GATHER_MS);
  }

  const listenToServer = (mine: SyncEngine): (() => void) =>
    listenToServerEvents(records.profile, (address) => new EventSource(address, { withCredentials: true }), {
      onChange: onServerChange,
      // Events missed before the first connection or between two are detected by comparing revisions.
      onReady: (state) => mine.requestPull(collectionNames.filter((name) => !mine.isCurrent(name, state))),
      // Goes to the other tabs with the status.
      onLibrary: (library) => {
        if (selectSyncStatus(getState()).library !== library) dispatch(syncStatusChanged({ library }));
      },
      onRequest: (id) =>
        void loadChunk(() => import('../../shared/library/tell-request')).then(({ tellRequest }) =>
          tellRequest(dispatch, user.username, id),
        ),
      // If the session has ended elsewhere, this request logs out.
      onRefused: () => void dispatch(fetchProfile()),
    });

  return {
    /** Null while this tab does not lead, or is about to. */
    get engine() {
      return engine;
    },

    async start(): Promise<void> {
      const startedIn = (term += 1);
      const isSuperseded = () => term !== startedIn;
      await restored();
      await account.fetchOnce();
      // The cookie may belong to another person by now; then sync starts again for that person.
      const isOtherPerson = account.current !== null && account.current.username !== user.username;
      if (isSuperseded() || isOtherPerson || selectIsProfileChanged(getState())) return;
      const me = { id: account.ownerId(), username: user.username };
      const ask = () => new Promise<OwnerChoice | null>((resolve) => (answerOwner = resolve));
      await resolveDataOwner({ me, records, dispatch, getState, now, ask, isSuperseded });
      if (isSuperseded()) return;
      const mine = createSyncEngine({
        owner: me.id,
        records,
        dispatch,
        getState,
        now,
        random: Math.random,
        isStillOwner,
        refreshProfile: async () => (await dispatch(fetchProfile())) !== null,
        sync: sender.send,
      });
      await mine.open();
      if (isSuperseded()) {
        mine.stop();
        return;
      }
      engine = mine;
      stops = [() => mine.stop(), watchToken()];
      if (hasLoaded) mine.requestPull(collectionNames);
      else await dispatch(runLoadSequence(mine, me.id, account.syncToken));
      hasLoaded = true;
      if (hasOldProfiles(getState(), me.id)) dispatch(profilesOutdated(false));
      if (isSuperseded() || typeof EventSource === 'undefined') return;
      stops.push(listenToServer(mine));
    },

    /** Aborts requests that may hang after the network was lost. */
    abort: () => sender.abort(),
    /** The answer to the question whose data this browser holds. */
    choose(choice: OwnerChoice): void {
      answerOwner?.(choice);
    },

    stop(): void {
      for (const stop of stops.splice(0)) stop();
      term += 1;
      engine = null;
      answerOwner?.(null);
      answerOwner = null;
      dispatch(syncStatusChanged({ conflict: null }));
    },
  };
}
