/**
 * What one run did for one home, and why. Used by replays, tests and the log. `alerted`
 * and `alert-ended` are about an order that starts no services.
 */
export type Applied = {
  homeId: string;
  event: 'activated' | 'reinstated' | 'lifted' | 'held' | 'warned' | 'alerted' | 'alert-ended';
  zoneKey: string;
  reason: string;
  /** The rule by which the zone's current version counts. */
  rule?: string | null;
  /** For a lift: when an order last covered the home. */
  coveredAt?: Date;
};
