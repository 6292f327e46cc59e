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
  // No join: even one of single rows is a nested loop, which the large reads do without.
  const [person] = await tx.$queryRawUnsafe<PersonRow[]>(
    `SELECT revision::float8, after::float8, CASE WHEN revision <> $5::bigint THEN (
       SELECT json_build_object(
         'last', COALESCE(max(entry_revision) FILTER (WHERE fits), min(entry_revision), 0),
         'latest', COALESCE(max(entry_revision), 0), 'seen', count(*),
         'rows', COALESCE(max(rows) FILTER (WHERE fits), count(*)),
         'bytes', COALESCE(max(bytes) FILTER (WHERE fits), sum(entry_bytes), 0))
       FROM (
         SELECT *, rows <= $3::int AND bytes <= $4::float8 AS fits
         FROM (
           SELECT *, count(*) OVER so_far AS rows, sum(entry_bytes) OVER so_far AS bytes
           FROM (
             SELECT entry.revision AS entry_revision, ${bytes('entry')} AS entry_bytes FROM ${table} AS entry
             WHERE entry.user_id = "user".id AND entry.revision > "user".after
             ORDER BY entry.revision LIMIT $3::int + 1
           ) AS next
           WINDOW so_far AS (ORDER BY entry_revision)
         ) AS summed
       ) AS sized
     ) END AS page
     FROM (
       -- A revision from before a backup was restored: everything is news to its holder.
       SELECT id, revision, CASE WHEN $2::bigint > revision THEN 0 ELSE $2::bigint END AS after
       FROM users WHERE id = $1::uuid
     ) AS "user"`,
    userId,
    since,
    limit,
    syncLimits.answerBytes,
    known,
  );
  if (!person) return undefined;
  const { revision, after, page } = person;
  if (!page) return { after, upTo: revision, more: false, isKnown: true, rows: 0, bytes: 0 };
  const { last, latest, seen, rows, bytes: size } = page;
  const more = seen > limit || latest > last;
  return { after, upTo: more ? last : revision, more, isKnown: false, rows, bytes: size };
}

interface PersonRow {
  revision: number;
  after: number;
  /** Null when the asker knows it. */
  page: { last: number; latest: number; seen: number; rows: number; bytes: number } | null;
}

/**
 * For the transaction's statements: without fresh statistics a nested loop reads all of a person's rows for each of them,
 * which took 20 s for 19,000, and to compile a statement takes longer than to run it.
 */
export const LARGE_READS = `set_config('enable_nestloop', 'off', true), set_config('jit', 'off', true)`;

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
