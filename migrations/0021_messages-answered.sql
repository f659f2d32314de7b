CREATE TABLE "contact_events" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"message_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author" uuid,
	"subject" uuid,
	"text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_events_kind_known" CHECK ("contact_events"."kind" in ('note', 'assigned', 'unassigned', 'closed', 'reopened'))
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"author" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mail" text DEFAULT 'due' NOT NULL,
	"mail_try_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "contact_replies_mail_known" CHECK ("contact_replies"."mail" in ('due', 'sent', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() + interval '24 hours' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "assignee" uuid;--> statement-breakpoint
-- Until now messages were answered from the mailbox they were forwarded to. What is older than a week is not owed an answer by this list.
UPDATE "contact_messages" SET "due_at" = "created_at" + interval '24 hours', "status" = CASE WHEN "created_at" < now() - interval '7 days' THEN 'closed' ELSE 'open' END;--> statement-breakpoint
INSERT INTO "contact_events" ("message_id", "kind", "text") SELECT "id", 'closed', 'Closed when this list began: it was answered from the mailbox.' FROM "contact_messages" WHERE "status" = 'closed';--> statement-breakpoint
ALTER TABLE "contact_events" ADD CONSTRAINT "contact_events_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_events" ADD CONSTRAINT "contact_events_author_users_id_fk" FOREIGN KEY ("author") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_events" ADD CONSTRAINT "contact_events_subject_users_id_fk" FOREIGN KEY ("subject") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_author_users_id_fk" FOREIGN KEY ("author") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_events_message_id_created_at_index" ON "contact_events" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_events_author_index" ON "contact_events" USING btree ("author");--> statement-breakpoint
CREATE INDEX "contact_events_subject_index" ON "contact_events" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "contact_replies_message_id_created_at_index" ON "contact_replies" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_replies_author_index" ON "contact_replies" USING btree ("author");--> statement-breakpoint
CREATE INDEX "contact_replies_mail_due" ON "contact_replies" USING btree ("created_at") WHERE "contact_replies"."mail" = 'due';--> statement-breakpoint
CREATE INDEX "contact_replies_mail_refused" ON "contact_replies" USING btree ("created_at") WHERE "contact_replies"."mail" = 'refused';--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_users_id_fk" FOREIGN KEY ("assignee") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_status_due_at_id_index" ON "contact_messages" USING btree ("status","due_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_due_at_id_index" ON "contact_messages" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_assignee_index" ON "contact_messages" USING btree ("assignee");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_status_known" CHECK ("contact_messages"."status" in ('open', 'answered', 'closed'));