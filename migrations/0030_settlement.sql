CREATE TABLE "statement_lines" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"statement_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"incident_id" uuid,
	"subject_id" uuid,
	"source_id" uuid,
	"corrects" uuid,
	"day" date NOT NULL,
	"units" smallint NOT NULL,
	"rate_cents" integer,
	"cents" integer NOT NULL,
	"payer" text NOT NULL,
	"booking_kind" text,
	"ref" text,
	"note" text,
	"has_arrived" boolean,
	"counts" boolean DEFAULT true NOT NULL,
	CONSTRAINT "statement_lines_kind_known" CHECK ("statement_lines"."kind" in ('night', 'no-show', 'booking', 'correction', 'adjustment')),
	CONSTRAINT "statement_lines_payer_known" CHECK ("statement_lines"."payer" in ('plan', 'points', 'card', 'at-partner')),
	CONSTRAINT "statement_lines_whole" CHECK (case when "statement_lines"."kind" in ('night', 'no-show') then "statement_lines"."incident_id" is not null and "statement_lines"."subject_id" is not null and "statement_lines"."source_id" is not null
        when "statement_lines"."kind" = 'booking' then "statement_lines"."subject_id" is not null
        when "statement_lines"."kind" = 'correction' then "statement_lines"."corrects" is not null
        else "statement_lines"."note" <> '' end),
	CONSTRAINT "statement_lines_sign" CHECK (case when "statement_lines"."kind" = 'correction' then "statement_lines"."cents" <= 0 when "statement_lines"."kind" = 'adjustment' then "statement_lines"."cents" <> 0 else "statement_lines"."cents" >= 0 end),
	CONSTRAINT "statement_lines_guest_pays" CHECK ("statement_lines"."payer" <> 'at-partner' or "statement_lines"."cents" <= 0)
);
--> statement-breakpoint
CREATE TABLE "statement_links" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"statement_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"email" text NOT NULL,
	"mail" text DEFAULT 'due' NOT NULL,
	"try_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "statement_links_mail_known" CHECK ("statement_links"."mail" in ('due', 'sent', 'refused')),
	CONSTRAINT "statement_links_expire" CHECK ("statement_links"."expires_at" > "statement_links"."created_at" and "statement_links"."expires_at" <= "statement_links"."created_at" + interval '90 days')
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "statements_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"partner_id" uuid NOT NULL,
	"state" text DEFAULT 'drawn' NOT NULL,
	"moved_by" text,
	"from_day" date NOT NULL,
	"through" date NOT NULL,
	"total_cents" bigint NOT NULL,
	"made_by" uuid,
	"agreed_name" text,
	"agreed_at" timestamp with time zone,
	"their_number" text,
	"disputed_at" timestamp with time zone,
	"dispute_name" text,
	"dispute_words" text,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"paid_by" uuid,
	"paid_at" timestamp with time zone,
	"paid_on" date,
	"reference" text,
	"void_reason" text,
	"reminders" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statements_state_known" CHECK ("statements"."state" in ('drawn', 'disputed', 'agreed', 'approved', 'paid', 'void')),
	CONSTRAINT "statements_days_in_order" CHECK ("statements"."from_day" <= "statements"."through"),
	CONSTRAINT "statements_made_and_approved_by_two" CHECK ("statements"."made_by" <> "statements"."approved_by"),
	CONSTRAINT "statements_approved_and_paid_by_two" CHECK ("statements"."approved_by" <> "statements"."paid_by"),
	CONSTRAINT "statements_approved_when" CHECK (("statements"."state" in ('approved', 'paid')) = ("statements"."approved_at" is not null)),
	CONSTRAINT "statements_paid_has_reference" CHECK ("statements"."state" <> 'paid' or ("statements"."reference" <> '' and "statements"."paid_at" is not null and "statements"."paid_on" is not null)),
	CONSTRAINT "statements_dispute_has_words" CHECK ("statements"."state" <> 'disputed' or "statements"."dispute_words" <> ''),
	CONSTRAINT "statements_void_has_reason" CHECK ("statements"."state" <> 'void' or "statements"."void_reason" <> '')
);
--> statement-breakpoint
ALTER TABLE "offer_lines" ADD COLUMN "own_nights" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_lines" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offer_lines" ADD COLUMN "no_show_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_links" ADD CONSTRAINT "statement_links_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_links" ADD CONSTRAINT "statement_links_contact_id_partner_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."partner_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_paid_by_users_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_lines_promised" ON "offer_lines" USING btree ("partner_id") WHERE "offer_lines"."confirmation" is not null;--> statement-breakpoint
CREATE INDEX "statement_lines_statement_id_day_index" ON "statement_lines" USING btree ("statement_id","day");--> statement-breakpoint
CREATE INDEX "statement_lines_incident" ON "statement_lines" USING btree ("incident_id") WHERE "statement_lines"."counts";--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_night_once" ON "statement_lines" USING btree ("incident_id","subject_id","day") WHERE "statement_lines"."counts" and "statement_lines"."kind" in ('night', 'no-show');--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_booking_once" ON "statement_lines" USING btree ("subject_id") WHERE "statement_lines"."counts" and "statement_lines"."kind" = 'booking';--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_corrected_once" ON "statement_lines" USING btree ("corrects") WHERE "statement_lines"."counts" and "statement_lines"."kind" = 'correction';--> statement-breakpoint
CREATE UNIQUE INDEX "statement_links_token" ON "statement_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "statement_links_statement_id_index" ON "statement_links" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "statement_links_contact_id_index" ON "statement_links" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "statement_links_due" ON "statement_links" USING btree ("created_at") WHERE "statement_links"."mail" = 'due';--> statement-breakpoint
CREATE UNIQUE INDEX "statements_number_key" ON "statements" USING btree ("number");--> statement-breakpoint
CREATE INDEX "statements_partner_id_through_index" ON "statements" USING btree ("partner_id","through");--> statement-breakpoint
CREATE INDEX "statements_state_created_at_index" ON "statements" USING btree ("state","created_at");--> statement-breakpoint
-- Lines from before say which nights the household pays itself; arrivals follow within a minute.
UPDATE "offer_lines" l SET "own_nights" = h."own_nights" FROM "room_holds" h
	WHERE h."incident_id" = l."incident_id" AND h."home_id" = l."subject_id" AND l."state" IN ('asked', 'confirmed', 'no-show') AND h."own_nights" > 0;--> statement-breakpoint
