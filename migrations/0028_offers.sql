CREATE TABLE "offer_lines" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"offer_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"incident_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"moved_by" text,
	"block_id" uuid,
	"rooms" smallint,
	"first_night" date,
	"nights" smallint,
	"is_on_request" boolean DEFAULT false NOT NULL,
	"confirmation" text,
	"quote_cents" integer,
	"reason" text,
	"note" text,
	"said_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "offer_lines_state_known" CHECK ("offer_lines"."state" in ('asked', 'quoted', 'confirmed', 'declined', 'lapsed', 'withdrawn', 'broken', 'no-show', 'done')),
	CONSTRAINT "offer_lines_yes_has_number" CHECK ("offer_lines"."state" not in ('confirmed', 'done', 'no-show') or "offer_lines"."confirmation" <> ''),
	CONSTRAINT "offer_lines_no_has_reason" CHECK ("offer_lines"."state" <> 'declined' or "offer_lines"."reason" is not null),
	CONSTRAINT "offer_lines_reason_known" CHECK ("offer_lines"."reason" in ('full', 'closed', 'evacuating', 'needs', 'other'))
);
--> statement-breakpoint
CREATE TABLE "offer_links" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"offer_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"email" text,
	"phone" text,
	"mail" text NOT NULL,
	"sms" text NOT NULL,
	"try_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "offer_links_kind_known" CHECK ("offer_links"."kind" in ('ask', 'remind', 'change')),
	CONSTRAINT "offer_links_mail_known" CHECK ("offer_links"."mail" in ('due', 'sent', 'refused', 'none')),
	CONSTRAINT "offer_links_sms_known" CHECK ("offer_links"."sms" in ('due', 'sent', 'refused', 'none')),
	CONSTRAINT "offer_links_expire" CHECK ("offer_links"."expires_at" > "offer_links"."created_at" and "offer_links"."expires_at" <= "offer_links"."created_at" + interval '90 days')
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"partner_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"incident_id" uuid,
	"state" text DEFAULT 'queued' NOT NULL,
	"moved_by" text,
	"due_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"step" smallint DEFAULT 0 NOT NULL,
	"step_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_topic_known" CHECK ("offers"."topic" in ('rooms', 'capacity', 'booking')),
	CONSTRAINT "offers_state_known" CHECK ("offers"."state" in ('queued', 'sent', 'unreachable', 'closed', 'withdrawn')),
	CONSTRAINT "offers_booking_has_no_incident" CHECK ("offers"."topic" = 'booking' or "offers"."incident_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "partner_codes" (
	"contact_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_devices" (
	"contact_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_devices_contact_id_token_hash_pk" PRIMARY KEY("contact_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "partner_views" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"partner_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"names" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "room_blocks" ADD COLUMN "terms" text DEFAULT 'kept' NOT NULL;--> statement-breakpoint
ALTER TABLE "home_needs" ADD COLUMN "pet_kinds" jsonb;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "silent_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offer_links" ADD CONSTRAINT "offer_links_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_links" ADD CONSTRAINT "offer_links_contact_id_partner_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."partner_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_codes" ADD CONSTRAINT "partner_codes_contact_id_partner_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."partner_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_devices" ADD CONSTRAINT "partner_devices_contact_id_partner_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."partner_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_lines_one_live" ON "offer_lines" USING btree ("incident_id","subject_id") WHERE "offer_lines"."state" in ('asked', 'quoted', 'confirmed', 'no-show');--> statement-breakpoint
CREATE INDEX "offer_lines_offer_id_index" ON "offer_lines" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offer_lines_hotel" ON "offer_lines" USING btree ("incident_id","partner_id");--> statement-breakpoint
CREATE INDEX "offer_lines_subject" ON "offer_lines" USING btree ("subject_id","asked_at");--> statement-breakpoint
CREATE INDEX "offer_lines_untold" ON "offer_lines" USING btree ("partner_id") WHERE "offer_lines"."changed_at" is not null and ("offer_lines"."told_at" is null or "offer_lines"."told_at" < "offer_lines"."changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_links_token" ON "offer_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "offer_links_offer_id_index" ON "offer_links" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offer_links_contact" ON "offer_links" USING btree ("contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_links_once" ON "offer_links" USING btree ("offer_id","contact_id","kind") WHERE "offer_links"."kind" <> 'change';--> statement-breakpoint
CREATE INDEX "offer_links_due" ON "offer_links" USING btree ("created_at") WHERE "offer_links"."mail" = 'due' or "offer_links"."sms" = 'due';--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_queued" ON "offers" USING btree ("partner_id","incident_id","topic") WHERE "offers"."state" = 'queued' and "offers"."topic" <> 'booking';--> statement-breakpoint
CREATE INDEX "offers_due" ON "offers" USING btree ("due_at") WHERE "offers"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "offers_steps" ON "offers" USING btree ("step_at") WHERE "offers"."step_at" is not null;--> statement-breakpoint
CREATE INDEX "offers_partner_id_created_at_index" ON "offers" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_incident_id_index" ON "offers" USING btree ("incident_id");--> statement-breakpoint
CREATE INDEX "partner_devices_expires_at_index" ON "partner_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "partner_views_partner_id_at_index" ON "partner_views" USING btree ("partner_id","at");--> statement-breakpoint
ALTER TABLE "room_blocks" ADD CONSTRAINT "room_blocks_terms_known" CHECK ("room_blocks"."terms" in ('kept', 'on-request'));--> statement-breakpoint
DROP VIEW "hotel_places";--> statement-breakpoint
CREATE VIEW "hotel_places" AS
SELECT h."id", p."name", p."address", p."city", p."state_code" AS "state", p."zip", p."lat", p."lng", h."stars", p."phone",
	p."state" = 'active' AS "is_active", p."fit_until", p."silent_since", p."is_sample", p."created_at", p."updated_at"
FROM "hotels" h JOIN "partners" p ON p."id" = h."id" AND p."kind" = 'hotel';--> statement-breakpoint
INSERT INTO "moves" ("machine", "from_state", "to_state", "mover") VALUES
	('offer', 'queued', 'sent', 'engine'),
	('offer', 'queued', 'unreachable', 'engine'),
	('offer', 'queued', 'closed', 'engine'),
	('offer', 'queued', 'withdrawn', 'engine'),
	('offer', 'queued', 'withdrawn', 'operations'),
	('offer', 'unreachable', 'sent', 'engine'),
	('offer', 'unreachable', 'sent', 'agent'),
	('offer', 'unreachable', 'closed', 'engine'),
	('offer', 'unreachable', 'withdrawn', 'engine'),
	('offer', 'unreachable', 'withdrawn', 'operations'),
	('offer', 'sent', 'closed', 'engine'),
	('offer', 'sent', 'withdrawn', 'engine'),
	('offer', 'sent', 'withdrawn', 'operations'),
	('offer-line', 'asked', 'confirmed', 'partner'),
	('offer-line', 'asked', 'confirmed', 'agent'),
	('offer-line', 'asked', 'quoted', 'partner'),
	('offer-line', 'asked', 'declined', 'partner'),
	('offer-line', 'asked', 'declined', 'agent'),
	('offer-line', 'asked', 'lapsed', 'clock'),
	('offer-line', 'asked', 'withdrawn', 'member'),
	('offer-line', 'asked', 'withdrawn', 'agent'),
	('offer-line', 'asked', 'withdrawn', 'operations'),
	('offer-line', 'asked', 'withdrawn', 'engine'),
	('offer-line', 'quoted', 'confirmed', 'member'),
	('offer-line', 'quoted', 'confirmed', 'agent'),
	('offer-line', 'quoted', 'declined', 'partner'),
	('offer-line', 'quoted', 'withdrawn', 'member'),
	('offer-line', 'quoted', 'withdrawn', 'agent'),
	('offer-line', 'quoted', 'withdrawn', 'operations'),
	('offer-line', 'quoted', 'withdrawn', 'clock'),
	('offer-line', 'confirmed', 'broken', 'partner'),
	('offer-line', 'confirmed', 'broken', 'member'),
	('offer-line', 'confirmed', 'broken', 'agent'),
	('offer-line', 'confirmed', 'broken', 'operations'),
	('offer-line', 'confirmed', 'withdrawn', 'member'),
	('offer-line', 'confirmed', 'withdrawn', 'agent'),
	('offer-line', 'confirmed', 'withdrawn', 'engine'),
	('offer-line', 'confirmed', 'done', 'partner'),
	('offer-line', 'confirmed', 'done', 'agent'),
	('offer-line', 'confirmed', 'done', 'clock'),
	('offer-line', 'confirmed', 'no-show', 'partner'),
	('offer-line', 'confirmed', 'no-show', 'agent'),
	('offer-line', 'no-show', 'confirmed', 'partner'),
	('offer-line', 'no-show', 'confirmed', 'member'),
	('offer-line', 'no-show', 'confirmed', 'agent'),
	('offer-line', 'no-show', 'withdrawn', 'member'),
	('offer-line', 'no-show', 'withdrawn', 'engine'),
	('offer-line', 'no-show', 'done', 'clock');--> statement-breakpoint
CREATE TRIGGER "offers_moves" BEFORE INSERT OR UPDATE ON "offers" FOR EACH ROW EXECUTE FUNCTION "refuse_state_change"('offer', 'queued');--> statement-breakpoint
-- A city's lines are written at once, so the function runs only for rows that need it.
CREATE TRIGGER "offer_lines_begin" BEFORE INSERT ON "offer_lines" FOR EACH ROW WHEN (NEW."state" <> 'asked') EXECUTE FUNCTION "refuse_state_change"('offer-line', 'asked');--> statement-breakpoint
CREATE TRIGGER "offer_lines_moves" BEFORE UPDATE ON "offer_lines" FOR EACH ROW WHEN (OLD."state" IS DISTINCT FROM NEW."state") EXECUTE FUNCTION "refuse_state_change"('offer-line', 'asked');--> statement-breakpoint
-- Only partners that are active and fit are asked. What they had promised before stays.
CREATE FUNCTION "refuse_unfit_partner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (
		SELECT 1 FROM "partners" p
		WHERE p."id" = NEW."partner_id" AND p."state" = 'active' AND p."fit_until" >= (NEW."created_at" AT TIME ZONE p."time_zone")::date - 1
	) THEN
		RAISE EXCEPTION 'this partner is not asked: it is not active or not fit' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "offers_fit_partner" BEFORE INSERT ON "offers" FOR EACH ROW EXECUTE FUNCTION "refuse_unfit_partner"();--> statement-breakpoint
CREATE FUNCTION "refuse_partner_view_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'partner_views are append-only' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "partner_views_append_only" BEFORE DELETE OR UPDATE ON "partner_views" FOR EACH ROW EXECUTE FUNCTION "refuse_partner_view_change"();
