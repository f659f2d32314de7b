CREATE TABLE "fire_perimeters" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"feed_id" text NOT NULL,
	"key" text NOT NULL,
	"west" double precision NOT NULL,
	"south" double precision NOT NULL,
	"east" double precision NOT NULL,
	"north" double precision NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"evidence_hash" "bytea" NOT NULL,
	"absent_since" timestamp with time zone,
	"absent_pulls" integer DEFAULT 0 NOT NULL,
	"is_lost" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	"end_rule" text,
	"end_evidence_hash" "bytea",
	"name" text NOT NULL,
	"shape" jsonb NOT NULL,
	"acres" double precision,
	"contained_percent" double precision,
	"as_of" timestamp with time zone,
	CONSTRAINT "fire_perimeters_end_whole" CHECK (("fire_perimeters"."ended_at" is null) = ("fire_perimeters"."end_rule" is null) and ("fire_perimeters"."ended_at" is null) = ("fire_perimeters"."end_evidence_hash" is null)),
	CONSTRAINT "fire_perimeters_rule_known" CHECK ("fire_perimeters"."end_rule" in ('picked-up', 'canceled', 'end-passed', 'fire-out', 'inactive', 'prescribed', 'not-listed', 'not-listed-12-hours'))
);
--> statement-breakpoint
CREATE TABLE "hazard_changes" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"feed_id" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"change" text NOT NULL,
	"rule" text,
	"evidence_hash" "bytea" NOT NULL,
	CONSTRAINT "hazard_changes_change_known" CHECK ("hazard_changes"."change" in ('started', 'changed', 'ended')),
	CONSTRAINT "hazard_changes_end_has_rule" CHECK (("hazard_changes"."change" = 'ended') = ("hazard_changes"."rule" is not null))
);
--> statement-breakpoint
CREATE TABLE "road_closures" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"feed_id" text NOT NULL,
	"key" text NOT NULL,
	"west" double precision NOT NULL,
	"south" double precision NOT NULL,
	"east" double precision NOT NULL,
	"north" double precision NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"evidence_hash" "bytea" NOT NULL,
	"absent_since" timestamp with time zone,
	"absent_pulls" integer DEFAULT 0 NOT NULL,
	"is_lost" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	"end_rule" text,
	"end_evidence_hash" "bytea",
	"ref" text,
	"kind" text NOT NULL,
	"road" text NOT NULL,
	"direction" text,
	"details" text,
	"place" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_in_place" boolean NOT NULL,
	CONSTRAINT "road_closures_end_whole" CHECK (("road_closures"."ended_at" is null) = ("road_closures"."end_rule" is null) and ("road_closures"."ended_at" is null) = ("road_closures"."end_evidence_hash" is null)),
	CONSTRAINT "road_closures_rule_known" CHECK ("road_closures"."end_rule" in ('picked-up', 'canceled', 'end-passed', 'fire-out', 'inactive', 'prescribed', 'not-listed', 'not-listed-12-hours')),
	CONSTRAINT "road_closures_kind_known" CHECK ("road_closures"."kind" in ('full', 'ramp', 'lanes', 'one-way')),
	CONSTRAINT "road_closures_direction_known" CHECK ("road_closures"."direction" in ('north', 'south', 'east', 'west', 'both'))
);
--> statement-breakpoint
ALTER TABLE "feed_pulls" ADD COLUMN "content_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "content_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fire_perimeters" ADD CONSTRAINT "fire_perimeters_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fire_perimeters" ADD CONSTRAINT "fire_perimeters_evidence_hash_alert_evidence_hash_fk" FOREIGN KEY ("evidence_hash") REFERENCES "public"."alert_evidence"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fire_perimeters" ADD CONSTRAINT "fire_perimeters_end_evidence_hash_alert_evidence_hash_fk" FOREIGN KEY ("end_evidence_hash") REFERENCES "public"."alert_evidence"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_changes" ADD CONSTRAINT "hazard_changes_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazard_changes" ADD CONSTRAINT "hazard_changes_evidence_hash_alert_evidence_hash_fk" FOREIGN KEY ("evidence_hash") REFERENCES "public"."alert_evidence"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "road_closures" ADD CONSTRAINT "road_closures_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "road_closures" ADD CONSTRAINT "road_closures_evidence_hash_alert_evidence_hash_fk" FOREIGN KEY ("evidence_hash") REFERENCES "public"."alert_evidence"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "road_closures" ADD CONSTRAINT "road_closures_end_evidence_hash_alert_evidence_hash_fk" FOREIGN KEY ("end_evidence_hash") REFERENCES "public"."alert_evidence"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fire_perimeters_feed_key" ON "fire_perimeters" USING btree ("feed_id","key");--> statement-breakpoint
CREATE INDEX "fire_perimeters_burning" ON "fire_perimeters" USING btree ("west","east") WHERE "fire_perimeters"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "fire_perimeters_evidence_hash_index" ON "fire_perimeters" USING btree ("evidence_hash");--> statement-breakpoint
CREATE INDEX "fire_perimeters_end_evidence_hash_index" ON "fire_perimeters" USING btree ("end_evidence_hash");--> statement-breakpoint
CREATE INDEX "hazard_changes_feed_id_key_at_index" ON "hazard_changes" USING btree ("feed_id","key","at");--> statement-breakpoint
CREATE INDEX "hazard_changes_at_index" ON "hazard_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "hazard_changes_evidence_hash_index" ON "hazard_changes" USING btree ("evidence_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "road_closures_feed_key" ON "road_closures" USING btree ("feed_id","key");--> statement-breakpoint
CREATE INDEX "road_closures_in_force" ON "road_closures" USING btree ("west","east") WHERE "road_closures"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "road_closures_evidence_hash_index" ON "road_closures" USING btree ("evidence_hash");--> statement-breakpoint
CREATE INDEX "road_closures_end_evidence_hash_index" ON "road_closures" USING btree ("end_evidence_hash");--> statement-breakpoint
CREATE INDEX "alert_messages_evidence_hash_index" ON "alert_messages" USING btree ("evidence_hash");--> statement-breakpoint
CREATE INDEX "feed_pulls_evidence_hash_index" ON "feed_pulls" USING btree ("evidence_hash");--> statement-breakpoint
CREATE INDEX "zone_versions_evidence_hash_index" ON "zone_versions" USING btree ("evidence_hash");--> statement-breakpoint
-- Every table that rests on stored responses. A table that refers to evidence belongs in this list.
CREATE FUNCTION evidence_is_used(p_hash bytea) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM feed_pulls WHERE evidence_hash = p_hash)
    OR EXISTS (SELECT 1 FROM zone_versions WHERE evidence_hash = p_hash)
    OR EXISTS (SELECT 1 FROM alert_messages WHERE evidence_hash = p_hash)
    OR EXISTS (SELECT 1 FROM fire_perimeters WHERE evidence_hash = p_hash OR end_evidence_hash = p_hash)
    OR EXISTS (SELECT 1 FROM road_closures WHERE evidence_hash = p_hash OR end_evidence_hash = p_hash)
    OR EXISTS (SELECT 1 FROM hazard_changes WHERE evidence_hash = p_hash)
