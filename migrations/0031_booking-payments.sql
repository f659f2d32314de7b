CREATE TABLE "booking_payments" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"booking_id" uuid,
	"partner_id" uuid NOT NULL,
	"round" smallint NOT NULL,
	"user_id" uuid,
	"cents" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"moved_by" text,
	"began_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"dispute_ref" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_payments_state_known" CHECK ("booking_payments"."state" in ('open', 'paid', 'disputed', 'refunded', 'void')),
	CONSTRAINT "booking_payments_amount_positive" CHECK ("booking_payments"."cents" > 0),
	CONSTRAINT "booking_payments_paid_has_time" CHECK ("booking_payments"."state" not in ('paid', 'disputed') or "booking_payments"."paid_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "booking_events" DROP CONSTRAINT "booking_events_kind_known";--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_payments_once" ON "booking_payments" USING btree ("booking_id","round","partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_payments_one_live" ON "booking_payments" USING btree ("booking_id") WHERE "booking_payments"."state" in ('open', 'paid');--> statement-breakpoint
CREATE INDEX "booking_payments_orphaned" ON "booking_payments" USING btree ("created_at") WHERE "booking_payments"."booking_id" is null and ("booking_payments"."state" = 'open' or ("booking_payments"."state" = 'paid' and "booking_payments"."began_at" is null));--> statement-breakpoint
CREATE INDEX "booking_payments_user_id_index" ON "booking_payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "booking_payments_partner_id_index" ON "booking_payments" USING btree ("partner_id");--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_kind_known" CHECK ("booking_events"."kind" in ('created', 'changed', 'asked', 'offered', 'quoted', 'agreed', 'refused', 'confirmed', 'declined', 'silent', 'broken', 'blocked', 'lapsed', 'stuck', 'started', 'done', 'failed', 'canceled', 'rated', 'paid', 'refunded', 'disputed', 'kept'));--> statement-breakpoint
INSERT INTO "moves" ("machine", "from_state", "to_state", "mover") VALUES
	('booking-payment', 'open', 'paid', 'provider'),
	('booking-payment', 'open', 'void', 'engine'),
	('booking-payment', 'void', 'refunded', 'engine'),
	('booking-payment', 'paid', 'refunded', 'engine'),
	('booking-payment', 'paid', 'refunded', 'agent'),
	('booking-payment', 'paid', 'disputed', 'engine'),
	('booking-payment', 'paid', 'disputed', 'provider'),
	('booking-payment', 'disputed', 'refunded', 'agent'),
	('booking-payment', 'disputed', 'paid', 'agent'),
	('booking-payment', 'disputed', 'paid', 'provider');--> statement-breakpoint
CREATE TRIGGER "booking_payments_moves" BEFORE INSERT OR UPDATE ON "booking_payments" FOR EACH ROW EXECUTE FUNCTION "refuse_state_change"('booking-payment', 'open');--> statement-breakpoint
-- Only what the household approved can be paid: the partner, the round and the price that the booking has now.
CREATE FUNCTION "refuse_other_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (
		SELECT 1 FROM "bookings" b
		WHERE b."id" = NEW."booking_id" AND b."state" = 'confirmed' AND b."partner_id" = NEW."partner_id" AND b."round" = NEW."round"
			AND b."quote_cents" - least(b."quote_cents", b."limit_cents") = NEW."cents"
	) THEN
		RAISE EXCEPTION 'a card payment must be for the price that was approved' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "booking_payments_price" BEFORE INSERT ON "booking_payments" FOR EACH ROW EXECUTE FUNCTION "refuse_other_price"();--> statement-breakpoint
-- The amount of a payment never changes, and neither does the price of a booking once it was approved.
CREATE FUNCTION "refuse_price_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'an approved price does not change' USING ERRCODE = 'check_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "booking_payments_amount_fixed" BEFORE UPDATE ON "booking_payments" FOR EACH ROW
	WHEN (NEW."cents" <> OLD."cents" OR NEW."partner_id" <> OLD."partner_id" OR NEW."round" <> OLD."round")
	EXECUTE FUNCTION "refuse_price_change"();--> statement-breakpoint
CREATE TRIGGER "bookings_price_fixed" BEFORE UPDATE ON "bookings" FOR EACH ROW
	WHEN (OLD."state" IN ('confirmed', 'under-way', 'done') AND NEW."state" IN ('confirmed', 'under-way', 'done')
		AND (NEW."quote_cents" IS DISTINCT FROM OLD."quote_cents" OR NEW."limit_cents" <> OLD."limit_cents"))
	EXECUTE FUNCTION "refuse_price_change"();
