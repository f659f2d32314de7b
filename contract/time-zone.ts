/** The time zones of the states we serve. */
const ZONES: Record<string, string> = {
  CA: 'America/Los_Angeles',
  NV: 'America/Los_Angeles',
  // No daylight saving time, so it is an hour ahead of California for half of the year.
  AZ: 'America/Phoenix',
};

/** The time zone of a home, by its state. Two towns of Nevada keep Mountain Time; we show them Pacific Time, named. */
export const timeZoneOf = (state: string): string => ZONES[state] ?? 'America/Los_Angeles';
