CREATE TABLE "recovery_advisors" (
	"recovery_id" uuid PRIMARY KEY NOT NULL,
	"home_id" uuid NOT NULL,
	"advisor_id" uuid NOT NULL,
	"agreed_by" uuid,
	"agreed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_tasks" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"recovery_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"details" "bytea" NOT NULL,
	"due" date,
	"assigned_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_on" date,
	"done_by" uuid,
	CONSTRAINT "recovery_tasks_done_whole" CHECK ("recovery_tasks"."done_by" is null or "recovery_tasks"."done_on" is not null)
);
--> statement-breakpoint
CREATE TABLE "recovery_letters" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"recovery_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"moved_by" text,
	"details" "bytea" NOT NULL,
	"by_us" boolean DEFAULT false NOT NULL,
	"channel" text,
	"sent_on" date,
	"sent_by" uuid,
	"queued_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_letters_state_known" CHECK ("recovery_letters"."state" in ('draft', 'queued', 'sent', 'refused')),
	CONSTRAINT "recovery_letters_channel_known" CHECK ("recovery_letters"."channel" in ('call', 'email', 'letter', 'text', 'visit', 'portal', 'concierge')),
	CONSTRAINT "recovery_letters_sent_whole" CHECK (("recovery_letters"."state" = 'sent') = ("recovery_letters"."sent_on" is not null and "recovery_letters"."channel" is not null)),
	CONSTRAINT "recovery_letters_queued_dated" CHECK ("recovery_letters"."state" <> 'queued' or "recovery_letters"."queued_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "recovery_share_views" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"share_id" uuid NOT NULL,
	"device" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_shares" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"recovery_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"wrong_codes" smallint DEFAULT 0 NOT NULL,
	"label" "bytea" NOT NULL,
	"parts" text[] NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "recovery_shares_shows_something" CHECK (cardinality("recovery_shares"."parts") > 0),
	CONSTRAINT "recovery_shares_ends" CHECK ("recovery_shares"."expires_at" > "recovery_shares"."created_at")
);
--> statement-breakpoint
ALTER TABLE "recovery_advisors" ADD CONSTRAINT "recovery_advisors_recovery_id_recoveries_id_fk" FOREIGN KEY ("recovery_id") REFERENCES "public"."recoveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_advisors" ADD CONSTRAINT "recovery_advisors_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_advisors" ADD CONSTRAINT "recovery_advisors_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_tasks" ADD CONSTRAINT "recovery_tasks_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_tasks" ADD CONSTRAINT "recovery_tasks_recovery_fk" FOREIGN KEY ("recovery_id","home_id") REFERENCES "public"."recoveries"("id","home_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_letters" ADD CONSTRAINT "recovery_letters_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_letters" ADD CONSTRAINT "recovery_letters_recovery_fk" FOREIGN KEY ("recovery_id","home_id") REFERENCES "public"."recoveries"("id","home_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_share_views" ADD CONSTRAINT "recovery_share_views_share_id_recovery_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."recovery_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_shares" ADD CONSTRAINT "recovery_shares_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_shares" ADD CONSTRAINT "recovery_shares_recovery_fk" FOREIGN KEY ("recovery_id","home_id") REFERENCES "public"."recoveries"("id","home_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_advisors_advisor_id_index" ON "recovery_advisors" USING btree ("advisor_id");--> statement-breakpoint
CREATE INDEX "recovery_advisors_home_id_index" ON "recovery_advisors" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "recovery_tasks_recovery_id_index" ON "recovery_tasks" USING btree ("recovery_id");--> statement-breakpoint
CREATE INDEX "recovery_tasks_home_id_index" ON "recovery_tasks" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "recovery_letters_recovery_id_index" ON "recovery_letters" USING btree ("recovery_id");--> statement-breakpoint
CREATE INDEX "recovery_letters_home_id_queued_at_index" ON "recovery_letters" USING btree ("home_id","queued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_letters_one_open" ON "recovery_letters" USING btree ("recovery_id","kind") WHERE "recovery_letters"."state" <> 'sent';--> statement-breakpoint
CREATE INDEX "recovery_share_views_share_id_created_at_index" ON "recovery_share_views" USING btree ("share_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_shares_token_key" ON "recovery_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "recovery_shares_home_id_index" ON "recovery_shares" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "recovery_shares_recovery_id_index" ON "recovery_shares" USING btree ("recovery_id");--> statement-breakpoint
INSERT INTO "moves" ("machine", "from_state", "to_state", "mover") VALUES
	('recovery-letter', 'draft', 'queued', 'member'),
	('recovery-letter', 'draft', 'sent', 'member'),
	('recovery-letter', 'refused', 'queued', 'member'),
	('recovery-letter', 'refused', 'sent', 'member'),
	('recovery-letter', 'queued', 'sent', 'mail'),
	('recovery-letter', 'queued', 'refused', 'mail');--> statement-breakpoint
-- A sent letter stays as it was sent, and a queued one keeps its words. Only the deletion of its recovery removes it.
CREATE FUNCTION "refuse_letter_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD."state" IN ('sent', 'queued') AND pg_trigger_depth() < 2 THEN
			RAISE EXCEPTION 'a sent letter is kept' USING ERRCODE = 'restrict_violation';
		END IF;
		RETURN OLD;
	END IF;
	IF OLD."state" = 'sent' OR (OLD."state" = 'queued' AND NEW."details" <> OLD."details") THEN
		RAISE EXCEPTION 'a sent letter stays as it was sent' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "recovery_letters_kept" BEFORE UPDATE OR DELETE ON "recovery_letters" FOR EACH ROW EXECUTE FUNCTION "refuse_letter_change"();--> statement-breakpoint
CREATE TRIGGER "recovery_letters_moves" BEFORE INSERT OR UPDATE ON "recovery_letters" FOR EACH ROW EXECUTE FUNCTION "refuse_state_change"('recovery-letter', 'draft');--> statement-breakpoint
-- Links to a recovery and the agreement with an advisor are the owner's, too.
CREATE OR REPLACE FUNCTION end_links_of_former_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE share_links SET revoked_at = now() WHERE home_id = NEW.id AND revoked_at IS NULL;
	UPDATE recovery_shares SET revoked_at = now() WHERE home_id = NEW.id AND revoked_at IS NULL;
	DELETE FROM recovery_advisors WHERE home_id = NEW.id;
	UPDATE household_invitations SET withdrawn_at = now()
		WHERE home_id = NEW.id AND accepted_at IS NULL AND withdrawn_at IS NULL;
	RETURN NULL;
END $$;
