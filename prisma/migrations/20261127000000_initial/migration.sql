-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "username" TEXT NOT NULL,
    "username_key" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT 'Guest',
    "is_donator" BOOLEAN NOT NULL DEFAULT false,
    "is_operator" BOOLEAN NOT NULL DEFAULT false,
    "four_k_token_seal" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "profiles" (
    "user_id" UUID NOT NULL,
    "id" TEXT NOT NULL,
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

-- CreateTable
CREATE TABLE "sessions" (
    "id_hash" BYTEA NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "profile_id" TEXT NOT NULL DEFAULT '1',
    "device" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id_hash")
);

-- CreateTable
CREATE TABLE "password_resets" (
    "token_hash" BYTEA NOT NULL,
    "user_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "password_resets_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "entries" (
    "user_id" UUID NOT NULL,
    "profile_id" TEXT NOT NULL,
    "collection" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "value" JSON NOT NULL,
    "changed_at_ms" BIGINT NOT NULL,
    "removed_at_ms" BIGINT,
    "received_at_ms" BIGINT NOT NULL,
    "revision" BIGINT NOT NULL,

    CONSTRAINT "entries_pkey" PRIMARY KEY ("user_id","profile_id","collection","key")
);

-- CreateTable
CREATE TABLE "sync_epoch" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "epoch" UUID NOT NULL DEFAULT gen_random_uuid(),

    CONSTRAINT "sync_epoch_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key_key" ON "users"("username_key");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key_key" ON "users"("email_key");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_id_key" ON "sessions"("id");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "password_resets_user_id_idx" ON "password_resets"("user_id");

-- CreateIndex
CREATE INDEX "password_resets_expires_at_idx" ON "password_resets"("expires_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE INDEX "entries_user_id_profile_id_collection_revision_idx" ON "entries"("user_id", "profile_id", "collection", "revision");

-- AddForeignKey
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_profile_id_fkey" FOREIGN KEY ("user_id", "profile_id") REFERENCES "profiles"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entries" ADD CONSTRAINT "entries_user_id_profile_id_fkey" FOREIGN KEY ("user_id", "profile_id") REFERENCES "profiles"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;


-- By hand: what a Prisma schema cannot say. Kept from this line on when the part above is made again.

-- Keys are compared by their bytes, whatever the language of the server.
ALTER TABLE "profiles" ALTER COLUMN "id" TYPE TEXT COLLATE "C";
ALTER TABLE "sessions" ALTER COLUMN "profile_id" TYPE TEXT COLLATE "C";
ALTER TABLE "entries" ALTER COLUMN "profile_id" TYPE TEXT COLLATE "C",
ALTER COLUMN "collection" TYPE TEXT COLLATE "C",
ALTER COLUMN "key" TYPE TEXT COLLATE "C";

-- What the processes of one site tell each other (docs/decisions/0096). Triggers, so that no way of ending a session or
-- of changing a profile can forget it: the operator's commands and cascading deletes included.

CREATE FUNCTION "announce_session_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('marquee_sessions', json_build_object('userId', OLD."user_id", 'sessionId', OLD."id")::text);
  RETURN NULL;
END $$;

CREATE TRIGGER "sessions_announce_end" AFTER DELETE ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION "announce_session_end"();

-- A session that switches: its streams end, and the browser opens one for the other profile.
CREATE TRIGGER "sessions_announce_switch" AFTER UPDATE ON "sessions"
  FOR EACH ROW WHEN (OLD."profile_id" IS DISTINCT FROM NEW."profile_id")
  EXECUTE FUNCTION "announce_session_end"();

-- The account's own data has no revision: its notice only says that it changed.
CREATE FUNCTION "announce_profile_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('marquee_changes',
    json_build_object('userId', NEW."id", 'revision', 0, 'collection', 'profile')::text);
  RETURN NULL;
END $$;

CREATE TRIGGER "users_announce_profile" AFTER UPDATE ON "users"
  FOR EACH ROW
  WHEN ((OLD."username", OLD."name", OLD."email", OLD."is_donator", OLD."is_operator", OLD."four_k_token_seal")
    IS DISTINCT FROM
    (NEW."username", NEW."name", NEW."email", NEW."is_donator", NEW."is_operator", NEW."four_k_token_seal"))
  EXECUTE FUNCTION "announce_profile_change"();

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
INSERT INTO "sync_epoch" DEFAULT VALUES;
