-- outside a transaction
-- How fast households are answered is read with every call for help, and a case's clocks with the case. Both scanned all
-- clocks there ever were.
DROP INDEX CONCURRENTLY IF EXISTS "case_clocks_answered";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "case_clocks_answered" ON "case_clocks" USING btree ("met_at") WHERE "case_clocks"."kind" = 'answer' and "case_clocks"."met_at" is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "case_clocks_of_case";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "case_clocks_of_case" ON "case_clocks" USING btree ("case_id");
