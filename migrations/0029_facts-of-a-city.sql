ALTER TABLE "memberships" ADD CONSTRAINT "memberships_of_person" UNIQUE("id","user_id");--> statement-breakpoint
ALTER TABLE "membership_spans" ADD COLUMN "user_id" uuid;--> statement-breakpoint
UPDATE "membership_spans" s SET "user_id" = m."user_id" FROM "memberships" m WHERE m."id" = s."membership_id";--> statement-breakpoint
-- Follows its membership: to whom it belongs now, or to nobody once they are gone.
ALTER TABLE "membership_spans" ADD CONSTRAINT "membership_spans_same_person" FOREIGN KEY ("membership_id","user_id") REFERENCES "public"."memberships"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "membership_spans_of_people" ON "membership_spans" USING btree ("user_id","from_at","until_at","plan");--> statement-breakpoint
-- Nobody who writes a span can leave out or mistake whose it is. Of a membership that the same statement writes, which is
-- not to be seen here yet, its person is said.
CREATE FUNCTION span_of_its_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.user_id := coalesce((SELECT user_id FROM memberships WHERE id = NEW.membership_id), NEW.user_id);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER membership_spans_of_its_person BEFORE INSERT ON membership_spans
  FOR EACH ROW EXECUTE FUNCTION span_of_its_person();--> statement-breakpoint
CREATE INDEX "home_members_others" ON "home_members" USING btree ("home_id","user_id") WHERE "home_members"."role" <> 'owner';--> statement-breakpoint
CREATE INDEX "phones_that_take_texts" ON "phones" USING btree ("user_id") WHERE "phones"."verified_at" is not null and "phones"."stopped_at" is null;
