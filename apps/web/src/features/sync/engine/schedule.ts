import { isLive } from '@marquee/core';
import type { PendingEntry } from './outbox';

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 5 * 60_000;

/** Exponential backoff with jitter, so that many clients do not return at once. */
export const backoffMs = (failures: number, random: number): number =>
  Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1)) * (0.5 + random / 2);

interface ScheduleOptions {
  now: () => number;
  random: () => number;
  run: () => void;
}

/** Schedules the next round: as early as requested, but not before the server or the backoff allows it. */
export function createSchedule({ now, random, run }: ScheduleOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueMs = Number.POSITIVE_INFINITY;
  let notBeforeMs = 0;
  let failures = 0;

  function plan(delayMs: number): void {
    const wishMs = Math.max(now() + Math.max(0, delayMs), notBeforeMs);
    if (timer !== undefined && dueMs <= wishMs) return;
    clearTimeout(timer);
    dueMs = wishMs;
    timer = setTimeout(() => {
      timer = undefined;
      if (now() < notBeforeMs) plan(0);
      else run();
    }, wishMs - now());
  }

  return {
    plan,
    get hasFailed() {
      return failures > 0;
    },
    /** A round succeeded, or a retry was requested. */
    reset(): void {
      failures = 0;
      notBeforeMs = 0;
    },
    /** A round failed. With `isMended` its cause is fixed, and the first retry is immediate. */
    fail(retryAfterMs: number | null, isMended: boolean): void {
      failures += 1;
      const waitMs = isMended && failures === 1 ? 0 : Math.max(retryAfterMs ?? 0, backoffMs(failures, random()));
      notBeforeMs = now() + waitMs;
    },
    stop: () => clearTimeout(timer),
  };
}

/** Delay after an edit: long enough to batch a burst, short enough for another device to see it within a second. */
export const EDIT_MS = 400;
/** How often the position is sent during playback (SYNC-12). */
export const PLAYING_MS = 25_000;

/** When a change has to be sent. Only a position during playback can wait; everything else is an edit. */
export function createUrgency(now: () => number) {
  const changedMs = new Map<string, number>();
  const dueByKey = new Map<string, number>();

  /** The next time, in steps of 25 s, to send a moving position; its first change is sent at once. */
  function tickDue(key: string): number {
    const lastMs = changedMs.get(key) ?? Number.NEGATIVE_INFINITY;
    changedMs.set(key, now());
    const due = dueByKey.get(key) ?? 0;
    const isFirst = now() - lastMs > PLAYING_MS;
    const nextMs = isFirst ? now() + EDIT_MS : due <= now() ? due + PLAYING_MS : due;
    dueByKey.set(key, nextMs);
    return nextMs;
  }

  const isPosition = ({ name, entry }: PendingEntry): boolean => name === 'history' && isLive(entry);

  return {
    /** When the first of these changes has to be sent. */
    dueMs: (changed: readonly PendingEntry[]): number =>
      Math.min(...changed.map((item) => (isPosition(item) ? tickDue(item.entry.key) : now() + EDIT_MS))),
    /**
     * Milliseconds until the first of these unsent changes has to be sent: 0, except for positions that moved during an
     * earlier request. Infinity if there is none.
     */
    waitMs: (unsent: readonly PendingEntry[]): number =>
      Math.min(
        ...unsent.map((item) => (isPosition(item) ? Math.max(0, (dueByKey.get(item.entry.key) ?? 0) - now()) : 0)),
      ),
  };
}

export type Urgency = ReturnType<typeof createUrgency>;
