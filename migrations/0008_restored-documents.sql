DROP INDEX "document_versions_file_key";--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "restored_from" integer;--> statement-breakpoint
CREATE INDEX "document_versions_file_id_index" ON "document_versions" USING btree ("file_id");