import { locale } from '#text/locale.ts';
import { once } from '#web/lib/once.ts';

const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
const today = once(() => new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' }));

/** A calendar day, `2027-01-01`, as "Jan 1, 2027": the same in every time zone. */
export const formatDay = (date: string): string => day().format(new Date(`${date}T00:00:00Z`));

/** "Sunday, November 15", in the reader's time zone. */
export const formatToday = (now: Date): string => today().format(now);
