CREATE TABLE "clock_checks" (
	"clock_id" text NOT NULL,
	"checked_on" date NOT NULL,
	"checked_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clock_checks_clock_id_checked_on_pk" PRIMARY KEY("clock_id","checked_on")
);
--> statement-breakpoint
CREATE TABLE "disaster_dates" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"disaster_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"version" smallint NOT NULL,
	"day" date NOT NULL,
	"link" text NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"entered_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "disaster_dates_version_key" UNIQUE("disaster_id","kind","subject","version"),
	CONSTRAINT "disaster_dates_kind_known" CHECK ("disaster_dates"."kind" in ('event', 'published')),
	CONSTRAINT "disaster_dates_version_counted" CHECK ("disaster_dates"."version" >= 1),
	CONSTRAINT "disaster_dates_link_safe" CHECK ("disaster_dates"."link" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "disasters" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "disasters_state_known" CHECK ("disasters"."state" in ('CA', 'NV', 'AZ'))
);
--> statement-breakpoint
CREATE TABLE "recoveries" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"home_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"incident_id" uuid,
	"disaster_id" uuid,
	"disaster_since" timestamp with time zone,
	"started_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "recoveries_of_home" UNIQUE("id","home_id"),
	CONSTRAINT "recoveries_origin_known" CHECK ("recoveries"."origin" in ('order', 'loss')),
	CONSTRAINT "recoveries_order_named" CHECK (("recoveries"."origin" = 'order') = ("recoveries"."incident_id" is not null)),
	CONSTRAINT "recoveries_disaster_dated" CHECK (("recoveries"."disaster_id" is null) = ("recoveries"."disaster_since" is null))
);
--> statement-breakpoint
CREATE TABLE "recovery_facts" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"recovery_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"fact_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"evidence" text NOT NULL,
	"note" "bytea",
	"document_id" uuid,
	"recorded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_facts_version_key" UNIQUE("recovery_id","fact_id","version"),
	CONSTRAINT "recovery_facts_kind_known" CHECK ("recovery_facts"."kind" in ('event', 'flag', 'extension', 'done')),
	CONSTRAINT "recovery_facts_evidence_known" CHECK ("recovery_facts"."evidence" in ('document', 'letter', 'call', 'order', 'published', 'statement')),
	CONSTRAINT "recovery_facts_version_counted" CHECK ("recovery_facts"."version" >= 1),
	CONSTRAINT "recovery_facts_begins" CHECK ("recovery_facts"."version" > 1 or not "recovery_facts"."is_withdrawn"),
	CONSTRAINT "recovery_facts_loss_stays" CHECK ("recovery_facts"."subject" <> 'loss_date' or not "recovery_facts"."is_withdrawn")
);
--> statement-breakpoint
CREATE TABLE "recovery_feeds" (
	"home_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_feeds_home_id_user_id_pk" PRIMARY KEY("home_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_records" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"recovery_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"parent_id" uuid,
	"parent_kind" text,
	"slot" text,
	"file_id" uuid,
	"details" "bytea" NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_records_parent_key" UNIQUE("id","recovery_id","kind"),
	CONSTRAINT "recovery_records_kind_known" CHECK ("recovery_records"."kind" in ('contact', 'adjuster', 'receipt', 'expense', 'payment', 'normal', 'claim', 'estimate', 'settlement')),
	CONSTRAINT "recovery_records_parent_whole" CHECK (("recovery_records"."parent_id" is null) = ("recovery_records"."parent_kind" is null)),
	CONSTRAINT "recovery_records_parent_fits" CHECK (case "recovery_records"."kind" when 'payment' then "recovery_records"."parent_kind" is not distinct from 'expense'
        when 'expense' then "recovery_records"."parent_kind" is null or "recovery_records"."parent_kind" = 'receipt' else "recovery_records"."parent_kind" is null end),
	CONSTRAINT "recovery_records_receipt_stored" CHECK (("recovery_records"."kind" = 'receipt') = ("recovery_records"."file_id" is not null)),
	CONSTRAINT "recovery_records_slot_fits" CHECK (("recovery_records"."kind" = 'normal') = ("recovery_records"."slot" is not null))
);
--> statement-breakpoint
CREATE TABLE "recovery_reminders" (
	"recovery_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"deadline" text NOT NULL,
	"due" date NOT NULL,
	"step" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_reminders_recovery_id_user_id_deadline_due_step_pk" PRIMARY KEY("recovery_id","user_id","deadline","due","step")
);
--> statement-breakpoint
ALTER TABLE "disaster_dates" ADD CONSTRAINT "disaster_dates_disaster_id_disasters_id_fk" FOREIGN KEY ("disaster_id") REFERENCES "public"."disasters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_disaster_id_disasters_id_fk" FOREIGN KEY ("disaster_id") REFERENCES "public"."disasters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_facts" ADD CONSTRAINT "recovery_facts_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_facts" ADD CONSTRAINT "recovery_facts_recovery_fk" FOREIGN KEY ("recovery_id","home_id") REFERENCES "public"."recoveries"("id","home_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_feeds" ADD CONSTRAINT "recovery_feeds_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_feeds" ADD CONSTRAINT "recovery_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_records" ADD CONSTRAINT "recovery_records_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_records" ADD CONSTRAINT "recovery_records_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_records" ADD CONSTRAINT "recovery_records_recovery_fk" FOREIGN KEY ("recovery_id","home_id") REFERENCES "public"."recoveries"("id","home_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_records" ADD CONSTRAINT "recovery_records_parent_fk" FOREIGN KEY ("parent_id","recovery_id","parent_kind") REFERENCES "public"."recovery_records"("id","recovery_id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_reminders" ADD CONSTRAINT "recovery_reminders_recovery_id_recoveries_id_fk" FOREIGN KEY ("recovery_id") REFERENCES "public"."recoveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_reminders" ADD CONSTRAINT "recovery_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "disasters_name_key" ON "disasters" USING btree ("state",lower("name"));--> statement-breakpoint
CREATE INDEX "recoveries_home_id_index" ON "recoveries" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "recoveries_disaster_id_index" ON "recoveries" USING btree ("disaster_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recoveries_one_open" ON "recoveries" USING btree ("home_id") WHERE "recoveries"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "recovery_facts_home_id_index" ON "recovery_facts" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "recovery_feeds_user_id_index" ON "recovery_feeds" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_feeds_token_key" ON "recovery_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "recovery_records_recovery_id_kind_day_index" ON "recovery_records" USING btree ("recovery_id","kind","day");--> statement-breakpoint
CREATE INDEX "recovery_records_home_id_index" ON "recovery_records" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "recovery_records_parent_id_index" ON "recovery_records" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_records_file_key" ON "recovery_records" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_records_slot_key" ON "recovery_records" USING btree ("recovery_id","kind","slot");--> statement-breakpoint
CREATE INDEX "recovery_reminders_user_id_index" ON "recovery_reminders" USING btree ("user_id");--> statement-breakpoint
-- Corrections are new versions. Only the deletion of the home or the disaster removes what was stated.
CREATE FUNCTION "refuse_recovery_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "recovery_facts_append_only" BEFORE UPDATE ON "recovery_facts" FOR EACH ROW EXECUTE FUNCTION "refuse_recovery_change"();--> statement-breakpoint
CREATE TRIGGER "disaster_dates_append_only" BEFORE UPDATE ON "disaster_dates" FOR EACH ROW EXECUTE FUNCTION "refuse_recovery_change"();
