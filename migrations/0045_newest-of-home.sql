-- outside a transaction
-- The evacuation page reads a home's newest request, and our team reads its own drills among those of all households.
-- Both were found by reading every row.
DROP INDEX CONCURRENTLY IF EXISTS "drills_of_areas";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "drills_of_areas" ON "drills" USING btree ("started_at","id") WHERE "drills"."kind" = 'area';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "service_requests_of_home";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "service_requests_of_home" ON "service_requests" USING btree ("home_id","created_at","id");
