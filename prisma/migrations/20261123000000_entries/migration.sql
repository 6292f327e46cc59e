-- Everything that a person keeps becomes entries of collections (docs/decisions/0098), and what is finished in the history
-- becomes a log of watchings. Rows keep their revisions: what a device knows it does not hear again, and pages stay small.

-- CreateTable
CREATE TABLE "entries" (
    "user_id" UUID NOT NULL,
    "collection" TEXT COLLATE "C" NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "value" JSON NOT NULL,
    "changed_at_ms" BIGINT NOT NULL,
    "removed_at_ms" BIGINT,
    "received_at_ms" BIGINT NOT NULL,
    "revision" BIGINT NOT NULL,

    CONSTRAINT "entries_pkey" PRIMARY KEY ("user_id","collection","key")
);

-- CreateTable
CREATE TABLE "future_pushes" (
    "user_id" UUID NOT NULL,
    "digest" BYTEA NOT NULL,
    "arrived_at_ms" BIGINT NOT NULL,

    CONSTRAINT "future_pushes_pkey" PRIMARY KEY ("user_id","digest")
);

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "entry_counts" JSONB NOT NULL DEFAULT '{}';

-- Keys and values as core writes them (packages/core: bookmarks/entries.ts, history/entries.ts, plays/plays.ts).
INSERT INTO "entries"
SELECT "user_id", 'bookmarks',
  "media_id" || '/' || CASE "media_type" WHEN 'unknown' THEN 'any' ELSE "media_type" END || '/' || "category",
  '{}', "added_at_ms", "removed_at_ms", floor(extract(epoch FROM now()) * 1000), "revision"
FROM "bookmarks";

INSERT INTO "entries"
SELECT "user_id", 'settings', "key", "value"::text::json, "changed_at_ms", "removed_at_ms",
  floor(extract(epoch FROM now()) * 1000), "revision"
FROM "settings";

INSERT INTO "entries"
SELECT "user_id", 'history',
  "media_type" || ':' || "media_id" || CASE "episode_key" WHEN '' THEN '' ELSE '/' || "episode_key" END,
  (CASE
    WHEN "episode_key" <> '' THEN
      '{"id":' || coalesce("details" ->> 'id', '0') || ',"number":' || coalesce("details" ->> 'number', '0')
      || ',"title":' || to_json("title") || ',"seasonId":' || coalesce("details" ->> 'seasonId', '0')
      || ',"progress":{"watched":' || "watched_sec" || ',"duration":' || "duration_sec" || '}}'
    ELSE
      '{"title":' || to_json("title") || ',"year":' || coalesce("year"::text, 'null')
      || CASE "media_type"
        WHEN 'movie' THEN ',"progress":{"watched":' || "watched_sec" || ',"duration":' || "duration_sec" || '}'
        ELSE '' END
      || '}'
  END)::json,
  "changed_at_ms", "removed_at_ms", floor(extract(epoch FROM now()) * 1000), "revision"
FROM "history_entries";

-- Finished: beyond 94 % of a film and 93 % of an episode.
INSERT INTO "entries"
SELECT "part"."user_id", 'plays',
  "part"."media_type" || ':' || "part"."media_id"
  || CASE "part"."episode_key" WHEN '' THEN '' ELSE '/' || "part"."episode_key" END || '/history',
  ('{"watchedAt":' || "part"."changed_at_ms" || ',"how":"played","title":' || to_json(coalesce("title"."title", ''))
  || ',"year":' || coalesce("title"."year"::text, 'null')
  || CASE WHEN "part"."episode_key" = '' OR "part"."title" = '' THEN ''
    ELSE ',"episodeTitle":' || to_json("part"."title") END
  || '}')::json,
  "part"."changed_at_ms", NULL, floor(extract(epoch FROM now()) * 1000), "part"."revision"
FROM "history_entries" AS "part"
LEFT JOIN "history_entries" AS "title"
  ON "title"."user_id" = "part"."user_id" AND "title"."media_type" = "part"."media_type"
  AND "title"."media_id" = "part"."media_id" AND "title"."episode_key" = ''
WHERE ("part"."media_type" = 'movie' OR "part"."episode_key" <> '')
  AND "part"."duration_sec" > 0
  AND "part"."watched_sec" / "part"."duration_sec" > CASE "part"."media_type" WHEN 'movie' THEN 0.94 ELSE 0.93 END
  AND "part"."changed_at_ms" > coalesce(greatest("part"."removed_at_ms", "title"."removed_at_ms"), -1);

-- What pushes keep up from now on (apps/api/src/modules/sync/entry-bytes.ts).
UPDATE "users" SET "synced_bytes" = "counted"."bytes", "entry_counts" = "counted"."live"
FROM (
  SELECT "user_id", sum("bytes") AS "bytes", jsonb_object_agg("collection", "live") AS "live"
  FROM (
    SELECT "user_id", "collection", count(*) FILTER (WHERE "changed_at_ms" > coalesce("removed_at_ms", -1)) AS "live",
      sum((200 + octet_length("key") + octet_length("value"::text))
        / CASE WHEN "removed_at_ms" >= "changed_at_ms" THEN 2 ELSE 1 END) AS "bytes"
    FROM "entries" GROUP BY "user_id", "collection"
  ) AS "by_collection"
  GROUP BY "user_id"
) AS "counted"
WHERE "users"."id" = "counted"."user_id";

-- DropTable
DROP TABLE "bookmarks";

-- DropTable
DROP TABLE "history_entries";

-- DropTable
DROP TABLE "settings";

-- CreateIndex
CREATE INDEX "entries_user_id_collection_revision_idx" ON "entries"("user_id", "collection", "revision");

-- AddForeignKey
ALTER TABLE "entries" ADD CONSTRAINT "entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "future_pushes" ADD CONSTRAINT "future_pushes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
