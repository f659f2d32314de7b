CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"user_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"undo_hash" "bytea",
	"changed_at" timestamp with time zone NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "email_changes_lower_case" CHECK ("email_changes"."old_email" = lower("email_changes"."old_email") and "email_changes"."new_email" = lower("email_changes"."new_email")),
	CONSTRAINT "email_changes_differ" CHECK ("email_changes"."old_email" <> "email_changes"."new_email"),
	CONSTRAINT "email_changes_undo_hash_length" CHECK (length("email_changes"."undo_hash") = 32)
);
--> statement-breakpoint
ALTER TABLE "mail_challenges" DROP CONSTRAINT "mail_challenges_purpose_known";--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_user_id_index" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_changes_undo_until_index" ON "email_changes" USING btree ("undo_until");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_undo_hash_key" ON "email_changes" USING btree ("undo_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_reserved" ON "email_changes" USING btree ("old_email") WHERE "email_changes"."undone_at" is null;--> statement-breakpoint
ALTER TABLE "mail_challenges" ADD CONSTRAINT "mail_challenges_purpose_known" CHECK ("mail_challenges"."purpose" in ('sign-in', 'step-up', 'change-email'));--> statement-breakpoint
-- For 7 days an address that an account moved away from belongs to nobody else. Checked after the write, because an
-- insert may have waited for the very change that reserves the address.
CREATE FUNCTION "refuse_reserved_address"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT 1 FROM "email_changes" WHERE "old_email" = NEW."email" AND "user_id" <> NEW."id" AND "undone_at" IS NULL) THEN
		RAISE EXCEPTION 'the address is reserved' USING ERRCODE = 'unique_violation', CONSTRAINT = 'users_email_reserved';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "users_email_reserved" AFTER INSERT OR UPDATE OF "email" ON "users" FOR EACH ROW EXECUTE FUNCTION "refuse_reserved_address"();
