import { syncLimits } from '@marquee/core/contracts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client';
import { bookmarksSql } from './bookmarks.sql';
import { returning, type CollectionSql } from './collection-sql';
import { historySql } from './history.sql';
import { LARGE_READS, planPage, readChanged, type Page } from './pages.repository';
import { settingsSql } from './settings.sql';

const collections = { bookmarks: bookmarksSql, history: historySql, settings: settingsSql };
export type CollectionName = keyof typeof collections;

/** Embedded, transactions wait in line: a crowd of them is slow, not broken. */
const TRANSACTION = { maxWait: 10_000, timeout: 20_000 };

interface Write {
  userId: string;
  collection: CollectionName;
  /** One object per row, named as the statement names its columns. */
  rows: readonly object[];
  /** The last revision that the sender knows. */
  since?: number;
  /** The tab that sends, for its echo. */
  origin?: string;
}

/** What is asked of a collection: what changed after `since`, about `limit` entries of it; without a revision what is there. */
export interface Range {
  since?: number;
  limit?: number;
  /** The revision of which the asker has this answer already. */
  known?: number;
}

/** Entries are JSON built by the database, passed on as text. */
export interface Entries {
  member: CollectionSql['member'];
  /** Up to this one the entries are complete. */
  revision: number;
  /** There are entries after it. */
  more: boolean;
  entries: string;
}

/** `full`: too many entries. `over_quota`: too many bytes. */
type WriteOutcome = Entries | 'no_such_user' | 'full' | 'over_quota';

class Refusal extends Error {
  constructor(readonly outcome: 'full' | 'over_quota') {
    super(outcome);
  }
}

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
      if (error instanceof Refusal) return error.outcome;
      throw error;
    }
  }

  /** What an answer would hold, before it is read; undefined for somebody who is gone. */
  plan(userId: string, collection: CollectionName, range: Range): Promise<Page | undefined> {
    return planPage(this.prisma, collections[collection], userId, range);
  }

  /** The entries of a planned answer. */
  async read(userId: string, collection: CollectionName, { since }: Range, page: Page): Promise<Entries> {
    const sql = collections[collection];
    const { upTo: revision, more } = page;
    const read = (tx: Prisma.TransactionClient) =>
      since === undefined ? readText(tx, sql.living, userId) : readChanged(tx, sql, userId, page);
    return { member: sql.member, revision, more, entries: await this.#planned(read, page) };
  }

  /** Forgets removals of before `cutoffMs`, person by person: with the person's row locked, as pushes lock it. */
  async deleteTombstones(cutoffMs: number): Promise<number> {
    const tables = Object.values(collections).map(({ table }) => table);
    const people = await this.prisma.$queryRawUnsafe<{ id: string }[]>(
      tables.map((table) => `SELECT user_id AS id FROM ${table} WHERE removed_at_ms < $1::bigint`).join(' UNION '),
      cutoffMs,
    );
    let forgotten = 0;
    for (const { id } of people)
      forgotten += await this.prisma.$transaction((tx) => deleteTombstonesIn(tx, id, cutoffMs), TRANSACTION);
    return forgotten;
  }

  #planned<Value>(read: (tx: Prisma.TransactionClient) => Promise<Value>, { rows }: Page): Promise<Value> {
    if (rows < FEW_ROWS) return read(this.prisma);
    return this.prisma.$transaction(async (tx) => {
      await tx.$queryRawUnsafe(`SELECT ${LARGE_READS}`);
      return read(tx);
    }, TRANSACTION);
  }
}

/** So many rows are read in an instant, whatever the plan. */
const FEW_ROWS = 100;

async function readText(tx: Prisma.TransactionClient, entries: string, userId: string): Promise<string> {
  const [row] = await tx.$queryRawUnsafe<{ entries: string }[]>(`SELECT (${entries})::text AS entries`, userId);
  return row?.entries ?? '';
}

