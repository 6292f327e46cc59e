import type { CollectionName } from '@marquee/core';
import { bodyOf, readSyncAnswer, type Answer, type SendSync } from '../sync-api';
import type { SyncFailure } from '../sync-failure';
import type { Outbox } from './outbox';
import type { Urgency } from './schedule';
import type { ServerChanges } from './server-changes';

interface ExchangeOptions {
  outbox: Outbox;
  urgency: Urgency;
  changes: ServerChanges;
  sync: SendSync;
  now: () => number;
  apply: ServerChanges['apply'];
  /** Whether the next request may be sent. */
  mayContinue: () => boolean;
  isStopped: () => boolean;
}

/** Maximum number of entries in a request. */
export const BATCH = 500;
/** Maximum number of requests per round; the rest follows in the next one. */
const MOST_CALLS = 120;

const isRefusal = ({ status }: SyncFailure): boolean => status === 400 || status === 413 || status === 422;

/**
 * The requests of one round: until nothing is left to push or to pull. With `pulls` there is a request even if there is
 * nothing to send. Returns the failure that has ended the round.
 */
export function createExchange({ outbox, urgency, changes, sync, now, ...engine }: ExchangeOptions) {
  const isDue = (names: readonly CollectionName[]) => urgency.waitMs(outbox.sendable(names, BATCH)) === 0;

  return async (names: readonly CollectionName[], pulls: boolean): Promise<SyncFailure | null> => {
    let size = BATCH;
    let isFirst = pulls;
    /** The next page, if there is one: fetched while the current one is merged. */
    let next: Promise<Answer> | null = null;
    for (let calls = 0; calls < MOST_CALLS && (isFirst || isDue(names)); calls += 1) {
      if (!engine.mayContinue()) return null;
      // The first request only pulls, so that entries that the server already has are not pushed.
      const items = !changes.hasPulled(names) || next ? [] : outbox.sendable(names, size);
      const answer = await (next ?? sync(bodyOf(items, changes.since(names), now()), false));
      next = null;
      if (engine.isStopped()) return null;
      if ('error' in answer) {
        if (!isRefusal(answer.error) || items.length === 0) return answer.error;
        if (items.length > 1) size = Math.max(1, Math.floor(items.length / 4));
        else changes.refuseAll(items);
        continue;
      }
      const read = readSyncAnswer(answer.data);
      const isOtherPast = changes.isOtherPast(read);
      if (read.more && !isOtherPast)
        next = sync(bodyOf([], { ...changes.since(names), ...read.revision }, now()), false);
      engine.apply(items, read);
      if (!isOtherPast) changes.markPulled(names);
      size = Math.min(BATCH, size * 4);
      isFirst = read.more || isOtherPast;
    }
    return null;
  };
}
