-- CreateTable
CREATE TABLE "tv_logins" (
    "device_code_hash" BYTEA NOT NULL,
    "user_code" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "polled_at" TIMESTAMPTZ(3),
    "interval_sec" INTEGER NOT NULL,
    "is_denied" BOOLEAN NOT NULL DEFAULT false,
    "session_id" UUID,
    "profile_id" TEXT,

    CONSTRAINT "tv_logins_pkey" PRIMARY KEY ("device_code_hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "tv_logins_user_code_key" ON "tv_logins"("user_code");

-- CreateIndex
CREATE INDEX "tv_logins_address_idx" ON "tv_logins"("address");

-- CreateIndex
CREATE INDEX "tv_logins_expires_at_idx" ON "tv_logins"("expires_at");

-- CreateIndex
CREATE INDEX "tv_logins_session_id_idx" ON "tv_logins"("session_id");

-- AddForeignKey
ALTER TABLE "tv_logins" ADD CONSTRAINT "tv_logins_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
