-- AlterTable
ALTER TABLE "users" ADD COLUMN     "synced_bytes" BIGINT NOT NULL DEFAULT 0;

-- What is there already, counted as pushes count it from now on (apps/api/src/modules/sync/collection-sql.ts).
UPDATE "users" SET "synced_bytes" = "counted"."bytes"
FROM (
  SELECT "user_id", sum("bytes") AS "bytes"
  FROM (
    SELECT "user_id", (200 + octet_length(to_json("category")::text)) / CASE WHEN "removed_at_ms" >= "added_at_ms" THEN 2 ELSE 1 END AS "bytes"
    FROM "bookmarks"
    UNION ALL
    SELECT "user_id", (200 + octet_length(to_json("title")::text)) / CASE WHEN "removed_at_ms" >= "changed_at_ms" THEN 2 ELSE 1 END
    FROM "history_entries"
    UNION ALL
    SELECT "user_id", (200 + octet_length("value"::text)) / CASE WHEN "removed_at_ms" >= "changed_at_ms" THEN 2 ELSE 1 END
    FROM "settings"
  ) AS "entries"
  GROUP BY "user_id"
) AS "counted"
WHERE "users"."id" = "counted"."user_id";
