CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"user_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"undo_hash" "bytea" NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_lower_case" CHECK ("email_changes"."old_email" = lower("email_changes"."old_email") and "email_changes"."new_email" = lower("email_changes"."new_email")),
	CONSTRAINT "email_changes_differ" CHECK ("email_changes"."old_email" <> "email_changes"."new_email")
);
--> statement-breakpoint
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
ALTER TABLE "mail_challenges" DROP CONSTRAINT "mail_challenges_purpose_known";--> statement-breakpoint
ALTER TABLE "mail_challenges" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_change_notices" ADD CONSTRAINT "home_change_notices_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_change_notices" ADD CONSTRAINT "home_change_notices_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_old_email_key" ON "email_changes" USING btree ("old_email");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_undo_hash_key" ON "email_changes" USING btree ("undo_hash");--> statement-breakpoint
CREATE INDEX "email_changes_user_id_index" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_changes_undo_until_index" ON "email_changes" USING btree ("undo_until");--> statement-breakpoint
CREATE INDEX "known_networks_expires_at_index" ON "known_networks" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "home_change_notices_due_key" ON "home_change_notices" USING btree ("home_id","actor_id") WHERE "home_change_notices"."mail" = 'due' and "home_change_notices"."mail_at" is null;--> statement-breakpoint
CREATE INDEX "home_change_notices_actor_id_index" ON "home_change_notices" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "home_change_notices_mail_due" ON "home_change_notices" USING btree ("created_at") WHERE "home_change_notices"."mail" in ('due', 'sending');--> statement-breakpoint
CREATE INDEX "home_change_notices_mail_refused" ON "home_change_notices" USING btree ("created_at") WHERE "home_change_notices"."mail" = 'refused';--> statement-breakpoint
ALTER TABLE "mail_challenges" ADD CONSTRAINT "mail_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_challenges_user_id_index" ON "mail_challenges" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "mail_challenges" ADD CONSTRAINT "mail_challenges_change_has_account" CHECK (("mail_challenges"."purpose" = 'change-email') = ("mail_challenges"."user_id" is not null));--> statement-breakpoint
ALTER TABLE "mail_challenges" ADD CONSTRAINT "mail_challenges_purpose_known" CHECK ("mail_challenges"."purpose" in ('sign-in', 'step-up', 'change-email'));--> statement-breakpoint
-- After the row, not before it: a concurrent sign-up waits on the unique address until the change commits, and must
-- then see the reservation.
CREATE FUNCTION refuse_reserved_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM email_changes c WHERE c.old_email = NEW.email AND c.user_id <> NEW.id) THEN
    RAISE EXCEPTION 'this address is reserved for the account that had it'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'users_email_reserved';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_email_reserved AFTER INSERT OR UPDATE OF email ON users
  FOR EACH ROW EXECUTE FUNCTION refuse_reserved_email();
