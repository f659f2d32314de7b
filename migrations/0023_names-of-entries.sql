ALTER TABLE "audit_entries" drop column "id";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "id" uuid GENERATED ALWAYS AS (overlay(overlay(md5(chain::text || seq::text) placing '8' from 13) placing 'a' from 17)::uuid) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entries_office" ON "audit_entries" USING btree ("at","id") WHERE "audit_entries"."kind" = 'office';--> statement-breakpoint
-- The column took the indexes it was in with it.
CREATE INDEX "audit_entries_at_id_index" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entries_id_index" ON "audit_entries" USING btree ("id");
