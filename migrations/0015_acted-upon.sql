ALTER TABLE "order_claims" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_claims" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "order_claims_open" ON "order_claims" USING btree ("incident_id") WHERE "order_claims"."ended_at" is null or "order_claims"."listed_at" is null;--> statement-breakpoint
CREATE INDEX "homes_precise_place" ON "homes" USING btree ("lat","lng") WHERE "homes"."archived_at" is null and "homes"."accuracy" in ('pin', 'rooftop');--> statement-breakpoint
CREATE INDEX "homes_rough_place" ON "homes" USING btree ("lat","lng") WHERE "homes"."archived_at" is null and "homes"."accuracy" in ('street', 'zip');