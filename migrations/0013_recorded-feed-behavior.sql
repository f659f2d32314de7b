ALTER TABLE "reviews" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "on_call_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "zone_versions" ADD COLUMN "rule" text;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "rule" text;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "lapsed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "rows_key" text;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "rows_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "rows_pulls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "rows_choice" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_escalated_first" CHECK ("reviews"."on_call_at" is null or "reviews"."escalated_at" is not null);--> statement-breakpoint
ALTER TABLE "zones" ADD CONSTRAINT "zones_rows_known" CHECK ("zones"."rows_choice" in ('later', 'unknown', 'severe', 'rival') and "zones"."rows_key" is not null
        or "zones"."rows_choice" is null and "zones"."rows_key" is null);