import type { PrismaClient } from '../../generated/prisma/client';

/** Rows of a person's data as JSON text, built by the database; lists come in pages. */
export class ExportRepository {
  constructor(private readonly prisma: PrismaClient) {}

  /** What the account's entries count for. */
  async bytesOf(userId: string): Promise<number> {
    const user = await this.prisma.user.findUnique({ where: { id: userId }, select: { syncedBytes: true } });
    return Number(user?.syncedBytes ?? 0);
  }

  /** In the order in which they were added. */
  bookmarksOf(userId: string): AsyncGenerator<string[]> {
    type Row = { entry: string; added: bigint; id: number; category: string; type: string };
    const page = (after?: Row) => this.prisma.$queryRaw<Row[]>`
      SELECT json_strip_nulls(json_build_object(
        'mediaId', "media_id", 'mediaType', nullif("media_type", 'unknown'), 'category', "category",
        'addedAt', "added_at_ms", 'updatedAt', "changed_at_ms", 'removedAt', "removed_at_ms"
      ))::text AS "entry", "added_at_ms" AS "added", "media_id" AS "id", "category", "media_type" AS "type"
      FROM "bookmarks" WHERE "user_id" = ${userId}::uuid AND ("added_at_ms", "media_id", "category", "media_type")
        > (${after?.added ?? -1}::bigint, ${after?.id ?? 0}::int, ${after?.category ?? ''}, ${after?.type ?? ''})
      ORDER BY "added_at_ms", "media_id", "category", "media_type" LIMIT ${PAGE}`;
    return pagesOf(page);
  }

  historyOf(userId: string): AsyncGenerator<string[]> {
    type Row = { entry: string; type: string; id: number; episode: string };
    const page = (after?: Row) => this.prisma.$queryRaw<Row[]>`
      SELECT json_strip_nulls(json_build_object(
        'mediaId', "media_id", 'mediaType', "media_type", 'episode', nullif("episode_key", ''), 'title', "title",
        'year', "year", 'watched', "watched_sec", 'duration', "duration_sec", 'details', "details",
        'updatedAt', "changed_at_ms", 'removedAt', "removed_at_ms"
      ))::text AS "entry", "media_type" AS "type", "media_id" AS "id", "episode_key" AS "episode"
      FROM "history_entries" WHERE "user_id" = ${userId}::uuid AND ("media_type", "media_id", "episode_key")
        > (${after?.type ?? ''}, ${after?.id ?? 0}::int, ${after?.episode ?? ''})
      ORDER BY "media_type", "media_id", "episode_key" LIMIT ${PAGE}`;
    return pagesOf(page);
  }

  async settingsOf(userId: string): Promise<string> {
    const [row] = await this.prisma.$queryRaw<{ text: string }[]>`
      SELECT coalesce(json_object_agg("key",
        -- A removed setting has the value null, which says something: only what was not removed lacks a time.
        jsonb_build_object('value', "value", 'updatedAt', "changed_at_ms")
        || CASE WHEN "removed_at_ms" IS NULL THEN '{}' ELSE jsonb_build_object('removedAt', "removed_at_ms") END
      ), '{}')::text AS "text"
      FROM "settings" WHERE "user_id" = ${userId}::uuid`;
    return row?.text ?? '{}';
  }
}

/** Entries per query. */
const PAGE = 5_000;

/** The entries of page after page, each asked for by the last row of the one before. */
async function* pagesOf<Row extends { entry: string }>(
  page: (after?: Row) => Promise<Row[]>,
): AsyncGenerator<string[]> {
  let rows = await page();
  while (rows.length > 0) {
    yield rows.map(({ entry }) => entry);
    rows = rows.length < PAGE ? [] : await page(rows.at(-1));
  }
}