UPDATE "offer_lines" SET "no_show_at" = "answered_at" WHERE "state" = 'no-show';--> statement-breakpoint
INSERT INTO "moves" ("machine", "from_state", "to_state", "mover") VALUES
	('statement', 'drawn', 'agreed', 'partner'),
	('statement', 'drawn', 'agreed', 'finance'),
	('statement', 'drawn', 'disputed', 'partner'),
	('statement', 'drawn', 'void', 'finance'),
	('statement', 'disputed', 'drawn', 'finance'),
	('statement', 'disputed', 'void', 'finance'),
	('statement', 'agreed', 'approved', 'finance'),
	('statement', 'agreed', 'drawn', 'finance'),
	('statement', 'approved', 'agreed', 'finance'),
	('statement', 'approved', 'paid', 'finance');--> statement-breakpoint
CREATE TRIGGER "statements_moves" BEFORE INSERT OR UPDATE ON "statements" FOR EACH ROW EXECUTE FUNCTION "refuse_state_change"('statement', 'drawn');--> statement-breakpoint
-- What a partner agreed to stays as it was: lines are added while a statement is open, and only whether they still count changes.
CREATE FUNCTION "refuse_statement_line_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF EXISTS (SELECT 1 FROM "statements" WHERE "id" = NEW."statement_id" AND "state" NOT IN ('drawn', 'disputed')) THEN
			RAISE EXCEPTION 'lines are added to an open statement only' USING ERRCODE = 'restrict_violation';
		END IF;
		RETURN NEW;
	ELSIF TG_OP = 'UPDATE' THEN
		IF (to_jsonb(NEW) - 'counts') = (to_jsonb(OLD) - 'counts') THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'statement_lines are append-only' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "statement_lines_append_only" BEFORE INSERT OR DELETE OR UPDATE ON "statement_lines" FOR EACH ROW EXECUTE FUNCTION "refuse_statement_line_change"();--> statement-breakpoint
CREATE TRIGGER "statement_lines_no_truncate" BEFORE TRUNCATE ON "statement_lines" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_statement_line_change"();
