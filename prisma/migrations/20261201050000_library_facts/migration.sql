-- AlterTable
ALTER TABLE "library_titles" ADD COLUMN     "described_at" TIMESTAMPTZ(3),
ADD COLUMN     "facts" JSONB;
