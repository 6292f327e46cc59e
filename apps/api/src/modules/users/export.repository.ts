import type { PrismaClient } from '../../generated/prisma/client';

/** Rows of a person's data as JSON text, built by the database. */
export class ExportRepository {
  constructor(private readonly prisma: PrismaClient) {}

  async bookmarksOf(userId: string): Promise<string> {
    return text(
      await this.prisma.$queryRaw<Text[]>`
      SELECT coalesce(json_agg(json_strip_nulls(json_build_object(
        'mediaId', "media_id", 'mediaType', nullif("media_type", 'unknown'), 'category', "category",
        'addedAt', "added_at_ms", 'updatedAt', "changed_at_ms", 'removedAt', "removed_at_ms"
      )) ORDER BY "added_at_ms", "media_id", "category"), '[]')::text AS "text"
      FROM "bookmarks" WHERE "user_id" = ${userId}::uuid`,
    );
  }

  async historyOf(userId: string): Promise<string> {
    return text(
      await this.prisma.$queryRaw<Text[]>`
      SELECT coalesce(json_agg(json_strip_nulls(json_build_object(
        'mediaId', "media_id", 'mediaType', "media_type", 'episode', nullif("episode_key", ''), 'title', "title",
        'year', "year", 'watched', "watched_sec", 'duration', "duration_sec", 'details', "details",
        'updatedAt', "changed_at_ms", 'removedAt', "removed_at_ms"
      )) ORDER BY "media_type", "media_id", "episode_key"), '[]')::text AS "text"
      FROM "history_entries" WHERE "user_id" = ${userId}::uuid`,
    );
  }

  async settingsOf(userId: string): Promise<string> {
    return text(
      await this.prisma.$queryRaw<Text[]>`
      SELECT coalesce(json_object_agg("key",
        -- A removed setting has the value null, which says something: only what was not removed lacks a time.
        jsonb_build_object('value', "value", 'updatedAt', "changed_at_ms")
        || CASE WHEN "removed_at_ms" IS NULL THEN '{}' ELSE jsonb_build_object('removedAt', "removed_at_ms") END
      ), '{}')::text AS "text"
      FROM "settings" WHERE "user_id" = ${userId}::uuid`,
    );
  }
}

interface Text {
  text: string;
}
const text = (rows: Text[]): string => rows[0]?.text ?? '[]';
