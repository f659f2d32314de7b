CREATE TABLE "setup_put_off" (
	"user_id" uuid NOT NULL,
	"step" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "setup_put_off_user_id_step_pk" PRIMARY KEY("user_id","step"),
	CONSTRAINT "setup_put_off_step_known" CHECK ("setup_put_off"."step" in ('home', 'pin', 'membership', 'card', 'people', 'reach', 'plan', 'drill'))
);
--> statement-breakpoint
ALTER TABLE "setup_put_off" ADD CONSTRAINT "setup_put_off_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;