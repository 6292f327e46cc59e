import type { CollectionName } from '@marquee/core';
import { byBucket, putInBucket, type Row, type StoredEntry } from './entry-buckets';

/** Where the first version of the database had a row for each entry. */
const STORE = 'entries';

const storedOf = ({ name, pending, ...entry }: Row & { name: CollectionName }): StoredEntry => ({
  name,
  entry,
  isPending: pending === 1,
});

/** Moves what the first version of the database stored, in the transaction that opens this one: whole or not at all. */
export function moveRowsIntoBuckets(transaction: IDBTransaction): void {
  const reading = transaction.objectStore(STORE).getAll() as IDBRequest<(Row & { name: CollectionName })[]>;
  // What throws in here aborts the transaction.
  reading.onsuccess = () => {
    const buckets = transaction.objectStore('buckets');
    for (const { key, changes } of byBucket(reading.result.map(storedOf))) {
      buckets.put(putInBucket(undefined, key, changes));
    }
    transaction.db.deleteObjectStore(STORE);
  };
}
