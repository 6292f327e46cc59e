-- Profiles own the entries (docs/profiles.md). What an account has becomes its first profile's, with the same revisions: no
-- device hears anything again.

-- CreateTable
CREATE TABLE "profiles" (
    "user_id" UUID NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "details" JSONB NOT NULL,
    "is_restricted" BOOLEAN NOT NULL DEFAULT false,
    "pin_hash" TEXT,
    "avatar" BYTEA,
    "revision" BIGINT NOT NULL DEFAULT 0,
    "synced_bytes" BIGINT NOT NULL DEFAULT 0,
    "entry_counts" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "profiles_pkey" PRIMARY KEY ("user_id","id")
);

-- AddForeignKey
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "profiles" ("user_id", "id", "details", "revision", "synced_bytes", "entry_counts", "created_at")
SELECT "id", '1', jsonb_build_object(
    'name', left("username", 30), 'avatar', 'rings', 'colour', 'blue', 'cap', NULL, 'unrated', 'allow',
    'hiddenTitles', '[]'::jsonb, 'hiddenKeywords', '[]'::jsonb, 'canUseSources', true),
  "revision", "synced_bytes", "entry_counts", "created_at"
FROM "users";

-- AlterTable
ALTER TABLE "entries" ADD COLUMN "profile_id" TEXT COLLATE "C" NOT NULL DEFAULT '1';
ALTER TABLE "entries" ALTER COLUMN "profile_id" DROP DEFAULT;
ALTER TABLE "entries" DROP CONSTRAINT "entries_user_id_fkey";
ALTER TABLE "entries" DROP CONSTRAINT "entries_pkey",
ADD CONSTRAINT "entries_pkey" PRIMARY KEY ("user_id","profile_id","collection","key");
ALTER TABLE "entries" ADD CONSTRAINT "entries_user_id_profile_id_fkey" FOREIGN KEY ("user_id", "profile_id") REFERENCES "profiles"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- DropIndex
DROP INDEX "entries_user_id_collection_revision_idx";

-- CreateIndex
CREATE INDEX "entries_user_id_profile_id_collection_revision_idx" ON "entries"("user_id", "profile_id", "collection", "revision");

-- AlterTable
ALTER TABLE "future_pushes" ADD COLUMN "profile_id" TEXT COLLATE "C" NOT NULL DEFAULT '1';
ALTER TABLE "future_pushes" ALTER COLUMN "profile_id" DROP DEFAULT;
ALTER TABLE "future_pushes" DROP CONSTRAINT "future_pushes_user_id_fkey";
ALTER TABLE "future_pushes" DROP CONSTRAINT "future_pushes_pkey",
ADD CONSTRAINT "future_pushes_pkey" PRIMARY KEY ("user_id","profile_id","digest");
ALTER TABLE "future_pushes" ADD CONSTRAINT "future_pushes_user_id_profile_id_fkey" FOREIGN KEY ("user_id", "profile_id") REFERENCES "profiles"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable: a login begins with the first profile; whoever watches with one that is removed is logged out.
ALTER TABLE "sessions" ADD COLUMN "profile_id" TEXT COLLATE "C" NOT NULL DEFAULT '1';
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_profile_id_fkey" FOREIGN KEY ("user_id", "profile_id") REFERENCES "profiles"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "users" DROP COLUMN "revision", DROP COLUMN "synced_bytes", DROP COLUMN "entry_counts";

-- The account's own data has no revision: its notice only says that it changed.
CREATE OR REPLACE FUNCTION "announce_profile_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('marquee_changes',
    json_build_object('userId', NEW."id", 'revision', 0, 'collection', 'profile')::text);
  RETURN NULL;
END $$;

-- A session that switches: its streams end, and the browser opens one for the other profile.
CREATE TRIGGER "sessions_announce_switch" AFTER UPDATE ON "sessions"
  FOR EACH ROW WHEN (OLD."profile_id" IS DISTINCT FROM NEW."profile_id")
  EXECUTE FUNCTION "announce_session_end"();

CREATE FUNCTION "announce_profiles_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('marquee_changes', json_build_object(
    'userId', coalesce(NEW."user_id", OLD."user_id"), 'revision', 0, 'collection', 'profiles')::text);
  RETURN NULL;
END $$;

CREATE TRIGGER "profiles_announce_change" AFTER UPDATE ON "profiles"
  FOR EACH ROW
  WHEN ((OLD."details", OLD."pin_hash", OLD."avatar") IS DISTINCT FROM (NEW."details", NEW."pin_hash", NEW."avatar"))
  EXECUTE FUNCTION "announce_profiles_change"();

CREATE TRIGGER "profiles_announce_number" AFTER INSERT OR DELETE ON "profiles"
  FOR EACH ROW EXECUTE FUNCTION "announce_profiles_change"();
