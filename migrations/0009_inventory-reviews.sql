CREATE TABLE "inventory_reviews" (
	"home_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inventory_reviews_home_id_user_id_pk" PRIMARY KEY("home_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "inventory_reviews" ADD CONSTRAINT "inventory_reviews_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_reviews" ADD CONSTRAINT "inventory_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inventory_reviews_user_id_index" ON "inventory_reviews" USING btree ("user_id");