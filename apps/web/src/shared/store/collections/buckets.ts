import { mergeEntry, rulesOf, type CollectionName, type Entry } from '@marquee/core';

/** An entry as this browser stores it. */
export interface StoredEntry {
  name: CollectionName;
  entry: Entry;
  /** Not yet confirmed by the server. */
  isPending: boolean;
}
export type ConfirmedEntry = Omit<StoredEntry, 'isPending'>;

type Row = Entry & { pending?: 1 };

/**
 * Entries of one collection that are stored as one row: those of a film or of a season. The cost of IndexedDB is per
 * row, and ten years of data have 68,000 entries but 11,500 buckets; a change writes no more than a season.
 */
export interface Bucket {
  name: CollectionName;
  bucket: string;
  rows: Row[];
  /** Present if some rows are not confirmed; indexed, so that pending buckets are found quickly. */
  pending?: 1;
}
export type BucketKey = [name: CollectionName, bucket: string];

/** `movie:603`, `tv:1399` for the series itself, `tv:1399/s1`. Part of the stored format, so it must never change. */
const BUCKET = /^[^/]*(?:\/s\d+)?/;

const entryOf = ({ key, value, changedAt, removedAt }: Row): Entry =>
  removedAt === undefined ? { key, value, changedAt } : { key, value, changedAt, removedAt };
const rowOf = (entry: Entry, isPending: boolean): Row => (isPending ? { ...entry, pending: 1 } : entry);
const isSame = (a: Entry, b: Entry): boolean =>
  a.changedAt === b.changedAt && a.removedAt === b.removedAt && JSON.stringify(a.value) === JSON.stringify(b.value);

/** All buckets of a collection. */
export const rangeOf = (name: string): IDBKeyRange => IDBKeyRange.bound([name], [name, []]);

const withRows = ([name, bucket]: BucketKey, rows: Row[]): Bucket =>
  rows.some(({ pending }) => pending) ? { name, bucket, rows, pending: 1 } : { name, bucket, rows };

/** Groups changes by bucket. */
export function byBucket<Change extends ConfirmedEntry>(
  changes: readonly Change[],
): { key: BucketKey; changes: Change[] }[] {
  const found = new Map<string, { key: BucketKey; changes: Change[] }>();
  for (const change of changes) {
    const { name, entry } = change;
    const [bucket = ''] = BUCKET.exec(entry.key) ?? [];
    const id = `${name} ${bucket}`;
    const known = found.get(id);
    if (known) known.changes.push(change);
    else found.set(id, { key: [name, bucket], changes: [change] });
  }
  return [...found.values()];
}

export const storedEntriesOf = ({ name, rows }: Bucket): StoredEntry[] =>
  rows.map((row) => ({ name, entry: entryOf(row), isPending: row.pending === 1 }));

/** Merges changes into a bucket, or with `isFinal` replaces its entries. */
export function putInBucket(
  known: Bucket | undefined,
  key: BucketKey,
  changes: readonly StoredEntry[],
  isFinal = false,
): Bucket {
  const rows = new Map(known?.rows.map((row) => [row.key, row]));
  for (const change of changes) {
    const { name, entry } = change;
    const row = isFinal ? undefined : rows.get(entry.key);
    const joined = row ? mergeEntry(rulesOf(name), entryOf(row), entry) : entry;
    const isPending = change.isPending || (row?.pending === 1 && isSame(joined, entryOf(row)));
    rows.set(entry.key, rowOf(joined, isPending));
  }
  return withRows(key, [...rows.values()]);
}

/** Marks rows as confirmed unless they have changed since. Null if nothing changes. */
export function confirmInBucket({ name, bucket, rows }: Bucket, sent: readonly ConfirmedEntry[]): Bucket | null {
  const confirmed = new Map(sent.map(({ entry }) => [entry.key, entry]));
  const left = rows.map((row) => {
    const entry = confirmed.get(row.key);
    return entry && row.pending && isSame(row, entry) ? entryOf(row) : row;
  });
  return left.some((row, index) => row !== rows[index]) ? withRows([name, bucket], left) : null;
}

/** Gives all entries of a bucket to another collection, to be sent again. */
export const renamedBucket = (name: CollectionName, { bucket, rows }: Bucket): Bucket =>
  withRows(
    [name, bucket],
    rows.map((row) => rowOf(row, true)),
  );
