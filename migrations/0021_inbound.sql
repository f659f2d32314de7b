CREATE TABLE "on_call_pages" (
	"case_id" uuid NOT NULL,
	"round" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "on_call_pages_case_id_round_pk" PRIMARY KEY("case_id","round"),
	CONSTRAINT "on_call_pages_round_counts_up" CHECK ("on_call_pages"."round" >= 0)
);
--> statement-breakpoint
CREATE TABLE "inbound" (
	"provider" text NOT NULL,
	"provider_ref" text NOT NULL,
	"kind" text NOT NULL,
	"sender" "bytea" NOT NULL,
	"master_key_id" text NOT NULL,
	"raw" "bytea",
	"said_at" timestamp with time zone,
	"received_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"outcome" text,
	"done_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"home_id" uuid,
	"reply_key_id" text,
	"reply" "bytea",
	"reply_state" text,
	"handled_at" timestamp with time zone,
	"handled_by" uuid,
	CONSTRAINT "inbound_provider_provider_ref_pk" PRIMARY KEY("provider","provider_ref"),
	CONSTRAINT "inbound_kind_known" CHECK ("inbound"."kind" in ('sms', 'email')),
	CONSTRAINT "inbound_state_known" CHECK ("inbound"."state" in ('received', 'done', 'aside')),
	CONSTRAINT "inbound_done_has_outcome" CHECK (("inbound"."state" = 'received') = ("inbound"."outcome" is null)),
	CONSTRAINT "inbound_done_has_time" CHECK (("inbound"."state" = 'received') = ("inbound"."done_at" is null)),
	CONSTRAINT "inbound_reply_state_known" CHECK ("inbound"."reply_state" is null or "inbound"."reply_state" in ('queued', 'sending', 'sent', 'failed')),
	CONSTRAINT "inbound_reply_has_state" CHECK ("inbound"."reply" is null or "inbound"."reply_state" is not null),
	CONSTRAINT "inbound_handled_when_aside" CHECK ("inbound"."handled_at" is null or "inbound"."state" = 'aside')
);
--> statement-breakpoint
ALTER TABLE "demo_mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "channel" text DEFAULT 'app' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_verified" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "on_call_pages" ADD CONSTRAINT "on_call_pages_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound" ADD CONSTRAINT "inbound_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbound_waiting" ON "inbound" USING btree ("sender","received_at") WHERE "inbound"."state" = 'received';--> statement-breakpoint
CREATE INDEX "inbound_by_sender" ON "inbound" USING btree ("sender","received_at");--> statement-breakpoint
CREATE INDEX "inbound_aside" ON "inbound" USING btree ("received_at") WHERE "inbound"."state" = 'aside' and "inbound"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "inbound_with_raw" ON "inbound" USING btree ("received_at") WHERE "inbound"."raw" is not null;--> statement-breakpoint
CREATE INDEX "inbound_home_id_index" ON "inbound" USING btree ("home_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_channel_known" CHECK ("messages"."channel" in ('app', 'sms', 'email'));--> statement-breakpoint
-- A message is processed once: what was decided about it never changes, and what arrived can only be forgotten.
CREATE FUNCTION "refuse_inbound_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD."state" <> 'received' AND (NEW."state" <> OLD."state" OR NEW."outcome" <> OLD."outcome") THEN
		RAISE EXCEPTION 'an inbound message is processed once' USING ERRCODE = 'check_violation';
	END IF;
	IF NEW."sender" <> OLD."sender" OR (NEW."raw" IS NOT NULL AND NEW."raw" IS DISTINCT FROM OLD."raw") THEN
		RAISE EXCEPTION 'what arrived does not change' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "inbound_processed_once" BEFORE UPDATE ON "inbound" FOR EACH ROW EXECUTE FUNCTION "refuse_inbound_change"();
