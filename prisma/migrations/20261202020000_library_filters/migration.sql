-- Facts have votes, original language and runtime from here on: they are asked for again.
UPDATE "library_titles" SET "described_at" = NULL;
