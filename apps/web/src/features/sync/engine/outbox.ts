import type { CollectionName, Entry } from '@marquee/core';
import type { StoredEntry } from '../../../shared/store/collections';

export interface PendingEntry {
  name: CollectionName;
  entry: Entry;
}

/** How long to wait before resending entries that exceeded the account's limit, unless something is removed or on request. */
export const RETRY_FULL_AFTER_MS = 60 * 60_000;

const idOf = ({ name, entry }: PendingEntry): string => `${name} ${entry.key}`;

/** The changes that no server has confirmed, oldest first. */
export function createOutbox(now: () => number) {
  const pending = new Map<string, PendingEntry>();
  /** Entries that exceeded the account's limit, and until when they are held back. */
  const held = new Map<string, number>();

  return {
    get size() {
      return pending.size;
    },
    has: (name: CollectionName, entry: Entry): boolean => pending.has(idOf({ name, entry })),
    /** Records changed or stored entries. */
    record(changes: readonly StoredEntry[]): void {
      for (const { name, entry, isPending } of changes) {
        const id = idOf({ name, entry });
        if (isPending) pending.set(id, { name, entry });
        else pending.delete(id);
        held.delete(id);
      }
    },
    /** Entries that may be sent now, oldest first. */
    sendable(names: readonly CollectionName[], count = Number.POSITIVE_INFINITY): PendingEntry[] {
      const batch: PendingEntry[] = [];
      for (const [id, item] of pending) {
        if (batch.length >= count) break;
        if (names.includes(item.name) && (held.get(id) ?? 0) <= now()) batch.push(item);
      }
      return batch;
    },
    /** Removes entries that the server has confirmed; returns those that have not changed since they were sent. */
    confirm: (sent: readonly PendingEntry[]): PendingEntry[] =>
      sent.filter((item) => pending.get(idOf(item))?.entry === item.entry && pending.delete(idOf(item))),
    /** Holds back entries that exceeded the account's limit. */
    hold(items: readonly PendingEntry[]): void {
      for (const item of items) held.set(idOf(item), now() + RETRY_FULL_AFTER_MS);
    },
    /** There may be room again, or a retry was requested. */
    release: (): void => held.clear(),
    hasHeld: (): boolean => held.size > 0,
    /** Milliseconds until the first held entry may be sent again. */
    waitMs: (): number => Math.max(0, Math.min(...held.values()) - now()),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
