ALTER TABLE "claim_packets" ADD COLUMN "papers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD COLUMN "home_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "claim_packets_pdf_file_id_index" ON "claim_packets" USING btree ("pdf_file_id");--> statement-breakpoint
CREATE INDEX "claim_packets_zip_file_id_index" ON "claim_packets" USING btree ("zip_file_id");