-- Every three letters that follow each other: an index of them finds a part of a word without an extension. It costs enough
-- that the planner never works it out row by row where the index can be asked.
CREATE FUNCTION letters_of(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
  SELECT coalesce(array_agg(DISTINCT pg_catalog.substr(pg_catalog.lower(words), n, 3)), '{}')
  FROM pg_catalog.generate_series(1, pg_catalog.length(words) - 2) n
$$;--> statement-breakpoint
CREATE TABLE "tallies" (
	"list" text NOT NULL,
	"part" text NOT NULL,
	"rows" bigint NOT NULL,
	CONSTRAINT "tallies_list_part_pk" PRIMARY KEY("list","part")
);
--> statement-breakpoint
CREATE TABLE "tally_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tally_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"part" text NOT NULL,
	"change" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_sku_id_status_index";--> statement-breakpoint
CREATE INDEX "tally_changes_list_part_index" ON "tally_changes" USING btree ("list","part");--> statement-breakpoint
CREATE INDEX "users_email_beginning" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (letters_of("name"));--> statement-breakpoint
CREATE INDEX "audit_entries_action_at_id_index" ON "audit_entries" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_office_action" ON "audit_entries" USING btree ("action","at","id") WHERE "audit_entries"."kind" = 'office';--> statement-breakpoint
CREATE INDEX "contact_messages_email_beginning" ON "contact_messages" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_words" ON "contact_messages" USING gin (letters_of("first_name" || ' ' || "last_name" || E'\n' || "subject"));--> statement-breakpoint
CREATE INDEX "orders_status_created_at_id_index" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_sku_name_created_at_id_index" ON "orders" USING btree ("sku_name","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_card" ON "orders" USING btree ("created_at","id") WHERE "orders"."pay_with" = 'card';--> statement-breakpoint
CREATE INDEX "orders_number" ON "orders" USING btree (right("id"::text, 8) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "waitlist_entries_email_beginning" ON "waitlist_entries" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "waitlist_entries_words" ON "waitlist_entries" USING gin (letters_of("address"));--> statement-breakpoint
CREATE INDEX "waitlist_entries_state_created_at_index" ON "waitlist_entries" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "waitlist_entries_left" ON "waitlist_entries" USING btree ("created_at") WHERE "waitlist_entries"."left_at" is not null;--> statement-breakpoint

-- The lists of the team say how many rows there are of each kind without counting them: see server/platform/tallies.ts. As
-- with figures, each change adds a row in its own transaction, and nobody waits for a counter. Added and deleted rows are
-- summed for each statement; of changed rows only those that changed sides are written down.
CREATE FUNCTION tally_moved(p_list text, p_before text, p_after text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO tally_changes (list, part, change)
    SELECT p_list, part, change FROM (VALUES (p_before, -1), (p_after, 1)) AS moved (part, change)
    WHERE part IS NOT NULL AND p_before IS DISTINCT FROM p_after
$$;--> statement-breakpoint

CREATE FUNCTION waitlist_part(e waitlist_entries) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN e.left_at IS NULL THEN e.status ELSE 'left' END || ':' || coalesce(e.state, '')
$$;--> statement-breakpoint
CREATE FUNCTION waitlist_tallied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tally_changes (list, part, change)
      SELECT 'waitlist', waitlist_part(e), count(*) FROM entered e GROUP BY 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO tally_changes (list, part, change)
      SELECT 'waitlist', waitlist_part(g), -count(*) FROM gone g GROUP BY 2;
  ELSE
    PERFORM tally_moved('waitlist', waitlist_part(OLD), waitlist_part(NEW));
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER waitlist_entries_entered AFTER INSERT ON waitlist_entries REFERENCING NEW TABLE AS entered
  FOR EACH STATEMENT EXECUTE FUNCTION waitlist_tallied();--> statement-breakpoint
CREATE TRIGGER waitlist_entries_gone AFTER DELETE ON waitlist_entries REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION waitlist_tallied();--> statement-breakpoint
CREATE TRIGGER waitlist_entries_moved AFTER UPDATE OF status, left_at, state ON waitlist_entries
  FOR EACH ROW EXECUTE FUNCTION waitlist_tallied();--> statement-breakpoint

CREATE FUNCTION message_part(m contact_messages) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT m.status || ':' || coalesce(m.assignee::text, '')
$$;--> statement-breakpoint
CREATE FUNCTION messages_tallied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tally_changes (list, part, change)
      SELECT 'messages', message_part(e), count(*) FROM entered e GROUP BY 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO tally_changes (list, part, change)
      SELECT 'messages', message_part(g), -count(*) FROM gone g GROUP BY 2;
  ELSE
    PERFORM tally_moved('messages', message_part(OLD), message_part(NEW));
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER contact_messages_entered AFTER INSERT ON contact_messages REFERENCING NEW TABLE AS entered
  FOR EACH STATEMENT EXECUTE FUNCTION messages_tallied();--> statement-breakpoint
CREATE TRIGGER contact_messages_gone AFTER DELETE ON contact_messages REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION messages_tallied();--> statement-breakpoint
CREATE TRIGGER contact_messages_moved AFTER UPDATE OF status, assignee ON contact_messages
  FOR EACH ROW EXECUTE FUNCTION messages_tallied();--> statement-breakpoint

CREATE FUNCTION order_part(o orders) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT o.status || ':' || o.pay_with || ':' || o.sku_name
$$;--> statement-breakpoint
-- An item is sold by an order that is paid, and open in one that waits for money or for somebody to hand it over.
CREATE FUNCTION order_sold(o orders) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN o.status IN ('PAID', 'FULFILLED') THEN o.sku_id::text END
$$;--> statement-breakpoint
CREATE FUNCTION order_open(o orders) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN o.status IN ('PENDING', 'PAID') THEN o.sku_id::text END
$$;--> statement-breakpoint
CREATE FUNCTION orders_tallied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tally_changes (list, part, change)
      SELECT t.list, t.part, count(*) FROM entered o, LATERAL (VALUES
        ('orders', order_part(o)), ('orders-sold', order_sold(o)), ('orders-open', order_open(o))) AS t (list, part)
      WHERE t.part IS NOT NULL GROUP BY 1, 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO tally_changes (list, part, change)
      SELECT t.list, t.part, -count(*) FROM gone o, LATERAL (VALUES
        ('orders', order_part(o)), ('orders-sold', order_sold(o)), ('orders-open', order_open(o))) AS t (list, part)
      WHERE t.part IS NOT NULL GROUP BY 1, 2;
  ELSE
    PERFORM tally_moved('orders', order_part(OLD), order_part(NEW));
    PERFORM tally_moved('orders-sold', order_sold(OLD), order_sold(NEW));
    PERFORM tally_moved('orders-open', order_open(OLD), order_open(NEW));
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER orders_tallied_entered AFTER INSERT ON orders REFERENCING NEW TABLE AS entered
  FOR EACH STATEMENT EXECUTE FUNCTION orders_tallied();--> statement-breakpoint
CREATE TRIGGER orders_tallied_gone AFTER DELETE ON orders REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION orders_tallied();--> statement-breakpoint
CREATE TRIGGER orders_tallied_moved AFTER UPDATE OF status, pay_with, sku_name, sku_id ON orders
  FOR EACH ROW EXECUTE FUNCTION orders_tallied();--> statement-breakpoint

CREATE FUNCTION users_tallied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tally_changes (list, part, change) SELECT 'users', role, count(*) FROM entered GROUP BY 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO tally_changes (list, part, change) SELECT 'users', role, -count(*) FROM gone GROUP BY 2;
  ELSE
    PERFORM tally_moved('users', OLD.role, NEW.role);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER users_tallied_entered AFTER INSERT ON users REFERENCING NEW TABLE AS entered
  FOR EACH STATEMENT EXECUTE FUNCTION users_tallied();--> statement-breakpoint
CREATE TRIGGER users_tallied_gone AFTER DELETE ON users REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION users_tallied();--> statement-breakpoint
CREATE TRIGGER users_tallied_moved AFTER UPDATE OF role ON users
  FOR EACH ROW EXECUTE FUNCTION users_tallied();--> statement-breakpoint

-- Entries are never changed: they come, and go with a history that is forgotten.
CREATE FUNCTION audit_part(e audit_entries) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(e.kind, '') || ':' || CASE WHEN e.actor_id IS NULL THEN 'product' ELSE 'person' END || ':' || e.action
$$;--> statement-breakpoint
CREATE FUNCTION audit_tallied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tally_changes (list, part, change)
      SELECT 'audit', audit_part(e), count(*) FROM entered e GROUP BY 2;
  ELSE
    INSERT INTO tally_changes (list, part, change)
      SELECT 'audit', audit_part(g), -count(*) FROM gone g GROUP BY 2;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER audit_entries_entered AFTER INSERT ON audit_entries REFERENCING NEW TABLE AS entered
  FOR EACH STATEMENT EXECUTE FUNCTION audit_tallied();--> statement-breakpoint
CREATE TRIGGER audit_entries_gone AFTER DELETE ON audit_entries REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION audit_tallied();--> statement-breakpoint

-- What is there already. Making the triggers has locked these tables against changes until this migration is done.
INSERT INTO tallies (list, part, rows)
  SELECT 'waitlist', waitlist_part(e), count(*) FROM waitlist_entries e GROUP BY 2
  UNION ALL SELECT 'messages', message_part(m), count(*) FROM contact_messages m GROUP BY 2
  UNION ALL SELECT 'orders', order_part(o), count(*) FROM orders o GROUP BY 2
  UNION ALL SELECT 'orders-sold', order_sold(o), count(*) FROM orders o WHERE order_sold(o) IS NOT NULL GROUP BY 2
  UNION ALL SELECT 'orders-open', order_open(o), count(*) FROM orders o WHERE order_open(o) IS NOT NULL GROUP BY 2
  UNION ALL SELECT 'users', role, count(*) FROM users GROUP BY 2
  UNION ALL SELECT 'audit', audit_part(e), count(*) FROM audit_entries e GROUP BY 2;
