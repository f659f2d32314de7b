import type { Booking } from '#contract/service/bookings.ts';
import { formatMoney } from '#web/lib/format.ts';
import { timeText } from '#contract/text/format.ts';
import { language } from '#text/locale.ts';
import * as t from '#text/service/bookings.ts';

/** A time in the home's time zone, whatever the device says. */
export const timeAt = (instant: string, timeZone: string): string =>
  timeText(new Date(instant), language, timeZone);

/** The status of a booking in one sentence. It never says "confirmed" before a partner has confirmed. */
export function stateSentence({ state, partner, confirmation, quote, hasCase }: Booking): string {
  const who = partner ?? t.aPartner;
  switch (state) {
    case 'offering':
      return t.offering(who);
    case 'quoted':
      return t.quoted(who, formatMoney(quote?.cents ?? 0));
    case 'confirmed':
      return t.confirmed(who, confirmation ?? '');
    case 'stuck':
      return hasCase ? t.sentences.stuck : t.stuckWaits;
    default:
      return t.sentences[state];
  }
}

/** The history, worded for the household. */
export function eventWords({ kind, partner }: Pick<Booking['timeline'][number], 'kind' | 'partner'>): string {
  const who = partner ?? t.aPartner;
  switch (kind) {
    case 'offered':
    case 'quoted':
    case 'confirmed':
    case 'declined':
    case 'silent':
    case 'broken':
    case 'blocked':
      return t.partnerEvents[kind](who);
    default:
      return t.events[kind];
  }
}

export const TONES = {
  draft: 'amber',
  asked: 'sky',
  offering: 'sky',
  quoted: 'amber',
  confirmed: 'moss',
  'under-way': 'moss',
  done: 'neutral',
  failed: 'danger',
  stuck: 'danger',
  canceled: 'neutral',
} as const satisfies Record<Booking['state'], string>;
