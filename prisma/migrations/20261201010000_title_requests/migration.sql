-- CreateTable
CREATE TABLE "title_requests" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "words" TEXT NOT NULL DEFAULT '',
    "changed_at" TIMESTAMPTZ(3),
    "first_at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "title_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "request_votes" (
    "request_id" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "profile_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "language" TEXT NOT NULL,

    CONSTRAINT "request_votes_pkey" PRIMARY KEY ("request_id","user_id","profile_id")
);

-- CreateIndex
CREATE INDEX "request_votes_user_id_profile_id_idx" ON "request_votes"("user_id", "profile_id");

-- AddForeignKey
ALTER TABLE "request_votes" ADD CONSTRAINT "request_votes_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "title_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request_votes" ADD CONSTRAINT "request_votes_user_id_profile_id_fkey" FOREIGN KEY ("user_id", "profile_id") REFERENCES "profiles"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
