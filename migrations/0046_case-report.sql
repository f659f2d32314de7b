-- outside a transaction
-- The report of cases reads those that were open at some time in its period.
DROP INDEX CONCURRENTLY IF EXISTS "cases_closed_at";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cases_closed_at" ON "cases" USING btree ("closed_at");
