/** The SQL of one collection, for PostgreSQL 15 and later. */
export interface CollectionSql {
  collection: 'bookmarks' | 'history' | 'settings';
  /** Name of the member that carries the entries in pushes and answers. */
  member: 'bookmarks' | 'items' | 'settings';
  table: string;
  /** Columns that, with the user, name a row. */
  key: readonly string[];
  /** What a row costs its owner (`syncLimits.accountBytes`). */
  bytes: (row: string) => string;
  /** $1 user, $2 rows as JSON, $3 revision. Changed rows are called `known`; the caller adds what it returns of them. */
  upsert: string;
  /** $1 user, $2 revision. What follows from the rows together; the same is said of its rows. */
  settle?: string;
  /** $1 user, $2 and $3 revisions: entries changed after the first and up to the second as JSON, tombstones included. */
  changed: string;
  /** $1 user: the living entries as JSON, in the form of the wire (API-01). */
  living: string;
  /** $1 epoch milliseconds: forgets the tombstones of before, in these steps. A condition on `entry` can be added. */
  deleteTombstones: string[];
}

/** A row with its indexes, beside its texts, on average: measured, 170 for a bookmark and 280 for an episode. */
const ROW_BYTES = 200;

/** As JSON, which is how texts are sent and saved. A removed entry counts half until it is forgotten: removing makes room. */
export const entryBytes = (texts: string, isRemoved: string): string =>
  `((${ROW_BYTES} + octet_length(${texts})) / CASE WHEN ${isRemoved} THEN 2 ELSE 1 END)`;

/** Tells of a changed row whether it is new, and how much larger than before: the subquery sees it as it was. */
export const returning = ({ table, key, bytes }: CollectionSql): string => `
  RETURNING known.xmax = 0 AS inserted, ${bytes('known')} - COALESCE((
    SELECT ${bytes('past')} FROM ${table} AS past
    WHERE ${['user_id', ...key].map((column) => `past.${column} = known.${column}`).join(' AND ')}), 0) AS growth`;
