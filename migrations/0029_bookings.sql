CREATE TABLE "benefit_checks" (
	"home_id" uuid NOT NULL,
	"incident_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "benefit_checks_home_id_incident_id_pk" PRIMARY KEY("home_id","incident_id")
);
--> statement-breakpoint
CREATE TABLE "benefit_uses" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"home_id" uuid NOT NULL,
	"benefit" text NOT NULL,
	"span" uuid NOT NULL,
	"n" smallint NOT NULL,
	"allowed" smallint NOT NULL,
	"started_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"freed_at" timestamp with time zone,
	CONSTRAINT "benefit_uses_benefit_known" CHECK ("benefit_uses"."benefit" in ('contractor-dispatch', 'claim-help', 'pet-boarding', 'animal-trailer', 'medical-supplies')),
	CONSTRAINT "benefit_uses_within_plan" CHECK ("benefit_uses"."n" between 1 and "benefit_uses"."allowed"),
	CONSTRAINT "benefit_uses_started_by_known" CHECK ("benefit_uses"."started_by" in ('order', 'member', 'agent'))
);
--> statement-breakpoint
CREATE TABLE "booking_asks" (
	"booking_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"round" smallint NOT NULL,
	"partner_kind" text NOT NULL,
	"places" date[] DEFAULT '{}' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "booking_asks_booking_id_round_partner_id_pk" PRIMARY KEY("booking_id","round","partner_id"),
	CONSTRAINT "booking_asks_outcome_known" CHECK ("booking_asks"."outcome" in ('yes', 'no', 'silent', 'broken', 'withdrawn', 'refused', 'done', 'failed')),
	CONSTRAINT "booking_asks_end_has_outcome" CHECK ("booking_asks"."ended_at" is null or "booking_asks"."outcome" is not null)
);
--> statement-breakpoint
CREATE TABLE "booking_events" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"booking_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" uuid,
	"partner_id" uuid,
	"code" text,
	"words" "bytea",
	CONSTRAINT "booking_events_kind_known" CHECK ("booking_events"."kind" in ('created', 'changed', 'asked', 'offered', 'quoted', 'agreed', 'refused', 'confirmed', 'declined', 'silent', 'broken', 'blocked', 'lapsed', 'stuck', 'started', 'done', 'failed', 'canceled', 'rated')),
	CONSTRAINT "booking_events_by_known" CHECK ("booking_events"."by" in ('member', 'agent', 'operations', 'partner', 'engine', 'clock'))
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ref" text NOT NULL,
	"home_id" uuid NOT NULL,
	"case_id" uuid,
	"kind" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"moved_by" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"time_zone" text NOT NULL,
	"window_from" timestamp with time zone,
	"window_to" timestamp with time zone,
	"lat" double precision,
	"lng" double precision,
	"details" "bytea" NOT NULL,
	"people" uuid[] DEFAULT '{}' NOT NULL,
	"pets" uuid[] DEFAULT '{}' NOT NULL,
	"needs" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"payer" text NOT NULL,
	"benefit" text,
	"order_id" uuid,
	"limit_cents" integer DEFAULT 0 NOT NULL,
	"quote_cents" integer,
	"quote_until" timestamp with time zone,
	"partner_id" uuid,
	"partner_kind" text,
	"answer_by" timestamp with time zone,
	"confirmation" text,
	"contact_name" text,
	"door_code" "bytea",
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"round" smallint DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_kind_known" CHECK ("bookings"."kind" in ('hotel-nights', 'pet-boarding', 'child-care', 'travel', 'ride', 'meals', 'tutor', 'contractor-visit', 'architect', 'claim-help', 'emergency-help', 'medical-supply', 'animal-transport', 'mover', 'debris', 'storage')),
	CONSTRAINT "bookings_state_known" CHECK ("bookings"."state" in ('draft', 'asked', 'offering', 'quoted', 'confirmed', 'under-way', 'done', 'failed', 'stuck', 'canceled')),
	CONSTRAINT "bookings_payer_known" CHECK ("bookings"."payer" in ('plan', 'points', 'card', 'at-partner')),
	CONSTRAINT "bookings_benefit_known" CHECK ("bookings"."benefit" in ('contractor-dispatch', 'claim-help', 'pet-boarding', 'animal-trailer', 'medical-supplies')),
	CONSTRAINT "bookings_partner_kind_known" CHECK ("bookings"."partner_kind" in ('hotel', 'kennel', 'vet', 'contractor', 'mover', 'child-care', 'tutor', 'driver', 'meals', 'medical-supplier', 'architect', 'insurance-rep', 'travel-desk', 'storage', 'supplier', 'shelter', 'responder')),
	CONSTRAINT "bookings_plan_has_benefit" CHECK (("bookings"."payer" = 'plan') = ("bookings"."benefit" is not null)),
	CONSTRAINT "bookings_dated" CHECK ("bookings"."state" in ('draft', 'canceled') or ("bookings"."starts_at" is not null and "bookings"."ends_at" is not null and "bookings"."lat" is not null and "bookings"."lng" is not null)),
	CONSTRAINT "bookings_end_after_start" CHECK ("bookings"."ends_at" >= "bookings"."starts_at"),
	CONSTRAINT "bookings_window_whole" CHECK (("bookings"."window_from" is null) = ("bookings"."window_to" is null) and "bookings"."window_to" >= "bookings"."window_from"),
	CONSTRAINT "bookings_place_whole" CHECK (("bookings"."lat" is null) = ("bookings"."lng" is null)),
	CONSTRAINT "bookings_partner_while_live" CHECK (case when "bookings"."state" in ('offering', 'quoted', 'confirmed', 'under-way', 'done') then "bookings"."partner_id" is not null and "bookings"."partner_kind" is not null
        when "bookings"."state" in ('draft', 'asked', 'stuck') then "bookings"."partner_id" is null else true end),
	CONSTRAINT "bookings_yes_has_number" CHECK ("bookings"."state" not in ('confirmed', 'under-way', 'done') or "bookings"."confirmation" <> ''),
	CONSTRAINT "bookings_quote_has_price" CHECK ("bookings"."state" <> 'quoted' or ("bookings"."quote_cents" is not null and "bookings"."quote_until" is not null)),
	CONSTRAINT "bookings_amounts_not_negative" CHECK ("bookings"."quote_cents" >= 0 and "bookings"."limit_cents" >= 0),
	CONSTRAINT "bookings_ref_sayable" CHECK ("bookings"."ref" ~ '^[ACDEFGHJKMNPQRTUVWXY34679]{3}-[ACDEFGHJKMNPQRTUVWXY34679]{3}$')
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"booking_id" uuid NOT NULL,
	"rater" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"words" "bytea",
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ratings_booking_id_rater_pk" PRIMARY KEY("booking_id","rater"),
	CONSTRAINT "ratings_one_to_five" CHECK ("ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "supply_plans" (
	"home_id" uuid PRIMARY KEY NOT NULL,
	"details" "bytea" NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"agreed_by" uuid
);
--> statement-breakpoint
ALTER TABLE "case_events" DROP CONSTRAINT "case_events_kind_known";--> statement-breakpoint
ALTER TABLE "cases" DROP CONSTRAINT "cases_reason_known";--> statement-breakpoint
ALTER TABLE "benefit_checks" ADD CONSTRAINT "benefit_checks_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_uses" ADD CONSTRAINT "benefit_uses_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_uses" ADD CONSTRAINT "benefit_uses_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_asks" ADD CONSTRAINT "booking_asks_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_asks" ADD CONSTRAINT "booking_asks_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_rater_users_id_fk" FOREIGN KEY ("rater") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_plans" ADD CONSTRAINT "supply_plans_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_plans" ADD CONSTRAINT "supply_plans_agreed_by_users_id_fk" FOREIGN KEY ("agreed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "benefit_uses_once" ON "benefit_uses" USING btree ("home_id","benefit","span","n") WHERE "benefit_uses"."freed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "benefit_uses_started_once" ON "benefit_uses" USING btree ("home_id","benefit","span") WHERE "benefit_uses"."started_by" = 'order';--> statement-breakpoint
CREATE INDEX "booking_asks_partner_id_index" ON "booking_asks" USING btree ("partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_asks_one_live" ON "booking_asks" USING btree ("booking_id") WHERE "booking_asks"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "booking_events_booking_id_at_index" ON "booking_events" USING btree ("booking_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_ref_key" ON "bookings" USING btree ("ref");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_order_key" ON "bookings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bookings_home_id_created_at_index" ON "bookings" USING btree ("home_id","created_at");--> statement-breakpoint
CREATE INDEX "bookings_case_id_index" ON "bookings" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "bookings_partner_id_state_index" ON "bookings" USING btree ("partner_id","state");--> statement-breakpoint
CREATE INDEX "bookings_tended" ON "bookings" USING btree ("state","updated_at") WHERE "bookings"."state" in ('draft', 'quoted', 'under-way', 'stuck');--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_kind_known" CHECK ("case_events"."kind" in ('opened', 'raised', 'lowered', 'claimed', 'returned', 'assigned', 'offered', 'handed-over', 'not-handed-over', 'viewed', 'noted', 'called', 'requested', 'booking-stuck', 'waiting', 'reminder-set', 'merged', 'reopened', 'closed'));--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_reason_known" CHECK ("cases"."reason" in ('needs-help', 'medical-without-room', 'phrase', 'no-bed-tonight', 'not-answered', 'booking-urgent', 'under-order', 'under-warning', 'call-requested', 'booking-stuck', 'quiet-day', 'visitor-phrase', 'visitor', 'by-hand'));--> statement-breakpoint
INSERT INTO "moves" ("machine", "from_state", "to_state", "mover") VALUES
	('booking', 'draft', 'asked', 'member'),
	('booking', 'draft', 'asked', 'agent'),
	('booking', 'draft', 'asked', 'engine'),
	('booking', 'draft', 'canceled', 'member'),
	('booking', 'draft', 'canceled', 'agent'),
	('booking', 'draft', 'canceled', 'clock'),
	('booking', 'asked', 'offering', 'engine'),
	('booking', 'asked', 'offering', 'agent'),
	('booking', 'asked', 'stuck', 'engine'),
	('booking', 'asked', 'canceled', 'member'),
	('booking', 'asked', 'canceled', 'agent'),
	('booking', 'offering', 'quoted', 'partner'),
	('booking', 'offering', 'confirmed', 'partner'),
	('booking', 'offering', 'confirmed', 'agent'),
	('booking', 'offering', 'asked', 'partner'),
	('booking', 'offering', 'asked', 'clock'),
	('booking', 'offering', 'asked', 'operations'),
	('booking', 'offering', 'asked', 'member'),
	('booking', 'offering', 'asked', 'agent'),
	('booking', 'offering', 'canceled', 'member'),
	('booking', 'offering', 'canceled', 'agent'),
	('booking', 'quoted', 'confirmed', 'member'),
	('booking', 'quoted', 'confirmed', 'agent'),
	('booking', 'quoted', 'asked', 'member'),
	('booking', 'quoted', 'asked', 'agent'),
	('booking', 'quoted', 'asked', 'clock'),
	('booking', 'quoted', 'asked', 'partner'),
	('booking', 'quoted', 'asked', 'operations'),
	('booking', 'quoted', 'canceled', 'member'),
	('booking', 'quoted', 'canceled', 'agent'),
	('booking', 'stuck', 'asked', 'agent'),
	('booking', 'stuck', 'asked', 'engine'),
	('booking', 'stuck', 'asked', 'member'),
	('booking', 'stuck', 'confirmed', 'agent'),
	('booking', 'stuck', 'canceled', 'member'),
	('booking', 'stuck', 'canceled', 'agent'),
	('booking', 'stuck', 'canceled', 'clock'),
	('booking', 'confirmed', 'asked', 'partner'),
	('booking', 'confirmed', 'asked', 'operations'),
	('booking', 'confirmed', 'asked', 'member'),
	('booking', 'confirmed', 'asked', 'agent'),
	('booking', 'confirmed', 'under-way', 'partner'),
	('booking', 'confirmed', 'under-way', 'member'),
	('booking', 'confirmed', 'under-way', 'agent'),
	('booking', 'confirmed', 'failed', 'member'),
	('booking', 'confirmed', 'failed', 'agent'),
	('booking', 'confirmed', 'canceled', 'member'),
	('booking', 'confirmed', 'canceled', 'agent'),
	('booking', 'under-way', 'done', 'partner'),
	('booking', 'under-way', 'done', 'member'),
	('booking', 'under-way', 'done', 'agent'),
	('booking', 'under-way', 'done', 'clock'),
	('booking', 'under-way', 'failed', 'member'),
	('booking', 'under-way', 'failed', 'agent'),
	('booking', 'failed', 'asked', 'member'),
	('booking', 'failed', 'asked', 'agent'),
	('booking', 'failed', 'canceled', 'agent'),
	('booking', 'done', 'failed', 'member'),
	('booking', 'done', 'failed', 'agent');--> statement-breakpoint
CREATE TRIGGER "bookings_moves" BEFORE INSERT OR UPDATE ON "bookings" FOR EACH ROW EXECUTE FUNCTION "refuse_state_change"('booking', 'draft');--> statement-breakpoint
-- History stays as it was written, and goes only with its booking.
CREATE FUNCTION "refuse_booking_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "bookings" WHERE "id" = OLD."booking_id") THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'booking_events are append-only' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "booking_events_append_only" BEFORE DELETE OR UPDATE ON "booking_events" FOR EACH ROW EXECUTE FUNCTION "refuse_booking_event_change"();--> statement-breakpoint
CREATE TRIGGER "booking_events_no_truncate" BEFORE TRUNCATE ON "booking_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_booking_event_change"();
