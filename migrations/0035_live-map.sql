CREATE TABLE "shelters" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"feed_id" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"capacity" integer,
	"people" integer,
	"takes_pets" boolean,
	"is_accessible" boolean,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"evidence_hash" "bytea" NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "shelters_on_earth" CHECK ("shelters"."lat" between -90 and 90 and "shelters"."lng" between -180 and 180),
	CONSTRAINT "shelters_counts" CHECK ("shelters"."capacity" > 0 and "shelters"."people" >= 0),
	CONSTRAINT "shelters_closed_after" CHECK ("shelters"."closed_at" >= "shelters"."first_seen_at")
);
--> statement-breakpoint
CREATE TABLE "watched_alerts" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"place_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"zone_id" uuid,
	"is_possible" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "watched_alerts_kind_known" CHECK ("watched_alerts"."kind" in ('order', 'warning', 'reduced', 'ended')),
	CONSTRAINT "watched_alerts_state_known" CHECK ("watched_alerts"."state" in ('due', 'sent', 'skipped', 'refused')),
	CONSTRAINT "watched_alerts_done" CHECK (("watched_alerts"."state" = 'due') = ("watched_alerts"."done_at" is null))
);
--> statement-breakpoint
CREATE TABLE "watched_places" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"user_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"master_key_id" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"cell_lat" smallint NOT NULL,
	"cell_lng" smallint NOT NULL,
	"told" text DEFAULT 'none' NOT NULL,
	"told_zone_id" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watched_places_of_person" UNIQUE("id","user_id"),
	CONSTRAINT "watched_places_five" CHECK ("watched_places"."slot" between 1 and 5),
	CONSTRAINT "watched_places_told_known" CHECK ("watched_places"."told" in ('none', 'warning', 'order')),
	CONSTRAINT "watched_places_told_zone" CHECK ("watched_places"."told" = 'none' or "watched_places"."told_zone_id" is not null),
	CONSTRAINT "watched_places_sealed" CHECK (octet_length("watched_places"."sealed") > 16)
);
--> statement-breakpoint
ALTER TABLE "shelters" ADD CONSTRAINT "shelters_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelters" ADD CONSTRAINT "shelters_evidence_hash_alert_evidence_hash_fk" FOREIGN KEY ("evidence_hash") REFERENCES "public"."alert_evidence"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_alerts" ADD CONSTRAINT "watched_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_alerts" ADD CONSTRAINT "watched_alerts_place_of_person" FOREIGN KEY ("place_id","user_id") REFERENCES "public"."watched_places"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_places" ADD CONSTRAINT "watched_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shelters_feed_key" ON "shelters" USING btree ("feed_id","key");--> statement-breakpoint
CREATE INDEX "shelters_open" ON "shelters" USING btree ("lat","lng") WHERE "shelters"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "shelters_evidence_hash_index" ON "shelters" USING btree ("evidence_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "watched_alerts_once" ON "watched_alerts" USING btree ("place_id","version");--> statement-breakpoint
CREATE INDEX "watched_alerts_user_id_index" ON "watched_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "watched_alerts_due" ON "watched_alerts" USING btree ("at") WHERE "watched_alerts"."state" = 'due';--> statement-breakpoint
CREATE UNIQUE INDEX "watched_places_slot" ON "watched_places" USING btree ("user_id","slot");--> statement-breakpoint
CREATE INDEX "watched_places_cell" ON "watched_places" USING btree ("cell_lat","cell_lng");--> statement-breakpoint
CREATE INDEX "watched_places_told" ON "watched_places" USING btree ("id") WHERE "watched_places"."told" <> 'none';--> statement-breakpoint
-- Everything that rests on evidence: its bytes are kept as long as one of these needs them.
CREATE OR REPLACE FUNCTION evidence_is_used(p_hash bytea) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM feed_pulls WHERE evidence_hash = p_hash)
    OR EXISTS (SELECT 1 FROM zone_versions WHERE evidence_hash = p_hash)
    OR EXISTS (SELECT 1 FROM alert_messages WHERE evidence_hash = p_hash)
    OR EXISTS (SELECT 1 FROM fire_perimeters WHERE evidence_hash = p_hash OR end_evidence_hash = p_hash)
    OR EXISTS (SELECT 1 FROM road_closures WHERE evidence_hash = p_hash OR end_evidence_hash = p_hash)
    OR EXISTS (SELECT 1 FROM hazard_changes WHERE evidence_hash = p_hash)
    OR EXISTS (SELECT 1 FROM shelters WHERE evidence_hash = p_hash)
$$;