$$;
--> statement-breakpoint
-- A fire or closure ends only by a complete response of its own source, at the moment of that response. Whatever the
-- program does, a source that is dead, stale, empty, partial or malformed opens no road.
CREATE FUNCTION refuse_doubtful_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM feeds f WHERE f.id = NEW.feed_id AND f.state = 'ok' AND f.last_good_at = NEW.ended_at
  ) THEN
    RAISE EXCEPTION 'only a complete response of % ends %', NEW.feed_id, NEW.key USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER fire_perimeters_end BEFORE UPDATE ON fire_perimeters FOR EACH ROW
  WHEN (NEW.ended_at IS NOT NULL AND NEW.ended_at IS DISTINCT FROM OLD.ended_at) EXECUTE FUNCTION refuse_doubtful_end();
--> statement-breakpoint
CREATE TRIGGER road_closures_end BEFORE UPDATE ON road_closures FOR EACH ROW
  WHEN (NEW.ended_at IS NOT NULL AND NEW.ended_at IS DISTINCT FROM OLD.ended_at) EXECUTE FUNCTION refuse_doubtful_end();
--> statement-breakpoint
CREATE TRIGGER fire_perimeters_begin BEFORE INSERT ON fire_perimeters FOR EACH ROW
  WHEN (NEW.ended_at IS NOT NULL) EXECUTE FUNCTION refuse_doubtful_end();
--> statement-breakpoint
CREATE TRIGGER road_closures_begin BEFORE INSERT ON road_closures FOR EACH ROW
  WHEN (NEW.ended_at IS NOT NULL) EXECUTE FUNCTION refuse_doubtful_end();
--> statement-breakpoint
-- Sources that were retired or deleted take their rows along; a row in force is never deleted by itself.
CREATE FUNCTION refuse_hazard_loss() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM feeds WHERE id = OLD.feed_id) THEN
    RAISE EXCEPTION '% of % is in force', OLD.key, OLD.feed_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER fire_perimeters_stay BEFORE DELETE ON fire_perimeters FOR EACH ROW
  WHEN (OLD.ended_at IS NULL) EXECUTE FUNCTION refuse_hazard_loss();
--> statement-breakpoint
CREATE TRIGGER road_closures_stay BEFORE DELETE ON road_closures FOR EACH ROW
  WHEN (OLD.ended_at IS NULL) EXECUTE FUNCTION refuse_hazard_loss();
