import { logWarning } from '../../../shared/lib/browser/log-warning';
import type { AppDispatch, AppState } from '../../../shared/store';
import { syncStatusChanged, type SyncStatus } from '../../../shared/store/sync-status.slice';
import { showToast } from '../../../shared/ui';
import { SyncError, type SyncFailure } from '../sync-failure';
import { collectionNames, collections, type Collection, type CollectionName, type Item } from './collections';
import { createLedger, type Ledger } from './ledger';
import { receive } from './receive';
import { createRoom } from './room';
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

/** How long a change may stay out of the outbox: a burst of changes is one write. */
const NOTE_MS = 50;
const BATCH = 500;
/** Of one collection in one go; what is left follows in the next. */
const MOST_CALLS = 60;
/** Browsers allow 64 KB of calls that outlive the page; headers count as well. */
const KEEPALIVE_BYTES = 60_000;

const isFull = ({ status }: SyncFailure): boolean => status === 409;
const isRefusal = ({ status }: SyncFailure): boolean => status === 400 || status === 413 || status === 422;

/**
 * Keeps the store and the server alike. The store, which local storage holds, is the copy people see; the outbox holds what no
 * server has confirmed; the ledgers know which versions it has. What differs from the ledger is sent, whatever happened
 * in between, so that nothing depends on having been seen at the moment it was made.
 */
