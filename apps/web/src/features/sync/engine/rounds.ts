import { collectionNames, type CollectionName } from '@marquee/core';
import type { SyncStatus } from '../../../shared/store/sync-status.slice';
import type { SyncFailure } from '../sync-failure';
import { BATCH } from './exchange';
import type { Outbox } from './outbox';
import type { Refusals } from './refusals';
import { createSchedule, EDIT_MS, type Urgency } from './schedule';
import { failureText } from './texts';

interface RoundsOptions {
  outbox: Outbox;
  urgency: Urgency;
  /** The requests of one round. */
  exchange: (names: readonly CollectionName[], pulls: boolean) => Promise<SyncFailure | null>;
  refusals: Refusals;
  publish: (status: Partial<SyncStatus>) => void;
  /** Fetches the profile of whoever the session belongs to now; false if there is no answer. */
  refreshProfile: () => Promise<boolean>;
  isStopped: () => boolean;
  now: () => number;
  random: () => number;
}

function statusAfterFailure({ status }: SyncFailure, name: CollectionName): Partial<SyncStatus> {
  if (status === null) return { phase: 'offline', error: null };
  // Over the limit per minute: the rest is sent later.
  if (status === 429) return { phase: 'syncing', error: null };
  return { phase: 'error', error: failureText(name) };
}

/** Runs rounds one after the other, and plans the next one by what has happened. */
export function createRounds(options: RoundsOptions) {
  const { outbox, urgency, exchange, publish, isStopped, now, random } = options;
  const schedule = createSchedule({ now, random, run: runDue });
  let queue: Promise<unknown> = Promise.resolve();
  /** Collections with changes on the server. */
  const pullRequested = new Set<CollectionName>();

  const hasUnsent = () => outbox.sendable(collectionNames, 1).length > 0;

  function runDue(): void {
    if (isStopped()) return;
    if (pullRequested.size > 0 || schedule.hasFailed) void syncNow(collectionNames);
    else if (hasUnsent()) void syncNow(collectionNames, false);
    else if (outbox.hasHeld()) schedule.plan(outbox.waitMs());
  }

  /** One round for these collections, after the current one. With `pulls` it makes a request even if there is nothing to send. */
  function syncNow(names: readonly CollectionName[] = collectionNames, pulls = true): Promise<SyncFailure | null> {
    const round = queue.then(async () => {
      if (isStopped()) return null;
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
    publish({ phase: 'idle', lastSyncedMs: now(), error: options.refusals.messageAfterRound() });
    if (hasUnsent()) schedule.plan(Math.max(EDIT_MS, urgency.waitMs(outbox.sendable(collectionNames, BATCH))));
    else if (outbox.hasHeld()) schedule.plan(outbox.waitMs());
  }

  async function afterFailure(failure: SyncFailure, names: readonly CollectionName[]): Promise<void> {
    // The call has been repeated with the session's token, so the session is somebody else's, whose profile ends this sync.
    const isRefused = failure.status === 403;
    schedule.fail(failure.retryAfterMs, isRefused && (await options.refreshProfile()));
    if (isStopped()) return;
    publish(statusAfterFailure(failure, names[0] ?? 'bookmarks'));
    // Logged out: the message is shown elsewhere, and there is no retry.
    if (failure.status !== 401) schedule.plan(0);
  }

  function requestPull(names: readonly CollectionName[], delayMs = 0): void {
    for (const name of names) pullRequested.add(name);
    if (!isStopped() && names.length > 0) schedule.plan(delayMs);
  }

  function retry(): void {
    schedule.reset();
    outbox.release();
    requestPull(collectionNames);
  }

  return {
    plan: schedule.plan,
    syncNow,
    requestPull,
    retry,
    stop: schedule.stop,
  };
}
