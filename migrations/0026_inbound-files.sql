CREATE TABLE "inbound_files" (
	"provider" text NOT NULL,
	"provider_ref" text NOT NULL,
	"position" smallint NOT NULL,
	"master_key_id" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "inbound_files_provider_provider_ref_position_pk" PRIMARY KEY("provider","provider_ref","position")
);
--> statement-breakpoint
ALTER TABLE "inbound_files" ADD CONSTRAINT "inbound_files_of_inbound" FOREIGN KEY ("provider","provider_ref") REFERENCES "public"."inbound"("provider","provider_ref") ON DELETE cascade ON UPDATE no action;