export function createSyncEngine(options: EngineOptions) {
  const { owner, store, dispatch, getState, now, random } = options;
  const ledgers = new Map<CollectionName, Ledger>();
  const scanned = new Map<CollectionName, unknown>();
  const urgency = createUrgency(now);
  const room = createRoom(now);
  const schedule = createSchedule({ now, random, run: () => runDue() });
  let noteTimer: ReturnType<typeof setTimeout> | undefined;
  let refused = 0;
  let isFullTold = false;
  let isStopped = false;
  let isDurable = store.isDurable;
  let queue: Promise<unknown> = Promise.resolve();
  /** Versions on their way in a call that outlives the page: they are not sent so twice. */
  const leaving = new WeakSet<Item>();
  /** Collections that the server has news of. */
  const wanted = new Set<CollectionName>();

  const ledgerOf = (name: CollectionName): Ledger => {
    const ledger = ledgers.get(name);
    if (!ledger) throw new Error(`The books of ${name} are not open.`);
    return ledger;
  };
  const waiting = () => [...ledgers.values()].reduce((sum, { size }) => sum + size, 0);
  const hasUnsent = (name: CollectionName) => ledgerOf(name).batch(1, room.isFull(name)).length > 0;
  const publish = (status: Partial<SyncStatus> = {}) => {
    if (!isStopped) dispatch(syncStatusChanged({ ...status, waiting: waiting(), isDurable }));
  };
  /** A failed write leaves what waits in memory and in local storage, and says so. */
  const keep = (write: Promise<void>) =>
    write.catch((error: unknown) => {
      isDurable = false;
      logWarning('The outbox could not be written.', error);
      publish();
    });

  /** Notes what the store holds; new versions go into the outbox at once. */
  function scan(): void {
    clearTimeout(noteTimer);
    noteTimer = undefined;
    if (isStopped || ledgers.size === 0) return;
    let nextMs = Number.POSITIVE_INFINITY;
    for (const collection of collections) {
      const { name } = collection;
      const source = collection.source(getState());
      if (scanned.get(name) === source) continue;
      scanned.set(name, source);
      const fresh = ledgerOf(name).note(collection.items(getState()));
      if (fresh.length === 0) continue;
      void keep(store.put(owner, name, fresh));
      nextMs = Math.min(nextMs, urgency.dueMs(name, fresh));
    }
    if (nextMs === Number.POSITIVE_INFINITY) return;
    publish();
    schedule.plan(nextMs - now());
  }

  /** Puts what came from the server into the store and into the books. */
  function take(collection: Collection, sent: readonly Item[], answer: Record<string, unknown>): void {
    // An edit of this very moment must be on the books before they are told that all is known.
    scan();
    const { name } = collection;
    const ledger = ledgerOf(name);
    const theirs = collection.fromWire(answer) ?? [];
    const revision = typeof answer.revision === 'number' ? answer.revision : null;
    ledger.confirm(sent);
    if (revision !== null && revision < (ledger.revision ?? 0)) {
      // The server went back in time, to a backup: what it had is sent to it again.
      ledger.forgetKnown();
      scanned.delete(name);
    }
    const arrival = { collection, ledger, theirs, serverTime: answer.serverTime };
    const after = receive(arrival, dispatch, getState);
    ledger.absorb(theirs, after, revision);
    void keep(store.settle(owner, name, ledger.takeSettled(), ledger.known()));
    publish();
  }

  async function pull(collection: Collection): Promise<void> {
    const ledger = ledgerOf(collection.name);
    for (let since = -1; since !== ledger.revision;) {
      since = ledger.revision ?? 0;
      const answer = await options.pull(collection.pullPath, since);
      if (isStopped) return;
      if ('error' in answer) throw new SyncError(answer.error);
      if (!options.isStillOwner()) return stop();
      take(collection, [], answer.data);
      if (answer.data.more !== true) return;
    }
  }

  /** The server has no room: what is new stays here, the rest is synced on. */
  function fill(name: CollectionName, { text = FULL_TEXT }: SyncFailure): void {
    room.fill(name, text);
    if (!isFullTold) showToast({ kind: 'warning', message: text });
    isFullTold = true;
  }

  const bodyOf = (collection: Collection, items: readonly Item[]) => {
    const { revision } = ledgerOf(collection.name);
    const body = { ...collection.toWire(items.map(({ value }) => value)), updatedAt: now() };
    return revision === null ? body : { ...body, since: revision };
  };

  async function pushAll(collection: Collection): Promise<void> {
    const { name } = collection;
    const ledger = ledgerOf(name);
    let size = BATCH;
    for (let calls = 0; hasUnsent(name) && calls < MOST_CALLS; calls += 1) {
      if (!options.isStillOwner()) return stop();
      const items = ledger.batch(size, room.isFull(name));
      const answer = await options.push(collection.pushPath, bodyOf(collection, items), false);
      if (isStopped) return;
      if (!('error' in answer)) {
        take(collection, items, answer.data);
        if (answer.data.more === true) await pull(collection);
        if (isStopped) return;
        room.confirm(name, items);
        size = Math.min(BATCH, size * 4);
      } else if (isFull(answer.error)) {
        const isRefusedAgain = room.isFull(name);
        fill(name, answer.error);
        if (isRefusedAgain) return;
      } else if (!isRefusal(answer.error)) throw new SyncError(answer.error);
      else if (items.length > 1) size = Math.max(1, Math.floor(items.length / 4));
      else {
        // The one entry that the server will not have must not hold up the others. It stays in this browser.
        logWarning('The server refused an entry.', items[0]?.key);
        refused += 1;
        take(collection, items, {});
      }
    }
  }

  async function syncOne(collection: Collection, asks: boolean): Promise<void> {
    const ledger = ledgerOf(collection.name);
    if (ledger.revision === null || (asks && !hasUnsent(collection.name))) await pull(collection);
    await pushAll(collection);
  }

  /** One round through the named collections, after any that is under way. `asks` pulls where there is nothing to send. */
  function syncNow(names: readonly CollectionName[] = collectionNames, asks = true): Promise<Failures> {
    const round = queue.then(async () => {
      const failed: Failures = {};
      scan();
      for (const collection of collections.filter(({ name }) => names.includes(name))) {
        if (isStopped) break;
        wanted.delete(collection.name);
        try {
          await syncOne(collection, asks);
        } catch (error) {
          if (!(error instanceof SyncError)) throw error;
          failed[collection.name] = error.failure;
          if (error.failure.status === null) break;
        }
      }
      await conclude(failed);
      return failed;
    });
    queue = round.catch(() => undefined);
    return round;
  }

  async function conclude(failed: Failures): Promise<void> {
    if (isStopped) return;
    const [first] = Object.entries(failed) as [CollectionName, SyncFailure][];
    if (!first) {
      schedule.reset();
      const refusal =
        refused === 0 ? null : `The server refused ${refused === 1 ? 'one change' : `${refused} changes`}.`;
      publish({ phase: 'idle', lastSyncedMs: now(), error: room.text() ?? refusal });
      if (collectionNames.some(hasUnsent)) schedule.plan(EDIT_MS);
      else if (waiting() > 0) schedule.plan(room.waitMs());
      return;
    }
    const [name, failure] = first;
    // A refused token is renewed, e.g. after another tab has logged in again.
    schedule.fail(failure.retryAfterMs, failure.status === 403 && (await options.renewToken()));
    if (isStopped) return;
    if (failure.status === null) publish({ phase: 'offline', error: null });
    // More than goes up in a minute: the rest follows by itself.
    else if (failure.status === 429) publish({ phase: 'syncing', error: null });
    else publish({ phase: 'error', error: failureTexts[name] });
    // Whoever is logged out is told so elsewhere, and nothing is tried again.
    if (failure.status !== 401) schedule.plan(0);
  }

  function runDue(): void {
    const isDue = (name: CollectionName) => wanted.has(name) || hasUnsent(name) || schedule.hasFailed;
    const due = collectionNames.filter(isDue);
    if (isStopped) return;
    if (due.length > 0) void syncNow(due);
    else if (waiting() > 0) schedule.plan(room.waitMs());
  }

  function stop(): void {
    isStopped = true;
    clearTimeout(noteTimer);
    schedule.stop();
  }

  return {
    /** Opens the books: what waits from an earlier visit is put back into the store, what was cleared here is asked for anew. */
    async open(): Promise<void> {
      const books = await store.load(owner).catch(() => {
        isDurable = false;
        return null;
      });
      for (const collection of collections) {
        const { known, waiting: unsent } = books?.[collection.name] ?? { known: undefined, waiting: [] };
        const ledger = createLedger(known, unsent);
        const keys = new Set(collection.items(getState()).map(({ key }) => key));
        if (ledger.isMissing(keys, collection.aliases)) ledger.forgetKnown();
        if (unsent.length > 0) dispatch(collection.merge(unsent.map(({ value }) => value)));
        ledgers.set(collection.name, ledger);
      }
      scan();
      publish();
    },

    /** The store changed, maybe. */
    noteSoon(): void {
      noteTimer ??= setTimeout(scan, NOTE_MS);
    },
    scan,
    syncNow,

    /** The server has news of these. */
    want(names: readonly CollectionName[], delayMs = 0): void {
      for (const name of names) wanted.add(name);
      if (!isStopped) schedule.plan(delayMs);
    },
    revisionOf: (name: CollectionName) => ledgerOf(name).revision ?? 0,

    /** Somebody asks, or the network is back: whatever the backoff says. */
    retry(): void {
      schedule.reset();
      room.clear();
      this.want(collectionNames);
    },

    /** The page is about to go: as much as the browser lets through, the latest first. Unconfirmed, it waits in the outbox. */
    flush(): void {
      scan();
      let left = KEEPALIVE_BYTES;
      for (const collection of collections) {
        const ledger = ledgers.get(collection.name);
        if (isStopped || !ledger || ledger.size === 0 || !options.isStillOwner()) continue;
        const unsent = ledger.latest(room.isFull(collection.name)).filter((item) => !leaving.has(item));
        const batch = sizedBatch(unsent, left, (some) => bodyOf(collection, some));
        if (!batch) continue;
        const { items, body, bytes } = batch;
        left -= bytes;
        for (const item of items) leaving.add(item);
        void options.push(collection.pushPath, body, true).then((answer) => {
          if ('error' in answer) for (const item of items) leaving.delete(item);
          else if (!isStopped) take(collection, items, answer.data);
        });
      }
    },
    waiting,
    isStopped: () => isStopped,
    stop,
  };
}

export type SyncEngine = ReturnType<typeof createSyncEngine>;