async function writeIn(tx: Prisma.TransactionClient, write: Write): Promise<WriteOutcome> {
  const { userId, rows, since } = write;
  const sql = collections[write.collection];
  const [user] = await tx.$queryRawUnsafe<{ revision: bigint; bytes: bigint }[]>(
    `SELECT revision, synced_bytes AS bytes, ${LARGE_READS} FROM users WHERE id = $1::uuid FOR UPDATE`,
    userId,
  );
  if (!user) return 'no_such_user';
  let revision = Number(user.revision);
  if (rows.length > 0) {
    const { changed, growth } = await changeRows(tx, sql, write, revision + 1);
    if (growth > 0 && Number(user.bytes) + growth > syncLimits.accountBytes) throw new Refusal('over_quota');
    if (changed > 0) {
      revision += 1;
      await announce(tx, write, { revision, growth });
    }
  }
  const nothing: Entries = {
    member: sql.member,
    revision,
    more: false,
    entries: sql.member === 'bookmarks' ? '[]' : '{}',
  };
  if (since === undefined || since === revision) return nothing;
  const page = await planPage(tx, sql, userId, { since });
  if (!page) return 'no_such_user';
  return { ...nothing, revision: page.upTo, more: page.more, entries: await readChanged(tx, sql, userId, page) };
}

async function changeRows(tx: Prisma.TransactionClient, sql: CollectionSql, write: Write, revision: number) {
  const { userId, rows } = write;
  const counted = (statement: string) =>
    `WITH changed AS (${statement} ${returning(sql)})
     SELECT COUNT(*)::int AS changed, (COUNT(*) FILTER (WHERE inserted))::int AS inserted,
       COALESCE(SUM(growth), 0)::float8 AS growth FROM changed`;
  type Counts = { changed: number; inserted: number; growth: number }[];
  const pushed = await tx.$queryRawUnsafe<Counts>(counted(sql.upsert), userId, JSON.stringify(rows), revision);
  const settled = sql.settle ? await tx.$queryRawUnsafe<Counts>(counted(sql.settle), userId, revision) : [];
  const sum = (count: 'changed' | 'inserted' | 'growth') =>
    [...pushed, ...settled].reduce((total, counts) => total + counts[count], 0);
  if ((pushed[0]?.inserted ?? 0) > 0) await refuseTooMany(tx, sql, userId);
  return { changed: sum('changed'), growth: sum('growth') };
}

async function refuseTooMany(tx: Prisma.TransactionClient, sql: CollectionSql, userId: string): Promise<void> {
  const [total] = await tx.$queryRawUnsafe<{ count: number }[]>(
    `SELECT COUNT(*)::int AS count FROM ${sql.table} WHERE user_id = $1::uuid`,
    userId,
  );
  if ((total?.count ?? 0) > syncLimits.entries[sql.collection]) throw new Refusal('full');
}

/** Other processes hear of it when the transaction commits. */
async function announce(
  tx: Prisma.TransactionClient,
  write: Write,
  { revision, growth }: { revision: number; growth: number },
): Promise<void> {
  const { userId, collection, origin } = write;
  const notice = JSON.stringify({ userId, revision, collection, origin });
  await tx.$queryRaw`
    WITH bumped AS (
      UPDATE users SET revision = ${revision}, synced_bytes = synced_bytes + ${growth}::bigint
      WHERE id = ${userId}::uuid RETURNING 1)
    SELECT pg_notify('marquee_changes', ${notice})::text FROM bumped`;
}

/** Returns how many rows went. */
async function deleteTombstonesIn(tx: Prisma.TransactionClient, userId: string, cutoffMs: number): Promise<number> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  let forgotten = 0;
  for (const { deleteTombstones, bytes } of Object.values(collections))
    for (const step of deleteTombstones) {
      const [gone] = await tx.$queryRawUnsafe<{ rows: number }[]>(
        `WITH gone AS (${step} AND entry.user_id = $2::uuid RETURNING ${bytes('entry')} AS bytes),
           freed AS (UPDATE users SET synced_bytes = synced_bytes - (SELECT COALESCE(SUM(bytes), 0) FROM gone)
             WHERE id = $2::uuid)
         SELECT COUNT(*)::int AS rows FROM gone`,
        cutoffMs,
        userId,
      );
      forgotten += gone?.rows ?? 0;
    }
  return forgotten;
}
