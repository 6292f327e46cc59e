import type { Item } from './collections';

/** What the server is known to have of a collection. */
export interface KnownVersions {
  /** Of its last answer; null until it gave one. */
  revision: number | null;
  /** Per key the version that it has. */
  stamps: Record<string, string>;
}

export const noVersions = (): KnownVersions => ({ revision: null, stamps: {} });

/**
 * The sync index of one collection: which versions the server has, and which local changes are pending. Pure: nothing is
 * sent or stored here.
 */
export function createSyncIndex(known: KnownVersions = noVersions(), unsent: readonly Item[] = []) {
  let { revision } = known;
  const confirmed = new Map(Object.entries(known.stamps));
  const pending = new Map(unsent.map((item) => [item.key, item]));
  /** Keys that are no longer pending and may still be in the outbox. */
  const acknowledged = new Set<string>();
  const acknowledge = (key: string) => {
    pending.delete(key);
    acknowledged.add(key);
  };

  return {
    get revision() {
      return revision;
    },
    get size() {
      return pending.size;
    },
    has: (key: string) => pending.has(key),

    /** Compares with what the store holds; returns what has changed, which is pending from now on. */
    recordChanges(items: readonly Item[]): Item[] {
      const fresh = items.filter(({ key, stamp }) => confirmed.get(key) !== stamp && pending.get(key)?.stamp !== stamp);
      for (const item of fresh) pending.set(item.key, item);
      return fresh;
    },

    /** The next items to send, oldest first; `onlyKnown` leaves out what the server does not have at all. */
    batch: (count: number, onlyKnown = false): Item[] =>
      [...pending.values()].filter(({ key }) => !onlyKnown || confirmed.has(key)).slice(0, count),
    /** Pending items, newest first. */
    latest: (onlyKnown = false): Item[] =>
      [...pending.values()].filter(({ key }) => !onlyKnown || confirmed.has(key)).reverse(),

    /** The server has these versions; one that changed since stays pending. */
    confirm(sent: readonly Item[]): void {
      for (const { key, stamp } of sent) {
        confirmed.set(key, stamp);
        if (pending.get(key)?.stamp === stamp) acknowledge(key);
      }
    },

    /**
     * Records the server's versions after they were merged into the store; `after` holds the store's. An entry that was not
     * pending counts as known in its merged version, since the server had both halves; so what the server changes on arrival,
     * such as a time in the future, is not sent back and forth.
     */
    mergeAnswer(answered: readonly Item[], after: ReadonlyMap<string, Item>, answeredRevision: number | null): void {
      for (const theirs of answered) {
        const mine = after.get(theirs.key);
        if (!pending.has(theirs.key)) confirmed.set(theirs.key, mine?.stamp ?? theirs.stamp);
        else if (!mine || mine.stamp === theirs.stamp) {
          acknowledge(theirs.key);
          confirmed.set(theirs.key, theirs.stamp);
        } else pending.set(theirs.key, mine);
      }
      if (answeredRevision !== null) revision = Math.max(revision ?? 0, answeredRevision);
    },

    /** Whether the store lacks something that the server has: somebody cleared it here. */
    isMissing(keys: ReadonlySet<string>, aliases: (key: string) => string[] = () => []): boolean {
      for (const key of confirmed.keys())
        if (!keys.has(key) && !aliases(key).some((alias) => keys.has(alias))) return true;
      return false;
    },

    /** Forgets what the server has, so that all of it is fetched again. Pending changes stay pending. */
    forgetVersions(): void {
      revision = null;
      confirmed.clear();
    },

    /** Keys to remove from the outbox; each is returned once. */
    takeAcknowledged(): string[] {
      const keys = [...acknowledged].filter((key) => !pending.has(key));
      acknowledged.clear();
      return keys;
    },

    known: (): KnownVersions => ({ revision, stamps: Object.fromEntries(confirmed) }),
  };
}

export type SyncIndex = ReturnType<typeof createSyncIndex>;
