import { syncLimits } from '@marquee/core/contracts';
import type { Prisma } from '../../generated/prisma/client';
import type { CollectionSql } from './collection-sql';

/** A stretch of a person's changes that one answer holds. */
export interface Page {
  /** Changes after this revision. */
  after: number;
  /** The revision that the answer is complete up to. */
  upTo: number;
  /** There are changes after `upTo`. */
  more: boolean;
  /** The asker has all of it already; nothing was counted. */
  isKnown: boolean;
  rows: number;
  /** As `CollectionSql.bytes` counts them. */
  bytes: number;
}

interface Asked {
  /** Without one, all rows. */
  since?: number;
  limit?: number;
  known?: number;
}

/** More entries than anybody has. */
const ALL = 1_000_000;

/**
 * Where the next answer ends: after whole revisions, at least one, which hold at most so many rows and bytes. It is counted
 * in the index's order, and no further than that. Rows of the page can leave it before they are read, for a later
 * one, and none can come in, so that two statements need no common snapshot.
 */
export async function planPage(
  tx: Prisma.TransactionClient,
  { table, bytes }: CollectionSql,
  userId: string,
  { since = -1, limit = ALL, known = -1 }: Asked,
): Promise<Page | undefined> {
  const [row] = await tx.$queryRawUnsafe<PageRow[]>(
    `SELECT revision, after, page.* FROM (
       -- A revision from before a backup was restored: everything is news to its holder.
       SELECT id, revision, CASE WHEN $2::bigint > revision THEN 0 ELSE $2::bigint END AS after
       FROM users WHERE id = $1::uuid
     ) AS "user"
     LEFT JOIN LATERAL (
       SELECT COALESCE(max(entry_revision) FILTER (WHERE fits), min(entry_revision)) AS last,
         max(entry_revision) AS latest, count(*)::int AS seen,
         COALESCE(max(rows) FILTER (WHERE fits), count(*))::int AS rows,
         COALESCE(max(bytes) FILTER (WHERE fits), sum(bytes), 0)::float8 AS bytes
       FROM (
         SELECT entry_revision, rows, bytes, rows <= $3::int AND bytes <= $4::float8 AS fits
         FROM (
           SELECT entry_revision, count(*) OVER so_far AS rows, sum(entry_bytes) OVER so_far AS bytes
           FROM (
             SELECT entry.revision AS entry_revision, ${bytes('entry')} AS entry_bytes FROM ${table} AS entry
             WHERE entry.user_id = "user".id AND entry.revision > "user".after
             ORDER BY entry.revision LIMIT $3::int + 1
           ) AS next
           WINDOW so_far AS (ORDER BY entry_revision)
         ) AS summed
       ) AS sized
     ) AS page ON "user".revision <> $5::bigint`,
    userId,
    since,
    limit,
    syncLimits.answerBytes,
    known,
  );
  if (!row) return undefined;
  const revision = Number(row.revision);
  const isKnown = row.seen === null;
  const last = Number(row.last ?? 0);
  const more = !isKnown && (row.seen > limit || Number(row.latest ?? 0) > last);
  return {
    after: Number(row.after),
    upTo: more ? last : revision,
    more,
    isKnown,
    rows: row.rows ?? 0,
    bytes: row.bytes ?? 0,
  };
}

interface PageRow {
  revision: bigint;
  after: bigint;
  last: bigint | null;
  latest: bigint | null;
  seen: number;
  rows: number | null;
  bytes: number | null;
}

/** The entries of a page as JSON. */
export async function readChanged(
  tx: Prisma.TransactionClient,
  { changed }: CollectionSql,
  userId: string,
  { after, upTo }: Page,
): Promise<string> {
  const [row] = await tx.$queryRawUnsafe<{ entries: string }[]>(
    `SELECT (${changed})::text AS entries`,
    userId,
    after,
    upTo,
  );
  return row?.entries ?? '';
}
