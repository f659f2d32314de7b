CREATE TABLE "cash_stops" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"span" text NOT NULL,
	"sent_cents" bigint NOT NULL,
	"cap_cents" bigint NOT NULL,
	"tripped_at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by" uuid,
	CONSTRAINT "cash_stops_span_known" CHECK ("cash_stops"."span" in ('hour', 'day'))
);
--> statement-breakpoint
DROP INDEX "payouts_to_do";--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "held_for" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "is_card_trusted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "round" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "is_cancel_wanted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cash_stops" ADD CONSTRAINT "cash_stops_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cash_stops_one_at_work" ON "cash_stops" USING btree ("span") WHERE "cash_stops"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "cash_ledger_at_index" ON "cash_ledger" USING btree ("at");--> statement-breakpoint
CREATE INDEX "payouts_in_flight" ON "payouts" USING btree ("changed_at") WHERE "payouts"."state" in ('sending', 'unknown');--> statement-breakpoint
CREATE INDEX "payouts_to_do" ON "payouts" USING btree ("next_try_at") WHERE "payouts"."state" in ('due', 'sending', 'unknown', 'sent') or ("payouts"."state" = 'failed' and "payouts"."is_cancel_wanted");--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_held_for_a_reason" CHECK (("state" = 'held') = ("held_for" is not null));--> statement-breakpoint

-- Movements of cash are added and never changed. When an account is closed its name goes, and nothing else.
CREATE FUNCTION refuse_cash_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.user_id IS NULL THEN
    OLD.user_id := NULL;
    IF NEW IS NOT DISTINCT FROM OLD THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'cash_ledger is append-only' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER cash_ledger_append_only BEFORE UPDATE OR DELETE ON cash_ledger
  FOR EACH ROW EXECUTE FUNCTION refuse_cash_change();--> statement-breakpoint
CREATE TRIGGER cash_ledger_no_truncate BEFORE TRUNCATE ON cash_ledger
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_cash_change();
