CREATE TABLE "partner_capabilities" (
	"partner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"limits" jsonb NOT NULL,
	"miles" smallint,
	"counties" text[],
	CONSTRAINT "partner_capabilities_partner_id_kind_pk" PRIMARY KEY("partner_id","kind"),
	CONSTRAINT "partner_capabilities_kind_known" CHECK ("partner_capabilities"."kind" in ('hotel', 'kennel', 'vet', 'contractor', 'mover', 'child-care', 'tutor', 'driver', 'meals', 'medical-supplier', 'architect', 'insurance-rep', 'travel-desk', 'storage', 'supplier', 'shelter', 'responder')),
	CONSTRAINT "partner_capabilities_one_area" CHECK (("partner_capabilities"."miles" is null) <> ("partner_capabilities"."counties" is null)),
	CONSTRAINT "partner_capabilities_miles_in_range" CHECK ("partner_capabilities"."miles" between 1 and 500),
	CONSTRAINT "partner_capabilities_some_county" CHECK (cardinality("partner_capabilities"."counties") > 0)
);
--> statement-breakpoint
CREATE TABLE "partner_contacts" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"partner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"email" text,
	"phone" text,
	"language" text DEFAULT 'en' NOT NULL,
	"position" smallint DEFAULT 1 NOT NULL,
	"on_from" time,
	"on_to" time,
	"proven_at" timestamp with time zone,
	"bounced_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_contacts_role_known" CHECK ("partner_contacts"."role" in ('desk', 'dispatch', 'billing')),
	CONSTRAINT "partner_contacts_language_known" CHECK ("partner_contacts"."language" in ('en', 'es')),
	CONSTRAINT "partner_contacts_reachable" CHECK ("partner_contacts"."email" is not null or "partner_contacts"."phone" is not null),
	CONSTRAINT "partner_contacts_hours_whole" CHECK (("partner_contacts"."on_from" is null) = ("partner_contacts"."on_to" is null))
);
--> statement-breakpoint
CREATE TABLE "partner_days" (
	"partner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"capacity" integer NOT NULL,
	"free" integer NOT NULL,
	CONSTRAINT "partner_days_partner_id_kind_day_pk" PRIMARY KEY("partner_id","kind","day"),
	CONSTRAINT "partner_days_kind_known" CHECK ("partner_days"."kind" in ('hotel', 'kennel', 'vet', 'contractor', 'mover', 'child-care', 'tutor', 'driver', 'meals', 'medical-supplier', 'architect', 'insurance-rep', 'travel-desk', 'storage', 'supplier', 'shelter', 'responder')),
	CONSTRAINT "partner_days_never_overbooked" CHECK ("partner_days"."free" between 0 and "partner_days"."capacity")
);
--> statement-breakpoint
CREATE TABLE "partner_hours" (
	"partner_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"opens" time NOT NULL,
	"closes" time NOT NULL,
	CONSTRAINT "partner_hours_partner_id_weekday_pk" PRIMARY KEY("partner_id","weekday"),
	CONSTRAINT "partner_hours_weekday_known" CHECK ("partner_hours"."weekday" between 0 and 7)
);
--> statement-breakpoint
CREATE TABLE "partner_documents" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"partner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"expires_on" date NOT NULL,
	"checked_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_documents_kind_known" CHECK ("partner_documents"."kind" in ('license', 'insurance', 'agreement'))
);
--> statement-breakpoint
CREATE TABLE "partner_proofs" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"contact_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"email" text,
	"phone" text,
	"mail" text NOT NULL,
	"sms" text NOT NULL,
	"try_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" text,
	CONSTRAINT "partner_proofs_mail_known" CHECK ("partner_proofs"."mail" in ('due', 'sent', 'refused', 'none')),
	CONSTRAINT "partner_proofs_sms_known" CHECK ("partner_proofs"."sms" in ('due', 'sent', 'refused', 'none')),
	CONSTRAINT "partner_proofs_expire" CHECK ("partner_proofs"."expires_at" > "partner_proofs"."created_at" and "partner_proofs"."expires_at" <= "partner_proofs"."created_at" + interval '90 days'),
	CONSTRAINT "partner_proofs_confirmed_by" CHECK (("partner_proofs"."confirmed_at" is null) = ("partner_proofs"."confirmed_by" is null))
);
--> statement-breakpoint
CREATE TABLE "partner_rates" (
	"partner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"valid_from" date NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "partner_rates_partner_id_kind_unit_valid_from_pk" PRIMARY KEY("partner_id","kind","unit","valid_from"),
	CONSTRAINT "partner_rates_kind_known" CHECK ("partner_rates"."kind" in ('hotel', 'kennel', 'vet', 'contractor', 'mover', 'child-care', 'tutor', 'driver', 'meals', 'medical-supplier', 'architect', 'insurance-rep', 'travel-desk', 'storage', 'supplier', 'shelter', 'responder')),
	CONSTRAINT "partner_rates_unit_known" CHECK ("partner_rates"."unit" in ('night', 'day', 'hour', 'visit', 'ride', 'mile', 'item', 'month')),
	CONSTRAINT "partner_rates_not_negative" CHECK ("partner_rates"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state_code" text NOT NULL,
	"zip" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"phone" text NOT NULL,
	"time_zone" text NOT NULL,
	"state" text DEFAULT 'candidate' NOT NULL,
	"moved_by" text,
	"state_reason" text,
	"unblock_asked_by" uuid,
	"unblocked_by" uuid,
	"fit_until" date,
	"grace_until" date,
	"listing" jsonb NOT NULL,
	"rating" double precision,
	"is_sample" boolean DEFAULT false NOT NULL,
	"seed_key" text,
	"seed_fingerprint" text,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partners_kind_known" CHECK ("partners"."kind" in ('hotel', 'kennel', 'vet', 'contractor', 'mover', 'child-care', 'tutor', 'driver', 'meals', 'medical-supplier', 'architect', 'insurance-rep', 'travel-desk', 'storage', 'supplier', 'shelter', 'responder')),
	CONSTRAINT "partners_state_known" CHECK ("partners"."state" in ('candidate', 'active', 'paused', 'blocked', 'ended')),
	CONSTRAINT "partners_state_code_two_letters" CHECK ("partners"."state_code" ~ '^[A-Z]{2}$'),
	CONSTRAINT "partners_rating_in_range" CHECK ("partners"."rating" between 0 and 5),
	CONSTRAINT "partners_on_earth" CHECK ("partners"."lat" between -90 and 90 and "partners"."lng" between -180 and 180),
	CONSTRAINT "partners_unblocked_by_two" CHECK ("partners"."unblocked_by" <> "partners"."unblock_asked_by")
);
--> statement-breakpoint
ALTER TABLE "partner_capabilities" ADD CONSTRAINT "partner_capabilities_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_contacts" ADD CONSTRAINT "partner_contacts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_days" ADD CONSTRAINT "partner_days_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_hours" ADD CONSTRAINT "partner_hours_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_documents" ADD CONSTRAINT "partner_documents_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_documents" ADD CONSTRAINT "partner_documents_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_proofs" ADD CONSTRAINT "partner_proofs_contact_id_partner_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."partner_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_rates" ADD CONSTRAINT "partner_rates_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_unblock_asked_by_users_id_fk" FOREIGN KEY ("unblock_asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_unblocked_by_users_id_fk" FOREIGN KEY ("unblocked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_capabilities_kind_index" ON "partner_capabilities" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "partner_contacts_partner_id_index" ON "partner_contacts" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "partner_contacts_phone_index" ON "partner_contacts" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "partner_documents_partner_id_index" ON "partner_documents" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "partner_proofs_contact_id_created_at_index" ON "partner_proofs" USING btree ("contact_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_proofs_token" ON "partner_proofs" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "partner_proofs_due" ON "partner_proofs" USING btree ("created_at") WHERE "partner_proofs"."mail" = 'due' or "partner_proofs"."sms" = 'due';--> statement-breakpoint
CREATE UNIQUE INDEX "partners_seed_key" ON "partners" USING btree ("seed_key");--> statement-breakpoint
CREATE INDEX "partners_used" ON "partners" USING btree ("kind","state");--> statement-breakpoint
CREATE INDEX "partners_hotel_place" ON "partners" USING gist (point("lng" * 0.8, "lat")) WHERE "partners"."kind" = 'hotel';--> statement-breakpoint
-- Hotels become partners with the same ids. They have no documents yet, so they are accepted for 90 days: an order
-- on the day of this change must still find rooms.
INSERT INTO "partners" ("id", "kind", "name", "address", "city", "state_code", "zip", "lat", "lng", "phone", "time_zone", "state", "fit_until", "grace_until", "listing", "is_sample", "created_at", "updated_at")
SELECT "id", 'hotel', "name", "address", "city", "state", "zip", "lat", "lng", "phone",
	CASE WHEN "state" = 'AZ' THEN 'America/Phoenix' ELSE 'America/Los_Angeles' END,
	CASE WHEN "is_active" THEN 'active' ELSE 'paused' END, current_date + 90, current_date + 90,
	'{"networkStatus": "in_network", "capacity": null, "amenities": [], "services": [], "emergencyFeatures": [], "priceRange": null, "isLimited": false, "responseTime": null, "coverage": null}',
	"is_sample", "created_at", "updated_at"
FROM "hotels";--> statement-breakpoint
-- The map's own list moves here, with the same 90 days: real shelters stay on the map and on the evacuation page.
-- Built-in samples get their documents and contacts when the server starts.
INSERT INTO "partners" ("kind", "name", "address", "city", "state_code", "zip", "lat", "lng", "phone", "time_zone", "state", "fit_until", "grace_until", "listing", "rating", "is_sample", "seed_key", "seed_fingerprint", "edited_at")
SELECT CASE "type" WHEN 'hotel' THEN 'hotel' WHEN 'pet_boarding' THEN 'kennel' WHEN 'emergency_services' THEN 'responder'
		WHEN 'medical' THEN 'medical-supplier' WHEN 'emergency_shelter' THEN 'shelter' WHEN 'transportation' THEN 'driver'
		WHEN 'veterinary' THEN 'vet' WHEN 'emergency_supplies' THEN 'supplier' ELSE 'meals' END,
	"name", split_part("address", ', ', 1), coalesce(nullif(split_part("address", ', ', 2), ''), '-'),
	coalesce(substring("address" from ', ([A-Z]{2}) [0-9]{5}$'), 'CA'), coalesce(substring("address" from '([0-9]{5})$'), '00000'),
	"lat", "lng", '+1' || right(regexp_replace("contact_phone", '[^0-9]', '', 'g'), 10), 'America/Los_Angeles',
	CASE WHEN "removed_at" IS NOT NULL THEN 'ended' WHEN "availability" = 'unavailable' THEN 'paused'
		ELSE 'active' END,
	current_date + 90, current_date + 90,
	jsonb_build_object('networkStatus', "network_status", 'capacity', "capacity", 'amenities', to_jsonb("amenities"),
		'services', to_jsonb("services"), 'emergencyFeatures', to_jsonb("emergency_features"), 'priceRange', "price_range",
		'isLimited', "availability" = 'limited', 'responseTime', "response_time", 'coverage', "coverage"),
	"rating", "is_sample", "id", coalesce("seed_fingerprint", ''), CASE WHEN "seed_fingerprint" IS NULL THEN coalesce("edited_at", now()) ELSE "edited_at" END
FROM "risk_partners";--> statement-breakpoint
DROP TABLE "risk_partners" CASCADE;--> statement-breakpoint
ALTER TABLE "hotels" DROP CONSTRAINT "hotels_on_earth";--> statement-breakpoint
DROP INDEX "hotels_place";--> statement-breakpoint
ALTER TABLE "hotels" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_id_partners_id_fk" FOREIGN KEY ("id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "address";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "city";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "state";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "zip";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "lat";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "lng";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "phone";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "is_active";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "is_sample";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "created_at";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "updated_at";--> statement-breakpoint
-- Hotels with what the register knows of them.
CREATE VIEW "hotel_places" AS
SELECT h."id", p."name", p."address", p."city", p."state_code" AS "state", p."zip", p."lat", p."lng", h."stars", p."phone",
	p."state" = 'active' AS "is_active", p."fit_until", p."is_sample", p."created_at", p."updated_at"
FROM "hotels" h JOIN "partners" p ON p."id" = h."id" AND p."kind" = 'hotel';--> statement-breakpoint
INSERT INTO "moves" ("machine", "from_state", "to_state", "mover") VALUES
	('partner', 'candidate', 'active', 'operations'),
	('partner', 'candidate', 'ended', 'operations'),
	('partner', 'active', 'paused', 'partner'),
	('partner', 'active', 'paused', 'agent'),
	('partner', 'active', 'paused', 'operations'),
	('partner', 'active', 'blocked', 'operations'),
	('partner', 'active', 'ended', 'operations'),
	('partner', 'paused', 'active', 'partner'),
	('partner', 'paused', 'active', 'operations'),
	('partner', 'paused', 'blocked', 'operations'),
	('partner', 'paused', 'ended', 'operations'),
	('partner', 'blocked', 'paused', 'operations'),
	('partner', 'blocked', 'ended', 'operations');--> statement-breakpoint
CREATE TRIGGER "partners_moves" BEFORE INSERT OR UPDATE ON "partners" FOR EACH ROW EXECUTE FUNCTION "refuse_state_change"('partner', 'candidate');--> statement-breakpoint
-- Unblocking needs two people: one who asked before, and another who does it. A block clears both.
CREATE FUNCTION "refuse_single_unblock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."state" = 'blocked' AND OLD."state" <> 'blocked' THEN
		NEW."unblock_asked_by" := NULL;
		NEW."unblocked_by" := NULL;
	ELSIF OLD."state" = 'blocked' AND NEW."state" = 'paused' AND (
		OLD."unblock_asked_by" IS NULL OR NEW."unblock_asked_by" IS DISTINCT FROM OLD."unblock_asked_by"
		OR NEW."unblocked_by" IS NULL OR NEW."unblocked_by" = OLD."unblock_asked_by"
	) THEN
		RAISE EXCEPTION 'unblocking a partner needs two people' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "partners_unblock_by_two" BEFORE UPDATE ON "partners" FOR EACH ROW EXECUTE FUNCTION "refuse_single_unblock"();
