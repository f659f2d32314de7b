CREATE TABLE "share_tickets" (
	"ticket_hash" "bytea" PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"part" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_tickets_part_known" CHECK ("share_tickets"."part" in ('pdf', 'zip'))
);
--> statement-breakpoint
ALTER TABLE "claim_packets" ADD COLUMN "value_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_packets" ADD COLUMN "skipped_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_packets" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "share_tickets" ADD CONSTRAINT "share_tickets_link_id_share_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_tickets_link_id_index" ON "share_tickets" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "share_tickets_expires_at_index" ON "share_tickets" USING btree ("expires_at");