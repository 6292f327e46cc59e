import { syncLimits } from '@marquee/core/contracts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client';
import { bookmarksSql } from './bookmarks.sql';
import type { CollectionSql } from './collection-sql';
import { historySql } from './history.sql';
import { settingsSql } from './settings.sql';

const collections = { bookmarks: bookmarksSql, history: historySql, settings: settingsSql };
export type CollectionName = keyof typeof collections;

/** Embedded, transactions wait in line: a crowd of them is slow, not broken. */
const TRANSACTION = { maxWait: 10_000, timeout: 20_000 };

export interface Write {
  userId: string;
  collection: CollectionName;
  /** One object per row, named as the statement names its columns. */
  rows: readonly object[];
  /** The last revision that the sender knows. */
  since?: number;
  /** The tab that sends, for its echo. */
  origin?: string;
}

/** Entries are JSON built by the database, passed on as text. */
export interface Entries {
  member: CollectionSql['member'];
  revision: number;
  entries: string;
}

export type WriteOutcome = Entries | 'no_such_user' | 'full';

class Full extends Error {}

export class SyncRepository {
  constructor(private readonly prisma: PrismaClient) {}

  /**
   * Joins the rows to a person's entries. One revision for all that changed; none when nothing did. The person's row is
   * locked meanwhile: revisions are given in the order in which they become visible, so that no reader skips one.
   */
  async write(write: Write): Promise<WriteOutcome> {
    try {
      return await this.prisma.$transaction((tx) => writeIn(tx, write), TRANSACTION);
    } catch (error) {
      if (error instanceof Full) return 'full';
      throw error;
    }
  }

  /**
   * The entries after `since`; without one, the living ones. Null entries when the person's revision is `known`, the
   * one that the asker has them of already.
   */
  async read(
    userId: string,
    collection: CollectionName,
    { since, known = -1 }: { since?: number; known?: number },
  ): Promise<(Omit<Entries, 'entries'> & { entries: string | null }) | undefined> {
    const sql = collections[collection];
    // A revision from before a backup was restored: everything is news to its holder.
    const bounded = sql.changed.replaceAll(
      '$2::bigint',
      'CASE WHEN $2::bigint > "user".revision THEN 0 ELSE $2::bigint END',
    );
    const entries = since === undefined ? sql.living : bounded;
    const params = since === undefined ? [known] : [since, known];
    const [row] = await this.prisma.$queryRawUnsafe<{ revision: bigint; entries: string | null }[]>(
      `SELECT revision, CASE WHEN revision = $${params.length + 1}::bigint THEN NULL ELSE (${entries})::text END AS entries
       FROM users AS "user" WHERE id = $1::uuid`,
      userId,
      ...params,
    );
    return row && { member: sql.member, revision: Number(row.revision), entries: row.entries };
  }

  /** Forgets removals of before `cutoffMs`. */
  async sweep(cutoffMs: number): Promise<number> {
    const steps = Object.values(collections).flatMap(({ sweep }) => sweep);
    const counts = await this.prisma.$transaction(
      steps.map((statement) => this.prisma.$executeRawUnsafe(statement, cutoffMs)),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }
}

async function writeIn(tx: Prisma.TransactionClient, write: Write): Promise<WriteOutcome> {
  const { userId, rows, since } = write;
  const sql = collections[write.collection];
  // Without fresh statistics a nested loop reads all of a person's rows for each of them.
  const [user] = await tx.$queryRaw<{ revision: bigint }[]>`
    SELECT revision, set_config('enable_nestloop', 'off', true) FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  if (!user) return 'no_such_user';
  let revision = Number(user.revision);
  if (rows.length > 0 && (await changeRows(tx, sql, write, revision + 1))) {
    revision += 1;
    await announce(tx, write, revision);
  }
  if (since === undefined) return { member: sql.member, revision, entries: sql.member === 'bookmarks' ? '[]' : '{}' };
  const [changed] = await tx.$queryRawUnsafe<{ entries: string }[]>(
    `SELECT (${sql.changed})::text AS entries`,
    userId,
    since > revision ? 0 : since,
  );
  return { member: sql.member, revision, entries: changed?.entries ?? '' };
}

async function changeRows(tx: Prisma.TransactionClient, sql: CollectionSql, write: Write, revision: number) {
  const { userId, rows } = write;
  const counted = (statement: string) =>
    `WITH changed AS (${statement})
     SELECT COUNT(*)::int AS changed, (COUNT(*) FILTER (WHERE inserted))::int AS inserted FROM changed`;
  type Counts = { changed: number; inserted: number }[];
  const [pushed] = await tx.$queryRawUnsafe<Counts>(counted(sql.upsert), userId, JSON.stringify(rows), revision);
  const [settled] = sql.settle ? await tx.$queryRawUnsafe<Counts>(counted(sql.settle), userId, revision) : [];
  if ((pushed?.inserted ?? 0) > 0) await refuseTooMany(tx, sql, userId);
  return (pushed?.changed ?? 0) + (settled?.changed ?? 0) > 0;
}

async function refuseTooMany(tx: Prisma.TransactionClient, sql: CollectionSql, userId: string): Promise<void> {
  const [total] = await tx.$queryRawUnsafe<{ count: number }[]>(
    `SELECT COUNT(*)::int AS count FROM ${sql.table} WHERE user_id = $1::uuid`,
    userId,
  );
  if ((total?.count ?? 0) > syncLimits.entries) throw new Full();
}

/** Other processes hear of it when the transaction commits. */
async function announce(tx: Prisma.TransactionClient, write: Write, revision: number): Promise<void> {
  const { userId, collection, origin } = write;
  const notice = JSON.stringify({ userId, revision, collection, origin });
  await tx.$queryRaw`
    WITH bumped AS (UPDATE users SET revision = ${revision} WHERE id = ${userId}::uuid RETURNING 1)
    SELECT pg_notify('marquee_changes', ${notice})::text FROM bumped`;
}
