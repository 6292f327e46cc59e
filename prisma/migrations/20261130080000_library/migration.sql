-- CreateTable
CREATE TABLE "library_titles" (
    "id" TEXT NOT NULL,
    "title" JSONB NOT NULL,
    "key" TEXT,
    "looked_up_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "library_titles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "library_state" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "cursor" TEXT,
    "revision" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "library_state_pkey" PRIMARY KEY ("id")
);

INSERT INTO "library_state" ("id") VALUES (1);
