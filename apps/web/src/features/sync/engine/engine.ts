import type { AppDispatch, AppState } from '../../../shared/store';
import { syncStatusChanged, type SyncStatus } from '../../../shared/store/sync-status.slice';
import type { SyncFailure } from '../sync-api';
import { backoffMs } from './backoff';
import { collectionNames, collections, type Collection, type CollectionName, type Item } from './collections';
import { createLedger, type Ledger } from './ledger';
import { sizedBatch } from './sized-batch';
import type { SyncStore } from './sync-store';
import { failureTexts } from './texts';
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

const isRefusal = ({ status }: SyncFailure): boolean => status === 400 || status === 413 || status === 422;
const indexed = (items: readonly Item[]): Map<string, Item> => new Map(items.map((item) => [item.key, item]));

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
  let noteTimer: ReturnType<typeof setTimeout> | undefined;
  let roundTimer: ReturnType<typeof setTimeout> | undefined;
  let dueMs = Number.POSITIVE_INFINITY;
  let notBeforeMs = 0;
  let failures = 0;
  let refused = 0;
  let isStopped = false;
  let isDurable = store.isDurable;
  let queue: Promise<unknown> = Promise.resolve();
  /** Collections that the server has news of. */
  const wanted = new Set<CollectionName>();

  const ledgerOf = (name: CollectionName): Ledger => {
    const ledger = ledgers.get(name);
    if (!ledger) throw new Error(`The books of ${name} are not open.`);
    return ledger;
  };
  const waiting = () => [...ledgers.values()].reduce((sum, { size }) => sum + size, 0);
  const publish = (status: Partial<SyncStatus> = {}) => {
    if (!isStopped) dispatch(syncStatusChanged({ ...status, waiting: waiting(), isDurable }));
  };
  /** A failed write leaves what waits in memory and in local storage, and says so. */
  const keep = (write: Promise<void>) =>
    write.catch((error: unknown) => {
      isDurable = false;
      console.warn('The outbox could not be written.', error);
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
    plan(nextMs - now());
  }

  /** Joins the server's versions into the store and returns what it then holds. */
  function join(
    collection: Collection,
    ledger: Ledger,
    theirs: readonly Item[],
    serverTime: unknown,
  ): Map<string, Item> {
    const before = indexed(collection.items(getState()));
    const news = theirs.filter(({ key, stamp }) => before.get(key)?.stamp !== stamp);
    if (news.length === 0) return before;
    dispatch(collection.merge(news.map(({ value }) => value)));
    const after = indexed(collection.items(getState()));
    // A clock that is ahead stamped ours, and the server, which has it, moved it back: so do we, or it would win for good.
    const nowThere = typeof serverTime === 'number' ? serverTime : Number.POSITIVE_INFINITY;
    const ahead = news.filter(({ key, stamp }) => {
      const mine = after.get(key);
      return mine && mine.stamp !== stamp && !ledger.has(key) && mine.timeMs > nowThere;
    });
    if (ahead.length === 0) return after;
    dispatch(
      collection.adopt(
        getState(),
        ahead.map(({ value }) => value),
      ),
    );
    return indexed(collection.items(getState()));
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
    const after = join(collection, ledger, theirs, answer.serverTime);
    ledger.absorb(theirs, after, revision);
    void keep(store.settle(owner, name, ledger.takeSettled(), ledger.known()));
    publish();
  }

  async function pull(collection: Collection): Promise<void> {
    const answer = await options.pull(collection.pullPath, ledgerOf(collection.name).revision ?? 0);
    if (isStopped) return;
    if ('error' in answer) throw answer.error;
    if (!options.isStillOwner()) return stop();
    take(collection, [], answer.data);
  }

  const bodyOf = (collection: Collection, items: readonly Item[]) => {
    const { revision } = ledgerOf(collection.name);
    const body = { ...collection.toWire(items.map(({ value }) => value)), updatedAt: now() };
    return revision === null ? body : { ...body, since: revision };
  };

  async function pushAll(collection: Collection): Promise<void> {
    const ledger = ledgerOf(collection.name);
    let size = BATCH;
    for (let calls = 0; ledger.size > 0 && calls < MOST_CALLS; calls += 1) {
      if (!options.isStillOwner()) return stop();
      const items = ledger.batch(size);
      const answer = await options.push(collection.pushPath, bodyOf(collection, items), false);
      if (isStopped) return;
      if (!('error' in answer)) {
        take(collection, items, answer.data);
        size = Math.min(BATCH, size * 4);
      } else if (!isRefusal(answer.error)) throw answer.error;
      else if (items.length > 1) size = Math.max(1, Math.floor(items.length / 4));
      else {
        // The one entry that the server will not have must not hold up the others. It stays in this browser.
        console.warn('The server refused an entry.', items[0]?.key);
        refused += 1;
        take(collection, items, {});
      }
    }
  }

  async function syncOne(collection: Collection, asks: boolean): Promise<void> {
    const ledger = ledgerOf(collection.name);
    if (ledger.revision === null || (asks && ledger.size === 0)) await pull(collection);
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
          failed[collection.name] = error as SyncFailure;
          if (failed[collection.name]?.status === null) break;
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
      failures = 0;
      notBeforeMs = 0;
      const error = refused === 0 ? null : `The server refused ${refused === 1 ? 'one change' : `${refused} changes`}.`;
      publish({ phase: 'idle', lastSyncedMs: now(), error });
      if (waiting() > 0) plan(EDIT_MS);
      return;
    }
    const [name, failure] = first;
    failures += 1;
    const isStale = failure.status === 403 && (await options.renewToken());
    const waitMs = isStale && failures === 1 ? 0 : Math.max(failure.retryAfterMs ?? 0, backoffMs(failures, random()));
    notBeforeMs = now() + waitMs;
    if (failure.status === null) publish({ phase: 'offline', error: null });
    else publish({ phase: 'error', error: failureTexts[name] });
    // Whoever is logged out is told so elsewhere, and nothing is tried again.
    if (failure.status !== 401) plan(waitMs);
  }

  /** Sees to a round in so many milliseconds or sooner, but not before the server or the backoff allows it. */
  function plan(delayMs: number): void {
    if (isStopped) return;
    const wishMs = Math.max(now() + Math.max(0, delayMs), notBeforeMs);
    if (roundTimer !== undefined && dueMs <= wishMs) return;
    clearTimeout(roundTimer);
    dueMs = wishMs;
    roundTimer = setTimeout(() => {
      roundTimer = undefined;
      if (now() < notBeforeMs) return plan(0);
      const due = collectionNames.filter((name) => wanted.has(name) || ledgerOf(name).size > 0 || failures > 0);
      if (due.length > 0) void syncNow(due);
    }, wishMs - now());
  }

  function stop(): void {
    isStopped = true;
    clearTimeout(noteTimer);
    clearTimeout(roundTimer);
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
      plan(delayMs);
    },
    revisionOf: (name: CollectionName) => ledgerOf(name).revision ?? 0,

    /** Somebody asks, or the network is back: whatever the backoff says. */
    retry(): void {
      failures = 0;
      notBeforeMs = 0;
      this.want(collectionNames);
    },

    /** The page is about to go: as much as the browser lets through, the latest first. Unconfirmed, it waits in the outbox. */
    flush(): void {
      scan();
      let left = KEEPALIVE_BYTES;
      for (const collection of collections) {
        const ledger = ledgers.get(collection.name);
        if (isStopped || !ledger || ledger.size === 0 || !options.isStillOwner()) continue;
        const { items, bytes } = sizedBatch(ledger.latest(), left, (some) => bodyOf(collection, some));
        if (items.length === 0) continue;
        left -= bytes;
        void options.push(collection.pushPath, bodyOf(collection, items), true).then((answer) => {
          if (!isStopped && !('error' in answer)) take(collection, items, answer.data);
        });
      }
    },
    waiting,
    stop,
  };
}

export type SyncEngine = ReturnType<typeof createSyncEngine>;
