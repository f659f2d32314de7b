CREATE TABLE "information_events" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"url" text,
	"shape" jsonb NOT NULL,
	"shape_hash" text NOT NULL,
	"message_ids" text[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"published_version" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"announced_by" uuid,
	CONSTRAINT "information_events_kind_known" CHECK ("information_events"."kind" in ('shelter-in-place', 'advisories', 'red-flag', 'power-shutoff')),
	CONSTRAINT "information_events_published" CHECK ("information_events"."published_version" between 0 and "information_events"."version"),
	CONSTRAINT "information_events_ended" CHECK (("information_events"."ended_at" is null) = ("information_events"."end_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "bulletins" (
	"event_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "bulletins_event_id_version_user_id_pk" PRIMARY KEY("event_id","version","user_id"),
	CONSTRAINT "bulletins_state_known" CHECK ("bulletins"."state" in ('due', 'sent', 'skipped', 'refused')),
	CONSTRAINT "bulletins_done" CHECK (("bulletins"."state" = 'due') = ("bulletins"."done_at" is null))
);
--> statement-breakpoint
CREATE TABLE "tip_sends" (
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"half" smallint NOT NULL,
	"tip" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "tip_sends_user_id_month_half_pk" PRIMARY KEY("user_id","month","half"),
	CONSTRAINT "tip_sends_half" CHECK ("tip_sends"."half" in (1, 2)),
	CONSTRAINT "tip_sends_month" CHECK ("tip_sends"."month" ~ '^[0-9]{4}-[0-9]{2}$')
);
--> statement-breakpoint
ALTER TABLE "information_events" ADD CONSTRAINT "information_events_announced_by_users_id_fk" FOREIGN KEY ("announced_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletins" ADD CONSTRAINT "bulletins_event_id_information_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."information_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletins" ADD CONSTRAINT "bulletins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletins" ADD CONSTRAINT "bulletins_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_sends" ADD CONSTRAINT "tip_sends_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "information_events_key" ON "information_events" USING btree ("key");--> statement-breakpoint
CREATE INDEX "information_events_unpublished" ON "information_events" USING btree ("changed_at") WHERE "information_events"."published_version" < "information_events"."version";--> statement-breakpoint
CREATE INDEX "information_events_in_force" ON "information_events" USING btree ("ends_at") WHERE "information_events"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "bulletins_user_id_index" ON "bulletins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bulletins_home_id_index" ON "bulletins" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "bulletins_due" ON "bulletins" USING btree ("at") WHERE "bulletins"."state" = 'due';