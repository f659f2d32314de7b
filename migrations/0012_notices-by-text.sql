CREATE TABLE "demo_texts" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"to" text NOT NULL,
	"text" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "phones" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_mails" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "phones" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "phones" ADD COLUMN "pending_phone" text;--> statement-breakpoint
ALTER TABLE "phones" ADD COLUMN "codes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "phones" ADD COLUMN "codes_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "demo_texts_to_created_at_index" ON "demo_texts" USING btree ("to","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "demo_texts_kept_once" ON "demo_texts" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "demo_mails_kept_once" ON "demo_mails" USING btree ("key");--> statement-breakpoint
CREATE INDEX "phones_pending_phone_index" ON "phones" USING btree ("pending_phone");--> statement-breakpoint
ALTER TABLE "phones" ADD CONSTRAINT "phones_proven_has_time" CHECK (("phones"."phone" is null) = ("phones"."verified_at" is null));