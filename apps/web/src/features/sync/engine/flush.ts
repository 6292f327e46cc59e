import { collectionNames, type Entry } from '@marquee/core';
import { bodyOf, readSyncAnswer, type SendSync, type SyncAnswer } from '../sync-api';
import type { Outbox, PendingEntry } from './outbox';
import { sizedBatch } from './sized-batch';

interface FlushOptions {
  outbox: Outbox;
  sync: SendSync;
  now: () => number;
  onAnswer: (sent: readonly PendingEntry[], answer: SyncAnswer) => void;
}

/** Browsers allow 64 KB of calls that outlive the page; headers count as well. */
const KEEPALIVE_BYTES = 60_000;

/** Sends as much as the browser allows while a page is being closed, latest first. The rest stays in the outbox. */
export function createFlush({ outbox, sync, now, onAnswer }: FlushOptions) {
  /** Entries in flight in a keepalive request: they are not sent in a second one. */
  const inFlight = new WeakSet<Entry>();

  return (): void => {
    const unsent = outbox.sendable(collectionNames).filter(({ entry }) => !inFlight.has(entry));
    const batch = sizedBatch(unsent.reverse(), KEEPALIVE_BYTES, (some) => bodyOf(some, {}, now()));
    if (!batch) return;
    const { items, body } = batch;
    for (const { entry } of items) inFlight.add(entry);
    void sync(body, true).then((answer) => {
      if ('error' in answer) for (const { entry } of items) inFlight.delete(entry);
      else onAnswer(items, readSyncAnswer(answer.data));
    });
  };
}
