CREATE TABLE "simulated_calls" (
	"key" text PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_objects" (
	"ref" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"parent" text,
	"state" jsonb NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"entry_id" uuid NOT NULL,
	"token_hash" "bytea",
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"mail" text DEFAULT 'due' NOT NULL,
	"mail_try_at" timestamp with time zone,
	"accepted_by" uuid,
	"accepted_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "invitations_mail_known" CHECK ("invitations"."mail" in ('due', 'sent', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"customer_ref" text NOT NULL,
	CONSTRAINT "billing_customers_user_id_provider_pk" PRIMARY KEY("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"membership_id" uuid NOT NULL,
	"provider_ref" text NOT NULL,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"total_cents" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "invoices_status_known" CHECK ("invoices"."status" in ('open', 'paid', 'void'))
);
--> statement-breakpoint
CREATE TABLE "membership_notices" (
	"membership_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_notices_membership_id_kind_occasion_pk" PRIMARY KEY("membership_id","kind","occasion")
);
--> statement-breakpoint
CREATE TABLE "membership_spans" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"membership_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone,
	CONSTRAINT "membership_spans_forward" CHECK ("membership_spans"."until_at" is null or "membership_spans"."until_at" >= "membership_spans"."from_at"),
	CONSTRAINT "membership_spans_plan_known" CHECK ("membership_spans"."plan" in ('core', 'plus', 'premium'))
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"user_id" uuid,
	"provider" text NOT NULL,
	"subscription_ref" text,
	"status" text DEFAULT 'starting' NOT NULL,
	"plan" text NOT NULL,
	"interval" text NOT NULL,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"ends_with_period" boolean DEFAULT false NOT NULL,
	"next_plan" text,
	"next_interval" text,
	"grace_until" timestamp with time zone,
	"card" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "memberships_status_known" CHECK ("memberships"."status" in ('starting', 'active', 'late', 'ended')),
	CONSTRAINT "memberships_plan_known" CHECK ("memberships"."plan" in ('core', 'plus', 'premium')),
	CONSTRAINT "memberships_interval_known" CHECK ("memberships"."interval" in ('month', 'year')),
	CONSTRAINT "memberships_paid_has_period" CHECK ("memberships"."status" in ('starting', 'ended') or ("memberships"."period_start" is not null and "memberships"."period_end" is not null))
);
--> statement-breakpoint
CREATE TABLE "renewal_consents" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"membership_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"interval" text NOT NULL,
	"price_cents" integer NOT NULL,
	"version" text NOT NULL,
	"words" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"by" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_order_id_status_pk" PRIMARY KEY("order_id","status")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"user_id" uuid,
	"sku_id" uuid NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"pay_with" text NOT NULL,
	"sku_name" text NOT NULL,
	"points_used" integer DEFAULT 0 NOT NULL,
	"amount_cents" integer DEFAULT 0 NOT NULL,
	"stripe_payment_intent" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('PENDING', 'PAID', 'FULFILLED', 'CANCELLED')),
	CONSTRAINT "orders_paid_one_way" CHECK (("orders"."pay_with" = 'points' and "orders"."points_used" >= 0 and "orders"."amount_cents" = 0 and "orders"."status" <> 'PENDING')
        or ("orders"."pay_with" = 'card' and "orders"."points_used" = 0 and "orders"."amount_cents" > 0))
);
--> statement-breakpoint
CREATE TABLE "sku_holdings" (
	"user_id" uuid NOT NULL,
	"sku_id" uuid NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "sku_holdings_user_id_sku_id_pk" PRIMARY KEY("user_id","sku_id"),
	CONSTRAINT "sku_holdings_not_negative" CHECK ("sku_holdings"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"user_id" uuid,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"status" text DEFAULT 'starting' NOT NULL,
	"flagged" text,
	"card" text,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount_cents" > 0),
	CONSTRAINT "payments_status_known" CHECK ("payments"."status" in ('starting', 'waiting', 'processing', 'succeeded', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"raw" "bytea" NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_status_known" CHECK ("refunds"."status" in ('due', 'done', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "category" text DEFAULT 'supplies' NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "stock" integer;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "member_limit" integer;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "status" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_entry_id_waitlist_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waitlist_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_notices" ADD CONSTRAINT "membership_notices_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_spans" ADD CONSTRAINT "membership_spans_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_consents" ADD CONSTRAINT "renewal_consents_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_holdings" ADD CONSTRAINT "sku_holdings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_holdings" ADD CONSTRAINT "sku_holdings_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "simulated_objects_parent_index" ON "simulated_objects" USING btree ("parent");--> statement-breakpoint
CREATE INDEX "simulated_objects_due_at_index" ON "simulated_objects" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_key" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_live" ON "invitations" USING btree ("entry_id") WHERE "invitations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_accepted_by_index" ON "invitations" USING btree ("accepted_by");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_provider_ref_key" ON "invoices" USING btree ("membership_id","provider_ref");--> statement-breakpoint
CREATE INDEX "invoices_membership_id_issued_at_index" ON "invoices" USING btree ("membership_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_spans_one_open" ON "membership_spans" USING btree ("membership_id") WHERE "membership_spans"."until_at" is null;--> statement-breakpoint
CREATE INDEX "membership_spans_membership_id_from_at_index" ON "membership_spans" USING btree ("membership_id","from_at");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_subscription_key" ON "memberships" USING btree ("provider","subscription_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_one_live" ON "memberships" USING btree ("user_id") WHERE "memberships"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX "memberships_checked" ON "memberships" USING btree ("checked_at") WHERE "memberships"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX "renewal_consents_membership_id_index" ON "renewal_consents" USING btree ("membership_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_payment_intent_key" ON "orders" USING btree ("stripe_payment_intent");--> statement-breakpoint
CREATE INDEX "orders_user_id_created_at_index" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_pending_expiry" ON "orders" USING btree ("expires_at") WHERE "orders"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "orders_created_at_index" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_ref_key" ON "payments" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_live" ON "payments" USING btree ("subject","subject_id") WHERE "payments"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "payments" USING btree ("checked_at") WHERE "payments"."status" in ('starting', 'waiting', 'processing');--> statement-breakpoint
CREATE INDEX "payments_user_id_index" ON "payments" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_events_key" ON "provider_events" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "provider_events_unhandled" ON "provider_events" USING btree ("received_at") WHERE "provider_events"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "provider_events_received_at_index" ON "provider_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_payment_key" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" = 'due';--> statement-breakpoint
CREATE INDEX "waitlist_entries_status_created_at_index" ON "waitlist_entries" USING btree ("status","created_at");--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_stock_not_negative" CHECK ("skus"."stock" >= 0);--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_member_limit_positive" CHECK ("skus"."member_limit" > 0);--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_status_known" CHECK ("waitlist_entries"."status" in ('waiting', 'approved', 'declined', 'invited', 'joined'));