-- CreateTable
CREATE TABLE "film_releases" (
    "key" TEXT NOT NULL,
    "releases" JSONB,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "film_releases_pkey" PRIMARY KEY ("key")
);
