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
    "four_k_token_seal" BYTEA,
    "revision" BIGINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id_hash" BYTEA NOT NULL,
    "user_id" UUID NOT NULL,
    "csrf_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id_hash")
);

-- CreateTable
CREATE TABLE "bookmarks" (
    "user_id" UUID NOT NULL,
    "media_type" TEXT NOT NULL,
    "media_id" INTEGER NOT NULL,
    "category" TEXT NOT NULL,
    "added_at_ms" BIGINT NOT NULL,
    "changed_at_ms" BIGINT NOT NULL,
    "removed_at_ms" BIGINT,
    "revision" BIGINT NOT NULL,

    CONSTRAINT "bookmarks_pkey" PRIMARY KEY ("user_id","media_type","media_id","category")
);

-- CreateTable
CREATE TABLE "history_entries" (
    "user_id" UUID NOT NULL,
    "media_type" TEXT NOT NULL,
    "media_id" INTEGER NOT NULL,
    "episode_key" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "year" INTEGER,
    "watched_sec" DOUBLE PRECISION NOT NULL,
    "duration_sec" DOUBLE PRECISION NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',
    "changed_at_ms" BIGINT NOT NULL,
    "removed_at_ms" BIGINT,
    "revision" BIGINT NOT NULL,

    CONSTRAINT "history_entries_pkey" PRIMARY KEY ("user_id","media_type","media_id","episode_key")
);

-- CreateTable
CREATE TABLE "settings" (
    "user_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "changed_at_ms" BIGINT NOT NULL,
    "removed_at_ms" BIGINT,
    "revision" BIGINT NOT NULL,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key_key" ON "users"("username_key");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key_key" ON "users"("email_key");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "bookmarks_user_id_revision_idx" ON "bookmarks"("user_id", "revision");

-- CreateIndex
CREATE INDEX "history_entries_user_id_revision_idx" ON "history_entries"("user_id", "revision");

-- CreateIndex
CREATE INDEX "settings_user_id_revision_idx" ON "settings"("user_id", "revision");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "history_entries" ADD CONSTRAINT "history_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "settings" ADD CONSTRAINT "settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
