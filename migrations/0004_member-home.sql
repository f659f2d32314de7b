CREATE TABLE "audit_entries" (
	"chain" uuid NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"device" text,
	"action" text NOT NULL,
	"subject_id" uuid,
	"detail" "bytea",
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_entries_chain_seq_pk" PRIMARY KEY("chain","seq")
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"chain" uuid PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_packets" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"home_id" uuid NOT NULL,
	"requested_by" uuid,
	"state" text DEFAULT 'queued' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"item_count" integer DEFAULT 0 NOT NULL,
	"value_cents" bigint DEFAULT 0 NOT NULL,
	"papers" text[] DEFAULT '{}' NOT NULL,
	"skipped_count" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"pdf_file_id" uuid,
	"zip_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"worked_at" timestamp with time zone,
	"ready_at" timestamp with time zone,
	CONSTRAINT "claim_packets_state_known" CHECK ("claim_packets"."state" in ('queued', 'building', 'ready', 'failed')),
	CONSTRAINT "claim_packets_progress_sane" CHECK ("claim_packets"."done" between 0 and "claim_packets"."total"),
	CONSTRAINT "claim_packets_ready_whole" CHECK ("claim_packets"."state" <> 'ready' or ("claim_packets"."pdf_file_id" is not null and "claim_packets"."zip_file_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "share_accesses" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"link_id" uuid NOT NULL,
	"action" text NOT NULL,
	"device" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_accesses_action_known" CHECK ("share_accesses"."action" in ('opened', 'took-pdf', 'took-zip'))
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"home_id" uuid NOT NULL,
	"packet_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"label" "bytea" NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "share_tickets" (
	"ticket_hash" "bytea" PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"part" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_tickets_part_known" CHECK ("share_tickets"."part" in ('pdf', 'zip'))
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"document_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"filename" "bytea" NOT NULL,
	"restored_from" integer,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_versions_document_id_version_pk" PRIMARY KEY("document_id","version")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"home_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" "bytea" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"trashed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_version_positive" CHECK ("documents"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "documents_not_applicable" (
	"home_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_not_applicable_home_id_kind_pk" PRIMARY KEY("home_id","kind")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"home_id" uuid NOT NULL,
	"state" text DEFAULT 'storing' NOT NULL,
	"kind" text DEFAULT 'upload' NOT NULL,
	"storage_key" text NOT NULL,
	"thumb_key" text,
	"mime" text NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"width" integer,
	"height" integer,
	"wrapped_key" "bytea" NOT NULL,
	"key_id" uuid NOT NULL,
	"digest" "bytea",
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_state_known" CHECK ("files"."state" in ('storing', 'stored', 'deleting')),
	CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('upload', 'made')),
	CONSTRAINT "files_size_not_negative" CHECK ("files"."bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "current_homes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"home_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_members" (
	"home_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "home_members_home_id_user_id_pk" PRIMARY KEY("home_id","user_id"),
	CONSTRAINT "home_members_role_known" CHECK ("home_members"."role" in ('owner', 'member', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "homes" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"accuracy" text,
	"located_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "homes_state_served" CHECK ("homes"."state" in ('CA', 'NV', 'AZ')),
	CONSTRAINT "homes_zip_five_digits" CHECK ("homes"."zip" ~ '^[0-9]{5}$'),
	CONSTRAINT "homes_accuracy_known" CHECK ("homes"."accuracy" in ('pin', 'rooftop', 'street', 'zip')),
	CONSTRAINT "homes_point_whole" CHECK (("homes"."lat" is null) = ("homes"."lng" is null) and ("homes"."lat" is null) = ("homes"."accuracy" is null)),
	CONSTRAINT "homes_point_on_earth" CHECK ("homes"."lat" between -90 and 90 and "homes"."lng" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"home_id" uuid NOT NULL,
	"kind" text DEFAULT 'homeowners' NOT NULL,
	"carrier" text NOT NULL,
	"policy_number" "bytea" NOT NULL,
	"coverage_limit_cents" bigint NOT NULL,
	"deductible_cents" bigint NOT NULL,
	"dwelling_limit_cents" bigint,
	"personal_property_limit_cents" bigint,
	"loss_of_use_limit_cents" bigint,
	"effective_date" date NOT NULL,
	"expiry_date" date NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "policies_kind_known" CHECK ("policies"."kind" in ('homeowners', 'renters', 'condo', 'flood', 'earthquake', 'other')),
	CONSTRAINT "policies_dates_in_order" CHECK ("policies"."expiry_date" > "policies"."effective_date"),
	CONSTRAINT "policies_sums_not_negative" CHECK ("policies"."coverage_limit_cents" >= 0 and "policies"."deductible_cents" >= 0 and "policies"."dwelling_limit_cents" >= 0 and "policies"."personal_property_limit_cents" >= 0 and "policies"."loss_of_use_limit_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "policy_reminders" (
	"policy_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"expiry_date" date NOT NULL,
	"days_ahead" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "policy_reminders_policy_id_user_id_expiry_date_days_ahead_pk" PRIMARY KEY("policy_id","user_id","expiry_date","days_ahead")
);
--> statement-breakpoint
CREATE TABLE "emergency_contacts" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"home_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"details" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "household_invitations" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"home_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "household_invitations_role_known" CHECK ("household_invitations"."role" in ('member', 'viewer')),
	CONSTRAINT "household_invitations_email_lower_case" CHECK ("household_invitations"."email" = lower("household_invitations"."email"))
);
--> statement-breakpoint
CREATE TABLE "household_people" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"home_id" uuid NOT NULL,
	"details" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "household_pets" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"home_id" uuid NOT NULL,
	"details" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "household_plans" (
	"home_id" uuid PRIMARY KEY NOT NULL,
	"details" "bytea" NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inventory_items" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"home_id" uuid NOT NULL,
	"room_id" uuid,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"est_value_cents" bigint NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"brand" text,
	"model" text,
	"serial" "bytea",
	"notes" "bytea",
	"purchased_on" date,
	"purchase_price_cents" bigint,
	"age_years" integer,
	"condition" text,
	"replacement_cost_cents" bigint,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"trashed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inventory_items_category_known" CHECK ("inventory_items"."category" in ('Electronics', 'Furniture', 'Appliances', 'Jewelry', 'Other')),
	CONSTRAINT "inventory_items_condition_known" CHECK ("inventory_items"."condition" in ('new', 'good', 'fair', 'poor')),
	CONSTRAINT "inventory_items_quantity_sane" CHECK ("inventory_items"."quantity" between 1 and 9999),
	CONSTRAINT "inventory_items_age_sane" CHECK ("inventory_items"."age_years" between 0 and 200),
	CONSTRAINT "inventory_items_sums_not_negative" CHECK ("inventory_items"."est_value_cents" >= 0 and "inventory_items"."purchase_price_cents" >= 0 and "inventory_items"."replacement_cost_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "inventory_photos" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inventory_reviews" (
	"home_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inventory_reviews_home_id_user_id_pk" PRIMARY KEY("home_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "item_receipts" (
	"item_id" uuid NOT NULL,
	"receipt_id" uuid NOT NULL,
	CONSTRAINT "item_receipts_item_id_receipt_id_pk" PRIMARY KEY("item_id","receipt_id")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"home_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"name" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"home_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"key" text,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"points_cost" integer NOT NULL,
	"price_cents" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "skus_costs_not_negative" CHECK ("skus"."points_cost" >= 0 and "skus"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"home_ids" uuid[] DEFAULT '{}' NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_preferences_user_id_kind_channel_pk" PRIMARY KEY("user_id","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "point_balances" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_balances_not_negative" CHECK ("point_balances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_ledger" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"user_id" uuid NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_ledger_delta_not_zero" CHECK ("point_ledger"."delta" <> 0)
);
--> statement-breakpoint
CREATE TABLE "readiness_scores" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"home_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"breakdown" json NOT NULL,
	"computed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "readiness_scores_score_range" CHECK ("readiness_scores"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "readiness_tasks" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"home_id" uuid NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"hazard" text,
	"status" text DEFAULT 'TODO' NOT NULL,
	"weight" integer NOT NULL,
	"points" integer NOT NULL,
	"done_at" timestamp with time zone,
	"proof_file_id" uuid,
	"proof_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "readiness_tasks_status_known" CHECK ("readiness_tasks"."status" in ('TODO', 'DONE')),
	CONSTRAINT "readiness_tasks_done_dated" CHECK (("readiness_tasks"."status" = 'DONE') = ("readiness_tasks"."done_at" is not null)),
	CONSTRAINT "readiness_tasks_hazard_known" CHECK ("readiness_tasks"."hazard" in ('wildfire', 'earthquake', 'flood')),
	CONSTRAINT "readiness_tasks_weight_positive" CHECK ("readiness_tasks"."weight" > 0 and "readiness_tasks"."points" >= 0),
	CONSTRAINT "readiness_tasks_proof_whole" CHECK (("readiness_tasks"."proof_file_id" is null) = ("readiness_tasks"."proof_at" is null))
);
--> statement-breakpoint
CREATE TABLE "home_keys" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"home_id" uuid NOT NULL,
	"master_key_id" text NOT NULL,
	"wrapped" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "claim_packets" ADD CONSTRAINT "claim_packets_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_packets" ADD CONSTRAINT "claim_packets_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_packets" ADD CONSTRAINT "claim_packets_zip_file_id_files_id_fk" FOREIGN KEY ("zip_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_accesses" ADD CONSTRAINT "share_accesses_link_id_share_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_packet_id_claim_packets_id_fk" FOREIGN KEY ("packet_id") REFERENCES "public"."claim_packets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_tickets" ADD CONSTRAINT "share_tickets_link_id_share_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents_not_applicable" ADD CONSTRAINT "documents_not_applicable_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "current_homes" ADD CONSTRAINT "current_homes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "current_homes" ADD CONSTRAINT "current_homes_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_members" ADD CONSTRAINT "home_members_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_members" ADD CONSTRAINT "home_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_reminders" ADD CONSTRAINT "policy_reminders_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_reminders" ADD CONSTRAINT "policy_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_contacts" ADD CONSTRAINT "emergency_contacts_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_invitations" ADD CONSTRAINT "household_invitations_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_invitations" ADD CONSTRAINT "household_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_people" ADD CONSTRAINT "household_people_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_pets" ADD CONSTRAINT "household_pets_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_plans" ADD CONSTRAINT "household_plans_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_items" ADD CONSTRAINT "inventory_items_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_items" ADD CONSTRAINT "inventory_items_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_photos" ADD CONSTRAINT "inventory_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_photos" ADD CONSTRAINT "inventory_photos_item_id_inventory_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."inventory_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_reviews" ADD CONSTRAINT "inventory_reviews_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_reviews" ADD CONSTRAINT "inventory_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_receipts" ADD CONSTRAINT "item_receipts_item_id_inventory_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."inventory_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_receipts" ADD CONSTRAINT "item_receipts_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_balances" ADD CONSTRAINT "point_balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readiness_scores" ADD CONSTRAINT "readiness_scores_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readiness_tasks" ADD CONSTRAINT "readiness_tasks_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readiness_tasks" ADD CONSTRAINT "readiness_tasks_proof_file_id_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_keys" ADD CONSTRAINT "home_keys_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_actor_id_index" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "claim_packets_home_id_created_at_index" ON "claim_packets" USING btree ("home_id","created_at");--> statement-breakpoint
CREATE INDEX "claim_packets_pdf_file_id_index" ON "claim_packets" USING btree ("pdf_file_id");--> statement-breakpoint
CREATE INDEX "claim_packets_zip_file_id_index" ON "claim_packets" USING btree ("zip_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_packets_one_at_work" ON "claim_packets" USING btree ("home_id") WHERE "claim_packets"."state" in ('queued', 'building');--> statement-breakpoint
CREATE INDEX "share_accesses_link_id_created_at_index" ON "share_accesses" USING btree ("link_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "share_links_token_hash_key" ON "share_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "share_links_home_id_index" ON "share_links" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "share_links_packet_id_index" ON "share_links" USING btree ("packet_id");--> statement-breakpoint
CREATE INDEX "share_tickets_link_id_index" ON "share_tickets" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "share_tickets_expires_at_index" ON "share_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "document_versions_file_id_index" ON "document_versions" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "documents_home_id_kind_index" ON "documents" USING btree ("home_id","kind");--> statement-breakpoint
CREATE INDEX "documents_in_trash" ON "documents" USING btree ("trashed_at") WHERE "documents"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "files_home_id_index" ON "files" USING btree ("home_id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_storage_key_key" ON "files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "files_unsettled" ON "files" USING btree ("changed_at") WHERE "files"."state" <> 'stored';--> statement-breakpoint
CREATE INDEX "current_homes_home_id_index" ON "current_homes" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "home_members_user_id_index" ON "home_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "home_members_one_owner" ON "home_members" USING btree ("home_id") WHERE "home_members"."role" = 'owner';--> statement-breakpoint
CREATE INDEX "homes_user_id_index" ON "homes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "policies_home_id_index" ON "policies" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "policies_expiring" ON "policies" USING btree ("expiry_date") WHERE "policies"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "policy_reminders_user_id_index" ON "policy_reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "emergency_contacts_home_id_index" ON "emergency_contacts" USING btree ("home_id");--> statement-breakpoint
CREATE UNIQUE INDEX "household_invitations_token_hash_key" ON "household_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "household_invitations_home_id_index" ON "household_invitations" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "household_invitations_invited_by_index" ON "household_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "household_invitations_email_index" ON "household_invitations" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "household_invitations_open_key" ON "household_invitations" USING btree ("home_id","email") WHERE "household_invitations"."accepted_at" is null and "household_invitations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "household_people_home_id_index" ON "household_people" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "household_pets_home_id_index" ON "household_pets" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "inventory_items_of_home" ON "inventory_items" USING btree ("home_id") WHERE "inventory_items"."trashed_at" is null;--> statement-breakpoint
CREATE INDEX "inventory_items_home_id_index" ON "inventory_items" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "inventory_items_room_id_index" ON "inventory_items" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "inventory_items_in_trash" ON "inventory_items" USING btree ("trashed_at") WHERE "inventory_items"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "inventory_photos_item_id_index" ON "inventory_photos" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "inventory_reviews_user_id_index" ON "inventory_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "item_receipts_receipt_id_index" ON "item_receipts" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "receipts_home_id_index" ON "receipts" USING btree ("home_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_file_key" ON "receipts" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_name_key" ON "rooms" USING btree ("home_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "skus_key_key" ON "skus" USING btree ("key");--> statement-breakpoint
CREATE INDEX "account_deletions_due_at_index" ON "account_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_token_hash_key" ON "data_exports" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "data_exports_user_id_index" ON "data_exports" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_ledger_key" ON "point_ledger" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "point_ledger_user_id_created_at_index" ON "point_ledger" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "readiness_scores_home_id_computed_at_index" ON "readiness_scores" USING btree ("home_id","computed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "readiness_tasks_key" ON "readiness_tasks" USING btree ("home_id","key");--> statement-breakpoint
CREATE INDEX "readiness_tasks_proof_file_id_index" ON "readiness_tasks" USING btree ("proof_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "home_keys_home_key" ON "home_keys" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "home_keys_master_key_id_index" ON "home_keys" USING btree ("master_key_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_user_id_index" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
-- Accounts opened before there were points get what every account starts with.
WITH opened AS (
	INSERT INTO "point_ledger" ("user_id", "delta", "reason", "key")
	SELECT "id", 500, 'Welcome to Hearthline', 'opening' FROM "users"
	RETURNING "user_id", "delta"
)
INSERT INTO "point_balances" ("user_id", "balance") SELECT "user_id", "delta" FROM opened;
