/** Local times of California without a zone, as Caltrans writes them. Pure. */

const PACIFIC = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  timeZoneName: 'longOffset',
});

/** How far Pacific time is behind UTC: 7 or 8 hours. */
function offsetMs(at: Date): number {
  const name = PACIFIC.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return Number(/GMT-(\d{2})/.exec(name)?.[1] ?? 8) * 3_600_000;
}

/**
 * The instant of a local time. In the repeated hour in November, returns the later instant, because a closure must not
 * end an hour early.
 */
function pacific(year: number, month: number, day: number, hour: number, minute: number): Date | null {
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  const read = new Date(wall);
  const isDate =
    read.getUTCFullYear() === year && read.getUTCMonth() === month - 1 && read.getUTCDate() === day;
  if (!isDate || hour > 23 || minute > 59) return null;
  const [summer, winter] = [new Date(wall + 7 * 3_600_000), new Date(wall + 8 * 3_600_000)];
  return offsetMs(winter) === 8 * 3_600_000 ? winter : summer;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const hour24 = (hour: number, half: string | undefined): number =>
  half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);

/** "5:01pm Sep 16, 2025", "09/16/2025 9:16am" or "12/24/2025 06:09". */
export function pacificInstant(text: string): Date | null {
  const spelled = /(\d{1,2}):(\d{2})\s*([ap]m)?,?\s+([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})/i.exec(text);
  if (spelled) {
    const [, hour, minute, half, month = '', day, year] = spelled;
    const index = MONTHS.indexOf(month.toLowerCase());
    return index < 0
      ? null
      : pacific(Number(year), index + 1, Number(day), hour24(Number(hour), half), Number(minute));
  }
  const figures = /(\d{1,2})\/(\d{1,2})\/(\d{4}),?\s+(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap]m)?/i.exec(text);
  if (!figures) return null;
  const [, month, day, year, hour, minute, half] = figures;
  return pacific(Number(year), Number(month), Number(day), hour24(Number(hour), half), Number(minute));
}
