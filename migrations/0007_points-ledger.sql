ALTER TABLE "point_balances" ADD COLUMN "seq" integer;--> statement-breakpoint
ALTER TABLE "point_balances" ADD COLUMN "head" "bytea";--> statement-breakpoint
ALTER TABLE "point_ledger" ADD COLUMN "seq" integer;--> statement-breakpoint
ALTER TABLE "point_ledger" ADD COLUMN "balance_after" integer;--> statement-breakpoint
ALTER TABLE "point_ledger" ADD COLUMN "input_hash" "bytea";--> statement-breakpoint
ALTER TABLE "point_ledger" ADD COLUMN "reverses" uuid;--> statement-breakpoint
ALTER TABLE "point_ledger" ADD COLUMN "previous_hash" "bytea";--> statement-breakpoint
ALTER TABLE "point_ledger" ADD COLUMN "hash" "bytea";--> statement-breakpoint

-- What was asked for. Every part has a fixed width but the last, so no two requests look alike.
CREATE FUNCTION point_input_hash(delta integer, reason text, reverses uuid) RETURNS bytea
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT sha256(
    int4send(delta)
    || uuid_send(coalesce(reverses, '00000000-0000-0000-0000-000000000000'))
    || convert_to(reason, 'UTF8')
  )
$$;--> statement-breakpoint

-- Everything an entry says, bound to the entry before it. server/points/entry-hash.ts works out the same.
CREATE FUNCTION point_entry_hash(e point_ledger) RETURNS bytea
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT sha256(
    e.previous_hash
    || uuid_send(e.user_id)
    || int4send(e.seq)
    || uuid_send(e.id)
    || int4send(e.delta)
    || int4send(e.balance_after)
    || int8send((extract(epoch from e.created_at) * 1000000)::bigint)
    || uuid_send(coalesce(e.reverses, '00000000-0000-0000-0000-000000000000'))
    || e.input_hash
    || int4send(octet_length(e.key))
    || convert_to(e.key, 'UTF8')
    || convert_to(e.reason, 'UTF8')
  )
$$;--> statement-breakpoint

-- Entries from before the chain are chained in the order they happened.
DO $$
DECLARE
  e point_ledger;
  last point_ledger;
BEGIN
  FOR e IN SELECT * FROM point_ledger ORDER BY user_id, created_at, id LOOP
    IF last.user_id IS DISTINCT FROM e.user_id THEN
      last := NULL;
    END IF;
    e.seq := coalesce(last.seq, 0) + 1;
    e.balance_after := coalesce(last.balance_after, 0) + e.delta;
    e.input_hash := point_input_hash(e.delta, e.reason, NULL);
    e.previous_hash := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
    e.hash := point_entry_hash(e);
    UPDATE point_ledger l
      SET seq = e.seq, balance_after = e.balance_after, input_hash = e.input_hash,
          previous_hash = e.previous_hash, hash = e.hash
      WHERE l.id = e.id;
    last := e;
  END LOOP;
END
$$;--> statement-breakpoint
UPDATE point_balances b SET seq = l.seq, head = l.hash
  FROM (SELECT DISTINCT ON (user_id) user_id, seq, hash FROM point_ledger ORDER BY user_id, seq DESC) l
  WHERE l.user_id = b.user_id;--> statement-breakpoint
UPDATE point_balances SET seq = 0, head = decode(repeat('00', 32), 'hex') WHERE seq IS NULL;--> statement-breakpoint

ALTER TABLE "point_balances" ALTER COLUMN "seq" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "point_balances" ALTER COLUMN "head" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "point_ledger" ALTER COLUMN "seq" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "point_ledger" ALTER COLUMN "balance_after" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "point_ledger" ALTER COLUMN "input_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "point_ledger" ALTER COLUMN "previous_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "point_ledger" ALTER COLUMN "hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "point_ledger" DROP CONSTRAINT "point_ledger_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_user_id_point_balances_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."point_balances"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP INDEX "point_ledger_user_id_created_at_index";--> statement-breakpoint
CREATE UNIQUE INDEX "point_ledger_seq" ON "point_ledger" USING btree ("user_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "point_ledger_reversed_once" ON "point_ledger" USING btree ("reverses") WHERE "point_ledger"."reverses" is not null;--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_reverses_point_ledger_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."point_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_balance_not_negative" CHECK ("point_ledger"."balance_after" >= 0);--> statement-breakpoint

-- The only way points move: one call changes the balance and enters the movement. The account is read without a lock
-- and changed only if nothing has moved in it since, which its number tells; else it is read again under the lock. So
-- what was read (the balance, the end of the chain, whether the key is new) is true when it is written. A refusal
-- writes nothing.
CREATE FUNCTION move_points(
  p_user uuid, p_delta integer, p_reason text, p_key text, p_reverses uuid, OUT outcome text
) LANGUAGE plpgsql AS $$
DECLARE
  e point_ledger;
  had integer;
  asked bytea := point_input_hash(p_delta, p_reason, p_reverses);
  known bytea;
BEGIN
  FOR attempt IN 1..2 LOOP
    IF attempt > 1 THEN
      PERFORM FROM point_balances b WHERE b.user_id = p_user FOR NO KEY UPDATE;
    END IF;
    SELECT b.balance, b.seq, b.head, l.input_hash INTO had, e.seq, e.previous_hash, known
      FROM point_balances b LEFT JOIN point_ledger l ON l.user_id = b.user_id AND l.key = p_key
      WHERE b.user_id = p_user;
    IF NOT FOUND THEN
      EXIT WHEN p_delta < 0;
      INSERT INTO point_balances (user_id, balance, seq, head)
        VALUES (p_user, 0, 0, decode(repeat('00', 32), 'hex')) ON CONFLICT DO NOTHING;
      CONTINUE;
    END IF;
    IF known IS NOT NULL THEN
      outcome := CASE WHEN known = asked THEN 'already' ELSE 'key-reused' END;
      RETURN;
    END IF;

    e.id := new_id();
    e.user_id := p_user;
    e.seq := e.seq + 1;
    e.delta := p_delta;
    e.balance_after := had + p_delta;
    e.reason := p_reason;
    e.key := p_key;
    e.input_hash := asked;
    e.reverses := p_reverses;
    e.created_at := clock_timestamp(); -- of its turn, not of its transaction
    e.hash := point_entry_hash(e);
    UPDATE point_balances b
      SET balance = b.balance + p_delta, seq = e.seq, head = e.hash, updated_at = e.created_at
      WHERE b.user_id = p_user AND b.seq = e.seq - 1 AND b.balance + p_delta >= 0;
    IF FOUND THEN
      INSERT INTO point_ledger VALUES (e.*);
      outcome := 'moved';
      RETURN;
    END IF;
  END LOOP;
  outcome := 'too-few';
END
$$;--> statement-breakpoint

-- Rows are added and never changed. They go with the person they belong to, by the cascade, when that row is gone.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM users WHERE id = OLD.user_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'point_ledger is append-only' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER point_ledger_append_only BEFORE UPDATE OR DELETE ON point_ledger
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint
CREATE TRIGGER point_ledger_no_truncate BEFORE TRUNCATE ON point_ledger
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
