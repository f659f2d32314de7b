/** Hotels and homes are on Pacific time, and so are nights, including around daylight saving changes. */
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Until this hour of the morning, hotels sell the night of the day before. */
const MORNING = 5;

/** The calendar day this many days later. A 23-hour day counts as one. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The current or next night. A household that leaves home at 2 AM needs a bed now, not at 3 PM. */
export function nightOf(at: Date): string {
  const [day = '', hour = ''] = format.format(at).split(' ');
  return Number(hour) < MORNING ? daysAfter(day, -1) : day;
}

export const nightsFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => daysAfter(first, n));

/** How many nights of a stay are past. */
export const nightsPast = (first: string, tonight: string): number =>
  Math.max(0, (Date.parse(`${tonight}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000);
