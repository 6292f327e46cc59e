-- CreateTable
CREATE TABLE "picture_owners" (
    "name" TEXT COLLATE "C" NOT NULL,
    "owner" TEXT COLLATE "C" NOT NULL,
    "seen_on" DATE NOT NULL,

    CONSTRAINT "picture_owners_pkey" PRIMARY KEY ("name","owner")
);
