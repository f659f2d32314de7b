CREATE TABLE "known_networks" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_networks_hash_length" CHECK (length("known_networks"."hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "home_change_notices" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"home_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"actions" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mail" text DEFAULT 'due' NOT NULL,
	"mail_at" timestamp with time zone,
	CONSTRAINT "home_change_notices_mail_known" CHECK ("home_change_notices"."mail" in ('due', 'sending', 'sent', 'refused', 'none')),
	CONSTRAINT "home_change_notices_has_actions" CHECK (cardinality("home_change_notices"."actions") > 0)
);
--> statement-breakpoint
ALTER TABLE "home_change_notices" ADD CONSTRAINT "home_change_notices_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_change_notices" ADD CONSTRAINT "home_change_notices_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_networks_expires_at_index" ON "known_networks" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "home_change_notices_due_key" ON "home_change_notices" USING btree ("home_id","actor_id") WHERE "home_change_notices"."mail" = 'due' and "home_change_notices"."mail_at" is null;--> statement-breakpoint
CREATE INDEX "home_change_notices_actor_id_index" ON "home_change_notices" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "home_change_notices_mail_due" ON "home_change_notices" USING btree ("created_at") WHERE "home_change_notices"."mail" in ('due', 'sending');--> statement-breakpoint
CREATE INDEX "home_change_notices_mail_refused" ON "home_change_notices" USING btree ("created_at") WHERE "home_change_notices"."mail" = 'refused';--> statement-breakpoint
-- Links and invitations are the owner's. They end for good when the home changes hands, whoever moves it.
CREATE FUNCTION end_links_of_former_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE share_links SET revoked_at = now() WHERE home_id = NEW.id AND revoked_at IS NULL;
  UPDATE household_invitations SET withdrawn_at = now()
    WHERE home_id = NEW.id AND accepted_at IS NULL AND withdrawn_at IS NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER homes_end_links_of_former_owner AFTER UPDATE OF user_id ON homes
  FOR EACH ROW WHEN (OLD.user_id IS DISTINCT FROM NEW.user_id) EXECUTE FUNCTION end_links_of_former_owner();
