import { isLive, type CollectionName, type Entry } from '@marquee/core';

/** After an edit: long enough to gather a burst, short enough for another device to see it within a second. */
export const EDIT_MS = 400;
/** While something plays its position is sent this often (SYNC-12). */
export const PLAYING_MS = 25_000;

/** When changes have to be on their way. Only a position that keeps moving can wait; everything else is an edit. */
export function createUrgency(now: () => number) {
  const changedMs = new Map<string, number>();
  const dueByKey = new Map<string, number>();

  /** The next of the times, 25 s apart, at which a moving position is sent; the first change of it goes at once. */
  function tickDue(key: string): number {
    const lastMs = changedMs.get(key) ?? Number.NEGATIVE_INFINITY;
    changedMs.set(key, now());
    const due = dueByKey.get(key) ?? 0;
    const isFirst = now() - lastMs > PLAYING_MS;
    const nextMs = isFirst ? now() + EDIT_MS : due <= now() ? due + PLAYING_MS : due;
    dueByKey.set(key, nextMs);
    return nextMs;
  }

  return {
    dueMs: (name: CollectionName, entry: Entry): number =>
      name === 'history' && isLive(entry) ? tickDue(entry.key) : now() + EDIT_MS,
    /** Milliseconds until a change that was not sent yet has to be: none, but for a position that moved while others were sent. */
    waitMs: (name: CollectionName, entry: Entry): number =>
      name === 'history' && isLive(entry) ? Math.max(0, (dueByKey.get(entry.key) ?? 0) - now()) : 0,
  };
}
