CREATE TABLE "neighbor_drills" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"group_id" uuid NOT NULL,
	"planned_for" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"moved_by" text,
	"state_at" timestamp with time zone NOT NULL,
	"drill_id" uuid,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"finished" smallint,
	"claim_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "neighbor_drills_state_known" CHECK ("neighbor_drills"."state" in ('planned', 'running', 'done', 'canceled')),
	CONSTRAINT "neighbor_drills_ended_counted" CHECK (("neighbor_drills"."state" = 'done') = ("neighbor_drills"."finished" is not null)),
	CONSTRAINT "neighbor_drills_claim_earned" CHECK ("neighbor_drills"."claim_id" is null or "neighbor_drills"."finished" >= 3)
);
--> statement-breakpoint
CREATE TABLE "neighbor_groups" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"ambassador_id" uuid NOT NULL,
	"name" text NOT NULL,
	"area" text NOT NULL,
	"zone_id" text,
	"state" text DEFAULT 'open' NOT NULL,
	"moved_by" text,
	"state_at" timestamp with time zone NOT NULL,
	"state_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "neighbor_groups_state_known" CHECK ("neighbor_groups"."state" in ('open', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "neighbor_homes" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"group_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'joined' NOT NULL,
	"moved_by" text,
	"words" "bytea",
	"shows_name" boolean DEFAULT false NOT NULL,
	"shows_skills" boolean DEFAULT false NOT NULL,
	"shows_needs" boolean DEFAULT false NOT NULL,
	"shows_check" boolean DEFAULT false NOT NULL,
	"shows_pin" boolean DEFAULT false NOT NULL,
	"shows_board" boolean DEFAULT false NOT NULL,
	"takes_drills" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "neighbor_homes_state_known" CHECK ("neighbor_homes"."state" in ('joined', 'removed')),
	CONSTRAINT "neighbor_homes_words_agreed" CHECK (("neighbor_homes"."words" is not null) = ("neighbor_homes"."shows_name" or "neighbor_homes"."shows_skills" or "neighbor_homes"."shows_needs")),
	CONSTRAINT "neighbor_homes_board_named" CHECK (not "neighbor_homes"."shows_board" or "neighbor_homes"."shows_name"),
	CONSTRAINT "neighbor_homes_removed_empty" CHECK ("neighbor_homes"."state" <> 'removed' or not ("neighbor_homes"."shows_name" or "neighbor_homes"."shows_skills" or "neighbor_homes"."shows_needs" or "neighbor_homes"."shows_check" or "neighbor_homes"."shows_pin" or "neighbor_homes"."shows_board" or "neighbor_homes"."takes_drills"))
);
--> statement-breakpoint
CREATE TABLE "neighbor_links" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"group_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"max_uses" smallint NOT NULL,
	"uses" smallint DEFAULT 0 NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "neighbor_links_uses_limited" CHECK ("neighbor_links"."uses" between 0 and "neighbor_links"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "neighbor_mails" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"drill_id" uuid,
	"mail" text DEFAULT 'due' NOT NULL,
	"mail_try_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "neighbor_mails_kind_known" CHECK ("neighbor_mails"."kind" in ('joined', 'removed', 'closed', 'closed-by-team', 'drill-planned', 'drill-canceled')),
	CONSTRAINT "neighbor_mails_mail_known" CHECK ("neighbor_mails"."mail" in ('due', 'sent', 'refused')),
	CONSTRAINT "neighbor_mails_drill_named" CHECK (("neighbor_mails"."drill_id" is not null) = ("neighbor_mails"."kind" in ('drill-planned', 'drill-canceled')))
);
--> statement-breakpoint
CREATE TABLE "neighbor_requests" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"group_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"incident_id" uuid,
	"case_id" uuid NOT NULL,
	"asked_by" uuid,
	"is_own" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "neighbor_requests_once" UNIQUE NULLS NOT DISTINCT("home_id","kind","incident_id"),
	CONSTRAINT "neighbor_requests_kind_known" CHECK ("neighbor_requests"."kind" in ('ride', 'check'))
);
--> statement-breakpoint
ALTER TABLE "neighbor_drills" ADD CONSTRAINT "neighbor_drills_group_id_neighbor_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."neighbor_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "neighbor_drills" ADD CONSTRAINT "neighbor_drills_drill_id_drills_id_fk" FOREIGN KEY ("drill_id") REFERENCES "public"."drills"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "neighbor_drills" ADD CONSTRAINT "neighbor_drills_claim_id_impact_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."impact_claims"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "neighbor_groups" ADD CONSTRAINT "neighbor_groups_ambassador_id_ambassadors_id_fk" FOREIGN KEY ("ambassador_id") REFERENCES "public"."ambassadors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "neighbor_homes" ADD CONSTRAINT "neighbor_homes_group_id_neighbor_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."neighbor_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "neighbor_homes" ADD CONSTRAINT "neighbor_homes_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "neighbor_homes" ADD CONSTRAINT "neighbor_homes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "neighbor_links" ADD CONSTRAINT "neighbor_links_group_id_neighbor_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."neighbor_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "neighbor_mails" ADD CONSTRAINT "neighbor_mails_group_id_neighbor_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."neighbor_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "neighbor_mails" ADD CONSTRAINT "neighbor_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "neighbor_mails" ADD CONSTRAINT "neighbor_mails_drill_id_neighbor_drills_id_fk" FOREIGN KEY ("drill_id") REFERENCES "public"."neighbor_drills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "neighbor_requests" ADD CONSTRAINT "neighbor_requests_group_id_neighbor_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."neighbor_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "neighbor_requests" ADD CONSTRAINT "neighbor_requests_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "neighbor_requests" ADD CONSTRAINT "neighbor_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "neighbor_drills_group_id_planned_for_index" ON "neighbor_drills" USING btree ("group_id","planned_for");--> statement-breakpoint
CREATE UNIQUE INDEX "neighbor_drills_drill_key" ON "neighbor_drills" USING btree ("drill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "neighbor_drills_claim_key" ON "neighbor_drills" USING btree ("claim_id");--> statement-breakpoint
CREATE UNIQUE INDEX "neighbor_drills_one_running" ON "neighbor_drills" USING btree ("group_id") WHERE "neighbor_drills"."state" = 'running';--> statement-breakpoint
CREATE INDEX "neighbor_groups_ambassador_id_index" ON "neighbor_groups" USING btree ("ambassador_id");--> statement-breakpoint
CREATE UNIQUE INDEX "neighbor_homes_once" ON "neighbor_homes" USING btree ("group_id","home_id");--> statement-breakpoint
CREATE INDEX "neighbor_homes_home_id_index" ON "neighbor_homes" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "neighbor_homes_user_id_index" ON "neighbor_homes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "neighbor_links_token_key" ON "neighbor_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "neighbor_links_group_id_index" ON "neighbor_links" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "neighbor_mails_group_id_index" ON "neighbor_mails" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "neighbor_mails_user_id_index" ON "neighbor_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "neighbor_mails_drill_id_index" ON "neighbor_mails" USING btree ("drill_id");--> statement-breakpoint
CREATE INDEX "neighbor_mails_due" ON "neighbor_mails" USING btree ("created_at") WHERE "neighbor_mails"."mail" = 'due';--> statement-breakpoint
CREATE INDEX "neighbor_requests_group_id_index" ON "neighbor_requests" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "neighbor_requests_asked_by_created_at_index" ON "neighbor_requests" USING btree ("asked_by","created_at");--> statement-breakpoint
INSERT INTO "moves" ("machine", "from_state", "to_state", "mover") VALUES
	('neighbor-group', 'open', 'closed', 'ambassador'),
	('neighbor-group', 'open', 'closed', 'staff'),
	('neighbor-home', 'joined', 'removed', 'ambassador'),
	('neighbor-drill', 'planned', 'running', 'ambassador'),
	('neighbor-drill', 'planned', 'canceled', 'ambassador'),
	('neighbor-drill', 'running', 'done', 'ambassador');--> statement-breakpoint
CREATE TRIGGER "neighbor_groups_moves" BEFORE INSERT OR UPDATE ON "neighbor_groups" FOR EACH ROW EXECUTE FUNCTION "refuse_state_change"('neighbor-group', 'open');--> statement-breakpoint
CREATE TRIGGER "neighbor_homes_moves" BEFORE INSERT OR UPDATE ON "neighbor_homes" FOR EACH ROW EXECUTE FUNCTION "refuse_state_change"('neighbor-home', 'joined');--> statement-breakpoint
CREATE TRIGGER "neighbor_drills_moves" BEFORE INSERT OR UPDATE ON "neighbor_drills" FOR EACH ROW EXECUTE FUNCTION "refuse_state_change"('neighbor-drill', 'planned');--> statement-breakpoint
-- Only an active ambassador's open group gets households, links and drills. The lock makes a suspension wait, or this.
CREATE FUNCTION "refuse_paused_group"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The ambassador before the group, in the order of every verb.
	PERFORM 1 FROM "ambassadors" a WHERE a."state" = 'approved' AND a."id" = (SELECT g."ambassador_id" FROM "neighbor_groups" g WHERE g."id" = NEW."group_id") FOR SHARE;
	IF FOUND THEN
		PERFORM 1 FROM "neighbor_groups" g WHERE g."id" = NEW."group_id" AND g."state" = 'open' FOR SHARE;
	END IF;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'this group is closed or its ambassador is not active' USING ERRCODE = 'check_violation', CONSTRAINT = 'neighbor_groups_live';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "neighbor_homes_live" BEFORE INSERT ON "neighbor_homes" FOR EACH ROW EXECUTE FUNCTION "refuse_paused_group"();--> statement-breakpoint
CREATE TRIGGER "neighbor_links_live" BEFORE INSERT ON "neighbor_links" FOR EACH ROW EXECUTE FUNCTION "refuse_paused_group"();--> statement-breakpoint
CREATE TRIGGER "neighbor_drills_live" BEFORE INSERT ON "neighbor_drills" FOR EACH ROW EXECUTE FUNCTION "refuse_paused_group"();--> statement-breakpoint
-- A closed group has no households and no links, whatever closed it.
CREATE FUNCTION "empty_closed_group"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "neighbor_homes" h WHERE h."group_id" = NEW."id";
	DELETE FROM "neighbor_links" l WHERE l."group_id" = NEW."id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "neighbor_groups_emptied" AFTER UPDATE ON "neighbor_groups" FOR EACH ROW WHEN (NEW."state" = 'closed' AND OLD."state" <> 'closed') EXECUTE FUNCTION "empty_closed_group"();--> statement-breakpoint
-- Whatever takes an agreement away also refreshes the open windows of everyone who could see it: a household leaves or is
-- removed, its home is archived, the person who agreed moves out or asks to delete the account, the ambassador is suspended.
-- The message carries no data, only who should ask again.
CREATE FUNCTION "publish_neighbors"(of_group uuid, also uuid) RETURNS void LANGUAGE sql AS $$
	SELECT pg_notify('hearthline_live', json_build_object('users', part.people, 'topic', 'neighbors')::text)
	FROM (
		SELECT json_agg(one.person) AS people
		FROM (
			SELECT every.person, row_number() OVER (ORDER BY every.person) AS n
			FROM (
				SELECT m."user_id" AS person FROM "neighbor_homes" h JOIN "home_members" m ON m."home_id" = h."home_id" WHERE h."group_id" = of_group
				UNION SELECT m."user_id" FROM "home_members" m WHERE m."home_id" = also
				UNION SELECT a."user_id" FROM "neighbor_groups" g JOIN "ambassadors" a ON a."id" = g."ambassador_id" WHERE g."id" = of_group AND a."user_id" IS NOT NULL
			) every
		) one
		GROUP BY (one.n - 1) / 150
	) part
$$;--> statement-breakpoint
CREATE FUNCTION "publish_neighbor_home"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM publish_neighbors(OLD."group_id", OLD."home_id");
	ELSE
		PERFORM publish_neighbors(NEW."group_id", NEW."home_id");
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "neighbor_homes_live_update" AFTER INSERT OR UPDATE OR DELETE ON "neighbor_homes" FOR EACH ROW EXECUTE FUNCTION "publish_neighbor_home"();--> statement-breakpoint
CREATE FUNCTION "publish_ambassador_groups"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM publish_neighbors(g."id", NULL) FROM "neighbor_groups" g WHERE g."ambassador_id" = NEW."id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "ambassadors_live_update" AFTER UPDATE ON "ambassadors" FOR EACH ROW WHEN (NEW."state" <> OLD."state") EXECUTE FUNCTION "publish_ambassador_groups"();--> statement-breakpoint
CREATE FUNCTION "publish_leaving_neighbor"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	who uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD."user_id" ELSE NEW."user_id" END;
BEGIN
	PERFORM publish_neighbors(h."group_id", h."home_id") FROM "neighbor_homes" h WHERE h."user_id" = who;
	PERFORM publish_neighbors(g."id", NULL) FROM "neighbor_groups" g JOIN "ambassadors" a ON a."id" = g."ambassador_id" WHERE a."user_id" = who;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "account_deletions_live_update" AFTER INSERT OR DELETE ON "account_deletions" FOR EACH ROW EXECUTE FUNCTION "publish_leaving_neighbor"();--> statement-breakpoint
CREATE FUNCTION "publish_departed_neighbor"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM publish_neighbors(h."group_id", h."home_id") FROM "neighbor_homes" h WHERE h."home_id" = OLD."home_id";
	PERFORM pg_notify('hearthline_live', json_build_object('user', OLD."user_id", 'topic', 'neighbors')::text)
		WHERE EXISTS (SELECT 1 FROM "neighbor_homes" h WHERE h."home_id" = OLD."home_id");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "home_members_live_update" AFTER DELETE ON "home_members" FOR EACH ROW EXECUTE FUNCTION "publish_departed_neighbor"();--> statement-breakpoint
CREATE FUNCTION "publish_archived_neighbor"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM publish_neighbors(h."group_id", h."home_id") FROM "neighbor_homes" h WHERE h."home_id" = NEW."id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "homes_neighbors_live_update" AFTER UPDATE OF "archived_at" ON "homes" FOR EACH ROW WHEN (NEW."archived_at" IS DISTINCT FROM OLD."archived_at") EXECUTE FUNCTION "publish_archived_neighbor"();
