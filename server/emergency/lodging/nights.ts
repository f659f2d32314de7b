/** Hotels and homes are on Pacific time; so are their nights, whatever the clocks do in March and November. */
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Until this hour of the morning a hotel sells the night of the day before. */
const MORNING = 5;

/** The day so many days after another. Days of a calendar: one of 23 hours counts as one. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The night that is being slept, or comes next. Who leaves home at 2 in the morning needs a bed now, not at 3 in the afternoon. */
export function nightOf(at: Date): string {
  const [day = '', hour = ''] = format.format(at).split(' ');
  return Number(hour) < MORNING ? daysAfter(day, -1) : day;
}

/** The nights of a stay. */
export const nightsFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => daysAfter(first, n));

/** How many of a stay's nights are over. */
export const nightsPast = (first: string, tonight: string): number =>
  Math.max(0, (Date.parse(`${tonight}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000);
