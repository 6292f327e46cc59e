import { collectionNames, findEntry, listEntries, type CollectionName, type Entries, type Entry } from '@marquee/core';
import { logWarning } from '../../../shared/lib/browser/log-warning';
import type { AppDispatch, AppState } from '../../../shared/store';
import { entriesMerged, entriesReplaced, type Records, type Revisions } from '../../../shared/store/collections';
import { syncStatusChanged, type SyncStatus } from '../../../shared/store/sync-status.slice';
import { showToast } from '../../../shared/ui';
import { SyncError, type SyncFailure } from '../sync-failure';
import { createOutbox, type PendingEntry } from './outbox';
import { createSchedule, createUrgency, EDIT_MS } from './schedule';
import { sizedBatch } from './sized-batch';
import { bodyOf, readSyncAnswer, type SyncAnswer, type SyncBody } from '../sync-api';
import { failureText, fullText, refusalText } from './texts';

export type Answer = { data: Record<string, unknown> } | { error: SyncFailure };

export interface EngineOptions {
  /** Whose data is synced. */
  owner: string;
  records: Records;
  dispatch: AppDispatch;
  getState: () => AppState;
  now: () => number;
  random: () => number;
  sync: (body: SyncBody, keepalive: boolean) => Promise<Answer>;
  /** Fetches a new CSRF token; false if there is none. */
  renewToken: () => Promise<boolean>;
  /** Whether the browser still belongs to the owner's session, as stored at this moment by any tab. */
  isStillOwner: () => boolean;
}

const BATCH = 500;
/** Maximum number of requests per round; the rest follows in the next one. */
const MOST_CALLS = 120;
/** Browsers allow 64 KB of calls that outlive the page; headers count as well. */
const KEEPALIVE_BYTES = 60_000;

const isRefusal = ({ status }: SyncFailure): boolean => status === 400 || status === 413 || status === 422;
const isSameTime = (a: Entry, b: Entry): boolean => a.changedAt === b.changedAt && a.removedAt === b.removedAt;
const latestOf = ({ changedAt, removedAt = 0 }: Entry): number => Math.max(changedAt, removedAt);

/**
 * Syncs the collections with the server. The browser's database stores entries one by one and marks those that the server has not
 * confirmed (the outbox); one request pushes and pulls all collections.
 */
