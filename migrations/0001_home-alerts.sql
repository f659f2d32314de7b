-- A home under a warning, or under an order that started no services: status is free for every account with a home.
CREATE TABLE home_alerts (
  incident_id uuid NOT NULL,
  home_id uuid NOT NULL,
  kind text NOT NULL,
  user_id uuid NOT NULL,
  zone_id uuid NOT NULL,
  at timestamptz NOT NULL,
  is_possible boolean DEFAULT false NOT NULL,
  ended_at timestamptz,
  end_reason text,
  is_canceled boolean DEFAULT false NOT NULL,
  acknowledged_at timestamptz,
  acknowledged_by uuid,
  CONSTRAINT home_alerts_incident_id_home_id_kind_pk PRIMARY KEY (incident_id, home_id, kind),
  CONSTRAINT home_alerts_kind_known CHECK (kind in ('warning', 'order')),
  CONSTRAINT home_alerts_canceled_has_ended CHECK (not is_canceled or ended_at is not null)
);
--> statement-breakpoint
CREATE INDEX home_alerts_home_id_index ON home_alerts (home_id);--> statement-breakpoint
CREATE INDEX home_alerts_zone_id_index ON home_alerts (zone_id);--> statement-breakpoint
INSERT INTO home_alerts (incident_id, home_id, kind, user_id, zone_id, at, ended_at)
  SELECT incident_id, home_id, 'warning', user_id, zone_id, at, ended_at FROM home_warnings;--> statement-breakpoint
DROP TABLE home_warnings;
