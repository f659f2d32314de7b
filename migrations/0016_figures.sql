CREATE TABLE "daily_figures" (
	"day" date PRIMARY KEY NOT NULL,
	"total_users" integer NOT NULL,
	"avg_readiness" double precision,
	"active_homes" integer NOT NULL,
	"points_redeemed" bigint NOT NULL,
	"derived" boolean NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figure_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"change" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figures" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "figures_name_known" CHECK ("figures"."name" in ('users', 'homes', 'points-redeemed', 'scores', 'scored-homes'))
);
--> statement-breakpoint
CREATE TABLE "latest_scores" (
	"home_id" uuid PRIMARY KEY NOT NULL,
	"score" integer NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "latest_scores" ADD CONSTRAINT "latest_scores_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_mail_failed" ON "contact_messages" USING btree ("created_at") WHERE "contact_messages"."forward" = 'given-up' or "contact_messages"."acknowledgement" = 'refused';--> statement-breakpoint
CREATE INDEX "homes_archived" ON "homes" USING btree ("id") WHERE "homes"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "invitations_mail_unsent" ON "invitations" USING btree ("created_at") WHERE "invitations"."mail" in ('due', 'refused');--> statement-breakpoint
CREATE INDEX "membership_notices_refused" ON "membership_notices" USING btree ("created_at") WHERE "membership_notices"."closed" = 'refused';--> statement-breakpoint
CREATE INDEX "notices_failed" ON "notices" USING btree ("due_at") WHERE "notices"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "order_events_mail_refused" ON "order_events" USING btree ("created_at") WHERE "order_events"."mail" = 'refused';--> statement-breakpoint
CREATE INDEX "waitlist_entries_mail_refused" ON "waitlist_entries" USING btree ("asked_at") WHERE "waitlist_entries"."mail" = 'refused' or "waitlist_entries"."decision_mail" = 'refused';--> statement-breakpoint

-- Counts move with what they count, in the same transaction, also where a deleted account takes its things along. Each
-- statement adds one row, however many it touches; nobody waits for a counter.
CREATE FUNCTION figure_moved(p_name text, p_change bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO figure_changes (name, change) SELECT p_name, p_change WHERE p_change <> 0
$$;--> statement-breakpoint

CREATE FUNCTION users_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM figure_moved('users', count(*)) FROM entered;
  ELSE
    PERFORM figure_moved('users', -count(*)) FROM gone;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER users_entered AFTER INSERT ON users REFERENCING NEW TABLE AS entered
  FOR EACH STATEMENT EXECUTE FUNCTION users_counted();--> statement-breakpoint
CREATE TRIGGER users_gone AFTER DELETE ON users REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION users_counted();--> statement-breakpoint

-- A home that its owner has put away is not active.
CREATE FUNCTION homes_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change bigint := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    change := (SELECT count(*) FROM entered WHERE archived_at IS NULL);
  END IF;
  IF TG_OP <> 'INSERT' THEN
    change := change - (SELECT count(*) FROM gone WHERE archived_at IS NULL);
  END IF;
  PERFORM figure_moved('homes', change);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER homes_entered AFTER INSERT ON homes REFERENCING NEW TABLE AS entered
  FOR EACH STATEMENT EXECUTE FUNCTION homes_counted();--> statement-breakpoint
CREATE TRIGGER homes_changed AFTER UPDATE ON homes REFERENCING OLD TABLE AS gone NEW TABLE AS entered
  FOR EACH STATEMENT EXECUTE FUNCTION homes_counted();--> statement-breakpoint
CREATE TRIGGER homes_gone AFTER DELETE ON homes REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION homes_counted();--> statement-breakpoint

-- Points are redeemed by an order until it is cancelled, which gives them back.
CREATE FUNCTION points_redeemed(o orders) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN o.pay_with = 'points' AND o.status <> 'CANCELLED' THEN o.points_used ELSE 0 END::bigint
$$;--> statement-breakpoint
CREATE FUNCTION orders_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change bigint := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    change := (SELECT coalesce(sum(points_redeemed(o)), 0) FROM entered o);
  END IF;
  IF TG_OP <> 'INSERT' THEN
    change := change - (SELECT coalesce(sum(points_redeemed(o)), 0) FROM gone o);
  END IF;
  PERFORM figure_moved('points-redeemed', change);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER orders_entered AFTER INSERT ON orders REFERENCING NEW TABLE AS entered
  FOR EACH STATEMENT EXECUTE FUNCTION orders_counted();--> statement-breakpoint
CREATE TRIGGER orders_changed AFTER UPDATE ON orders REFERENCING OLD TABLE AS gone NEW TABLE AS entered
  FOR EACH STATEMENT EXECUTE FUNCTION orders_counted();--> statement-breakpoint
CREATE TRIGGER orders_gone AFTER DELETE ON orders REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION orders_counted();--> statement-breakpoint

-- The last score of each home, and their sum and number.
CREATE FUNCTION keep_latest_scores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO latest_scores AS l (home_id, score, computed_at)
    SELECT DISTINCT ON (home_id) home_id, score, computed_at FROM entered
    ORDER BY home_id, computed_at DESC, id DESC
    ON CONFLICT (home_id) DO UPDATE SET score = excluded.score, computed_at = excluded.computed_at
      WHERE l.computed_at <= excluded.computed_at;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER readiness_scores_entered AFTER INSERT ON readiness_scores REFERENCING NEW TABLE AS entered
  FOR EACH STATEMENT EXECUTE FUNCTION keep_latest_scores();--> statement-breakpoint
CREATE FUNCTION scores_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  scores bigint := 0;
  homes bigint := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT coalesce(sum(score), 0), count(*) INTO scores, homes FROM entered;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT scores - coalesce(sum(score), 0), homes - count(*) INTO scores, homes FROM gone;
  END IF;
  PERFORM figure_moved('scores', scores);
  PERFORM figure_moved('scored-homes', homes);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER latest_scores_entered AFTER INSERT ON latest_scores REFERENCING NEW TABLE AS entered
  FOR EACH STATEMENT EXECUTE FUNCTION scores_counted();--> statement-breakpoint
CREATE TRIGGER latest_scores_changed AFTER UPDATE ON latest_scores REFERENCING OLD TABLE AS gone NEW TABLE AS entered
  FOR EACH STATEMENT EXECUTE FUNCTION scores_counted();--> statement-breakpoint
CREATE TRIGGER latest_scores_gone AFTER DELETE ON latest_scores REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION scores_counted();--> statement-breakpoint

-- What is there already. Making the triggers has locked these tables against changes until this migration is done.
INSERT INTO figures (name, value) VALUES
  ('users', (SELECT count(*) FROM users)),
  ('homes', (SELECT count(*) FROM homes WHERE archived_at IS NULL)),
  ('points-redeemed', (SELECT coalesce(sum(points_redeemed(o)), 0) FROM orders o)),
  ('scores', 0),
  ('scored-homes', 0);--> statement-breakpoint
INSERT INTO latest_scores (home_id, score, computed_at)
  SELECT DISTINCT ON (home_id) home_id, score, computed_at FROM readiness_scores
  ORDER BY home_id, computed_at DESC, id DESC;
