CREATE TABLE "broadcast_people" (
	"broadcast_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "broadcast_people_broadcast_id_user_id_home_id_pk" PRIMARY KEY("broadcast_id","user_id","home_id"),
	CONSTRAINT "broadcast_people_state_known" CHECK ("broadcast_people"."state" in ('due', 'sent', 'skipped', 'refused')),
	CONSTRAINT "broadcast_people_done" CHECK (("broadcast_people"."state" = 'due') = ("broadcast_people"."done_at" is null))
);
--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"incident" text NOT NULL,
	"filter" jsonb NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"moved_by" text,
	"households" integer NOT NULL,
	"made_by" uuid NOT NULL,
	"approved_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "broadcasts_state_known" CHECK ("broadcasts"."state" in ('proposed', 'sent', 'withdrawn')),
	CONSTRAINT "broadcasts_settled_has_time" CHECK (("broadcasts"."state" = 'proposed') = ("broadcasts"."settled_at" is null)),
	CONSTRAINT "broadcasts_two_people" CHECK ("broadcasts"."approved_by" <> "broadcasts"."made_by"),
	CONSTRAINT "broadcasts_many_need_two" CHECK ("broadcasts"."state" <> 'sent' or "broadcasts"."households" <= 1000 or "broadcasts"."approved_by" is not null)
);
--> statement-breakpoint
ALTER TABLE "broadcast_people" ADD CONSTRAINT "broadcast_people_broadcast_id_broadcasts_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_people" ADD CONSTRAINT "broadcast_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_people" ADD CONSTRAINT "broadcast_people_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "broadcast_people_home_id_index" ON "broadcast_people" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "broadcast_people_user_id_index" ON "broadcast_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "broadcast_people_due" ON "broadcast_people" USING btree ("at") WHERE "broadcast_people"."state" = 'due';--> statement-breakpoint
CREATE INDEX "broadcasts_incident_id_made_at_index" ON "broadcasts" USING btree ("incident_id","made_at");--> statement-breakpoint
INSERT INTO "moves" ("machine", "from_state", "to_state", "mover") VALUES
	('broadcast', 'proposed', 'sent', 'proposer'),
	('broadcast', 'proposed', 'sent', 'approver'),
	('broadcast', 'proposed', 'withdrawn', 'proposer');--> statement-breakpoint
CREATE TRIGGER "broadcasts_moves" BEFORE INSERT OR UPDATE ON "broadcasts" FOR EACH ROW EXECUTE FUNCTION "refuse_state_change"('broadcast', 'proposed');
