ALTER TABLE "feed_pulls" ADD COLUMN "content_hash" "bytea";--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "drawn_shape" jsonb;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "drawn_hash" text;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "drawn_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "drawn_pulls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "feed_pulls_feed_id_content_hash_index" ON "feed_pulls" USING btree ("feed_id","content_hash");