import { logWarning } from '../../../shared/lib/browser/log-warning';
import type { AppDispatch, AppState } from '../../../shared/store';
import { syncStatusChanged, type SyncStatus } from '../../../shared/store/sync-status.slice';
import { showToast } from '../../../shared/ui';
import { SyncError, type SyncFailure } from '../sync-failure';
import { collectionNames, collections, type Collection, type CollectionName, type Item } from './collections';
import { createSyncIndex, type SyncIndex } from './sync-index';
import { applyServerItems } from './apply-server-items';
import { createCapacity } from './capacity';
import { createSchedule } from './schedule';
import { sizedBatch } from './sized-batch';
import type { SyncStore } from './sync-store';
import { failureTexts, FULL_TEXT } from './texts';
import { createUrgency, EDIT_MS } from './urgency';

export type Answer = { data: Record<string, unknown> } | { error: SyncFailure };

export interface EngineOptions {
  /** Whose data is synced. */
  owner: string;
  store: SyncStore;
  dispatch: AppDispatch;
  getState: () => AppState;
  now: () => number;
  random: () => number;
  pull: (path: string, since: number) => Promise<Answer>;
  push: (path: string, body: Record<string, unknown>, keepalive: boolean) => Promise<Answer>;
  /** Asks for a new CSRF token; false when there is none. */
  renewToken: () => Promise<boolean>;
  /** Whether the browser still belongs to the owner's session, as stored at this moment by any tab. */
  isStillOwner: () => boolean;
}

export type Failures = Partial<Record<CollectionName, SyncFailure>>;

/** How long a change may stay out of the outbox, so that a burst of changes is one write. */
const SCAN_DELAY_MS = 50;
const BATCH = 500;
/** Of one collection in one go; what is left follows in the next. */
const MOST_CALLS = 60;
/** Browsers allow 64 KB of calls that outlive the page; headers count as well. */
const KEEPALIVE_BYTES = 60_000;

const isFull = ({ status }: SyncFailure): boolean => status === 409;
const isRefusal = ({ status }: SyncFailure): boolean => status === 400 || status === 413 || status === 422;

/**
 * Synchronises the store with the server. The store, which local storage holds, is the copy people see; the outbox holds what
 * no server has confirmed; the sync indexes know which versions it has. What differs from the index is sent, whatever happened
 * in between, so that no change has to be noticed at the moment it is made.
 */
