CREATE TABLE "home_approval_notices" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"home_id" uuid NOT NULL,
	"is_approved" boolean NOT NULL,
	"doubt" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mail" text DEFAULT 'due' NOT NULL,
	"mail_at" timestamp with time zone,
	CONSTRAINT "home_approval_notices_mail_known" CHECK ("home_approval_notices"."mail" in ('due', 'sending', 'sent', 'refused', 'none'))
);
--> statement-breakpoint
CREATE TABLE "repayment_accounts" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"user_id" uuid,
	"marks" text[],
	"balance_cents" integer DEFAULT 0 NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "repayment_accounts_not_negative" CHECK ("repayment_accounts"."balance_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "repayment_advances" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"account_id" uuid NOT NULL,
	"incident_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"round" smallint NOT NULL,
	"cents" integer NOT NULL,
	"first_days" smallint NOT NULL,
	"months" smallint NOT NULL,
	"advanced_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	CONSTRAINT "repayment_advances_positive" CHECK ("repayment_advances"."cents" > 0),
	CONSTRAINT "repayment_advances_terms" CHECK ("repayment_advances"."first_days" >= 0 and "repayment_advances"."months" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "repayment_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "repayment_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"balance_cents" integer DEFAULT 0 NOT NULL,
	"advance_id" uuid,
	"repayment_id" uuid,
	"actor_id" uuid,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "repayment_entries_kind_known" CHECK ("repayment_entries"."kind" in ('advance', 'advance-returned', 'repayment', 'repayment-refunded', 'repayment-disputed', 'dispute-won', 'waiver')),
	CONSTRAINT "repayment_entries_sign" CHECK ("repayment_entries"."cents" <> 0 and ("repayment_entries"."cents" > 0) = ("repayment_entries"."kind" in ('advance', 'repayment-refunded', 'repayment-disputed'))),
	CONSTRAINT "repayment_entries_not_negative" CHECK ("repayment_entries"."balance_cents" >= 0),
	CONSTRAINT "repayment_entries_about" CHECK (("repayment_entries"."advance_id" is not null) = ("repayment_entries"."kind" in ('advance', 'advance-returned')) and
        ("repayment_entries"."repayment_id" is not null) = ("repayment_entries"."kind" in ('repayment', 'repayment-refunded', 'repayment-disputed', 'dispute-won')) and
        ("repayment_entries"."kind" <> 'waiver' or ("repayment_entries"."actor_id" is not null and "repayment_entries"."note" is not null)))
);
--> statement-breakpoint
CREATE TABLE "repayment_notices" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"closed" text
);
--> statement-breakpoint
CREATE TABLE "repayments" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid,
	"cents" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "repayments_positive" CHECK ("repayments"."cents" > 0),
	CONSTRAINT "repayments_state_known" CHECK ("repayments"."state" in ('open', 'paid', 'returned', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "mailbox_marks" text[];--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "terms" text;--> statement-breakpoint
ALTER TABLE "home_approval_notices" ADD CONSTRAINT "home_approval_notices_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repayment_accounts" ADD CONSTRAINT "repayment_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repayment_advances" ADD CONSTRAINT "repayment_advances_account_id_repayment_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."repayment_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repayment_entries" ADD CONSTRAINT "repayment_entries_account_id_repayment_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."repayment_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repayment_entries" ADD CONSTRAINT "repayment_entries_advance_id_repayment_advances_id_fk" FOREIGN KEY ("advance_id") REFERENCES "public"."repayment_advances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repayment_entries" ADD CONSTRAINT "repayment_entries_repayment_id_repayments_id_fk" FOREIGN KEY ("repayment_id") REFERENCES "public"."repayments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repayment_notices" ADD CONSTRAINT "repayment_notices_account_id_repayment_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."repayment_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repayments" ADD CONSTRAINT "repayments_account_id_repayment_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."repayment_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repayments" ADD CONSTRAINT "repayments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_approval_notices_home_id_index" ON "home_approval_notices" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "home_approval_notices_mail_due" ON "home_approval_notices" USING btree ("created_at") WHERE "home_approval_notices"."mail" in ('due', 'sending');--> statement-breakpoint
CREATE INDEX "home_approval_notices_mail_refused" ON "home_approval_notices" USING btree ("created_at") WHERE "home_approval_notices"."mail" = 'refused';--> statement-breakpoint
CREATE UNIQUE INDEX "repayment_accounts_user" ON "repayment_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "repayment_accounts_marks" ON "repayment_accounts" USING gin ("marks") WHERE "repayment_accounts"."marks" is not null;--> statement-breakpoint
CREATE INDEX "repayment_accounts_owing" ON "repayment_accounts" USING btree ("id") WHERE "repayment_accounts"."balance_cents" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "repayment_advances_round" ON "repayment_advances" USING btree ("incident_id","home_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "repayment_advances_one_live" ON "repayment_advances" USING btree ("incident_id","home_id") WHERE "repayment_advances"."returned_at" is null;--> statement-breakpoint
CREATE INDEX "repayment_advances_account_id_index" ON "repayment_advances" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "repayment_entries_key" ON "repayment_entries" USING btree ("account_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "repayment_entries_seq" ON "repayment_entries" USING btree ("account_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "repayment_entries_one_advance" ON "repayment_entries" USING btree ("advance_id") WHERE "repayment_entries"."kind" = 'advance';--> statement-breakpoint
CREATE UNIQUE INDEX "repayment_entries_one_repayment" ON "repayment_entries" USING btree ("repayment_id") WHERE "repayment_entries"."kind" = 'repayment';--> statement-breakpoint
CREATE UNIQUE INDEX "repayment_notices_once" ON "repayment_notices" USING btree ("account_id","kind","occasion");--> statement-breakpoint
CREATE INDEX "repayment_notices_due" ON "repayment_notices" USING btree ("created_at") WHERE "repayment_notices"."sent_at" is null and "repayment_notices"."closed" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "repayments_one_open" ON "repayments" USING btree ("account_id") WHERE "repayments"."state" = 'open';--> statement-breakpoint
CREATE INDEX "repayments_account_id_index" ON "repayments" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "repayments_user_id_index" ON "repayments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "memberships_marks" ON "memberships" USING gin ("mailbox_marks") WHERE "memberships"."mailbox_marks" is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_in_range" CHECK ("payments"."refunded_cents" between 0 and "payments"."amount_cents");--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_terms_known" CHECK ("terms" ~ '^(benefit|repayable:[0-9]{1,3}:[0-9]{1,2})$');--> statement-breakpoint
-- Everything that was ever sent was a benefit.
UPDATE "payouts" SET "terms" = 'benefit' WHERE "asked_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_asked_has_terms" CHECK ("asked_at" is null or "terms" is not null);--> statement-breakpoint
-- The terms of a payout are those of the moment it was first sent. No setting makes a benefit repayable afterwards.
CREATE FUNCTION "refuse_new_terms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD."terms" IS NOT NULL AND NEW."terms" IS DISTINCT FROM OLD."terms" THEN
		RAISE EXCEPTION 'the terms of a payout never change' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "payouts_terms_stay" BEFORE UPDATE OF "terms" ON "payouts" FOR EACH ROW EXECUTE FUNCTION "refuse_new_terms"();--> statement-breakpoint
-- Numbers an entry and moves the balance with it, one entry of an account at a time. A repeated key is dropped. What
-- counts of a card payment stays between nothing and all of it.
CREATE FUNCTION "post_repayment_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	account repayment_accounts;
	counted integer;
BEGIN
	SELECT * INTO account FROM "repayment_accounts" WHERE "id" = NEW."account_id" FOR UPDATE;
	IF EXISTS (SELECT 1 FROM "repayment_entries" WHERE "account_id" = NEW."account_id" AND "key" = NEW."key") THEN
		RETURN NULL;
	END IF;
	IF NEW."repayment_id" IS NOT NULL THEN
		SELECT coalesce(sum("cents"), 0) + NEW."cents" INTO counted FROM "repayment_entries" WHERE "repayment_id" = NEW."repayment_id";
		IF counted > 0 OR counted < -(SELECT "cents" FROM "repayments" WHERE "id" = NEW."repayment_id" AND "account_id" = NEW."account_id") THEN
			RAISE EXCEPTION 'a payment counts for its amount at most' USING ERRCODE = 'check_violation';
		END IF;
	END IF;
	NEW."seq" := account."seq" + 1;
	NEW."balance_cents" := account."balance_cents" + NEW."cents";
	UPDATE "repayment_accounts" SET "seq" = NEW."seq", "balance_cents" = NEW."balance_cents" WHERE "id" = NEW."account_id";
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "repayment_entries_post" BEFORE INSERT ON "repayment_entries" FOR EACH ROW EXECUTE FUNCTION "post_repayment_entry"();--> statement-breakpoint
CREATE FUNCTION "refuse_repayment_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'repayment_entries is append-only' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "repayment_entries_append_only" BEFORE DELETE OR UPDATE ON "repayment_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_repayment_change"();--> statement-breakpoint
CREATE TRIGGER "repayment_entries_no_truncate" BEFORE TRUNCATE ON "repayment_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_repayment_change"();--> statement-breakpoint
-- A balance changes with its entries, and in no other way.
CREATE FUNCTION "refuse_balance_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' OR pg_trigger_depth() < 2 THEN
		RAISE EXCEPTION 'a balance changes with its entries only' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "repayment_accounts_balance" BEFORE UPDATE OF "balance_cents", "seq" ON "repayment_accounts" FOR EACH ROW EXECUTE FUNCTION "refuse_balance_change"();--> statement-breakpoint
CREATE TRIGGER "repayment_accounts_stay" BEFORE DELETE ON "repayment_accounts" FOR EACH ROW EXECUTE FUNCTION "refuse_balance_change"();
