-- CreateTable
CREATE TABLE "series_airings" (
    "key" TEXT NOT NULL,
    "airing" JSONB,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "series_airings_pkey" PRIMARY KEY ("key")
);
