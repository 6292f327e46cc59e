import type { CollectionName } from '@marquee/core';
import { byBucket, putInBucket, type Row, type StoredEntry } from './entry-buckets';

/** Object store of the first version, with one row per entry. */
const STORE = 'entries';

const storedOf = ({ name, pending, ...entry }: Row & { name: CollectionName }): StoredEntry => ({
  name,
  entry,
  isPending: pending === 1,
});

/** Moves the rows of the first version into buckets, within the upgrade transaction: all or nothing. */
export function moveRowsIntoBuckets(transaction: IDBTransaction): void {
  const reading = transaction.objectStore(STORE).getAll() as IDBRequest<(Row & { name: CollectionName })[]>;
  // An exception in this handler aborts the transaction.
  reading.onsuccess = () => {
    const buckets = transaction.objectStore('buckets');
    for (const { key, changes } of byBucket(reading.result.map(storedOf))) {
      buckets.put(putInBucket(undefined, key, changes));
    }
    transaction.db.deleteObjectStore(STORE);
  };
}
