-- Requests written in clear came with 0011, which nobody runs yet. SQL has no key to seal them with, so they are not kept.
DELETE FROM "reviews" WHERE "kind" = 'service-request';--> statement-breakpoint
DELETE FROM "service_requests";--> statement-breakpoint
ALTER TABLE "service_requests" ALTER COLUMN "why" SET DATA TYPE bytea USING convert_to("why", 'UTF8');--> statement-breakpoint
ALTER TABLE "service_requests" ALTER COLUMN "decision_note" SET DATA TYPE bytea USING convert_to("decision_note", 'UTF8');--> statement-breakpoint
ALTER TABLE "service_requests" ALTER COLUMN "appeal" SET DATA TYPE bytea USING convert_to("appeal", 'UTF8');--> statement-breakpoint
ALTER TABLE "service_requests" ALTER COLUMN "appeal_note" SET DATA TYPE bytea USING convert_to("appeal_note", 'UTF8');--> statement-breakpoint
ALTER TABLE "declarations" DROP CONSTRAINT "declarations_two_people";--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_two_people" CHECK ("declarations"."state" <> 'approved' or ("declarations"."decided_at" is not null and ("declarations"."decided_by" <> "declarations"."proposed_by"
        or "declarations"."decided_by" is null or "declarations"."proposed_by" is null)));--> statement-breakpoint
-- Two people, at the moment it is approved. Later either may delete their account.
CREATE FUNCTION declared_by_two() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.decided_by IS NULL OR new.proposed_by IS NULL OR new.decided_by = new.proposed_by THEN
    RAISE EXCEPTION 'a declaration is approved by another person than the one who proposed it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'declarations_two_people';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER declarations_inserted_approved BEFORE INSERT ON declarations
  FOR EACH ROW WHEN (new.state = 'approved') EXECUTE FUNCTION declared_by_two();--> statement-breakpoint
CREATE TRIGGER declarations_approved BEFORE UPDATE OF state ON declarations
  FOR EACH ROW WHEN (new.state = 'approved' AND old.state <> 'approved') EXECUTE FUNCTION declared_by_two();
