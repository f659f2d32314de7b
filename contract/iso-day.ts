/**
 * Returns a function that names the calendar day of a moment, "2026-11-15", in a time zone or in the device's own. Put together
 * from its parts: the order of a locale isn't the same in every browser. WebKit doesn't write en-CA as year, month, day, and
 * the day couldn't be read back, so pages of a membership didn't open there.
 */
export function isoDayIn(timeZone?: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  return (at) => {
    const parts = format.formatToParts(at);
    const part = (type: 'year' | 'month' | 'day') => parts.find((one) => one.type === type)?.value ?? '';
    return `${part('year')}-${part('month')}-${part('day')}`;
  };
}
