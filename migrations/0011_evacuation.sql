CREATE TABLE "activation_events" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"incident_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activations" (
	"incident_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"zone_id" uuid NOT NULL,
	"zone_version" integer NOT NULL,
	"order_at" timestamp with time zone NOT NULL,
	"plan" text NOT NULL,
	"cash_cents" integer NOT NULL,
	"nights" integer NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"acknowledged_at" timestamp with time zone,
	"acknowledged_by" uuid,
	CONSTRAINT "activations_incident_id_home_id_pk" PRIMARY KEY("incident_id","home_id"),
	CONSTRAINT "activations_state_known" CHECK ("activations"."state" in ('active', 'lifted', 'cancelled')),
	CONSTRAINT "activations_ended_has_time" CHECK (("activations"."state" = 'active') = ("activations"."ended_at" is null))
) PARTITION BY LIST ("incident_id");--> statement-breakpoint
CREATE TABLE "activations_small" PARTITION OF "activations" DEFAULT;
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"incident_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_user_id" uuid,
	CONSTRAINT "check_ins_incident_id_home_id_person_id_pk" PRIMARY KEY("incident_id","home_id","person_id"),
	CONSTRAINT "check_ins_state_known" CHECK ("check_ins"."state" in ('left', 'safe', 'help'))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"incident_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "conversations_incident_id_home_id_pk" PRIMARY KEY("incident_id","home_id")
) PARTITION BY LIST ("incident_id");--> statement-breakpoint
CREATE TABLE "conversations_small" PARTITION OF "conversations" DEFAULT;
--> statement-breakpoint
CREATE TABLE "drill_homes" (
	"drill_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"plan" text,
	"outcome" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"safe_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"is_score_granted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "drill_homes_drill_id_home_id_pk" PRIMARY KEY("drill_id","home_id")
);
--> statement-breakpoint
CREATE TABLE "drills" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"kind" text NOT NULL,
	"started_by" uuid,
	"name" text NOT NULL,
	"shape" jsonb NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "drills_kind_known" CHECK ("drills"."kind" in ('household', 'area')),
	CONSTRAINT "drills_state_known" CHECK ("drills"."state" in ('running', 'done', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "home_warnings" (
	"incident_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"zone_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "home_warnings_incident_id_home_id_pk" PRIMARY KEY("incident_id","home_id")
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"cash_held_at" timestamp with time zone,
	"cash_hold_reason" text,
	"cash_decided_at" timestamp with time zone,
	"cash_decided_by" uuid,
	"cash_decision" text,
	CONSTRAINT "incidents_state_known" CHECK ("incidents"."state" in ('open', 'ended')),
	CONSTRAINT "incidents_ended_has_time" CHECK (("incidents"."state" = 'ended') = ("incidents"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_claims" (
	"incident_id" uuid NOT NULL,
	"zone_id" uuid NOT NULL,
	"zone_version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"matched" integer DEFAULT 0 NOT NULL,
	"activated" integer DEFAULT 0 NOT NULL,
	"took_ms" integer,
	CONSTRAINT "order_claims_incident_id_zone_id_zone_version_pk" PRIMARY KEY("incident_id","zone_id","zone_version")
);
--> statement-breakpoint
CREATE TABLE "service_requests" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"home_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"why" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"decision_note" text,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"appeal_decided_at" timestamp with time zone,
	"appeal_decided_by" uuid,
	"appeal_note" text,
	CONSTRAINT "service_requests_state_known" CHECK ("service_requests"."state" in ('open', 'approved', 'declined', 'appealed', 'appeal-declined')),
	CONSTRAINT "service_requests_appeal_by_another" CHECK ("service_requests"."appeal_decided_by" is null or "service_requests"."appeal_decided_by" is distinct from "service_requests"."decided_by")
);
--> statement-breakpoint
CREATE TABLE "alert_evidence" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"body" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_messages" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"feed_id" text NOT NULL,
	"sender" text NOT NULL,
	"identifier" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"msg_type" text,
	"cap_status" text,
	"event" text,
	"headline" text,
	"meaning" text,
	"why" text,
	"is_doubtful" text DEFAULT 'no' NOT NULL,
	"signature" text,
	"ends_at" timestamp with time zone,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	"zone_id" uuid,
	"evidence_hash" "bytea",
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "declarations" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"shape" jsonb NOT NULL,
	"shape_hash" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" uuid,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"note" text,
	"zone_id" uuid,
	CONSTRAINT "declarations_state_known" CHECK ("declarations"."state" in ('proposed', 'approved', 'refused', 'withdrawn')),
	CONSTRAINT "declarations_two_people" CHECK ("declarations"."state" <> 'approved' or "declarations"."decided_by" is distinct from "declarations"."proposed_by")
);
--> statement-breakpoint
CREATE TABLE "feed_pulls" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"feed_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"evidence_hash" "bytea",
	"zones" integer,
	"took_ms" integer,
	CONSTRAINT "feed_pulls_outcome_known" CHECK ("feed_pulls"."outcome" in ('good', 'unchanged', 'empty', 'half', 'refused', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'unavailable' NOT NULL,
	"state_since" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text,
	"last_pull_at" timestamp with time zone,
	"last_good_at" timestamp with time zone,
	"next_pull_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"etag" text,
	"last_modified" text,
	"doubt" jsonb,
	CONSTRAINT "feeds_state_known" CHECK ("feeds"."state" in ('ok', 'stale', 'unavailable'))
);
--> statement-breakpoint
CREATE TABLE "zone_versions" (
	"zone_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"words" text,
	"shape" jsonb,
	"shape_hash" text,
	"evidence_hash" "bytea",
	"reason" text NOT NULL,
	CONSTRAINT "zone_versions_zone_id_version_pk" PRIMARY KEY("zone_id","version"),
	CONSTRAINT "zone_versions_status_known" CHECK ("zone_versions"."status" in ('order', 'warning', 'advisory', 'shelter', 'lifted', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"feed_id" text NOT NULL,
	"key" text NOT NULL,
	"status" text NOT NULL,
	"words" text,
	"name" text,
	"county" text,
	"notes" text,
	"url" text,
	"issued_at" timestamp with time zone,
	"order_since" timestamp with time zone,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"shape" jsonb,
	"shape_hash" text,
	"west" double precision,
	"south" double precision,
	"east" double precision,
	"north" double precision,
	"version" integer DEFAULT 1 NOT NULL,
	"verdict" text NOT NULL,
	"verdict_reason" text,
	"absent_since" timestamp with time zone,
	"absent_pulls" integer DEFAULT 0 NOT NULL,
	"vanished_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"incident_id" uuid,
	CONSTRAINT "zones_status_known" CHECK ("zones"."status" in ('order', 'warning', 'advisory', 'shelter', 'lifted', 'unknown')),
	CONSTRAINT "zones_verdict_known" CHECK ("zones"."verdict" in ('auto', 'held', 'approved', 'refused')),
	CONSTRAINT "zones_shape_whole" CHECK (("zones"."shape" is null) = ("zones"."shape_hash" is null) and ("zones"."shape" is null) = ("zones"."west" is null))
);
--> statement-breakpoint
CREATE TABLE "home_needs" (
	"home_id" uuid PRIMARY KEY NOT NULL,
	"people" smallint NOT NULL,
	"pets" smallint NOT NULL,
	"is_accessible" boolean NOT NULL,
	"is_medical" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hotels" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"stars" smallint NOT NULL,
	"phone" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hotels_stars_in_range" CHECK ("hotels"."stars" between 1 and 5),
	CONSTRAINT "hotels_on_earth" CHECK ("hotels"."lat" between -90 and 90 and "hotels"."lng" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "room_blocks" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"hotel_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sleeps" smallint NOT NULL,
	"takes_pets" boolean NOT NULL,
	"has_backup_power" boolean NOT NULL,
	"member_rate_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_blocks_kind_known" CHECK ("room_blocks"."kind" in ('standard', 'accessible')),
	CONSTRAINT "room_blocks_sleeps_in_range" CHECK ("room_blocks"."sleeps" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "room_holds" (
	"incident_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"block_id" uuid,
	"rooms" smallint NOT NULL,
	"first_night" date NOT NULL,
	"nights" smallint NOT NULL,
	"own_nights" smallint DEFAULT 0 NOT NULL,
	"miles" double precision,
	"is_wide_allowed" boolean DEFAULT false NOT NULL,
	"priority" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_holds_incident_id_home_id_pk" PRIMARY KEY("incident_id","home_id"),
	CONSTRAINT "room_holds_state_known" CHECK ("room_holds"."state" in ('held', 'waiting', 'released', 'checked-in', 'over')),
	CONSTRAINT "room_holds_held_has_room" CHECK ("room_holds"."state" not in ('held', 'checked-in') or "room_holds"."block_id" is not null),
	CONSTRAINT "room_holds_nights_in_range" CHECK ("room_holds"."nights" + "room_holds"."own_nights" between 0 and 14)
) PARTITION BY LIST ("incident_id");--> statement-breakpoint
CREATE TABLE "room_holds_small" PARTITION OF "room_holds" DEFAULT;
--> statement-breakpoint
CREATE TABLE "room_nights" (
	"block_id" uuid NOT NULL,
	"night" date NOT NULL,
	"capacity" integer NOT NULL,
	"free" integer NOT NULL,
	CONSTRAINT "room_nights_block_id_night_pk" PRIMARY KEY("block_id","night"),
	CONSTRAINT "room_nights_never_overbooked" CHECK ("room_nights"."free" between 0 and "room_nights"."capacity")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"incident_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"round" smallint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"provider_ref" text,
	"sent_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "notices_incident_id_home_id_user_id_channel_kind_round_pk" PRIMARY KEY("incident_id","home_id","user_id","channel","kind","round"),
	CONSTRAINT "notices_channel_known" CHECK ("notices"."channel" in ('email', 'sms', 'push')),
	CONSTRAINT "notices_state_known" CHECK ("notices"."state" in ('queued', 'sending', 'sent', 'failed', 'dropped'))
) PARTITION BY LIST ("incident_id");--> statement-breakpoint
CREATE TABLE "notices_small" PARTITION OF "notices" DEFAULT;
--> statement-breakpoint
CREATE TABLE "phones" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"verified_at" timestamp with time zone,
	"code_hash" "bytea",
	"code_expires_at" timestamp with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"code_sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"device" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cash_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"incident_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"provider_ref" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "cash_ledger_sign" CHECK (("cash_ledger"."kind" = 'sent') = ("cash_ledger"."cents" > 0) and "cash_ledger"."cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payout_cards" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"recipient_ref" text NOT NULL,
	"card_ref" text NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"incident_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"state" text NOT NULL,
	"due_by" timestamp with time zone NOT NULL,
	"card_id" uuid,
	"provider_ref" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payouts_incident_id_home_id_pk" PRIMARY KEY("incident_id","home_id"),
	CONSTRAINT "payouts_state_known" CHECK ("payouts"."state" in ('held', 'due', 'needs-card', 'sending', 'unknown', 'sent', 'delivered', 'failed', 'cancelled')),
	CONSTRAINT "payouts_sum_in_range" CHECK ("payouts"."cents" between 1 and 250000)
) PARTITION BY LIST ("incident_id");--> statement-breakpoint
CREATE TABLE "payouts_small" PARTITION OF "payouts" DEFAULT;
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"zone_id" uuid,
	"home_id" uuid,
	"incident_id" uuid,
	"summary" text NOT NULL,
	"facts" jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"decision" text,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_homes" ADD CONSTRAINT "drill_homes_drill_id_drills_id_fk" FOREIGN KEY ("drill_id") REFERENCES "public"."drills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_homes" ADD CONSTRAINT "drill_homes_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_homes" ADD CONSTRAINT "drill_homes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drills" ADD CONSTRAINT "drills_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_cash_decided_by_users_id_fk" FOREIGN KEY ("cash_decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_claims" ADD CONSTRAINT "order_claims_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_appeal_decided_by_users_id_fk" FOREIGN KEY ("appeal_decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_messages" ADD CONSTRAINT "alert_messages_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_messages" ADD CONSTRAINT "alert_messages_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_messages" ADD CONSTRAINT "alert_messages_evidence_hash_alert_evidence_hash_fk" FOREIGN KEY ("evidence_hash") REFERENCES "public"."alert_evidence"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_pulls" ADD CONSTRAINT "feed_pulls_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_pulls" ADD CONSTRAINT "feed_pulls_evidence_hash_alert_evidence_hash_fk" FOREIGN KEY ("evidence_hash") REFERENCES "public"."alert_evidence"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_versions" ADD CONSTRAINT "zone_versions_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_versions" ADD CONSTRAINT "zone_versions_evidence_hash_alert_evidence_hash_fk" FOREIGN KEY ("evidence_hash") REFERENCES "public"."alert_evidence"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zones" ADD CONSTRAINT "zones_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_needs" ADD CONSTRAINT "home_needs_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_blocks" ADD CONSTRAINT "room_blocks_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_nights" ADD CONSTRAINT "room_nights_block_id_room_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."room_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phones" ADD CONSTRAINT "phones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_cards" ADD CONSTRAINT "payout_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activation_events_home_id_incident_id_at_index" ON "activation_events" USING btree ("home_id","incident_id","at");--> statement-breakpoint
CREATE INDEX "activations_home_id_index" ON "activations" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "activations_user_id_index" ON "activations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "check_ins_home_id_index" ON "check_ins" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "conversations_user_id_index" ON "conversations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "drill_homes_home_id_index" ON "drill_homes" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "drill_homes_user_id_index" ON "drill_homes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "drills_state_started_at_index" ON "drills" USING btree ("state","started_at");--> statement-breakpoint
CREATE INDEX "home_warnings_home_id_index" ON "home_warnings" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "incidents_state_opened_at_index" ON "incidents" USING btree ("state","opened_at");--> statement-breakpoint
CREATE INDEX "order_claims_zone_id_index" ON "order_claims" USING btree ("zone_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_requests_one_open" ON "service_requests" USING btree ("home_id") WHERE "service_requests"."state" in ('open', 'appealed');--> statement-breakpoint
CREATE INDEX "service_requests_state_created_at_index" ON "service_requests" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "service_requests_user_id_index" ON "service_requests" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_messages_triple" ON "alert_messages" USING btree ("sender","identifier","sent_at");--> statement-breakpoint
CREATE INDEX "alert_messages_received_at_index" ON "alert_messages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "alert_messages_zone_id_index" ON "alert_messages" USING btree ("zone_id");--> statement-breakpoint
CREATE INDEX "declarations_state_proposed_at_index" ON "declarations" USING btree ("state","proposed_at");--> statement-breakpoint
CREATE INDEX "feed_pulls_feed_id_at_index" ON "feed_pulls" USING btree ("feed_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "zones_feed_key" ON "zones" USING btree ("feed_id","key");--> statement-breakpoint
CREATE INDEX "zones_live" ON "zones" USING btree ("status") WHERE "zones"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "zones_incident_id_index" ON "zones" USING btree ("incident_id");--> statement-breakpoint
CREATE INDEX "room_blocks_hotel_id_index" ON "room_blocks" USING btree ("hotel_id");--> statement-breakpoint
CREATE INDEX "room_holds_block_id_index" ON "room_holds" USING btree ("block_id");--> statement-breakpoint
CREATE INDEX "room_holds_user_id_index" ON "room_holds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "room_holds_waiting" ON "room_holds" USING btree ("priority","created_at") WHERE "room_holds"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "room_nights_night_index" ON "room_nights" USING btree ("night");--> statement-breakpoint
CREATE INDEX "notices_to_send" ON "notices" USING btree ("due_at") WHERE "notices"."state" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "notices_user_id_index" ON "notices" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id_index" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_ledger_key" ON "cash_ledger" USING btree ("key");--> statement-breakpoint
CREATE INDEX "cash_ledger_incident_id_home_id_index" ON "cash_ledger" USING btree ("incident_id","home_id");--> statement-breakpoint
CREATE INDEX "cash_ledger_user_id_index" ON "cash_ledger" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_cards_one_in_use" ON "payout_cards" USING btree ("user_id") WHERE "payout_cards"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "payout_cards_user_id_index" ON "payout_cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payouts_user_id_index" ON "payouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payouts_provider_ref_index" ON "payouts" USING btree ("provider_ref");--> statement-breakpoint
CREATE INDEX "payouts_to_do" ON "payouts" USING btree ("next_try_at") WHERE "payouts"."state" in ('due', 'sending', 'unknown', 'sent');--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_asked_once" ON "reviews" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "reviews_open" ON "reviews" USING btree ("opened_at") WHERE "reviews"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_home_id_index" ON "reviews" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "reviews_incident_id_index" ON "reviews" USING btree ("incident_id");