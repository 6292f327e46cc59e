import type { SyncCollection } from '@marquee/core/contracts';

/** The SQL of one collection, for PostgreSQL 15 and later. */
export interface CollectionSql {
  collection: Exclude<SyncCollection, 'profile'>;
  /** Name of the member that carries the entries in pushes and answers. */
  member: 'bookmarks' | 'items' | 'settings';
  table: string;
  /** $1 user, $2 rows as JSON, $3 revision. Returns one row per row that changed. */
  upsert: string;
  /** $1 user, $2 revision. What follows from the rows together. */
  settle?: string;
  /** $1 user, $2 revision: entries changed after it as JSON, tombstones included. */
  changed: string;
  /** $1 user: the living entries as JSON, in the specification's form. */
  living: string;
  /** $1 epoch milliseconds: forgets the tombstones of before, in these steps. */
  sweep: string[];
}
