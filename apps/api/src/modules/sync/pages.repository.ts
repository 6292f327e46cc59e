import type { CollectionName } from '@marquee/core/collections';
import { syncLimits } from '@marquee/core/contracts';
import type { PrismaClient } from '../../generated/prisma/client';
import type { ProfileKey } from '../profiles/profile-key';
import { ENTRY_BYTES, ENTRY_JSON, EPOCH, jsonList } from './entry-sql';

/** A range of a collection's changes in one response. */
export interface Page {
  collection: CollectionName;
  /** Changes after this revision. */
  after: number;
  /** The revision up to which the response is complete. */
  upTo: number;
  /** Whether there are changes after `upTo`. */
  more: boolean;
  rows: number;
  /** As counted by `ENTRY_BYTES`. */
  bytes: number;
}

export interface Range {
  /** The last revision that the client knows, by collection; -1 requests everything. */
  since: ReadonlyMap<CollectionName, number>;
  /** Approximate number of entries of each collection. */
  limit?: number;
  /** The version of the response that the client has cached; if it is current, nothing is counted. */
  known?: string;
}

export interface Plan {
  revision: number;
  epoch: string;
  pages: Page[];
}

/** Identifies a state of a profile's data, also across the restore of a backup. */
export const versionOf = ({ epoch, revision }: Pick<Plan, 'epoch' | 'revision'>): string => `${epoch}.${revision}`;

interface PlannedRow {
  /** Null if no collection was asked for. */
  collection: CollectionName | null;
  revision: number;
  epoch: string;
  after: number;
  last: number;
  latest: number;
  seen: number;
  rows: number;
  bytes: number;
}

/** More entries than any profile has. */
const ALL = 1_000_000;

/** Reads changes in pages of whole revisions. */
export class PagesRepository {
  constructor(private readonly prisma: PrismaClient) {}

  /**
   * Computes the end of the next page of each collection: after at least one whole revision, within the limits of rows
   * and bytes. Counts in index order and stops at the limit. Rows may move from this page to a later one before they
   * are read, but none can be added to it, so the two statements need no common snapshot.
   *
   * @returns undefined if the profile no longer exists
   */
  async plan({ userId, profileId }: ProfileKey, { since, limit = ALL, known = '' }: Range): Promise<Plan | undefined> {
    const planned = await this.prisma.$queryRawUnsafe<PlannedRow[]>(
      PLAN,
      userId,
      [...since.keys()],
      [...since.values()],
      limit,
      syncLimits.answerBytes,
      known,
      profileId,
    );
    const [first] = planned;
    if (!first) return undefined;
    const { revision, epoch } = first;
    return { revision, epoch, pages: planned.flatMap((row) => pageOf(row, limit) ?? []) };
  }

  /** The entries of a page as JSON. */
  async read({ userId, profileId }: ProfileKey, { collection, after, upTo, rows }: Page): Promise<string> {
    if (rows === 0) return '[]';
    const [row] = await this.prisma.$queryRawUnsafe<{ entries: string }[]>(
      READ,
      userId,
      collection,
      after,
      upTo,
      profileId,
    );
    return row?.entries ?? '[]';
  }
}

function pageOf(row: PlannedRow, limit: number): Page | undefined {
  const { collection, revision, after, last, latest, seen, rows, bytes } = row;
  if (collection === null) return undefined;
  const more = seen > limit || latest > last;
  return { collection, after, upTo: more ? last : revision, more, rows, bytes };
}

/** $1 user, $2 and $3 collections and their revisions, $4 rows, $5 bytes, $6 cached version, $7 profile. */
export const PLAN = `
  SELECT asked.collection, profile.revision::float8, profile.epoch, asked.after::float8, page.*
  FROM (SELECT user_id, id, revision, ${EPOCH} AS epoch FROM profiles) AS profile
  LEFT JOIN LATERAL (
    -- A revision from before a backup was restored: everything is news to its holder.
    SELECT collection, CASE WHEN since > profile.revision THEN 0 ELSE since END AS after
    FROM unnest($2::text[], $3::bigint[]) AS wanted(collection, since)
  ) AS asked ON true
  CROSS JOIN LATERAL (
    SELECT coalesce(max(revision) FILTER (WHERE fits), min(revision), 0)::float8 AS last,
      coalesce(max(revision), 0)::float8 AS latest, count(*)::float8 AS seen,
      coalesce(max(rows) FILTER (WHERE fits), count(*))::float8 AS rows,
      coalesce(max(bytes) FILTER (WHERE fits), sum(entry_bytes), 0)::float8 AS bytes
    FROM (
      SELECT *, rows <= $4::int AND bytes <= $5::float8 AS fits
      FROM (
        SELECT *, count(*) OVER so_far AS rows, sum(entry_bytes) OVER so_far AS bytes
        FROM (
          SELECT entries.revision, ${ENTRY_BYTES} AS entry_bytes
          FROM entries
          WHERE entries.user_id = $1::uuid AND entries.profile_id = $7 AND entries.collection = asked.collection
            AND entries.revision > asked.after AND profile.epoch || '.' || profile.revision <> $6
          ORDER BY entries.revision LIMIT $4::int + 1
        ) AS next
        WINDOW so_far AS (ORDER BY revision)
      ) AS summed
    ) AS sized
  ) AS page
  WHERE profile.user_id = $1::uuid AND profile.id = $7`;

/** $1 user, $2 collection, $3 and $4 revisions (exclusive, inclusive), $5 profile. One table, one index, no join. */
export const READ = `
  SELECT ${jsonList(ENTRY_JSON)} AS entries
  FROM entries
  WHERE user_id = $1::uuid AND profile_id = $5 AND collection = $2 AND revision > $3::bigint AND revision <= $4::bigint`;