export function createSyncEngine(options: EngineOptions) {
  const { records, dispatch, getState, now, random } = options;
  const urgency = createUrgency(now);
  const outbox = createOutbox(now);
  const schedule = createSchedule({ now, random, run: () => runDue() });
  let revisions: Revisions = {};
  let refused = 0;
  let fullMessage: string | null = null;
  let isStopped = false;
  /** For use after an await, where the compiler assumes that the variable has not changed. */
  const hasStopped = () => isStopped;
  let queue: Promise<unknown> = Promise.resolve();
  /** Entries in flight in a keepalive request: they are not sent in a second one. */
  const inKeepalive = new WeakSet<Entry>();
  /** Collections with changes on the server. */
  const pullRequested = new Set<CollectionName>();

  const publish = (status: Partial<SyncStatus> = {}) => {
    if (!isStopped) dispatch(syncStatusChanged({ ...status, pending: outbox.size, isDurable: records.isDurable() }));
  };
  const hasUnsent = () => outbox.sendable(collectionNames, 1).length > 0;
  /** Milliseconds until the first unsent entry is due. */
  const waitMs = (names: readonly CollectionName[] = collectionNames) =>
    Math.min(...outbox.sendable(names, BATCH).map(({ name, entry }) => urgency.waitMs(name, entry)));
  const stopListening = records.subscribe((changes) => {
    outbox.record(changes);
    const fresh = changes.filter(({ isPending }) => isPending);
    if (fresh.length === 0 || isStopped) return;
    publish();
    schedule.plan(Math.min(...fresh.map(({ name, entry }) => urgency.dueMs(name, entry))) - now());
  });

  /** Another account, or a server restored from a backup: everything has to be sent again. */
  function startOver(): void {
    revisions = {};
    const all = collectionNames.flatMap((name) =>
      listEntries(getState().collections[name] as Entries).map((entry) => ({ name, entry, isPending: true })),
    );
    void records.put(all);
  }

  /** The server has restored a backup. */
  const hasGoneBack = ({ revision }: SyncAnswer): boolean =>
    Object.entries(revision).some(([name, at]) => at < (revisions[name as CollectionName] ?? 0));

  /** Merges the server's changes into the store and removes confirmed entries from the outbox. */
  function applyAnswer(sent: readonly PendingEntry[], answer: SyncAnswer): void {
    const { serverTime, changes, revision, refusedKeys } = answer;
    const accepted = sent.filter(({ name, entry }) => !refusedKeys.has(`${name} ${entry.key}`));
    const confirmed = outbox.confirm(accepted);
    for (const name of collectionNames) {
      const theirs = changes[name];
      if (!theirs || theirs.length === 0) continue;
      dispatch(entriesMerged(name, theirs, 'server'));
      const mine = getState().collections[name] as Entries;
      for (const entry of theirs) {
        const known = findEntry(mine, entry.key);
        if (known && isSameTime(known, entry)) confirmed.push(...outbox.confirm([{ name, entry: known }]));
      }
      // Our clock was ahead and the server moved the times back. Take over its times, or this entry would win for good.
      const ahead = theirs.filter((entry) => {
        const known = findEntry(mine, entry.key);
        return known && !isSameTime(known, entry) && !outbox.has(name, known) && latestOf(known) > serverTime;
      });
      if (ahead.length > 0) dispatch(entriesReplaced(name, ahead));
    }
    if (confirmed.length > 0) void records.confirm(confirmed);
    if (hasGoneBack(answer)) startOver();
    revisions = { ...revisions, ...revision };
    void records.saveSynced({ owner: options.owner, revisions });
    publish();
  }

  /** Handles entries that the server refused. */
  function heedRefusals(sent: readonly PendingEntry[], { refusals }: SyncAnswer): void {
    for (const { name, code, text, keys } of refusals) {
      const items = sent.filter((item) => item.name === name && keys.includes(item.entry.key));
      if (code === 'collection_full') {
        outbox.hold(items);
        const message = fullText(name, text);
        if (fullMessage === null) showToast({ kind: 'warning', message });
        fullMessage = message;
      } else {
        // A refused entry must not block the others. It stays in this browser.
        logWarning('The server refused entries.', keys);
        refused += items.length;
        void records.confirm(outbox.confirm(items));
      }
    }
  }

  const sinceOf = (names: readonly CollectionName[]): Revisions =>
    Object.fromEntries(names.map((name) => [name, revisions[name] ?? 0]));

  /** Sends requests until nothing is left to push or to pull. */
  async function exchange(names: readonly CollectionName[], pulls: boolean): Promise<void> {
    let size = BATCH;
    let isFirst = pulls;
    /** The next page, if there is one: fetched while the current one is merged. */
    let next: Promise<Answer> | null = null;
    for (let calls = 0; calls < MOST_CALLS && (isFirst || waitMs(names) === 0); calls += 1) {
      if (!options.isStillOwner()) {
        stop();
        return;
      }
      // The first request only pulls, so that entries that the server already has are not pushed.
      const isNew = names.some((name) => revisions[name] === undefined);
      const items = isNew || next ? [] : outbox.sendable(names, size);
      const answer = await (next ?? options.sync(bodyOf(items, sinceOf(names), now()), false));
      next = null;
      if (isStopped) return;
      if ('error' in answer) {
        if (!isRefusal(answer.error) || items.length === 0) throw new SyncError(answer.error);
        if (items.length > 1) size = Math.max(1, Math.floor(items.length / 4));
        else heedRefusals(items, refusalOf(items));
        continue;
      }
      const read = readSyncAnswer(answer.data);
      heedRefusals(items, read);
      if (items.some(({ entry }) => entry.removedAt !== undefined)) outbox.release();
      if (read.more && !hasGoneBack(read))
        next = options.sync(bodyOf([], { ...sinceOf(names), ...read.revision }, now()), false);
      applyAnswer(items, read);
      for (const name of names) revisions[name] ??= 0;
      size = Math.min(BATCH, size * 4);
      isFirst = read.more;
    }
  }
  const refusalOf = (items: readonly PendingEntry[]): SyncAnswer => ({
    ...readSyncAnswer({}),
    refusals: items.map(({ name, entry }) => ({ name, code: 'invalid', text: '', keys: [entry.key] })),
  });

  /** One round for these collections, after the current one. With `pulls` it makes a request even if there is nothing to send. */
  function syncNow(names: readonly CollectionName[] = collectionNames, pulls = true): Promise<SyncFailure | null> {
    const round = queue.then(async () => {
      if (isStopped) return null;
      for (const name of names) pullRequested.delete(name);
      let failure: SyncFailure | null = null;
      try {
        await exchange(names, pulls);
      } catch (error) {
        if (!(error instanceof SyncError)) throw error;
        ({ failure } = error);
      }
      await finishRound(failure, names);
      return failure;
    });
    queue = round.catch(() => undefined);
    return round;
  }

  async function finishRound(failure: SyncFailure | null, names: readonly CollectionName[]): Promise<void> {
    if (isStopped) return;
    if (!failure) {
      schedule.reset();
      if (!outbox.hasHeld()) fullMessage = null;
      const refusal = refused === 0 ? null : refusalText(refused);
      publish({ phase: 'idle', lastSyncedMs: now(), error: fullMessage ?? refusal });
      if (hasUnsent()) schedule.plan(Math.max(EDIT_MS, waitMs()));
      else if (outbox.hasHeld()) schedule.plan(outbox.waitMs());
      return;
    }
    // 403: the CSRF token is renewed, e.g. after another tab has logged in again.
    schedule.fail(failure.retryAfterMs, failure.status === 403 && (await options.renewToken()));
    if (hasStopped()) return;
    if (failure.status === null) publish({ phase: 'offline', error: null });
    // Over the limit per minute: the rest is sent later.
    else if (failure.status === 429) publish({ phase: 'syncing', error: null });
    else publish({ phase: 'error', error: failureText(names[0] ?? 'bookmarks') });
    // Logged out: the message is shown elsewhere, and there is no retry.
    if (failure.status !== 401) schedule.plan(0);
  }

  function runDue(): void {
    if (isStopped) return;
    if (pullRequested.size > 0 || schedule.hasFailed) void syncNow(collectionNames);
    else if (hasUnsent()) void syncNow(collectionNames, false);
    else if (outbox.hasHeld()) schedule.plan(outbox.waitMs());
  }

  function stop(): void {
    isStopped = true;
    stopListening();
    schedule.stop();
  }

  return {
    /** Loads pending entries of earlier visits and the last known revisions. */
    async open(): Promise<void> {
      outbox.record(await records.pending());
      const synced = await records.synced();
      if (synced?.owner === options.owner) ({ revisions } = synced);
      else startOver();
      publish();
    },
    syncNow,

    /** The server has changes of these. */
    requestPull(names: readonly CollectionName[], delayMs = 0): void {
      for (const name of names) pullRequested.add(name);
      if (!isStopped && names.length > 0) schedule.plan(delayMs);
    },
    revisionOf: (name: CollectionName) => revisions[name] ?? 0,

    /** Retries now, regardless of the backoff: on request, or when the network is back. */
    retry(): void {
      schedule.reset();
      outbox.release();
      this.requestPull(collectionNames);
    },

    /** The page is being closed: sends as much as the browser allows, latest first. Unconfirmed entries stay in the outbox. */
    flush(): void {
      if (isStopped || outbox.size === 0 || !options.isStillOwner()) return;
      const unsent = outbox.sendable(collectionNames).filter(({ entry }) => !inKeepalive.has(entry));
      const batch = sizedBatch(unsent.reverse(), KEEPALIVE_BYTES, (some) => bodyOf(some, {}, now()));
      if (!batch) return;
      const { items, body } = batch;
      for (const { entry } of items) inKeepalive.add(entry);
      void options.sync(body, true).then((answer) => {
        if ('error' in answer) for (const { entry } of items) inKeepalive.delete(entry);
        else if (!isStopped) applyAnswer(items, readSyncAnswer(answer.data));
      });
    },
    pendingCount: () => outbox.size,
    isStopped: hasStopped,
    stop,
  };
}

export type SyncEngine = ReturnType<typeof createSyncEngine>;
