import { groupOf, type Entry } from './entry';

/** The clocks involved when entries arrive at a device or the server. Epoch milliseconds. */
export interface ClockContext {
  /** The receiver's clock; between a device and the server, the server's. */
  nowMs: number;
  /** What the sender's clock said when it sent: the `updatedAt` of a push. */
  sentAtMs?: number;
}

/** If a clock is further ahead than this, its times are meaningless. */
const MAX_AHEAD_MS = 366 * 24 * 60 * 60 * 1000;

/**
 * How far to move times back. All times of a group move together to preserve their order: clamping each to `nowMs` would
 * give an addition and the removal before it the same time, and then the removal would win.
 */
function shiftOf(latest: number, { nowMs, sentAtMs = nowMs }: ClockContext): number {
  if (latest <= nowMs) return 0;
  const ahead = sentAtMs - nowMs;
  return Math.max(latest - nowMs, ahead <= MAX_AHEAD_MS ? ahead : 0);
}

function moveBack<Value>(entry: Entry<Value>, shift: number): Entry<Value> {
  const moved = { ...entry, changedAt: Math.max(0, entry.changedAt - shift) };
  return entry.removedAt === undefined ? moved : { ...moved, removedAt: Math.max(0, entry.removedAt - shift) };
}

/**
 * Moves times that lie in the future back: a clock that is ahead must not win over every later change. The entries of one
 * group move together. Returns the same list if nothing lies in the future.
 */
export function clampEntries<Value>(entries: readonly Entry<Value>[], arrival: ClockContext): readonly Entry<Value>[] {
  const latest = new Map<string, number>();
  let isAhead = false;
  for (const { key, changedAt, removedAt = 0 } of entries) {
    const time = Math.max(changedAt, removedAt);
    isAhead ||= time > arrival.nowMs;
    latest.set(groupOf(key), Math.max(latest.get(groupOf(key)) ?? 0, time));
  }
  if (!isAhead) return entries;
  return entries.map((entry) => {
    const shift = shiftOf(latest.get(groupOf(entry.key)) ?? 0, arrival);
    return shift === 0 ? entry : moveBack(entry, shift);
  });
}
