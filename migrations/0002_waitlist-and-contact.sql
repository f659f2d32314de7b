CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"forwarded_at" timestamp with time zone,
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
	"left_at" timestamp with time zone,
	CONSTRAINT "waitlist_entries_email_lower_case" CHECK ("waitlist_entries"."email" = lower("waitlist_entries"."email")),
	CONSTRAINT "waitlist_entries_plan_known" CHECK ("waitlist_entries"."plan" in ('core', 'plus', 'premium')),
	CONSTRAINT "waitlist_entries_source_known" CHECK ("waitlist_entries"."source" in ('direct', 'address-search', 'pricing', 'sign-up-card', 'coverage-map')),
	CONSTRAINT "waitlist_entries_state_two_letters" CHECK ("waitlist_entries"."state" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "waitlist_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "waitlist_links" ADD CONSTRAINT "waitlist_links_entry_id_waitlist_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waitlist_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_email_created_at_index" ON "contact_messages" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_index" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_entries_address_email_key" ON "waitlist_entries" USING btree ("address_key","email");--> statement-breakpoint
CREATE INDEX "waitlist_entries_email_index" ON "waitlist_entries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "waitlist_entries_created_at_index" ON "waitlist_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "waitlist_links_entry_id_sent_at_index" ON "waitlist_links" USING btree ("entry_id","sent_at");