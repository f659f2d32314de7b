import type { PartnerKind } from '#contract/outreach/partner-kinds.ts';
import { kindData, partnerKindsFor } from '#contract/service/booking-kinds.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import {
  dayIn,
  hoursByPartner,
  isOpenAt,
  partnersFor,
  type Suitable,
  takePlaces,
} from '#server/outreach/partners/partners.ts';
import { countyAt } from '#server/outreach/risk-map/risk-map.ts';
import { after, hours } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { addEvent, caseFor, heard } from '#server/service/cases/cases.ts';
import { advanceOffers } from '#server/service/offers/offers.ts';
import { answerByOf, placeDays } from './booking-rules.ts';
import { tell } from './job-names.ts';
import { moveBooking, NO_PARTNER } from './moving.ts';
import type { BookingDeps, BookingParts } from './parts.ts';
import * as store from './store.ts';
import { suits } from './suits.ts';

type BookingRow = store.BookingRow;
type Candidate = Suitable & { kind: PartnerKind };
type Dated = BookingRow & { startsAt: Date; endsAt: Date; lat: number; lng: number };

function dated(booking: BookingRow): Dated {
  const { startsAt, endsAt, lat, lng } = booking;
  if (!startsAt || !endsAt || lat === null || lng === null)
    throw new Error('a booking without a date or place was asked for');
  return { ...booking, startsAt, endsAt, lat, lng };
}

/**
 * Whether a partner is open at the time of the work. Stays of several days, such as boarding, are agreed with the
 * partner.
 */
function isOpenFor(booking: Dated, lines: Parameters<typeof isOpenAt>[0], timeZone: string): boolean {
  if (kindData(booking.kind).when === 'days') return true;
  for (let at = booking.startsAt; at <= booking.endsAt; at = after(at, hours(1)))
    if (isOpenAt(lines, timeZone, at)) return true;
  return false;
}

/** Suitable partners in the order in which we ask them, nearest first. */
async function suitableFor(
  tx: Queryable,
  { config }: Pick<BookingDeps, 'config'>,
  { areUnderOrder }: BookingParts,
  booking: Dated,
): Promise<Candidate[]> {
  const { kind, needs, lat, lng, timeZone, startsAt } = booking;
  const place = { lat, lng, fips: countyAt({ lat, lng })?.fips ?? null };
  const day = dayIn(timeZone, startsAt);
  const found: Candidate[] = [];
  for (const partnerKind of partnerKindsFor(kind, needs)) {
    const near = await partnersFor(tx, {
      kind: partnerKind,
      day,
      at: place,
      withSamples: config.demo,
    });
    found.push(...near.map((one) => ({ ...one, kind: partnerKind })));
  }
  const hoursOf = await hoursByPartner(
    tx,
    found.map(({ partner }) => partner.id),
  );
  const suitable = found.filter(
    ({ partner, limits, kind: partnerKind }) =>
      suits({ kind, needs }, partnerKind, limits) &&
      isOpenFor(booking, hoursOf.get(partner.id) ?? [], partner.timeZone),
  );
  const isThreatened = await areUnderOrder(
    tx,
    suitable.map(({ partner }) => partner),
  );
  return suitable.filter((_one, n) => !isThreatened[n]);
}

/** The same, without those already asked in this round. */
async function candidatesFor(
  tx: Tx,
  deps: Pick<BookingDeps, 'config'>,
  parts: BookingParts,
  booking: Dated,
): Promise<Candidate[]> {
  // A partner that didn't come, or canceled after a yes, isn't asked again in later rounds either.
  const asked = new Set(
    (await store.asksOf(tx, booking.id))
      .filter((ask) => ask.round === booking.round || ask.outcome === 'failed' || ask.outcome === 'broken')
      .map((ask) => ask.partnerId),
  );
  return (await suitableFor(tx, deps, parts, booking)).filter(({ partner }) => !asked.has(partner.id));
}

/** Partners that our team can call about a booking, and whether each was asked. A draft has no date yet. */
export async function partnersToCall(
  db: Queryable,
  deps: Pick<BookingDeps, 'config'>,
  parts: BookingParts,
  booking: BookingRow,
) {
  if (!booking.startsAt || booking.lat === null) return [];
  const asked = new Set((await store.asksOf(db, booking.id)).map(({ partnerId }) => partnerId));
  return (await suitableFor(db, deps, parts, dated(booking))).map(({ partner, miles, kind }) => ({
    id: partner.id,
    kind,
    name: partner.name,
    phone: partner.phone,
    miles,
    wasAsked: asked.has(partner.id),
  }));
}

