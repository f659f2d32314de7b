-- outside a transaction
-- A page of reviews is read along its own order: all open ones by age, those of a kind by age, decided ones by time.
DROP INDEX CONCURRENTLY IF EXISTS "reviews_open_by_age";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_open_by_age" ON "reviews" USING btree ("opened_at","id") WHERE "reviews"."decided_at" is null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reviews_open_by_kind";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_open_by_kind" ON "reviews" USING btree ("kind","opened_at","id") WHERE "reviews"."decided_at" is null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reviews_decided";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_decided" ON "reviews" USING btree ("decided_at","id") WHERE "reviews"."decided_at" is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reviews_open";
--> statement-breakpoint
-- Points move under the lock of the account from the start. Reading it without the lock first meant reading it twice
-- whenever two movements met, and its key was looked up before the unique index looked it up again.
CREATE OR REPLACE FUNCTION move_points(p_user uuid, p_delta integer, p_reason text, p_key text, p_reverses uuid, OUT outcome text) RETURNS text
    LANGUAGE plpgsql
    AS $$
DECLARE
  e point_ledger;
  had integer;
  asked bytea := point_input_hash(p_delta, p_reason, p_reverses);
  known bytea;
BEGIN
  LOOP
    SELECT b.balance, b.seq + 1, b.head INTO had, e.seq, e.previous_hash
      FROM point_balances b WHERE b.user_id = p_user FOR NO KEY UPDATE;
    EXIT WHEN FOUND;
    IF p_delta < 0 THEN
      outcome := 'too-few';
      RETURN;
    END IF;
    INSERT INTO point_balances (user_id, balance, seq, head)
      VALUES (p_user, 0, 0, decode(repeat('00', 32), 'hex')) ON CONFLICT DO NOTHING;
  END LOOP;
  IF had + p_delta >= 0 THEN
    e.id := new_id();
    e.user_id := p_user;
    e.delta := p_delta;
    e.balance_after := had + p_delta;
    e.reason := p_reason;
    e.key := p_key;
    e.input_hash := asked;
    e.reverses := p_reverses;
    e.created_at := clock_timestamp(); -- of its turn, not of its transaction
    e.hash := point_entry_hash(e);
    INSERT INTO point_ledger VALUES (e.*) ON CONFLICT (user_id, key) DO NOTHING;
    IF FOUND THEN
      UPDATE point_balances b
        SET balance = e.balance_after, seq = e.seq, head = e.hash, updated_at = e.created_at
        WHERE b.user_id = p_user;
      outcome := 'moved';
      RETURN;
    END IF;
  END IF;
  SELECT l.input_hash INTO known FROM point_ledger l WHERE l.user_id = p_user AND l.key = p_key;
  outcome := CASE WHEN known IS NULL THEN 'too-few' WHEN known = asked THEN 'already' ELSE 'key-reused' END;
END
$$;
