import { openReview } from '#server/core/reviews/reviews.ts';
import { findPartner } from '#server/outreach/partners/partners.ts';
import type { Tx } from '#server/platform/db.ts';
import { linesOfPage, type OfferRow } from '#server/service/offers/offers.ts';

/** No contact of a hotel has answered, or it has none, so our team calls. The rooms stay held in the meantime. */
export async function askTeamToCall(tx: Tx, offer: OfferRow, at: Date): Promise<void> {
  const partner = await findPartner(tx, offer.partnerId);
  // A booking goes to the next partner instead.
  if (!partner || offer.topic !== 'rooms') return;
  const open = (await linesOfPage(tx, offer)).filter(({ state }) => state === 'asked');
  const rooms = open.reduce((sum, line) => sum + (line.rooms ?? 1), 0);
  if (rooms === 0) return;
  await openReview(tx, {
    kind: 'call-partner',
    key: offer.id,
    ...(offer.incidentId ? { incidentId: offer.incidentId } : {}),
    summary: `${partner.name} in ${partner.city} hasn’t answered about ${rooms} ${rooms === 1 ? 'room' : 'rooms'}. Call ${partner.phone}.`,
    facts: { partner: partner.name, phone: partner.phone, rooms },
    at,
  });
}
