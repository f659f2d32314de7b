CREATE TABLE "order_deliveries" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"master_key_id" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"days_min" integer NOT NULL,
	"days_max" integer NOT NULL,
	CONSTRAINT "order_deliveries_days_in_order" CHECK ("order_deliveries"."days_min" between 1 and "order_deliveries"."days_max")
);
--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "kind" text DEFAULT 'service' NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "delivery_days_min" integer;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "delivery_days_max" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_label" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_note" text;--> statement-breakpoint
ALTER TABLE "order_deliveries" ADD CONSTRAINT "order_deliveries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_deliveries" ADD CONSTRAINT "order_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_deliveries_user_id_index" ON "order_deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "order_deliveries_master_key_id_index" ON "order_deliveries" USING btree ("master_key_id");--> statement-breakpoint
-- The built-in catalog says which of its items are goods. What an administrator added stays a service.
UPDATE "skus" SET "kind" = 'goods', "delivery_days_min" = g.days_min, "delivery_days_max" = g.days_max
FROM (VALUES
	('smoke-cleaning-kit', 2, 4),
	('air-cleaner', 3, 5),
	('water-heater-straps', 2, 4),
	('ember-vents', 4, 7),
	('meals-week', 1, 2),
	('pet-go-bag', 2, 4),
	('alarms', 2, 4),
	('go-bag-two', 3, 5),
	('water-barrel', 5, 8)
) AS g (key, days_min, days_max)
WHERE "skus"."key" = g.key;--> statement-breakpoint
UPDATE "skus" SET "kind" = 'digital' WHERE "key" IN ('lumber-drywall', 'fuel-card');--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_kind_known" CHECK ("skus"."kind" in ('goods', 'service', 'digital'));--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_goods_have_delivery_time" CHECK (("skus"."kind" = 'goods') = ("skus"."delivery_days_min" is not null) and ("skus"."kind" = 'goods') = ("skus"."delivery_days_max" is not null) and ("skus"."delivery_days_min" is null or "skus"."delivery_days_min" between 1 and "skus"."delivery_days_max"));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax_within_amount" CHECK ("orders"."tax_cents" = 0 or ("orders"."tax_cents" between 1 and "orders"."amount_cents" - 1 and "orders"."tax_label" is not null));--> statement-breakpoint
-- Messages are found by the number that people quote.
CREATE INDEX "contact_messages_reference" ON "contact_messages" USING btree (right("id"::text, 8));
--> statement-breakpoint
ALTER TABLE "inventory_items" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;
