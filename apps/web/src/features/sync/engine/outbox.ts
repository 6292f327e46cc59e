import type { CollectionName, Entry } from '@marquee/core';
import type { StoredEntry } from '../../../shared/store/collections';

export interface PendingEntry {
  name: CollectionName;
  entry: Entry;
}

/** How long nothing is offered again to a server that had no room for it, unless something is removed or somebody asks. */
export const RETRY_FULL_AFTER_MS = 60 * 60_000;

const idOf = ({ name, entry }: PendingEntry): string => `${name} ${entry.key}`;

/** The changes that no server has confirmed, oldest first. */
export function createOutbox(now: () => number) {
  const pending = new Map<string, PendingEntry>();
  /** Those that the server has no room for, until when. */
  const held = new Map<string, number>();

  return {
    get size() {
      return pending.size;
    },
    has: (name: CollectionName, entry: Entry): boolean => pending.has(idOf({ name, entry })),
    /** Takes up what was changed or stored. */
    record(changes: readonly StoredEntry[]): void {
      for (const { name, entry, isPending } of changes) {
        const id = idOf({ name, entry });
        if (isPending) pending.set(id, { name, entry });
        else pending.delete(id);
        held.delete(id);
      }
    },
    /** What may be sent now, the oldest first. */
    sendable(names: readonly CollectionName[], count = Number.POSITIVE_INFINITY): PendingEntry[] {
      const batch: PendingEntry[] = [];
      for (const [id, item] of pending) {
        if (batch.length >= count) break;
        if (names.includes(item.name) && (held.get(id) ?? 0) <= now()) batch.push(item);
      }
      return batch;
    },
    /** The server has these; returns those that have not changed since. */
    confirm: (sent: readonly PendingEntry[]): PendingEntry[] =>
      sent.filter((item) => pending.get(idOf(item))?.entry === item.entry && pending.delete(idOf(item))),
    /** The server has no room for these. */
    hold(items: readonly PendingEntry[]): void {
      for (const item of items) held.set(idOf(item), now() + RETRY_FULL_AFTER_MS);
    },
    /** There may be room again, or somebody insists. */
    release: (): void => held.clear(),
    hasHeld: (): boolean => held.size > 0,
    /** Milliseconds until the first of the held ones is offered again. */
    waitMs: (): number => Math.max(0, Math.min(...held.values()) - now()),
  };
}
