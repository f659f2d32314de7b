CREATE TABLE "audit_checkpoints" (
	"number" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"chains" integer NOT NULL,
	"entries" bigint NOT NULL,
	"key_id" text NOT NULL,
	"signature" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_checks" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"chains" integer NOT NULL,
	"entries" bigint NOT NULL,
	"faults" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"chain_hash" "bytea" PRIMARY KEY NOT NULL,
	"chain" uuid,
	"seq" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	"forgotten_at" timestamp with time zone,
	"sealed_in" integer NOT NULL,
	"key_id" text NOT NULL,
	"signature" "bytea" NOT NULL,
	CONSTRAINT "audit_seals_chain_unique" UNIQUE("chain")
);
--> statement-breakpoint
DROP INDEX "audit_entries_actor_id_index";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "id" uuid GENERATED ALWAYS AS (md5(chain::text || seq::text)::uuid) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "changes" "bytea";--> statement-breakpoint
CREATE INDEX "audit_checks_at_index" ON "audit_checks" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_id_at_index" ON "audit_entries" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_id_at_index" ON "audit_entries" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_at_id_index" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entries_id_index" ON "audit_entries" USING btree ("id");--> statement-breakpoint

-- Entries are added and never changed. They go only with what they were about, once the seal of their history says so.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (
    SELECT FROM audit_seals WHERE chain_hash = sha256(uuid_send(OLD.chain)) AND forgotten_at IS NOT NULL
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE FUNCTION refuse_audit_loss() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
-- The end of a history moves one entry at a time.
CREATE FUNCTION refuse_audit_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.seq IN (OLD.seq, OLD.seq + 1) AND NEW.chain = OLD.chain THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_heads goes forward only' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
-- A seal never goes back, and what is forgotten stays so.
CREATE FUNCTION refuse_seal_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.chain_hash = OLD.chain_hash AND NEW.seq >= OLD.seq
    AND (OLD.forgotten_at IS NULL OR OLD.forgotten_at = NEW.forgotten_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_seals goes forward only' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_loss();--> statement-breakpoint
CREATE TRIGGER audit_heads_forward BEFORE UPDATE ON audit_heads
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_return();--> statement-breakpoint
CREATE TRIGGER audit_heads_stay BEFORE DELETE ON audit_heads
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_heads_no_truncate BEFORE TRUNCATE ON audit_heads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_loss();--> statement-breakpoint
CREATE TRIGGER audit_seals_forward BEFORE UPDATE ON audit_seals
  FOR EACH ROW EXECUTE FUNCTION refuse_seal_return();--> statement-breakpoint
CREATE TRIGGER audit_seals_stay BEFORE DELETE ON audit_seals
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_loss();--> statement-breakpoint
CREATE TRIGGER audit_seals_no_truncate BEFORE TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_loss();--> statement-breakpoint
CREATE TRIGGER audit_checkpoints_append_only BEFORE UPDATE OR DELETE ON audit_checkpoints
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_loss();--> statement-breakpoint
CREATE TRIGGER audit_checkpoints_no_truncate BEFORE TRUNCATE ON audit_checkpoints
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_loss();
