-- The mailbox behind an email address: a plus sign starts a tag, and Gmail ignores dots. Immutable, so it can be indexed.
CREATE FUNCTION "mailbox_of"("address" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT CASE
		WHEN d IN ('gmail.com', 'googlemail.com') THEN coalesce(nullif(replace(n, '.', ''), ''), n) || '@gmail.com'
		ELSE n || '@' || d
	END
	FROM (SELECT coalesce(nullif(split_part(l, '+', 1), ''), l) AS n, d
		FROM (SELECT lower(regexp_replace(btrim("address"), '@[^@]*$', '')) AS l, lower(substring(btrim("address") from '[^@]*$')) AS d) a) b
$$;--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"user_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"device" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_disputes" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"membership_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"dispute_ref" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "membership_disputes_status_known" CHECK ("membership_disputes"."status" in ('open', 'won', 'lost')),
	CONSTRAINT "membership_disputes_closed_dated" CHECK (("membership_disputes"."status" = 'open') = ("membership_disputes"."closed_at" is null)),
	CONSTRAINT "membership_disputes_amount_positive" CHECK ("membership_disputes"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"plan" text NOT NULL,
	"interval" text NOT NULL,
	"new_cents" integer NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "price_changes_plan_known" CHECK ("price_changes"."plan" in ('core', 'plus', 'premium')),
	CONSTRAINT "price_changes_interval_known" CHECK ("price_changes"."interval" in ('month', 'year')),
	CONSTRAINT "price_changes_price_positive" CHECK ("price_changes"."new_cents" > 0),
	CONSTRAINT "price_changes_leave_notice" CHECK ("price_changes"."effective_at" >= "price_changes"."created_at" + interval '888 hours'),
	CONSTRAINT "price_changes_cancelled_before_notices" CHECK ("price_changes"."cancelled_at" is null or "price_changes"."cancelled_at" < "price_changes"."effective_at" - interval '888 hours')
);
--> statement-breakpoint
DROP INDEX "welcomed_addresses_created_at_index";--> statement-breakpoint
ALTER TABLE "service_requests" ADD COLUMN "reopened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "homes" ADD COLUMN "starts_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "next_price_cents" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "stopped_by_dispute" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_disputes" ADD CONSTRAINT "membership_disputes_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_once" ON "agreements" USING btree ("user_id","document","version");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_disputes_ref_key" ON "membership_disputes" USING btree ("provider","dispute_ref");--> statement-breakpoint
CREATE INDEX "membership_disputes_membership_id_index" ON "membership_disputes" USING btree ("membership_id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_changes_one_a_day" ON "price_changes" USING btree ("plan","interval","effective_at") WHERE "price_changes"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "users_mailbox" ON "users" USING btree (mailbox_of("email"));--> statement-breakpoint
CREATE INDEX "homes_started_by_hand" ON "homes" USING btree ("id") WHERE "homes"."starts_by_hand";--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_reopened_when_declined" CHECK ("service_requests"."reopened_at" is null or "service_requests"."state" in ('declined', 'appeal-declined'));--> statement-breakpoint
-- What a person agreed to is evidence: it is added to, and goes only with the whole account.
CREATE FUNCTION "refuse_agreement_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "users" WHERE "id" = OLD."user_id") THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'agreements are append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER "agreements_append_only" BEFORE DELETE OR UPDATE ON "agreements" FOR EACH ROW EXECUTE FUNCTION "refuse_agreement_change"();--> statement-breakpoint
CREATE TRIGGER "agreements_no_truncate" BEFORE TRUNCATE ON "agreements" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_agreement_change"();
