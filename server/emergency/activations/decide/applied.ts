/** What one run did for one home, and why. Used by replays, tests and the log. */
export type Applied = {
  homeId: string;
  event: 'activated' | 'lifted' | 'held' | 'warned';
  zoneKey: string;
  reason: string;
};
