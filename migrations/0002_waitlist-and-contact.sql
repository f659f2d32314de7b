CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"forward" text DEFAULT 'due' NOT NULL,
	"acknowledgement" text DEFAULT 'due' NOT NULL,
	"mail_try_at" timestamp with time zone,
	CONSTRAINT "contact_messages_forward_known" CHECK ("contact_messages"."forward" in ('due', 'sent', 'given-up')),
	CONSTRAINT "contact_messages_acknowledgement_known" CHECK ("contact_messages"."acknowledgement" in ('due', 'sent', 'refused', 'withheld')),
	CONSTRAINT "contact_messages_email_lower_case" CHECK ("contact_messages"."email" = lower("contact_messages"."email"))
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"address" text NOT NULL,
	"address_key" text NOT NULL,
	"email" text NOT NULL,
	"plan" text,
	"source" text NOT NULL,
	"state" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp with time zone,
	"mail" text DEFAULT 'due' NOT NULL,
	"mail_try_at" timestamp with time zone,
	CONSTRAINT "waitlist_entries_email_lower_case" CHECK ("waitlist_entries"."email" = lower("waitlist_entries"."email")),
	CONSTRAINT "waitlist_entries_plan_known" CHECK ("waitlist_entries"."plan" in ('core', 'plus', 'premium')),
	CONSTRAINT "waitlist_entries_source_known" CHECK ("waitlist_entries"."source" in ('direct', 'address-search', 'pricing', 'sign-up-card', 'coverage-map')),
	CONSTRAINT "waitlist_entries_mail_known" CHECK ("waitlist_entries"."mail" in ('due', 'sent', 'refused', 'withheld')),
	CONSTRAINT "waitlist_entries_state_two_letters" CHECK ("waitlist_entries"."state" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "waitlist_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "waitlist_links" ADD CONSTRAINT "waitlist_links_entry_id_waitlist_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waitlist_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_email_created_at_index" ON "contact_messages" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_index" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_mail_due" ON "contact_messages" USING btree ("created_at") WHERE "contact_messages"."forward" = 'due' or "contact_messages"."acknowledgement" = 'due';--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_entries_address_email_key" ON "waitlist_entries" USING btree ("address_key","email");--> statement-breakpoint
CREATE INDEX "waitlist_entries_email_index" ON "waitlist_entries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "waitlist_entries_created_at_index" ON "waitlist_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "waitlist_entries_mail_due" ON "waitlist_entries" USING btree ("asked_at") WHERE "waitlist_entries"."mail" = 'due';--> statement-breakpoint
CREATE INDEX "waitlist_links_entry_id_index" ON "waitlist_links" USING btree ("entry_id");