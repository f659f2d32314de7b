CREATE TABLE "welcomed_addresses" (
	"mark" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "card" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "aside_plan" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "aside_interval" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "flag_settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "flag_note" text;--> statement-breakpoint
CREATE INDEX "welcomed_addresses_created_at_index" ON "welcomed_addresses" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_flagged" ON "payments" USING btree ("created_at") WHERE "payments"."flagged" is not null and "payments"."flag_settled_at" is null;