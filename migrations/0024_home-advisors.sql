CREATE TABLE "message_files" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"name" "bytea" NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"has_thumb" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_files_file_key" ON "message_files" USING btree ("file_id");--> statement-breakpoint
CREATE TABLE "case_presence" (
	"case_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"side" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"typed_at" timestamp with time zone,
	CONSTRAINT "case_presence_case_id_user_id_pk" PRIMARY KEY("case_id","user_id"),
	CONSTRAINT "case_presence_side_known" CHECK ("case_presence"."side" in ('household', 'team'))
);
--> statement-breakpoint
ALTER TABLE "case_presence" ADD CONSTRAINT "case_presence_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_presence" ADD CONSTRAINT "case_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_presence_seen_at_index" ON "case_presence" USING btree ("seen_at");--> statement-breakpoint
-- Written every few seconds by everyone who looks at a conversation, and worth nothing after a crash.
ALTER TABLE "case_presence" SET UNLOGGED;--> statement-breakpoint
CREATE TABLE "advisor_calls" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "home_advisors" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"advisor_id" uuid NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_events" DROP CONSTRAINT "case_events_kind_known";--> statement-breakpoint
ALTER TABLE "cases" DROP CONSTRAINT "cases_kind_known";--> statement-breakpoint
ALTER TABLE "cases" DROP CONSTRAINT "cases_reason_known";--> statement-breakpoint
DROP INDEX "cases_one_question";--> statement-breakpoint
ALTER TABLE "advisor_calls" ADD CONSTRAINT "advisor_calls_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_advisors" ADD CONSTRAINT "home_advisors_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_advisors" ADD CONSTRAINT "home_advisors_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advisor_calls_starts_at_index" ON "advisor_calls" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "home_advisors_advisor_id_index" ON "home_advisors" USING btree ("advisor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_one_call" ON "cases" USING btree ("home_id") WHERE "cases"."kind" = 'call' and "cases"."state" <> 'closed';--> statement-breakpoint
CREATE UNIQUE INDEX "cases_one_question" ON "cases" USING btree ("home_id") WHERE "cases"."kind" = 'question' and "cases"."state" <> 'closed';--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_kind_known" CHECK ("case_events"."kind" in ('opened', 'raised', 'lowered', 'claimed', 'returned', 'assigned', 'offered', 'handed-over', 'not-handed-over', 'viewed', 'noted', 'called', 'requested', 'waiting', 'reminder-set', 'merged', 'reopened', 'closed'));--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_kind_known" CHECK ("cases"."kind" in ('event', 'question', 'call', 'visitor'));--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_reason_known" CHECK ("cases"."reason" in ('needs-help', 'medical-without-room', 'phrase', 'no-bed-tonight', 'not-answered', 'under-order', 'under-warning', 'call-requested', 'quiet-day', 'visitor-phrase', 'visitor', 'by-hand'));--> statement-breakpoint
-- A household can cancel its own call.
INSERT INTO "moves" ("machine", "from_state", "to_state", "mover") VALUES
	('case', 'open', 'closed', 'member'),
	('case', 'waiting', 'closed', 'member');
