import type { Item } from './collections';

/** What the server is known to have of a collection. */
export interface Known {
  /** Of its last answer; null until it gave one. */
  revision: number | null;
  /** Per key the version that it has. */
  stamps: Record<string, string>;
}

export const nothingKnown = (): Known => ({ revision: null, stamps: {} });

/**
 * The books of one collection: which versions the server has, and which of ours it has not confirmed yet. Pure: nothing is
 * sent or stored here.
 */
export function createLedger(known: Known = nothingKnown(), waiting: readonly Item[] = []) {
  let { revision } = known;
  const confirmed = new Map(Object.entries(known.stamps));
  const pending = new Map(waiting.map((item) => [item.key, item]));
  /** Keys that stopped waiting and may still stand in the outbox. */
  const settled = new Set<string>();
  const settle = (key: string) => {
    pending.delete(key);
    settled.add(key);
  };

  return {
    get revision() {
      return revision;
    },
    get size() {
      return pending.size;
    },
    has: (key: string) => pending.has(key),

    /** What the store holds; returns what is new in it since: it waits from now on. */
    note(items: readonly Item[]): Item[] {
      const fresh = items.filter(({ key, stamp }) => confirmed.get(key) !== stamp && pending.get(key)?.stamp !== stamp);
      for (const item of fresh) pending.set(item.key, item);
      return fresh;
    },

    /** The next items to send, those that wait longest first; `onlyKnown` leaves out what the server does not have at all. */
    batch: (count: number, onlyKnown = false): Item[] =>
      [...pending.values()].filter(({ key }) => !onlyKnown || confirmed.has(key)).slice(0, count),
    /** What changed last, first. */
    latest: (onlyKnown = false): Item[] =>
      [...pending.values()].filter(({ key }) => !onlyKnown || confirmed.has(key)).reverse(),

    /** The server has these versions; one that changed since waits on. */
    confirm(sent: readonly Item[]): void {
      for (const { key, stamp } of sent) {
        confirmed.set(key, stamp);
        if (pending.get(key)?.stamp === stamp) settle(key);
      }
    },

    /**
     * Takes the server's versions, after the store has joined them: `after` holds the store's. An entry that did not wait is
     * known in whatever version joining made of it, since the server had both halves; so what the server changes on arrival,
     * such as a time that lies ahead, is not sent back and forth.
     */
    absorb(answered: readonly Item[], after: ReadonlyMap<string, Item>, answeredRevision: number | null): void {
      for (const theirs of answered) {
        const mine = after.get(theirs.key);
        if (!pending.has(theirs.key)) confirmed.set(theirs.key, mine?.stamp ?? theirs.stamp);
        else if (!mine || mine.stamp === theirs.stamp) {
          settle(theirs.key);
          confirmed.set(theirs.key, theirs.stamp);
        } else pending.set(theirs.key, mine);
      }
      if (answeredRevision !== null) revision = Math.max(revision ?? 0, answeredRevision);
    },

    /** Whether the store has lost something that the server has: somebody cleared it here. */
    isMissing(keys: ReadonlySet<string>, aliases: (key: string) => string[] = () => []): boolean {
      for (const key of confirmed.keys())
        if (!keys.has(key) && !aliases(key).some((alias) => keys.has(alias))) return true;
      return false;
    },

    /** Forgets what the server has, so that all of it is asked for again. What waits goes on waiting. */
    forgetKnown(): void {
      revision = null;
      confirmed.clear();
    },

    /** Keys to take out of the outbox; each is told once. */
    takeSettled(): string[] {
      const keys = [...settled].filter((key) => !pending.has(key));
      settled.clear();
      return keys;
    },

    known: (): Known => ({ revision, stamps: Object.fromEntries(confirmed) }),
  };
}

export type Ledger = ReturnType<typeof createLedger>;
