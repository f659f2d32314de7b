CREATE TABLE "canned_replies" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	CONSTRAINT "canned_replies_version_counts_up" CHECK ("canned_replies"."version" >= 1)
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "case_watchers" (
	"case_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"is_typing" boolean DEFAULT false NOT NULL,
	CONSTRAINT "case_watchers_case_id_user_id_pk" PRIMARY KEY("case_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "case_reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	"words" "bytea" NOT NULL,
	"announced_at" timestamp with time zone,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "hand_overs" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"case_id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"state" text DEFAULT 'offered' NOT NULL,
	"moved_by" text,
	"words" "bytea" NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "hand_overs_state_known" CHECK ("hand_overs"."state" in ('offered', 'accepted', 'returned', 'taken-back', 'queued')),
	CONSTRAINT "hand_overs_two_people" CHECK ("hand_overs"."from_id" <> "hand_overs"."to_id"),
	CONSTRAINT "hand_overs_settled_has_time" CHECK (("hand_overs"."state" = 'offered') = ("hand_overs"."settled_at" is null)),
	CONSTRAINT "hand_overs_expires_later" CHECK ("hand_overs"."expires_at" > "hand_overs"."offered_at")
);
--> statement-breakpoint
CREATE TABLE "shifts" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'on' NOT NULL,
	"moved_by" text,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL,
	"most_cases" smallint NOT NULL,
	CONSTRAINT "shifts_state_known" CHECK ("shifts"."state" in ('on', 'break', 'ending', 'off')),
	CONSTRAINT "shifts_off_has_end" CHECK (("shifts"."state" = 'off') = ("shifts"."ended_at" is not null)),
	CONSTRAINT "shifts_cases_sensible" CHECK ("shifts"."most_cases" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "case_events" DROP CONSTRAINT "case_events_kind_known";--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "case_watchers" ADD CONSTRAINT "case_watchers_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_watchers" ADD CONSTRAINT "case_watchers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_reminders" ADD CONSTRAINT "case_reminders_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "canned_replies_title_key" ON "canned_replies" USING btree (lower("title"));--> statement-breakpoint
CREATE INDEX "case_reminders_case_id_index" ON "case_reminders" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "case_reminders_due" ON "case_reminders" USING btree ("due_at") WHERE "case_reminders"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "hand_overs_one_offer" ON "hand_overs" USING btree ("case_id") WHERE "hand_overs"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "hand_overs_to" ON "hand_overs" USING btree ("to_id") WHERE "hand_overs"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "hand_overs_from" ON "hand_overs" USING btree ("from_id") WHERE "hand_overs"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "hand_overs_accepted" ON "hand_overs" USING btree ("case_id","settled_at") WHERE "hand_overs"."state" = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "shifts_one_each" ON "shifts" USING btree ("user_id") WHERE "shifts"."state" <> 'off';--> statement-breakpoint
CREATE INDEX "shifts_seen" ON "shifts" USING btree ("seen_at") WHERE "shifts"."state" <> 'off';--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_merged_into_cases_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phones_phone_index" ON "phones" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "cases_return" ON "cases" USING btree ("return_at") WHERE "cases"."state" = 'open' and "cases"."owner" is not null;--> statement-breakpoint
CREATE INDEX "cases_merged" ON "cases" USING btree ("merged_into") WHERE "cases"."merged_into" is not null;--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_kind_known" CHECK ("case_events"."kind" in ('opened', 'raised', 'lowered', 'claimed', 'returned', 'assigned', 'offered', 'handed-over', 'not-handed-over', 'viewed', 'noted', 'called', 'waiting', 'reminder-set', 'merged', 'reopened', 'closed'));--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_merged_is_closed" CHECK (("cases"."merged_into" is not null) = ("cases"."close_reason" is not distinct from 'merged'));--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_merged_into_other" CHECK ("cases"."merged_into" <> "cases"."id");--> statement-breakpoint
INSERT INTO "moves" ("machine", "from_state", "to_state", "mover") VALUES
	('shift', 'on', 'break', 'agent'),
	('shift', 'on', 'ending', 'agent'),
	('shift', 'on', 'off', 'agent'),
	('shift', 'on', 'off', 'clock'),
	('shift', 'break', 'on', 'agent'),
	('shift', 'break', 'ending', 'agent'),
	('shift', 'break', 'off', 'agent'),
	('shift', 'break', 'off', 'clock'),
	('shift', 'ending', 'on', 'agent'),
	('shift', 'ending', 'off', 'agent'),
	('shift', 'ending', 'off', 'clock'),
	('hand-over', 'offered', 'accepted', 'receiver'),
	('hand-over', 'offered', 'returned', 'receiver'),
	('hand-over', 'offered', 'taken-back', 'sender'),
	('hand-over', 'offered', 'taken-back', 'clock'),
	('hand-over', 'offered', 'queued', 'sender'),
	('hand-over', 'offered', 'queued', 'clock');--> statement-breakpoint
-- The same check as for cases, for any machine: its name and the state that it begins in.
CREATE FUNCTION "refuse_state_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NEW."state" <> TG_ARGV[1] THEN
			RAISE EXCEPTION 'a % begins %, not %', TG_ARGV[0], TG_ARGV[1], NEW."state" USING ERRCODE = 'check_violation';
		END IF;
	ELSIF NEW."state" <> OLD."state" AND NOT EXISTS (
		SELECT 1 FROM "moves" m
		WHERE m."machine" = TG_ARGV[0] AND m."from_state" = OLD."state" AND m."to_state" = NEW."state" AND m."mover" = NEW."moved_by"
	) THEN
		RAISE EXCEPTION 'the move from % to % by % is not allowed', OLD."state", NEW."state", coalesce(NEW."moved_by", 'no one')
			USING ERRCODE = 'check_violation';
	END IF;
	NEW."moved_by" := NULL;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "shifts_moves" BEFORE INSERT OR UPDATE ON "shifts" FOR EACH ROW EXECUTE FUNCTION "refuse_state_change"('shift', 'on');--> statement-breakpoint
CREATE TRIGGER "hand_overs_moves" BEFORE INSERT OR UPDATE ON "hand_overs" FOR EACH ROW EXECUTE FUNCTION "refuse_state_change"('hand-over', 'offered');
