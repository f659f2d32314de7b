ALTER TABLE "homes" ADD COLUMN "owned_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "homes" ADD COLUMN "address_key" text;--> statement-breakpoint
ALTER TABLE "homes" ADD COLUMN "approval" text DEFAULT 'automatic' NOT NULL;--> statement-breakpoint
ALTER TABLE "homes" ADD COLUMN "approval_doubt" text;--> statement-breakpoint
ALTER TABLE "homes" ADD COLUMN "protected_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "homes" ADD COLUMN "protected_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout_cards" ADD COLUMN "fingerprint" text;--> statement-breakpoint
-- One home per owner is protected: the current one, else the oldest that isn't archived.
UPDATE "homes" h SET "protected_from" = coalesce(h."located_at", h."created_at") WHERE h."id" IN (
  SELECT DISTINCT ON (o."user_id") o."id" FROM "homes" o
  LEFT JOIN "current_homes" c ON c."home_id" = o."id" AND c."user_id" = o."user_id"
  WHERE o."archived_at" IS NULL
  ORDER BY o."user_id", c."home_id" IS NULL, o."created_at", o."id");--> statement-breakpoint
CREATE INDEX "homes_address_key" ON "homes" USING btree ("address_key") WHERE "homes"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "homes_one_protected" ON "homes" USING btree ("user_id") WHERE "homes"."protected_from" is not null and "homes"."protected_until" is null;--> statement-breakpoint
CREATE INDEX "payout_cards_by_fingerprint" ON "payout_cards" USING btree ("fingerprint") WHERE "payout_cards"."fingerprint" is not null;--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_approval_known" CHECK ("homes"."approval" in ('automatic', 'approved', 'review', 'declined', 'not-covered'));--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_doubt_known" CHECK ("homes"."approval_doubt" in ('pin-far', 'same-home'));--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_review_has_doubt" CHECK ("homes"."approval" <> 'review' or "homes"."approval_doubt" is not null);--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_protected_in_order" CHECK ("homes"."protected_until" is null or ("homes"."protected_from" is not null and "homes"."protected_from" <= "homes"."protected_until"));