CREATE TABLE "community_events" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"ambassador_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"group_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"place" text NOT NULL,
	"bring" text DEFAULT '' NOT NULL,
	"host" text NOT NULL,
	"county" text NOT NULL,
	"language" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"capacity" smallint NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"moved_by" text,
	"state_at" timestamp with time zone NOT NULL,
	"state_reason" text,
	"decided_by" uuid,
	"sequence" integer DEFAULT 0 NOT NULL,
	"kept_people" integer DEFAULT 0 NOT NULL,
	"kept_minutes" integer DEFAULT 0 NOT NULL,
	"claim_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "community_events_kind_known" CHECK ("community_events"."kind" in ('drill', 'go-bags', 'hardening', 'training', 'meeting')),
	CONSTRAINT "community_events_state_known" CHECK ("community_events"."state" in ('planned', 'canceled', 'closed')),
	CONSTRAINT "community_events_language_known" CHECK ("community_events"."language" in ('en', 'es')),
	CONSTRAINT "community_events_texts_short" CHECK (length("community_events"."title") between 1 and 100 and length("community_events"."description") between 1 and 2000 and length("community_events"."place") between 1 and 200 and length("community_events"."bring") <= 500),
	CONSTRAINT "community_events_times" CHECK ("community_events"."ends_at" > "community_events"."starts_at" and "community_events"."ends_at" <= "community_events"."starts_at" + interval '12 hours'),
	CONSTRAINT "community_events_capacity" CHECK ("community_events"."capacity" between 1 and 500),
	CONSTRAINT "community_events_reason_given" CHECK ("community_events"."state" <> 'canceled' or "community_events"."state_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "community_sites" (
	"ambassador_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_mails" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"sign_up_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"revision" integer NOT NULL,
	"mail" text DEFAULT 'due' NOT NULL,
	"mail_try_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_mails_kind_known" CHECK ("event_mails"."kind" in ('confirm', 'going', 'waiting', 'seat', 'changed', 'canceled', 'closed', 'day-before', 'two-hours')),
	CONSTRAINT "event_mails_mail_known" CHECK ("event_mails"."mail" in ('none', 'due', 'sent', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "event_sign_ups" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text,
	"mark" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'unconfirmed' NOT NULL,
	"moved_by" text,
	"state_at" timestamp with time zone NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"attendance" text,
	"minutes" smallint,
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_sign_ups_state_known" CHECK ("event_sign_ups"."state" in ('unconfirmed', 'going', 'waiting', 'canceled')),
	CONSTRAINT "event_sign_ups_language_known" CHECK ("event_sign_ups"."language" in ('en', 'es')),
	CONSTRAINT "event_sign_ups_attendance_known" CHECK ("event_sign_ups"."attendance" in ('code', 'host', 'denied')),
	CONSTRAINT "event_sign_ups_one_address" CHECK (("event_sign_ups"."user_id" is null) <> ("event_sign_ups"."email" is null)),
	CONSTRAINT "event_sign_ups_minutes_whole" CHECK (("event_sign_ups"."attendance" is not null and "event_sign_ups"."attendance" <> 'denied') = ("event_sign_ups"."minutes" is not null)),
	CONSTRAINT "event_sign_ups_minutes" CHECK ("event_sign_ups"."minutes" between 15 and 720)
);
--> statement-breakpoint
CREATE TABLE "site_hours" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"ambassador_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text,
	"email" text,
	"mark" text NOT NULL,
	"language" text NOT NULL,
	"worked_on" date NOT NULL,
	"minutes" smallint NOT NULL,
	"task" text NOT NULL,
	"cents" integer,
	"state" text DEFAULT 'unconfirmed' NOT NULL,
	"moved_by" text,
	"state_at" timestamp with time zone NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"mail" text DEFAULT 'none' NOT NULL,
	"mail_try_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_hours_state_known" CHECK ("site_hours"."state" in ('unconfirmed', 'waiting', 'counted', 'declined', 'withdrawn')),
	CONSTRAINT "site_hours_language_known" CHECK ("site_hours"."language" in ('en', 'es')),
	CONSTRAINT "site_hours_mail_known" CHECK ("site_hours"."mail" in ('none', 'due', 'sent', 'refused')),
	CONSTRAINT "site_hours_minutes" CHECK ("site_hours"."minutes" between 15 and 720),
	CONSTRAINT "site_hours_cents" CHECK ("site_hours"."cents" between 0 and 10000000)
);
--> statement-breakpoint
CREATE TABLE "site_years" (
	"ambassador_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"homes" smallint NOT NULL,
	CONSTRAINT "site_years_ambassador_id_year_pk" PRIMARY KEY("ambassador_id","year"),
	CONSTRAINT "site_years_homes" CHECK ("site_years"."homes" between 8 and 5000),
	CONSTRAINT "site_years_year" CHECK ("site_years"."year" between 2025 and 2100)
);
--> statement-breakpoint
ALTER TABLE "community_events" ADD CONSTRAINT "community_events_ambassador_id_ambassadors_id_fk" FOREIGN KEY ("ambassador_id") REFERENCES "public"."ambassadors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_events" ADD CONSTRAINT "community_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_events" ADD CONSTRAINT "community_events_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_events" ADD CONSTRAINT "community_events_claim_id_impact_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."impact_claims"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_sites" ADD CONSTRAINT "community_sites_ambassador_id_ambassadors_id_fk" FOREIGN KEY ("ambassador_id") REFERENCES "public"."ambassadors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_sites" ADD CONSTRAINT "community_sites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_mails" ADD CONSTRAINT "event_mails_sign_up_id_event_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."event_sign_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sign_ups" ADD CONSTRAINT "event_sign_ups_event_id_community_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."community_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sign_ups" ADD CONSTRAINT "event_sign_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_hours" ADD CONSTRAINT "site_hours_ambassador_id_community_sites_ambassador_id_fk" FOREIGN KEY ("ambassador_id") REFERENCES "public"."community_sites"("ambassador_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_hours" ADD CONSTRAINT "site_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_years" ADD CONSTRAINT "site_years_ambassador_id_community_sites_ambassador_id_fk" FOREIGN KEY ("ambassador_id") REFERENCES "public"."community_sites"("ambassador_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_events_user_id_starts_at_index" ON "community_events" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "community_events_ambassador_id_starts_at_index" ON "community_events" USING btree ("ambassador_id","starts_at");--> statement-breakpoint
CREATE INDEX "community_events_created_at_index" ON "community_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "community_events_public" ON "community_events" USING btree ("starts_at") WHERE "community_events"."state" = 'planned';--> statement-breakpoint
CREATE INDEX "community_events_words" ON "community_events" USING gin (letters_of("title"));--> statement-breakpoint
CREATE UNIQUE INDEX "community_events_claim_key" ON "community_events" USING btree ("claim_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_sites_code_key" ON "community_sites" USING btree ("code");--> statement-breakpoint
CREATE INDEX "community_sites_user_id_index" ON "community_sites" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_mails_key" ON "event_mails" USING btree ("sign_up_id","kind","revision");--> statement-breakpoint
CREATE INDEX "event_mails_due" ON "event_mails" USING btree ("created_at") WHERE "event_mails"."mail" = 'due';--> statement-breakpoint
CREATE INDEX "event_mails_refused" ON "event_mails" USING btree ("created_at") WHERE "event_mails"."mail" = 'refused';--> statement-breakpoint
CREATE UNIQUE INDEX "event_sign_ups_mailbox_key" ON "event_sign_ups" USING btree ("event_id","mark");--> statement-breakpoint
CREATE UNIQUE INDEX "event_sign_ups_token_key" ON "event_sign_ups" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "event_sign_ups_event_id_state_state_at_index" ON "event_sign_ups" USING btree ("event_id","state","state_at");--> statement-breakpoint
CREATE INDEX "event_sign_ups_user_id_index" ON "event_sign_ups" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_sign_ups_email_index" ON "event_sign_ups" USING btree ("email");--> statement-breakpoint
CREATE INDEX "event_sign_ups_mark_created_at_index" ON "event_sign_ups" USING btree ("mark","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "site_hours_token_key" ON "site_hours" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "site_hours_ambassador_id_worked_on_index" ON "site_hours" USING btree ("ambassador_id","worked_on");--> statement-breakpoint
CREATE INDEX "site_hours_user_id_index" ON "site_hours" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "site_hours_email_index" ON "site_hours" USING btree ("email");--> statement-breakpoint
CREATE INDEX "site_hours_mark_created_at_index" ON "site_hours" USING btree ("mark","created_at");--> statement-breakpoint
CREATE INDEX "site_hours_mail_due" ON "site_hours" USING btree ("created_at") WHERE "site_hours"."mail" = 'due';--> statement-breakpoint
INSERT INTO "moves" ("machine", "from_state", "to_state", "mover") VALUES
	('community-event', 'planned', 'canceled', 'ambassador'),
	('community-event', 'planned', 'canceled', 'staff'),
	('community-event', 'planned', 'closed', 'program'),
	('event-sign-up', 'unconfirmed', 'going', 'attendee'),
	('event-sign-up', 'unconfirmed', 'waiting', 'attendee'),
	('event-sign-up', 'unconfirmed', 'canceled', 'attendee'),
	('event-sign-up', 'going', 'canceled', 'attendee'),
	('event-sign-up', 'waiting', 'canceled', 'attendee'),
	('event-sign-up', 'waiting', 'going', 'seat'),
	('event-sign-up', 'canceled', 'unconfirmed', 'attendee'),
	('site-hours', 'unconfirmed', 'waiting', 'neighbor'),
	('site-hours', 'unconfirmed', 'withdrawn', 'neighbor'),
	('site-hours', 'waiting', 'withdrawn', 'neighbor'),
	('site-hours', 'waiting', 'counted', 'ambassador'),
	('site-hours', 'waiting', 'declined', 'ambassador'),
	('site-hours', 'counted', 'declined', 'ambassador');--> statement-breakpoint
CREATE TRIGGER "community_events_moves" BEFORE INSERT OR UPDATE ON "community_events" FOR EACH ROW EXECUTE FUNCTION "refuse_state_change"('community-event', 'planned');--> statement-breakpoint
CREATE TRIGGER "event_sign_ups_moves" BEFORE INSERT OR UPDATE ON "event_sign_ups" FOR EACH ROW EXECUTE FUNCTION "refuse_state_change"('event-sign-up', 'unconfirmed');--> statement-breakpoint
CREATE TRIGGER "site_hours_moves" BEFORE INSERT OR UPDATE ON "site_hours" FOR EACH ROW EXECUTE FUNCTION "refuse_state_change"('site-hours', 'unconfirmed');--> statement-breakpoint
-- Only active ambassadors plan events, and only so many at a time. Counted under the ambassador's lock.
CREATE FUNCTION "check_community_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM "ambassadors" a WHERE a."id" = NEW."ambassador_id" AND a."user_id" = NEW."user_id" AND a."state" = 'approved' FOR UPDATE;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'only active ambassadors plan events' USING ERRCODE = 'check_violation', CONSTRAINT = 'community_events_active';
	END IF;
	IF (SELECT count(*) FROM "community_events" e WHERE e."ambassador_id" = NEW."ambassador_id" AND e."state" = 'planned' AND e."ends_at" > NEW."state_at") >= 10 THEN
		RAISE EXCEPTION 'too many open events' USING ERRCODE = 'check_violation', CONSTRAINT = 'community_events_open';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "community_events_limits" BEFORE INSERT ON "community_events" FOR EACH ROW EXECUTE FUNCTION "check_community_event"();--> statement-breakpoint
-- Every change of what people read makes the sequence grow, so that calendars take it over. Seats that were given stay,
-- a canceled event is not changed, and one event makes one impact entry.
CREATE FUNCTION "change_community_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW."ambassador_id", NEW."user_id", NEW."created_at") IS DISTINCT FROM (OLD."ambassador_id", OLD."user_id", OLD."created_at") THEN
		RAISE EXCEPTION 'an event keeps its ambassador' USING ERRCODE = 'restrict_violation';
	END IF;
	NEW."sequence" := OLD."sequence";
	IF (NEW."kind", NEW."title", NEW."description", NEW."place", NEW."bring", NEW."starts_at", NEW."ends_at", NEW."state")
		IS DISTINCT FROM (OLD."kind", OLD."title", OLD."description", OLD."place", OLD."bring", OLD."starts_at", OLD."ends_at", OLD."state") THEN
		IF OLD."state" <> 'planned' THEN
			RAISE EXCEPTION 'an event that is over is not changed' USING ERRCODE = 'restrict_violation';
		END IF;
		NEW."sequence" := OLD."sequence" + 1;
	END IF;
	IF NEW."capacity" < OLD."capacity"
		AND (SELECT count(*) FROM "event_sign_ups" s WHERE s."event_id" = NEW."id" AND s."state" = 'going') > NEW."capacity" THEN
		RAISE EXCEPTION 'more seats are taken' USING ERRCODE = 'check_violation', CONSTRAINT = 'community_events_seats_taken';
	END IF;
	IF NEW."claim_id" IS NOT NULL AND NEW."claim_id" IS DISTINCT FROM OLD."claim_id" THEN
		IF EXISTS (SELECT 1 FROM "impact_claims" c WHERE c."id" = OLD."claim_id" AND c."state" NOT IN ('withdrawn', 'lapsed'))
			OR NOT EXISTS (SELECT 1 FROM "impact_claims" c WHERE c."id" = NEW."claim_id" AND c."user_id" = NEW."user_id") THEN
			RAISE EXCEPTION 'one event makes one impact entry' USING ERRCODE = 'check_violation', CONSTRAINT = 'community_events_one_claim';
		END IF;
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "community_events_changes" BEFORE UPDATE ON "community_events" FOR EACH ROW EXECUTE FUNCTION "change_community_event"();--> statement-breakpoint
-- Whoever wanted to come is told when an event ends before it began, whichever way it ended. Other emails are dropped.
CREATE FUNCTION "tell_sign_ups"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "event_mails" m SET "mail" = 'none' FROM "event_sign_ups" s
		WHERE s."id" = m."sign_up_id" AND s."event_id" = NEW."id" AND m."mail" = 'due';
	INSERT INTO "event_mails" ("sign_up_id", "kind", "revision", "created_at")
		SELECT s."id", NEW."state", NEW."sequence", NEW."state_at" FROM "event_sign_ups" s
		WHERE s."event_id" = NEW."id" AND s."state" IN ('going', 'waiting')
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "community_events_told" AFTER UPDATE ON "community_events" FOR EACH ROW WHEN (OLD."state" = 'planned' AND NEW."state" <> 'planned') EXECUTE FUNCTION "tell_sign_ups"();--> statement-breakpoint
-- The events of an ambassador who is suspended or leaves close with the same statement.
CREATE FUNCTION "close_community_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "community_events" e SET "state" = 'closed', "moved_by" = 'program', "state_at" = NEW."state_at"
		WHERE e."ambassador_id" = NEW."id" AND e."state" = 'planned' AND e."ends_at" > NEW."state_at";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "ambassadors_events_closed" AFTER UPDATE ON "ambassadors" FOR EACH ROW WHEN (OLD."state" = 'approved' AND NEW."state" <> 'approved') EXECUTE FUNCTION "close_community_events"();--> statement-breakpoint
-- Seats are given under the event's lock, so two people never get the last one. Hosts don't take seats.
CREATE FUNCTION "check_event_seat"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	event "community_events";
BEGIN
	IF TG_OP = 'UPDATE' AND NEW."state" = OLD."state" THEN
		RETURN NEW;
	END IF;
	SELECT * INTO event FROM "community_events" e WHERE e."id" = NEW."event_id" FOR UPDATE;
	IF event."state" <> 'planned' THEN
		RAISE EXCEPTION 'the event takes no sign-ups' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_sign_ups_planned';
	END IF;
	IF NEW."user_id" = event."user_id" OR EXISTS (SELECT 1 FROM "ambassadors" a WHERE a."id" = event."ambassador_id" AND a."mark" = NEW."mark") THEN
		RAISE EXCEPTION 'hosts do not sign up' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_sign_ups_not_host';
	END IF;
	IF NEW."state" = 'going' AND (
		SELECT count(*) FROM "event_sign_ups" s WHERE s."event_id" = NEW."event_id" AND s."state" = 'going' AND s."id" <> NEW."id"
	) >= event."capacity" THEN
		RAISE EXCEPTION 'every seat is taken' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_sign_ups_capacity';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "event_sign_ups_seats" BEFORE INSERT OR UPDATE ON "event_sign_ups" FOR EACH ROW WHEN (NEW."state" IN ('going', 'waiting')) EXECUTE FUNCTION "check_event_seat"();--> statement-breakpoint
-- Attendance: only people with a seat, no longer than the event, and no one who said that they weren't there.
CREATE FUNCTION "check_event_attendance"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	lasts integer;
BEGIN
	IF OLD."attendance" = 'denied' THEN
		RAISE EXCEPTION 'the person was not there' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_sign_ups_denied';
	END IF;
	SELECT ceil(extract(epoch FROM e."ends_at" - e."starts_at") / 60) INTO lasts FROM "community_events" e WHERE e."id" = NEW."event_id" AND e."state" = 'planned';
	IF NEW."minutes" IS NOT NULL AND (NEW."state" <> 'going' OR lasts IS NULL OR NEW."minutes" > greatest(lasts, 15)) THEN
		RAISE EXCEPTION 'no such attendance' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_sign_ups_attendance';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "event_sign_ups_attendance" BEFORE UPDATE ON "event_sign_ups" FOR EACH ROW WHEN (OLD."attendance" IS DISTINCT FROM NEW."attendance" OR OLD."minutes" IS DISTINCT FROM NEW."minutes") EXECUTE FUNCTION "check_event_attendance"();--> statement-breakpoint
-- A sign-up is deleted with an account or some time after the event. What was worked stays as a sum without a name.
CREATE FUNCTION "keep_event_attendance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "community_events" e SET "kept_people" = e."kept_people" + 1, "kept_minutes" = e."kept_minutes" + OLD."minutes" WHERE e."id" = OLD."event_id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "event_sign_ups_kept" AFTER DELETE ON "event_sign_ups" FOR EACH ROW WHEN (OLD."minutes" IS NOT NULL) EXECUTE FUNCTION "keep_event_attendance"();--> statement-breakpoint
-- Logged hours: for a site of an active ambassador, never by the ambassador, at most 12 hours per mailbox and day.
CREATE FUNCTION "check_site_hours"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	host text;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('site hours ' || NEW."mark", 0));
	SELECT a."mark" INTO host FROM "ambassadors" a WHERE a."id" = NEW."ambassador_id" AND a."state" = 'approved' AND a."user_id" IS DISTINCT FROM NEW."user_id";
	IF host IS NULL OR host = NEW."mark" THEN
		RAISE EXCEPTION 'no one logs hours for themselves' USING ERRCODE = 'check_violation', CONSTRAINT = 'site_hours_not_host';
	END IF;
	IF (SELECT coalesce(sum(h."minutes"), 0) FROM "site_hours" h WHERE h."mark" = NEW."mark" AND h."worked_on" = NEW."worked_on" AND h."state" NOT IN ('declined', 'withdrawn')) + NEW."minutes" > 720 THEN
		RAISE EXCEPTION 'too many hours on one day' USING ERRCODE = 'check_violation', CONSTRAINT = 'site_hours_per_day';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "site_hours_limits" BEFORE INSERT ON "site_hours" FOR EACH ROW EXECUTE FUNCTION "check_site_hours"();--> statement-breakpoint
CREATE FUNCTION "refuse_site_hours_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW."ambassador_id", NEW."mark", NEW."worked_on", NEW."minutes", NEW."cents")
		IS DISTINCT FROM (OLD."ambassador_id", OLD."mark", OLD."worked_on", OLD."minutes", OLD."cents") THEN
		RAISE EXCEPTION 'what was logged is not changed' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "site_hours_as_logged" BEFORE UPDATE ON "site_hours" FOR EACH ROW EXECUTE FUNCTION "refuse_site_hours_change"();
