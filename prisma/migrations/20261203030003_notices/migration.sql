-- CreateTable
CREATE TABLE "notice_devices" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "profile_id" TEXT NOT NULL,
    "session_id" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "quiet_hours" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failing_since" TIMESTAMPTZ(3),
    "told" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "notice_devices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "weekly_mails" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "profile_id" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "told" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "weekly_mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "muted_series" (
    "user_id" UUID NOT NULL,
    "profile_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,

    CONSTRAINT "muted_series_pkey" PRIMARY KEY ("user_id","profile_id","key")
);

-- CreateIndex
CREATE INDEX "notice_devices_user_id_profile_id_idx" ON "notice_devices"("user_id", "profile_id");

-- CreateIndex
CREATE INDEX "notice_devices_endpoint_idx" ON "notice_devices" USING HASH ("endpoint");

-- CreateIndex
CREATE INDEX "notice_devices_due_at_idx" ON "notice_devices"("due_at");

-- CreateIndex
CREATE UNIQUE INDEX "notice_devices_session_id_profile_id_key" ON "notice_devices"("session_id", "profile_id");

-- CreateIndex
CREATE INDEX "weekly_mails_due_at_idx" ON "weekly_mails"("due_at");

-- CreateIndex
CREATE UNIQUE INDEX "weekly_mails_user_id_profile_id_key" ON "weekly_mails"("user_id", "profile_id");

-- AddForeignKey
ALTER TABLE "notice_devices" ADD CONSTRAINT "notice_devices_user_id_profile_id_fkey" FOREIGN KEY ("user_id", "profile_id") REFERENCES "profiles"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_devices" ADD CONSTRAINT "notice_devices_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "weekly_mails" ADD CONSTRAINT "weekly_mails_user_id_profile_id_fkey" FOREIGN KEY ("user_id", "profile_id") REFERENCES "profiles"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "muted_series" ADD CONSTRAINT "muted_series_user_id_profile_id_fkey" FOREIGN KEY ("user_id", "profile_id") REFERENCES "profiles"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
