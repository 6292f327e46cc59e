import { mergeEntry, rulesOf, type CollectionName, type Entry } from '@marquee/core';

/** An entry as this browser stores it. */
export interface StoredEntry {
  name: CollectionName;
  entry: Entry;
  /** No server has confirmed it. */
  isPending: boolean;
}
export type ConfirmedEntry = Omit<StoredEntry, 'isPending'>;

export type Row = Entry & { pending?: 1 };

/**
 * What is stored together: of one collection, the entries of a film, or those of one season. The database's price is by the
 * row, and ten years are 68,000 entries but 11,500 buckets; a change still writes no more than a season.
 */
export interface Bucket {
  name: CollectionName;
  bucket: string;
  rows: Row[];
  /** There are rows that no server has confirmed. An index holds the buckets that have it, and those alone. */
  pending?: 1;
}
export type BucketKey = [name: CollectionName, bucket: string];

/** `movie:603`, `tv:1399` for the series itself, `tv:1399/s1`. Stored: it never changes. */
const BUCKET = /^[^/]*(?:\/s\d+)?/;

const entryOf = ({ key, value, changedAt, removedAt }: Row): Entry =>
  removedAt === undefined ? { key, value, changedAt } : { key, value, changedAt, removedAt };
const rowOf = (entry: Entry, isPending: boolean): Row => (isPending ? { ...entry, pending: 1 } : entry);
const isSame = (a: Entry, b: Entry): boolean =>
  a.changedAt === b.changedAt && a.removedAt === b.removedAt && JSON.stringify(a.value) === JSON.stringify(b.value);

const withRows = ([name, bucket]: BucketKey, rows: Row[]): Bucket =>
  rows.some(({ pending }) => pending) ? { name, bucket, rows, pending: 1 } : { name, bucket, rows };

/** Changes by the bucket that they belong to. */
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

/** Joins changes with what a bucket holds; `isFinal` puts them in its place. */
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

/** Takes entries out of the outbox; one that has changed since stays in it. Null where that changes nothing. */
export function confirmInBucket({ name, bucket, rows }: Bucket, sent: readonly ConfirmedEntry[]): Bucket | null {
  const confirmed = new Map(sent.map(({ entry }) => [entry.key, entry]));
  const left = rows.map((row) => {
    const entry = confirmed.get(row.key);
    return entry && row.pending && isSame(row, entry) ? entryOf(row) : row;
  });
  return left.some((row, index) => row !== rows[index]) ? withRows([name, bucket], left) : null;
}
