import { collectionNames, type CollectionName } from '@marquee/core';
import type { AppDispatch, AppState } from '../../../shared/store';
import type { Records } from '../../../shared/store/collections';
import { syncStatusChanged, type SyncStatus } from '../../../shared/store/sync-status.slice';
import type { SendSync } from '../sync-api';
import type { SyncFailure } from '../sync-failure';
import { BATCH, createExchange } from './exchange';
import { createFlush } from './flush';
import { createOutbox } from './outbox';
import { createSchedule, createUrgency, EDIT_MS } from './schedule';
import { createServerChanges } from './server-changes';
import { failureText } from './texts';

export interface EngineOptions {
  /** Whose data is synced. */
  owner: string;
  records: Records;
  dispatch: AppDispatch;
  getState: () => AppState;
  now: () => number;
  random: () => number;
  sync: SendSync;
  /** Fetches the profile of whoever the session belongs to now; false if there is no answer. */
  refreshProfile: () => Promise<boolean>;
  /** Whether the browser still belongs to the owner's session, as stored at this moment by any tab. */
  isStillOwner: () => boolean;
}

function statusAfterFailure({ status }: SyncFailure, name: CollectionName): Partial<SyncStatus> {
  if (status === null) return { phase: 'offline', error: null };
  // Over the limit per minute: the rest is sent later.
  if (status === 429) return { phase: 'syncing', error: null };
  return { phase: 'error', error: failureText(name) };
}

/**
 * Syncs the collections with the server, in rounds, one after the other. The browser's database stores entries one by one
 * and marks those that the server has not confirmed (the outbox); one request pushes and pulls all collections.
 */
export function createSyncEngine(options: EngineOptions) {
  const { owner, records, dispatch, getState, now, random, sync, refreshProfile, isStillOwner } = options;
  const urgency = createUrgency(now);
  const outbox = createOutbox(now);
  const changes = createServerChanges({ owner, records, outbox, dispatch, getState });
  const schedule = createSchedule({ now, random, run: runDue });
  let queue: Promise<unknown> = Promise.resolve();
  /** Collections with changes on the server. */
  const pullRequested = new Set<CollectionName>();
  let hasStopped = false;
  const isStopped = () => hasStopped;
  const hasUnsent = () => outbox.sendable(collectionNames, 1).length > 0;

  const publish = (status: Partial<SyncStatus> = {}) => {
    if (!hasStopped) dispatch(syncStatusChanged({ ...status, pending: outbox.size, isDurable: records.isDurable() }));
  };
  const apply: typeof changes.apply = (sent, answer) => {
    changes.apply(sent, answer);
    publish();
  };
  function mayContinue(): boolean {
    if (!isStillOwner()) stop();
    return !hasStopped;
  }
  const exchange = createExchange({ outbox, urgency, changes, sync, now, apply, mayContinue, isStopped });
  const flush = createFlush({ outbox, sync, now, onAnswer: (sent, answer) => !hasStopped && apply(sent, answer) });

  function runDue(): void {
    if (hasStopped) return;
    if (pullRequested.size > 0 || schedule.hasFailed) void syncNow(collectionNames);
    else if (hasUnsent()) void syncNow(collectionNames, false);
    else if (outbox.hasHeld()) schedule.plan(outbox.waitMs());
  }

  /** One round for these collections, after the current one. With `pulls` it makes a request even if there is nothing to send. */
  function syncNow(names: readonly CollectionName[] = collectionNames, pulls = true): Promise<SyncFailure | null> {
    const round = queue.then(async () => {
      if (hasStopped) return null;
      for (const name of names) pullRequested.delete(name);
      const failure = await exchange(names, pulls);
      if (isStopped()) return failure;
      if (failure) await afterFailure(failure, names);
      else afterSuccess();
      return failure;
    });
    queue = round.catch(() => undefined);
    return round;
  }

  function afterSuccess(): void {
    schedule.reset();
    publish({ phase: 'idle', lastSyncedMs: now(), error: changes.messageAfterRound() });
    if (hasUnsent()) schedule.plan(Math.max(EDIT_MS, urgency.waitMs(outbox.sendable(collectionNames, BATCH))));
    else if (outbox.hasHeld()) schedule.plan(outbox.waitMs());
  }

  async function afterFailure(failure: SyncFailure, names: readonly CollectionName[]): Promise<void> {
    // The call was repeated with the session's token, so another account is signed in; its profile ends this sync.
    const isRefused = failure.status === 403;
    schedule.fail(failure.retryAfterMs, isRefused && (await refreshProfile()));
    if (hasStopped) return;
    publish(statusAfterFailure(failure, names[0] ?? 'bookmarks'));
    // Logged out: the message is shown elsewhere, and there is no retry.
    if (failure.status !== 401) schedule.plan(0);
  }

  const stopListening = records.subscribe((changed) => {
    outbox.record(changed);
    const fresh = changed.filter(({ isPending }) => isPending);
    if (fresh.length === 0 || hasStopped) return;
    publish();
    schedule.plan(urgency.dueMs(fresh) - now());
  });

  /** The server has changes of these. */
  function requestPull(names: readonly CollectionName[], delayMs = 0): void {
    for (const name of names) pullRequested.add(name);
    if (!hasStopped && names.length > 0) schedule.plan(delayMs);
  }

  function stop(): void {
    hasStopped = true;
    stopListening();
    schedule.stop();
  }

  return {
    /** Loads pending entries of earlier visits and the last known revisions. */
    async open(): Promise<void> {
      outbox.record(await records.pending());
      await changes.open();
      publish();
    },
    syncNow,
    requestPull,
    isCurrent: changes.isCurrent,
    revisionOf: changes.revisionOf,
    /** Retries now, regardless of the backoff: on request, or when the network is back. */
    retry(): void {
      schedule.reset();
      outbox.release();
      requestPull(collectionNames);
    },
    /** The page is being closed. Unconfirmed entries stay in the outbox. */
    flush(): void {
      if (!hasStopped && outbox.size > 0 && isStillOwner()) flush();
    },
    pendingCount: () => outbox.size,
    isStopped,
    stop,
  };
}

export type SyncEngine = ReturnType<typeof createSyncEngine>;
