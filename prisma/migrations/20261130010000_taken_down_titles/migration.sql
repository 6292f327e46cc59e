-- CreateTable
CREATE TABLE "taken_down_titles" (
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "year" INTEGER,
    "poster_path" TEXT,
    "note" TEXT NOT NULL,
    "operator" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "taken_down_titles_pkey" PRIMARY KEY ("key")
);
