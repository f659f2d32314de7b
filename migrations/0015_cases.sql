CREATE TABLE "case_clocks" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"met_at" timestamp with time zone,
	"missed_at" timestamp with time zone,
	"met_by" uuid,
	CONSTRAINT "case_clocks_kind_known" CHECK ("case_clocks"."kind" in ('claim', 'answer')),
	CONSTRAINT "case_clocks_due_later" CHECK ("case_clocks"."due_at" >= "case_clocks"."began_at")
);
--> statement-breakpoint
CREATE TABLE "case_events" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"case_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"sealed" "bytea",
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "case_events_kind_known" CHECK ("case_events"."kind" in ('opened', 'raised', 'lowered', 'claimed', 'returned', 'assigned', 'viewed', 'noted', 'called', 'waiting', 'reopened', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"ref" text NOT NULL,
	"kind" text NOT NULL,
	"home_id" uuid NOT NULL,
	"incident_id" uuid,
	"severity" smallint NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"moved_by" text,
	"owner" uuid,
	"claimed_at" timestamp with time zone,
	"return_at" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"remind_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"close_reason" text,
	CONSTRAINT "cases_kind_known" CHECK ("cases"."kind" in ('event', 'question')),
	CONSTRAINT "cases_event_has_incident" CHECK (("cases"."kind" = 'event') = ("cases"."incident_id" is not null)),
	CONSTRAINT "cases_state_known" CHECK ("cases"."state" in ('open', 'waiting', 'closed')),
	CONSTRAINT "cases_severity_known" CHECK ("cases"."severity" between 0 and 4),
	CONSTRAINT "cases_reason_known" CHECK ("cases"."reason" in ('needs-help', 'medical-without-room', 'phrase', 'no-bed-tonight', 'not-answered', 'under-order', 'under-warning', 'quiet-day', 'by-hand')),
	CONSTRAINT "cases_owner_has_time" CHECK (("cases"."owner" is null) = ("cases"."claimed_at" is null)),
	CONSTRAINT "cases_closed_has_reason" CHECK (("cases"."state" = 'closed') = ("cases"."close_reason" is not null)),
	CONSTRAINT "cases_waiting_has_reminder" CHECK ("cases"."state" <> 'waiting' or "cases"."remind_at" is not null),
	CONSTRAINT "cases_ref_sayable" CHECK ("cases"."ref" ~ '^[ACDEFGHJKMNPQRTUVWXY34679]{3}-[ACDEFGHJKMNPQRTUVWXY34679]{3}$')
);
--> statement-breakpoint
CREATE TABLE "moves" (
	"machine" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"mover" text NOT NULL,
	CONSTRAINT "moves_machine_from_state_to_state_mover_pk" PRIMARY KEY("machine","from_state","to_state","mover")
);
--> statement-breakpoint
ALTER TABLE "case_clocks" ADD CONSTRAINT "case_clocks_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "case_clocks_one_running" ON "case_clocks" USING btree ("case_id","kind") WHERE "case_clocks"."met_at" is null;--> statement-breakpoint
CREATE INDEX "case_clocks_due" ON "case_clocks" USING btree ("due_at") WHERE "case_clocks"."met_at" is null and "case_clocks"."missed_at" is null;--> statement-breakpoint
CREATE INDEX "case_events_case_id_at_index" ON "case_events" USING btree ("case_id","at");--> statement-breakpoint
CREATE INDEX "case_events_rules" ON "case_events" USING btree ("case_id") WHERE "case_events"."kind" in ('raised', 'lowered');--> statement-breakpoint
CREATE UNIQUE INDEX "cases_ref_key" ON "cases" USING btree ("ref");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_one_per_event" ON "cases" USING btree ("incident_id","home_id") WHERE "cases"."incident_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "cases_one_question" ON "cases" USING btree ("home_id") WHERE "cases"."incident_id" is null and "cases"."state" <> 'closed';--> statement-breakpoint
CREATE INDEX "cases_home_id_index" ON "cases" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "cases_queue" ON "cases" USING btree ("severity","opened_at","id") WHERE "cases"."state" = 'open' and "cases"."owner" is null;--> statement-breakpoint
CREATE INDEX "cases_owned" ON "cases" USING btree ("owner","return_at") WHERE "cases"."owner" is not null;--> statement-breakpoint
CREATE INDEX "cases_remind" ON "cases" USING btree ("remind_at") WHERE "cases"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "cases_listed" ON "cases" USING btree ("state","severity","opened_at","id");--> statement-breakpoint
-- Every allowed move of a state machine. The contract has the same list, and a test compares the two.
INSERT INTO "moves" ("machine", "from_state", "to_state", "mover") VALUES
	('case', 'open', 'waiting', 'agent'),
	('case', 'open', 'closed', 'agent'),
	('case', 'waiting', 'open', 'member'),
	('case', 'waiting', 'open', 'agent'),
	('case', 'waiting', 'open', 'clock'),
	('case', 'waiting', 'closed', 'agent'),
	('case', 'closed', 'open', 'member'),
	('case', 'closed', 'open', 'agent');--> statement-breakpoint
-- Refuses every move that isn't listed, and lets only a person make a case less severe. The mover comes with the move and
-- is cleared, so that no later statement can use it.
CREATE FUNCTION "refuse_move"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NEW."state" <> 'open' THEN
			RAISE EXCEPTION 'a case begins open, not %', NEW."state" USING ERRCODE = 'check_violation';
		END IF;
		NEW."moved_by" := NULL;
		RETURN NEW;
	END IF;
	IF NEW."state" <> OLD."state" AND NOT EXISTS (
		SELECT 1 FROM "moves" m
		WHERE m."machine" = TG_ARGV[0] AND m."from_state" = OLD."state" AND m."to_state" = NEW."state" AND m."mover" = NEW."moved_by"
	) THEN
		RAISE EXCEPTION 'the move from % to % by % is not allowed', OLD."state", NEW."state", coalesce(NEW."moved_by", 'no one')
			USING ERRCODE = 'check_violation';
	END IF;
	IF NEW."severity" > OLD."severity" AND NEW."moved_by" IS DISTINCT FROM 'agent' THEN
		RAISE EXCEPTION 'only a person makes a case less severe' USING ERRCODE = 'check_violation';
	END IF;
	NEW."moved_by" := NULL;
	-- A deleted account leaves its cases to the queue.
	IF NEW."owner" IS NULL THEN
		NEW."claimed_at" := NULL;
		NEW."return_at" := NULL;
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "cases_moves" BEFORE INSERT OR UPDATE ON "cases" FOR EACH ROW EXECUTE FUNCTION "refuse_move"('case');--> statement-breakpoint
-- A case's history is added to, and goes only with the whole case.
CREATE FUNCTION "refuse_case_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "cases" WHERE "id" = OLD."case_id") THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'case_events are append-only' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "case_events_append_only" BEFORE DELETE OR UPDATE ON "case_events" FOR EACH ROW EXECUTE FUNCTION "refuse_case_event_change"();--> statement-breakpoint
CREATE TRIGGER "case_events_no_truncate" BEFORE TRUNCATE ON "case_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_case_event_change"();
