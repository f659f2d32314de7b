import { locale } from '#text/locale.ts';
import { once } from './once.ts';

/**
 * The time zone of the member's home, which the server writes into the document. At a hotel in another state,
 * "until 8 PM" still means home. Visitors and our team read times in their own zone.
 */
export const homeZone = (): { timeZone?: string } => {
  const timeZone = typeof document === 'undefined' ? '' : document.documentElement.dataset['timeZone'];
  return timeZone ? { timeZone } : {};
};

export const MOMENT = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;
const moment = once(() => new Intl.DateTimeFormat(locale, { year: 'numeric', ...MOMENT, ...homeZone() }));

/**
 * "Nov 15, 2026, 2:49 AM PST", in the home's time zone. In a file of its own, because the live map needs none of the other
 * formats.
 */
export const formatMoment = (instant: string): string => moment().format(new Date(instant));
