CREATE TABLE "visitor_replies" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mail" text DEFAULT 'due' NOT NULL,
	"mail_try_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "visitor_replies_mail_known" CHECK ("visitor_replies"."mail" in ('due', 'sent', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"digest" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"forward" text DEFAULT 'due' NOT NULL,
	"acknowledgement" text DEFAULT 'due' NOT NULL,
	"mail_try_at" timestamp with time zone,
	CONSTRAINT "visitors_forward_known" CHECK ("visitors"."forward" in ('due', 'sent', 'given-up')),
	CONSTRAINT "visitors_acknowledgement_known" CHECK ("visitors"."acknowledgement" in ('due', 'sent', 'refused', 'withheld')),
	CONSTRAINT "visitors_email_lower_case" CHECK ("visitors"."email" = lower("visitors"."email"))
);
--> statement-breakpoint
ALTER TABLE "cases" DROP CONSTRAINT "cases_kind_known";--> statement-breakpoint
ALTER TABLE "cases" DROP CONSTRAINT "cases_reason_known";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_from_known";--> statement-breakpoint
ALTER TABLE "cases" ALTER COLUMN "home_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "from_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "visitor_replies" ADD CONSTRAINT "visitor_replies_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_replies" ADD CONSTRAINT "visitor_replies_case_id_visitors_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."visitors"("case_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visitor_replies_case_id_index" ON "visitor_replies" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "visitor_replies_mail_due" ON "visitor_replies" USING btree ("created_at") WHERE "visitor_replies"."mail" = 'due';--> statement-breakpoint
CREATE INDEX "visitor_replies_mail_refused" ON "visitor_replies" USING btree ("created_at") WHERE "visitor_replies"."mail" = 'refused';--> statement-breakpoint
CREATE INDEX "visitors_email_created_at_index" ON "visitors" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "visitors_created_at_index" ON "visitors" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "visitors_email_beginning" ON "visitors" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "visitors_words" ON "visitors" USING gin (letters_of("first_name" || ' ' || "last_name" || E'\n' || "subject"));--> statement-breakpoint
CREATE INDEX "visitors_mail_due" ON "visitors" USING btree ("created_at") WHERE "visitors"."forward" = 'due' or "visitors"."acknowledgement" = 'due';--> statement-breakpoint
CREATE INDEX "visitors_mail_failed" ON "visitors" USING btree ("created_at") WHERE "visitors"."forward" = 'given-up' or "visitors"."acknowledgement" = 'refused';--> statement-breakpoint
CREATE INDEX "cases_visitor_reference" ON "cases" USING btree (right("id"::text, 8)) WHERE "cases"."kind" = 'visitor';--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_visitor_has_no_home" CHECK (("cases"."kind" = 'visitor') = ("cases"."home_id" is null));--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_kind_known" CHECK ("cases"."kind" in ('event', 'question', 'visitor'));--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_reason_known" CHECK ("cases"."reason" in ('needs-help', 'medical-without-room', 'phrase', 'no-bed-tonight', 'not-answered', 'under-order', 'under-warning', 'quiet-day', 'visitor-phrase', 'visitor', 'by-hand'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_household_is_known" CHECK ("messages"."from_kind" <> 'household' or "messages"."from_id" is not null);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_from_known" CHECK ("messages"."from_kind" in ('household', 'visitor', 'team'));--> statement-breakpoint
-- A reply that closed a case may turn out not to be deliverable.
INSERT INTO "moves" ("machine", "from_state", "to_state", "mover") VALUES ('case', 'closed', 'open', 'clock');--> statement-breakpoint
-- Text that isn't sealed starts with a zero byte. It is allowed only where there is no home, and so no key.
CREATE FUNCTION "refuse_clear_text"("words" bytea, "in_case" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF "words" IS NOT NULL AND (get_byte("words", 0) = 0) <> EXISTS (
		SELECT 1 FROM "cases" c WHERE c."id" = "in_case" AND c."home_id" IS NULL
	) THEN
		RAISE EXCEPTION 'words of a home are sealed, and a visitor has no key' USING ERRCODE = 'check_violation';
	END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION "refuse_clear_message"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "refuse_clear_text"(NEW."body", (SELECT t."case_id" FROM "threads" t WHERE t."id" = NEW."thread_id"));
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE FUNCTION "refuse_clear_note"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "refuse_clear_text"(NEW."sealed", NEW."case_id");
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "messages_sealed" BEFORE INSERT ON "messages" FOR EACH ROW EXECUTE FUNCTION "refuse_clear_message"();--> statement-breakpoint
CREATE TRIGGER "case_events_sealed" BEFORE INSERT ON "case_events" FOR EACH ROW EXECUTE FUNCTION "refuse_clear_note"();--> statement-breakpoint
-- Every message from the contact form becomes a case with the same id, so the references people were given still find it.
DO $$
DECLARE
	"old" record;
	"new_ref" text;
BEGIN
	FOR "old" IN SELECT * FROM "contact_messages" LOOP
		LOOP
			SELECT string_agg(substr('ACDEFGHJKMNPQRTUVWXY34679', 1 + floor(random() * 25)::int, 1), '') INTO "new_ref" FROM generate_series(1, 6);
			"new_ref" := left("new_ref", 3) || '-' || right("new_ref", 3);
			EXIT WHEN NOT EXISTS (SELECT 1 FROM "cases" WHERE "ref" = "new_ref");
		END LOOP;
		INSERT INTO "cases" ("id", "ref", "kind", "severity", "reason", "opened_at", "due_at", "owner", "claimed_at", "return_at")
			VALUES ("old"."id", "new_ref", 'visitor', 4, 'visitor', "old"."created_at", CASE WHEN "old"."status" = 'open' THEN "old"."due_at" END,
				"old"."assignee", CASE WHEN "old"."assignee" IS NOT NULL THEN "old"."created_at" END,
				CASE WHEN "old"."assignee" IS NOT NULL THEN now() + interval '8 hours' END);
	END LOOP;
END
$$;--> statement-breakpoint
UPDATE "cases" c SET "state" = 'closed', "moved_by" = 'agent', "return_at" = NULL,
	"closed_at" = coalesce(m."answered_at", (SELECT max(e."created_at") FROM "contact_events" e WHERE e."message_id" = m."id" AND e."kind" = 'closed'), m."created_at"),
	"close_reason" = CASE WHEN m."answered_at" IS NULL THEN 'no-answer-needed' ELSE 'answered' END
	FROM "contact_messages" m WHERE m."id" = c."id" AND m."status" <> 'open';--> statement-breakpoint
INSERT INTO "visitors" ("case_id", "first_name", "last_name", "email", "subject", "digest", "created_at", "forward", "acknowledgement", "mail_try_at")
	SELECT "id", "first_name", "last_name", "email", "subject", sha256(convert_to("subject" || E'\n' || "message", 'UTF8')), "created_at", "forward", "acknowledgement", "mail_try_at"
	FROM "contact_messages";--> statement-breakpoint
INSERT INTO "case_clocks" ("case_id", "kind", "began_at", "due_at", "met_at")
	SELECT "id", 'answer', "created_at", greatest("created_at", "due_at"), CASE WHEN "status" <> 'open' THEN coalesce("answered_at", "created_at") END FROM "contact_messages"
	UNION ALL
	SELECT "id", 'claim', "created_at", greatest("created_at", "due_at"), NULL FROM "contact_messages" WHERE "status" = 'open' AND "assignee" IS NULL;--> statement-breakpoint
INSERT INTO "case_events" ("case_id", "at", "kind", "facts") SELECT "id", "created_at", 'opened', '{"by": "visitor"}' FROM "contact_messages";--> statement-breakpoint
INSERT INTO "case_events" ("id", "case_id", "at", "kind", "actor_id", "sealed", "facts")
	SELECT e."id", e."message_id", e."created_at",
		CASE e."kind" WHEN 'note' THEN 'noted' WHEN 'unassigned' THEN 'returned' ELSE e."kind" END,
		e."author", CASE WHEN e."text" IS NOT NULL THEN '\x00'::bytea || convert_to(e."text", 'UTF8') END,
		CASE e."kind"
			WHEN 'assigned' THEN CASE WHEN e."subject" IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('to', e."subject") END
			WHEN 'unassigned' THEN '{"why": "given-back"}'
			WHEN 'closed' THEN jsonb_build_object('reason', CASE WHEN m."answered_at" IS NULL THEN 'no-answer-needed' ELSE 'answered' END)
			WHEN 'reopened' THEN '{"by": "agent"}'
			ELSE '{}'
		END
	FROM "contact_events" e JOIN "contact_messages" m ON m."id" = e."message_id";--> statement-breakpoint
INSERT INTO "threads" ("case_id", "last_seq", "created_at")
	SELECT m."id", 1 + (SELECT count(*) FROM "contact_replies" r WHERE r."message_id" = m."id"), m."created_at" FROM "contact_messages" m;--> statement-breakpoint
INSERT INTO "messages" ("id", "thread_id", "seq", "from_kind", "from_id", "body", "at")
	SELECT m."id", t."id", 1, 'visitor', NULL, '\x00'::bytea || convert_to(m."message", 'UTF8'), m."created_at"
	FROM "contact_messages" m JOIN "threads" t ON t."case_id" = m."id";--> statement-breakpoint
INSERT INTO "messages" ("id", "thread_id", "seq", "from_kind", "from_id", "body", "at")
	SELECT r."id", t."id", 1 + row_number() OVER (PARTITION BY r."message_id" ORDER BY r."created_at", r."id"), 'team', r."author",
		'\x00'::bytea || convert_to(r."text", 'UTF8'), r."created_at"
	FROM "contact_replies" r JOIN "threads" t ON t."case_id" = r."message_id";--> statement-breakpoint
INSERT INTO "visitor_replies" ("message_id", "case_id", "created_at", "mail", "mail_try_at", "sent_at")
	SELECT "id", "message_id", "created_at", "mail", "mail_try_at", "sent_at" FROM "contact_replies";--> statement-breakpoint
DROP TABLE "contact_events";--> statement-breakpoint
DROP TABLE "contact_replies";--> statement-breakpoint
DROP FUNCTION "message_part"("contact_messages");--> statement-breakpoint
DROP TABLE "contact_messages";--> statement-breakpoint
DROP FUNCTION "messages_tallied"();--> statement-breakpoint
DELETE FROM "tallies" WHERE "list" = 'messages';--> statement-breakpoint
DELETE FROM "tally_changes" WHERE "list" = 'messages';
