-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "password_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "disabled_at" TIMESTAMPTZ(3),
ADD COLUMN     "invitation_id" UUID;

-- CreateTable
CREATE TABLE "invitations" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "code_hash" BYTEA NOT NULL,
    "inviter" TEXT NOT NULL,
    "guest" TEXT NOT NULL DEFAULT '',
    "cap" JSONB,
    "max_uses" INTEGER NOT NULL,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "operator_acts" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "operator_id" UUID NOT NULL,
    "operator_name" TEXT NOT NULL,
    "act" TEXT NOT NULL,
    "target_id" TEXT,
    "target_name" TEXT,
    "details" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "operator_acts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "invitations_code_hash_key" ON "invitations"("code_hash");

-- CreateIndex
CREATE INDEX "invitations_created_at_id_idx" ON "invitations"("created_at", "id");

-- CreateIndex
CREATE INDEX "invitations_expires_at_idx" ON "invitations"("expires_at");

-- CreateIndex
CREATE INDEX "users_username_key_prefix_idx" ON "users" USING SPGIST ("username_key");

-- CreateIndex
CREATE INDEX "users_email_key_prefix_idx" ON "users" USING SPGIST ("email_key");

-- CreateIndex
CREATE INDEX "users_invitation_id_idx" ON "users"("invitation_id");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Sessions from before: the password was entered when they began.
UPDATE "sessions" SET "password_at" = "created_at";

-- The log of operators' acts only grows, whoever asks.
CREATE FUNCTION "refuse_operator_acts_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'operator_acts is append-only';
END $$;

CREATE TRIGGER "operator_acts_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_acts"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_operator_acts_change"();
