ALTER TABLE "waitlist_entries" ADD COLUMN "decision_mail" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "decision_try_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "waitlist_entries_decision_due" ON "waitlist_entries" USING btree ("decided_at") WHERE "waitlist_entries"."decision_mail" = 'due';--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_decision_mail_known" CHECK ("waitlist_entries"."decision_mail" in ('none', 'due', 'sent', 'refused'));