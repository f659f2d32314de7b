/**
 * Returns a function that formats the calendar day of a moment as "2026-11-15", in a time zone or in the device's
 * own. It's built from parts, because locale formats differ between browsers: WebKit doesn't format en-CA as year,
 * month, day, so the day couldn't be parsed and membership pages didn't open.
 */
export function isoDayIn(timeZone?: string): (at: Date) => string {
  // Created when first used: that takes a phone a tenth of a second, and many pages load this but show no day.
  let format: Intl.DateTimeFormat | undefined;
  return (at) => {
    format ??= new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      ...(timeZone === undefined ? {} : { timeZone }),
    });
    const parts = format.formatToParts(at);
    const part = (type: 'year' | 'month' | 'day') => parts.find((one) => one.type === type)?.value ?? '';
    return `${part('year')}-${part('month')}-${part('day')}`;
  };
}
