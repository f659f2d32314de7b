import { locale } from '#text/locale.ts';
import { once } from '#web/lib/once.ts';

const clock = once(
  () => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
);

/** "8:00 AM": a time of day such as 08:00, the same in every time zone. */
export const formatClock = (time: string): string => clock().format(new Date(`1970-01-01T${time}Z`));
