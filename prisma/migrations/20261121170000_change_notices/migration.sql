-- What the processes of one site tell each other (docs/decisions/0096). Triggers, so that no way of ending a session or
-- of changing a profile can forget it: the operator's commands and cascading deletes included.

CREATE FUNCTION "announce_session_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('marquee_sessions', json_build_object('userId', OLD."user_id", 'sessionId', OLD."id")::text);
  RETURN NULL;
END $$;

CREATE TRIGGER "sessions_announce_end" AFTER DELETE ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION "announce_session_end"();

CREATE FUNCTION "announce_profile_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('marquee_changes',
    json_build_object('userId', NEW."id", 'revision', NEW."revision", 'collection', 'profile')::text);
  RETURN NULL;
END $$;

CREATE TRIGGER "users_announce_profile" AFTER UPDATE ON "users"
  FOR EACH ROW
  WHEN ((OLD."username", OLD."name", OLD."email", OLD."is_donator", OLD."four_k_token_seal")
    IS DISTINCT FROM (NEW."username", NEW."name", NEW."email", NEW."is_donator", NEW."four_k_token_seal"))
  EXECUTE FUNCTION "announce_profile_change"();
