-- What was given back after an order was fulfilled is redeemed no more. The order itself stays as it is: its timeline tells.
CREATE FUNCTION refunds_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change bigint := (
    SELECT coalesce(sum(points_redeemed(o)), 0) FROM entered e JOIN orders o ON o.id = e.order_id
    WHERE e.status = 'REFUNDED'
  );
BEGIN
  PERFORM figure_moved('points-redeemed', -change);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER refunds_entered AFTER INSERT ON order_events REFERENCING NEW TABLE AS entered
  FOR EACH STATEMENT EXECUTE FUNCTION refunds_counted();--> statement-breakpoint
-- What was given back before. Making the trigger has locked the table against changes until this migration is done.
SELECT figure_moved('points-redeemed', -coalesce(sum(points_redeemed(o)), 0)::bigint)
FROM orders o WHERE EXISTS (SELECT FROM order_events e WHERE e.order_id = o.id AND e.status = 'REFUNDED');--> statement-breakpoint

-- What came of looking through all histories is no more to be changed than they are.
CREATE TRIGGER audit_checks_append_only BEFORE UPDATE OR DELETE ON audit_checks
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_loss();--> statement-breakpoint
CREATE TRIGGER audit_checks_no_truncate BEFORE TRUNCATE ON audit_checks
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_loss();
