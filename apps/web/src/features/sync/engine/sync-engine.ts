import type { AppDispatch, AppState } from '../../../shared/store';
import type { Records } from '../../../shared/store/collections';
import { syncStatusChanged, type SyncStatus } from '../../../shared/store/sync-status.slice';
import type { SendSync } from '../sync-api';
import { createExchange } from './exchange';
import { createFlush } from './flush';
import { createOutbox } from './outbox';
import { createRefusals } from './refusals';
import { createRounds } from './rounds';
import { createUrgency } from './schedule';
import { createServerChanges } from './server-changes';

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

/**
 * Syncs the collections with the server, in rounds. The browser's database stores entries one by one and marks those
 * that the server has not confirmed (the outbox); one request pushes and pulls all collections.
 */
export function createSyncEngine(options: EngineOptions) {
  const { owner, records, dispatch, getState, now, random, sync, refreshProfile, isStillOwner } = options;
  const urgency = createUrgency(now);
  const outbox = createOutbox(now);
  const changes = createServerChanges({ owner, records, outbox, dispatch, getState });
  const refusals = createRefusals(outbox, records);
  let hasStopped = false;
  const isStopped = () => hasStopped;

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
  const exchange = createExchange({ outbox, urgency, changes, refusals, sync, now, apply, mayContinue, isStopped });
  const rounds = createRounds({ outbox, urgency, exchange, refusals, publish, refreshProfile, isStopped, now, random });
  const flush = createFlush({ outbox, sync, now, onAnswer: (sent, answer) => !hasStopped && apply(sent, answer) });

  const stopListening = records.subscribe((changed) => {
    outbox.record(changed);
    const fresh = changed.filter(({ isPending }) => isPending);
    if (fresh.length === 0 || hasStopped) return;
    publish();
    rounds.plan(urgency.dueMs(fresh) - now());
  });

  function stop(): void {
    hasStopped = true;
    stopListening();
    rounds.stop();
  }

  return {
    /** Loads pending entries of earlier visits and the last known revisions. */
    async open(): Promise<void> {
      outbox.record(await records.pending());
      await changes.open();
      publish();
    },
    syncNow: rounds.syncNow,
    /** The server has changes of these. */
    requestPull: rounds.requestPull,
    isCurrent: changes.isCurrent,
    revisionOf: changes.revisionOf,
    /** Retries now, regardless of the backoff: on request, or when the network is back. */
    retry: rounds.retry,
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
