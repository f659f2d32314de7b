CREATE TABLE "evacuation_routes" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"incident_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	"cause" text NOT NULL,
	"outcome" text NOT NULL,
	"no_way" text,
	"goal" text NOT NULL,
	"hotel_id" uuid,
	"hotel_name" text,
	"hotel_lng" double precision,
	"hotel_lat" double precision,
	"from_lng" double precision NOT NULL,
	"from_lat" double precision NOT NULL,
	"to_lng" double precision,
	"to_lat" double precision,
	"line" text,
	"meters" double precision,
	"seconds" double precision,
	"meters_to_leave" double precision,
	"steps" jsonb,
	"cells" integer[] NOT NULL,
	"avoids" jsonb NOT NULL,
	"ages" jsonb NOT NULL,
	"computed_from" jsonb NOT NULL,
	"roads_mark" text,
	"picture_hash" text NOT NULL,
	CONSTRAINT "evacuation_routes_version_key" UNIQUE("incident_id","home_id","version"),
	CONSTRAINT "evacuation_routes_cause_known" CHECK ("evacuation_routes"."cause" in ('first', 'hotel', 'home', 'zone', 'fire', 'closure', 'reopened', 'roads')),
	CONSTRAINT "evacuation_routes_outcome_known" CHECK ("evacuation_routes"."outcome" in ('verified', 'verified-goes-deeper-first', 'in-fire', 'no-way-in-our-data', 'no-road-data', 'unavailable')),
	CONSTRAINT "evacuation_routes_goal_known" CHECK ("evacuation_routes"."goal" in ('hotel', 'clear', 'none')),
	CONSTRAINT "evacuation_routes_version_counts" CHECK ("evacuation_routes"."version" >= 1),
	CONSTRAINT "evacuation_routes_line_if_verified" CHECK (("evacuation_routes"."outcome" in ('verified', 'verified-goes-deeper-first')) = ("evacuation_routes"."line" is not null)),
	CONSTRAINT "evacuation_routes_line_whole" CHECK (("evacuation_routes"."line" is null) = ("evacuation_routes"."steps" is null) and ("evacuation_routes"."line" is null) = ("evacuation_routes"."meters" is null)
        and ("evacuation_routes"."line" is null) = ("evacuation_routes"."seconds" is null) and ("evacuation_routes"."line" is null or "evacuation_routes"."to_lng" is not null)),
	CONSTRAINT "evacuation_routes_no_way_has_reason" CHECK (("evacuation_routes"."outcome" = 'no-way-in-our-data') = ("evacuation_routes"."no_way" is not null)),
	CONSTRAINT "evacuation_routes_goal_hotel" CHECK ("evacuation_routes"."goal" <> 'hotel' or "evacuation_routes"."hotel_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "route_pictures" (
	"incident_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"items" jsonb NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "evacuation_routes_one_current" ON "evacuation_routes" USING btree ("incident_id","home_id") WHERE "evacuation_routes"."is_current";--> statement-breakpoint
CREATE INDEX "evacuation_routes_touched" ON "evacuation_routes" USING gin ("cells") WHERE "evacuation_routes"."is_current";--> statement-breakpoint
CREATE INDEX "evacuation_routes_home_id_index" ON "evacuation_routes" USING btree ("home_id");--> statement-breakpoint
-- What a version says is what people were told: only which one is current, and what a refusal was last checked against, changes.
CREATE FUNCTION "refuse_route_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.is_current AND NOT OLD.is_current)
		OR (to_jsonb(NEW) - 'is_current' - 'picture_hash') IS DISTINCT FROM (to_jsonb(OLD) - 'is_current' - 'picture_hash') THEN
		RAISE EXCEPTION 'a version of a route never changes' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "evacuation_routes_frozen" BEFORE UPDATE ON "evacuation_routes" FOR EACH ROW EXECUTE FUNCTION "refuse_route_change"();
