/** What one run did to one home, and why: for replays, tests and the log. */
export type Applied = {
  homeId: string;
  event: 'activated' | 'lifted' | 'held' | 'warned';
  zoneKey: string;
  reason: string;
};
