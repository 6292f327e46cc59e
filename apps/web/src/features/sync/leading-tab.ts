import { collectionNames } from '@marquee/core';
import { fetchProfile } from '../../shared/api';
import { afterRehydration, type AppState } from '../../shared/store';
import { profilesOutdated, selectIsProfileChanged, selectKnownProfiles } from '../../shared/store/profiles.slice';
import type { UserInfo } from '../../shared/store/storage';
import { syncStatusChanged, type OwnerChoice } from '../../shared/store/sync-status.slice';
import type { AccountProfile } from './account-profile';
import { listenToServerEvents, type ServerChange } from './engine/server-events';
import type { SyncEngine } from './engine/sync-engine';
import { runLoadSequence } from './load-sequence';
import { resolveDataOwner } from './resolve-data-owner';
import type { StoreAccess } from './store-access';

interface LeadingTabOptions {
  access: StoreAccess;
  user: UserInfo;
  account: AccountProfile;
  /** This tab's id in server events. */
  clientId: string;
  createEngine: () => SyncEngine;
}

/** Changes announced within this time are fetched together. */
const GATHER_MS = 100;

/** Whether the account's profiles are unknown, or there are several, which may have changed. */
function hasOldProfiles(state: AppState, account: string): boolean {
  const known = selectKnownProfiles(state);
  return known?.account !== account || known.profiles.length > 0;
}

/** What a tab does while it is the leader: it decides whose data this is, runs the engine and listens to the server. */
export function createLeadingTab({ access, user, account, clientId, createEngine }: LeadingTabOptions) {
  const { dispatch, getState, subscribe, services } = access;
  const { now, records } = services;
  let engine: SyncEngine | null = null;
  let stops: (() => void)[] = [];
  let answerOwner: ((choice: OwnerChoice | null) => void) | null = null;
  /** Incremented whenever this tab becomes or stops being the leader, so that async work can detect that it is outdated. */
  let term = 0;
  let hasLoaded = false;

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
      const mine = createEngine();
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
