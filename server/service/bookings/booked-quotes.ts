import type { Work } from '#contract/home/recovery-rebuild-records.ts';
import type { BookedQuote } from '#contract/home/recovery-rebuild.ts';
import { kindData, type BookingKind } from '#contract/service/booking-kinds.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { dayAt, type HomeRow } from '#server/home/homes/homes.ts';
import { licenseOf, partnersById } from '#server/outreach/partners/partners.ts';
import type { Queryable } from '#server/platform/db.ts';
import { openDetails } from './sealed.ts';
import * as store from './store.ts';

/** Services that a rebuild books, with their kind of work. */
const WORK_OF: Partial<Record<BookingKind, Work>> = {
  'contractor-visit': 'home-improvement',
  debris: 'debris',
  architect: 'design',
};
const SAID_YES = ['confirmed', 'under-way', 'done'];
const WITH_QUOTE = ['quoted', ...SAID_YES];

/** Quotes of contractors and architects that a home booked, newest first. The license shows once they said yes. */
export async function bookedQuotes(
  db: Queryable,
  cipher: HomeCipher,
  home: Pick<HomeRow, 'id' | 'state'>,
): Promise<BookedQuote[]> {
  const rows = (await store.bookingsOfHome(db, home.id)).filter(
    ({ kind, state, quoteCents, partnerId }) =>
      WORK_OF[kind] && WITH_QUOTE.includes(state) && quoteCents !== null && partnerId !== null,
  );
  const partners = await partnersById(db, [...new Set(rows.flatMap(({ partnerId }) => partnerId ?? []))]);
  const found: BookedQuote[] = [];
  for (const { id, ref, kind, state, partnerId, quoteCents, details, createdAt } of rows) {
    const isNamed = SAID_YES.includes(state) && kindData(kind).needsLicense && partnerId !== null;
    found.push({
      bookingId: id,
      ref,
      kind,
      state,
      work: WORK_OF[kind] ?? 'home-improvement',
      by: (partnerId && partners.get(partnerId)?.name) || '',
      license: isNamed ? await licenseOf(db, partnerId) : null,
      totalCents: quoteCents ?? 0,
      note: openDetails(cipher, details).quoteNote,
      day: dayAt(home.state, createdAt),
    });
  }
  return found;
}