export function createSyncEngine(options: EngineOptions) {
  const { owner, store, dispatch, getState, now, random } = options;
  const indexes = new Map<CollectionName, SyncIndex>();
  const scanned = new Map<CollectionName, unknown>();
  const urgency = createUrgency(now);
  const capacity = createCapacity(now);
  const schedule = createSchedule({ now, random, run: () => runDue() });
  let scanTimer: ReturnType<typeof setTimeout> | undefined;
  let refused = 0;
  let isFullReported = false;
  let isStopped = false;
  /** For after an await, where the compiler takes the variable to be unchanged. */
  const hasStopped = () => isStopped;
  let isDurable = store.isDurable;
  let queue: Promise<unknown> = Promise.resolve();
  /** Versions being sent by a call that outlives the page: no second such call is made for them. */
  const inKeepalive = new WeakSet<Item>();
  /** Collections with changes on the server. */
  const pullRequested = new Set<CollectionName>();

  const syncIndexOf = (name: CollectionName): SyncIndex => {
    const index = indexes.get(name);
    if (!index) throw new Error(`The sync index of ${name} is not open.`);
    return index;
  };
  const pendingCount = () => [...indexes.values()].reduce((sum, { size }) => sum + size, 0);
  const hasUnsent = (name: CollectionName) => syncIndexOf(name).batch(1, capacity.isFull(name)).length > 0;
  const publish = (status: Partial<SyncStatus> = {}) => {
    if (!isStopped) dispatch(syncStatusChanged({ ...status, pending: pendingCount(), isDurable }));
  };
  /** After a failed write pending changes are in memory and in local storage alone, which is shown. */
  const persist = (write: Promise<void>) =>
    write.catch((error: unknown) => {
      isDurable = false;
      logWarning('The outbox could not be written.', error);
      publish();
    });

  /** Compares the store with the indexes; new versions go into the outbox at once. */
  function scan(): void {
    clearTimeout(scanTimer);
    scanTimer = undefined;
    if (isStopped || indexes.size === 0) return;
    let nextMs = Number.POSITIVE_INFINITY;
    for (const collection of collections) {
      const { name } = collection;
      const source = collection.source(getState());
      if (scanned.get(name) === source) continue;
      scanned.set(name, source);
      const fresh = syncIndexOf(name).recordChanges(collection.items(getState()));
      if (fresh.length === 0) continue;
      void persist(store.put(owner, name, fresh));
      nextMs = Math.min(nextMs, urgency.dueMs(name, fresh));
    }
    if (nextMs === Number.POSITIVE_INFINITY) return;
    publish();
    schedule.plan(nextMs - now());
  }

  /** Merges the server's answer into the store and the index. */
  function applyAnswer(collection: Collection, sent: readonly Item[], answer: Record<string, unknown>): void {
    // An edit of this very moment must be in the index before everything in it counts as known.
    scan();
    const { name } = collection;
    const index = syncIndexOf(name);
    const theirs = collection.fromWire(answer) ?? [];
    const revision = typeof answer.revision === 'number' ? answer.revision : null;
    index.confirm(sent);
    if (revision !== null && revision < (index.revision ?? 0)) {
      // The server went back in time, to a backup: what it had is sent to it again.
      index.forgetVersions();
      scanned.delete(name);
    }
    const arrival = { collection, index, theirs, serverTime: answer.serverTime };
    const after = applyServerItems(arrival, dispatch, getState);
    index.mergeAnswer(theirs, after, revision);
    void persist(store.acknowledge(owner, name, index.takeAcknowledged(), index.known()));
    publish();
  }

  async function pull(collection: Collection): Promise<void> {
    const index = syncIndexOf(collection.name);
    for (let since = -1; since !== index.revision;) {
      since = index.revision ?? 0;
      const answer = await options.pull(collection.pullPath, since);
      if (isStopped) return;
      if ('error' in answer) throw new SyncError(answer.error);
      if (!options.isStillOwner()) {
        stop();
        return;
      }
      applyAnswer(collection, [], answer.data);
      if (answer.data.more !== true) return;
    }
  }

  /** The server has no room: what is new stays here, the rest is synced on. */
  function fill(name: CollectionName, { text = FULL_TEXT }: SyncFailure): void {
    capacity.fill(name, text);
    if (!isFullReported) showToast({ kind: 'warning', message: text });
    isFullReported = true;
  }

  const bodyOf = (collection: Collection, items: readonly Item[]) => {
    const { revision } = syncIndexOf(collection.name);
    const body = { ...collection.toWire(items.map(({ value }) => value)), updatedAt: now() };
    return revision === null ? body : { ...body, since: revision };
  };

  async function pushAll(collection: Collection): Promise<void> {
    const { name } = collection;
    const index = syncIndexOf(name);
    let size = BATCH;
    for (let calls = 0; hasUnsent(name) && calls < MOST_CALLS; calls += 1) {
      if (!options.isStillOwner()) {
        stop();
        return;
      }
      const items = index.batch(size, capacity.isFull(name));
      const answer = await options.push(collection.pushPath, bodyOf(collection, items), false);
      if (isStopped) return;
      if (!('error' in answer)) {
        applyAnswer(collection, items, answer.data);
        if (answer.data.more === true) await pull(collection);
        if (hasStopped()) return;
        capacity.confirm(name, items);
        size = Math.min(BATCH, size * 4);
      } else if (isFull(answer.error)) {
        const isRefusedAgain = capacity.isFull(name);
        fill(name, answer.error);
        if (isRefusedAgain) return;
      } else if (!isRefusal(answer.error)) throw new SyncError(answer.error);
      else if (items.length > 1) size = Math.max(1, Math.floor(items.length / 4));
      else {
        // The one entry that the server will not have must not hold up the others. It stays in this browser.
        logWarning('The server refused an entry.', items[0]?.key);
        refused += 1;
        applyAnswer(collection, items, {});
      }
    }
  }

  async function syncOne(collection: Collection, pulls: boolean): Promise<void> {
    const index = syncIndexOf(collection.name);
    if (index.revision === null || (pulls && !hasUnsent(collection.name))) await pull(collection);
    await pushAll(collection);
  }

  /** One round through the named collections, after any that is under way. `asks` pulls where there is nothing to send. */
  function syncNow(names: readonly CollectionName[] = collectionNames, pulls = true): Promise<Failures> {
    const round = queue.then(async () => {
      const failed: Failures = {};
      scan();
      for (const collection of collections.filter(({ name }) => names.includes(name))) {
        if (isStopped) break;
        pullRequested.delete(collection.name);
        try {
          await syncOne(collection, pulls);
        } catch (error) {
          if (!(error instanceof SyncError)) throw error;
          failed[collection.name] = error.failure;
          if (error.failure.status === null) break;
        }
      }
      await finishRound(failed);
      return failed;
    });
    queue = round.catch(() => undefined);
    return round;
  }

  async function finishRound(failed: Failures): Promise<void> {
    if (isStopped) return;
    const [first] = Object.entries(failed) as [CollectionName, SyncFailure][];
    if (!first) {
      schedule.reset();
      const refusal =
        refused === 0 ? null : `The server refused ${refused === 1 ? 'one change' : `${refused} changes`}.`;
      publish({ phase: 'idle', lastSyncedMs: now(), error: capacity.text() ?? refusal });
      if (collectionNames.some(hasUnsent)) schedule.plan(EDIT_MS);
      else if (pendingCount() > 0) schedule.plan(capacity.waitMs());
      return;
    }
    const [name, failure] = first;
    // A refused token is renewed, e.g. after another tab has logged in again.
    schedule.fail(failure.retryAfterMs, failure.status === 403 && (await options.renewToken()));
    if (hasStopped()) return;
    if (failure.status === null) publish({ phase: 'offline', error: null });
    // More than goes up in a minute: the rest follows by itself.
    else if (failure.status === 429) publish({ phase: 'syncing', error: null });
    else publish({ phase: 'error', error: failureTexts[name] });
    // Whoever is logged out is told so elsewhere, and nothing is tried again.
    if (failure.status !== 401) schedule.plan(0);
  }

  function runDue(): void {
    const isDue = (name: CollectionName) => pullRequested.has(name) || hasUnsent(name) || schedule.hasFailed;
    const due = collectionNames.filter(isDue);
    if (isStopped) return;
    if (due.length > 0) void syncNow(due);
    else if (pendingCount() > 0) schedule.plan(capacity.waitMs());
  }

  function stop(): void {
    isStopped = true;
    clearTimeout(scanTimer);
    schedule.stop();
  }

  return {
    /** Loads what is stored: changes pending from an earlier visit go back into the store, what was cleared here is fetched anew. */
    async open(): Promise<void> {
      const stored = await store.load(owner).catch(() => {
        isDurable = false;
        return null;
      });
      for (const collection of collections) {
        const { known, pending: unsent } = stored?.[collection.name] ?? { known: undefined, pending: [] };
        const index = createSyncIndex(known, unsent);
        const keys = new Set(collection.items(getState()).map(({ key }) => key));
        if (index.isMissing(keys, collection.aliases)) index.forgetVersions();
        if (unsent.length > 0) dispatch(collection.merge(unsent.map(({ value }) => value)));
        indexes.set(collection.name, index);
      }
      scan();
      publish();
    },

    /** The store changed, maybe. */
    scheduleScan(): void {
      scanTimer ??= setTimeout(scan, SCAN_DELAY_MS);
    },
    scan,
    syncNow,

    /** The server has changes of these. */
    requestPull(names: readonly CollectionName[], delayMs = 0): void {
      for (const name of names) pullRequested.add(name);
      if (!isStopped) schedule.plan(delayMs);
    },
    revisionOf: (name: CollectionName) => syncIndexOf(name).revision ?? 0,

    /** Somebody pulls, or the network is back: whatever the backoff says. */
    retry(): void {
      schedule.reset();
      capacity.clear();
      this.requestPull(collectionNames);
    },

    /** The page is about to go: as much as the browser lets through, the latest first. Unconfirmed, it waits in the outbox. */
    flush(): void {
      scan();
      let left = KEEPALIVE_BYTES;
      for (const collection of collections) {
        const index = indexes.get(collection.name);
        if (isStopped || !index || index.size === 0 || !options.isStillOwner()) continue;
        const unsent = index.latest(capacity.isFull(collection.name)).filter((item) => !inKeepalive.has(item));
        const batch = sizedBatch(unsent, left, (some) => bodyOf(collection, some));
        if (!batch) continue;
        const { items, body, bytes } = batch;
        left -= bytes;
        for (const item of items) inKeepalive.add(item);
        void options.push(collection.pushPath, body, true).then((answer) => {
          if ('error' in answer) for (const item of items) inKeepalive.delete(item);
          else if (!isStopped) applyAnswer(collection, items, answer.data);
        });
      }
    },
    pendingCount,
    isStopped: hasStopped,
    stop,
  };
}

export type SyncEngine = ReturnType<typeof createSyncEngine>;
