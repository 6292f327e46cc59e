-- AlterTable
ALTER TABLE "users" ADD COLUMN     "is_operator" BOOLEAN NOT NULL DEFAULT false;

-- The profile says who is an operator, so that the account page of a device that is open learns it.
DROP TRIGGER "users_announce_profile" ON "users";

CREATE TRIGGER "users_announce_profile" AFTER UPDATE ON "users"
  FOR EACH ROW
  WHEN ((OLD."username", OLD."name", OLD."email", OLD."is_donator", OLD."is_operator", OLD."four_k_token_seal")
    IS DISTINCT FROM
    (NEW."username", NEW."name", NEW."email", NEW."is_donator", NEW."is_operator", NEW."four_k_token_seal"))
  EXECUTE FUNCTION "announce_profile_change"();
