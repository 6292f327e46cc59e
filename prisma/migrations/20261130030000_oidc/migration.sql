-- CreateTable
CREATE TABLE "oidc_identities" (
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "oidc_identities_pkey" PRIMARY KEY ("issuer","subject")
);

-- CreateTable
CREATE TABLE "oidc_sessions" (
    "session_id" UUID NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "provider_id" TEXT,
    "sealed_id_token" BYTEA,

    CONSTRAINT "oidc_sessions_pkey" PRIMARY KEY ("session_id")
);

-- CreateTable
CREATE TABLE "oidc_logout_tokens" (
    "hash" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "oidc_logout_tokens_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "oidc_identities_user_id_issuer_key" ON "oidc_identities"("user_id", "issuer");

-- CreateIndex
CREATE INDEX "oidc_sessions_issuer_subject_idx" ON "oidc_sessions"("issuer", "subject");

-- CreateIndex
CREATE INDEX "oidc_logout_tokens_expires_at_idx" ON "oidc_logout_tokens"("expires_at");

-- AddForeignKey
ALTER TABLE "oidc_identities" ADD CONSTRAINT "oidc_identities_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oidc_sessions" ADD CONSTRAINT "oidc_sessions_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