/**
 * Asks the next suitable partner about a locked booking. With none left, our team gets a case and the household gets an
 * honest status.
 */
export async function dispatch(
  tx: Tx,
  deps: BookingDeps,
  parts: BookingParts,
  asked: BookingRow,
  at: Date,
): Promise<BookingRow> {
  const booking = dated(asked);
  const candidates = parts.handshake ? await candidatesFor(tx, deps, parts, booking) : [];
  const days = placeDays(
    booking.kind,
    dayIn(booking.timeZone, booking.startsAt),
    dayIn(booking.timeZone, booking.endsAt),
  );
  for (const { partner, kind } of candidates) {
    const places = await takePlaces(tx, { partnerId: partner.id, kind, days });
    if (places) return offerTo(tx, deps, parts, booking, { partnerId: partner.id, kind, places, at });
  }
  return markStuck(tx, deps, parts, booking, at);
}

type Chosen = { partnerId: string; kind: PartnerKind; places: string[]; at: Date };

async function offerTo(
  tx: Tx,
  deps: BookingDeps,
  { handshake }: BookingParts,
  booking: Dated,
  { partnerId, kind, places, at }: Chosen,
): Promise<BookingRow> {
  const answerBy = answerByOf(booking.kind, booking.startsAt, at);
  await store.insertAsk(tx, {
    bookingId: booking.id,
    partnerId,
    round: booking.round,
    partnerKind: kind,
    places,
    askedAt: at,
  });
  const moved = await moveBooking(tx, deps, booking, {
    to: 'offering',
    by: 'engine',
    event: 'offered',
    at,
    changes: { ...NO_PARTNER, partnerId, partnerKind: kind, answerBy },
  });
  await handshake?.ask(tx, { bookingId: booking.id, partnerId, answerBy, at });
  await deps.jobs.enqueue(tx, advanceOffers, {}, { unlessWaiting: true });
  return moved;
}

/** No partner is left: opens a case for our team and notifies the household. */
async function markStuck(
  tx: Tx,
  deps: BookingDeps,
  parts: BookingParts,
  booking: BookingRow,
  at: Date,
): Promise<BookingRow> {
  const moved = await moveBooking(tx, deps, booking, {
    to: 'stuck',
    by: 'engine',
    event: 'stuck',
    at,
    changes: NO_PARTNER,
  });
  const what = canWait(booking) ? 'waits' : 'stuck';
  await deps.jobs.enqueue(tx, tell, { bookingId: booking.id, what });
  if (canWait(booking)) return moved;
  const caseId = await raiseCase(tx, deps, parts, moved, at);
  return store.updateBooking(tx, booking.id, { caseId });
}

/**
 * An order starts benefits for every home it covers at once. Without a partner, most of them wait until the household
 * asks, because a case for each home of a city would bury the urgent ones.
 */
const canWait = ({ createdBy, benefit }: BookingRow): boolean =>
  createdBy === null && benefit !== null && benefit !== 'medical-supplies' && benefit !== 'animal-trailer';

/** Opens the household's case, or raises it, because a booking needs our team. Returns its id. */
export async function raiseCase(
  tx: Tx,
  { masterKeys }: Pick<BookingDeps, 'masterKeys'>,
  { situationOf }: BookingParts,
  booking: BookingRow,
  at: Date,
): Promise<string> {
  const { homeId, ref } = booking;
  const { incidentId, facts } = await situationOf(tx, homeId, at);
  const found = await caseFor(tx, {
    homeId,
    incidentId,
    facts: { ...facts, hasStuckBooking: true },
    fresh: ['booking-urgent', 'booking-stuck'],
    at,
    // The household asked for something and is waiting for us, so a closed case reopens.
    by: 'member',
  });
  await heard(tx, found, at);
  const cipher = await cipherOf(tx, masterKeys, homeId);
  await addEvent(tx, cipher, {
    caseId: found.id,
    at,
    actorId: null,
    kind: 'booking-stuck',
    facts: { ref, kind: booking.kind },
  });
  return found.id;
}
