ALTER TABLE "order_events" ADD COLUMN "mail" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "mail_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "took_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "order_events_mail_due" ON "order_events" USING btree ("created_at") WHERE "order_events"."mail" in ('due', 'sending');--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_mail_known" CHECK ("order_events"."mail" in ('none', 'due', 'sending', 'sent', 'refused'));