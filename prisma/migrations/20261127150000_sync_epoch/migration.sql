-- DropTable
DROP TABLE "future_pushes";

-- CreateTable
CREATE TABLE "sync_epoch" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "epoch" UUID NOT NULL DEFAULT gen_random_uuid(),

    CONSTRAINT "sync_epoch_pkey" PRIMARY KEY ("id")
);

-- Backups leave it out, so a database that one is restored into has an epoch of its own.
INSERT INTO "sync_epoch" DEFAULT VALUES;
