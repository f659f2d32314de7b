ALTER TABLE "membership_notices" ADD COLUMN "try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "membership_notices" ADD COLUMN "closed" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "membership_notices_owed" ON "membership_notices" USING btree ("created_at") WHERE "membership_notices"."sent_at" is null and "membership_notices"."closed" is null;--> statement-breakpoint
ALTER TABLE "membership_notices" ADD CONSTRAINT "membership_notices_closed_known" CHECK ("membership_notices"."closed" in ('refused', 'outdated'));