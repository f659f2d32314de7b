CREATE TABLE "message_reads" (
	"thread_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"reader_kind" text NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_reads_thread_id_reader_id_pk" PRIMARY KEY("thread_id","reader_id"),
	CONSTRAINT "message_reads_kind_known" CHECK ("message_reads"."reader_kind" in ('household', 'team'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"from_kind" text NOT NULL,
	"from_id" uuid NOT NULL,
	"body" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_from_known" CHECK ("messages"."from_kind" in ('household', 'team')),
	CONSTRAINT "messages_seq_positive" CHECK ("messages"."seq" > 0)
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"case_id" uuid NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "threads_seq_counts_up" CHECK ("threads"."last_seq" >= 0)
);
--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_in_order" ON "messages" USING btree ("thread_id","seq");--> statement-breakpoint
CREATE INDEX "messages_from_id_at_index" ON "messages" USING btree ("from_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "threads_case_key" ON "threads" USING btree ("case_id");--> statement-breakpoint
-- What was written is added to, and goes only with the whole conversation.
CREATE FUNCTION "refuse_message_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "threads" WHERE "id" = OLD."thread_id") THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'messages are append-only' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "messages_append_only" BEFORE DELETE OR UPDATE ON "messages" FOR EACH ROW EXECUTE FUNCTION "refuse_message_change"();--> statement-breakpoint
CREATE TRIGGER "messages_no_truncate" BEFORE TRUNCATE ON "messages" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_message_change"();
