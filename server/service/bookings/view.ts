import type { z } from 'zod';
import { BENEFIT_KEYS, benefitData } from '#contract/service/benefits.ts';
import { kindData } from '#contract/service/booking-kinds.ts';
import { LEAST_CARD_CENTS } from '#contract/service/booking-payments.ts';
import type { Booking, BookingList, BookingRow as ContractRow } from '#contract/service/bookings.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { timeZoneOf } from '#contract/time-zone.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { dayAt, type HomeAsSeen, type HomeRow } from '#server/home/homes/homes.ts';
import { readHousehold } from '#server/home/household/household.ts';
import { paymentOf } from '#server/money/payments/payments.ts';
import { licenseOf, type PartnerRow, partnersById } from '#server/outreach/partners/partners.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import type { Queryable } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import { localTimeAt } from '#server/service/advisors/advisors.ts';
import { actionsOf, cancelTermsOf, splitQuote } from './booking-rules.ts';
import type { BookingDeps, BookingParts } from './parts.ts';
import { payableCents, shownState } from './payment-rules.ts';
import * as payments from './payment-store.ts';
import { placeOfHome } from './reading.ts';
import { openCode, openDetails, openWords } from './sealed.ts';
import * as store from './store.ts';

type Partners = ReadonlyMap<string, PartnerRow>;
const SAID_YES = ['confirmed', 'under-way', 'done'];

const rowView = (booking: store.BookingRow, partners: Partners): z.input<typeof ContractRow> => ({
  id: booking.id,
  ref: booking.ref,
  kind: booking.kind,
  state: booking.state,
  startsAt: booking.startsAt,
  endsAt: booking.endsAt,
  partner: (booking.partnerId && partners.get(booking.partnerId)?.name) || null,
  createdAt: booking.createdAt,
});

async function namesOf(db: Queryable, cipher: HomeCipher, today: string) {
  const { people, pets } = await readHousehold(db, cipher, today);
  const { count } = messagesIn(callerLanguage()).householdWords;
  return {
    people: people.map(({ id, name }) => ({ id, name })),
    pets: pets.map((pet) => ({ id: pet.id, name: pet.names || count[pet.species](pet.count) })),
  };
}

/** All bookings of a home, and what its booking form needs. */
export async function listBookings(
  { db, clock, masterKeys, config }: BookingDeps,
  parts: BookingParts,
  home: HomeAsSeen,
): Promise<z.input<typeof BookingList>> {
  const now = clock.now();
  const rows = await store.bookingsOfHome(db, home.id);
  const partners = await partnersById(db, idsOf(rows.map(({ partnerId }) => partnerId)));
  const cipher = await cipherOf(db, masterKeys, home.id);
  const { incidentId } = await parts.situationOf(db, home.id, now);
  return {
    bookings: rows.map((row) => rowView(row, partners)),
    canEdit: home.role !== 'viewer' && home.archivedAt === null,
    timeZone: timeZoneOf(home.state),
    benefits: incidentId ? await benefitsLeft(db, parts, home, incidentId) : [],
    ...(await namesOf(db, cipher, dayAt(home.state, now))),
    home: placeOfHome(home),
    helpPhone: config.conciergePhone,
  };
}

/** What the plan still pays for in an event. */
async function benefitsLeft(
  db: Queryable,
  { evacuationOf }: BookingParts,
  home: HomeRow,
  incidentId: string,
) {
  const plan = (await evacuationOf(db, home.id, incidentId))?.plan;
  const uses = (await store.usesOf(db, home.id, incidentId)).filter(({ freedAt }) => freedAt === null);
  return BENEFIT_KEYS.map((benefit) => ({ benefit, ...benefitData(benefit) }))
    .filter(
      ({ benefit, plans, perEvent }) =>
        plan !== undefined &&
        plans.includes(plan) &&
        uses.filter((use) => use.benefit === benefit).length < perEvent,
    )
    .map(({ benefit, kind, coversCents }) => ({ benefit, kind, coversCents }));
}

const idsOf = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];

/** Card payments of a booking. We never see the card number. */
async function paymentsView(db: Queryable, rows: readonly payments.PaymentRow[], partners: Partners) {
  const shown: z.input<typeof Booking>['payments'] = [];
  for (const { id, state, cents, partnerId, paidAt } of rows) {
    const card = await paymentOf(db, 'booking', id);
    const told = shownState(state, card);
    if (told)
      shown.push({
        state: told,
        cents,
        card: card?.card ?? null,
        failure: told === 'waiting' ? (card?.failure ?? null) : null,
        partner: partners.get(partnerId)?.name ?? '',
        paidAt,
      });
  }
  return shown;
}

/** One booking, as its household and our team see it. */
export async function readBookingView(
  { db, clock, masterKeys, config, payments: provider }: BookingDeps,
  home: HomeRow,
  { bookingId, viewerId }: { bookingId: string; viewerId: string },
): Promise<z.input<typeof Booking>> {
  const booking = await store.findBooking(db, home.id, bookingId);
  if (!booking) throw new AppError('not_found', say().bookingErrors.noSuchBooking);
  const now = clock.now();
  const cipher = await cipherOf(db, masterKeys, home.id);
  const details = openDetails(cipher, booking.details);
  const [events, asks] = [await store.eventsOf(db, bookingId), await store.asksOf(db, bookingId)];
  const paid = await payments.paymentsOf(db, bookingId);
  const partners = await partnersById(
    db,
    idsOf([booking.partnerId, ...[...events, ...paid].map(({ partnerId }) => partnerId)]),
  );
  const known = await namesOf(db, cipher, dayAt(home.state, now));
  const takesCards = provider.form.provider !== 'none';
  const hasYes = SAID_YES.includes(booking.state);
  const partner = booking.partnerId ? partners.get(booking.partnerId) : undefined;
  const rating = await store.ratingOf(db, bookingId, viewerId);
  const { startsAt, endsAt, timeZone, windowFrom, windowTo } = booking;
  return {
    ...rowView(booking, partners),
    timeZone,
    from: startsAt && localTimeAt(startsAt, timeZone),
    to: endsAt && localTimeAt(endsAt, timeZone),
    window: windowFrom && windowTo ? { from: windowFrom, to: windowTo } : null,
    place: details.place,
    people: known.people.filter(({ id }) => booking.people.includes(id)),
    pets: known.pets.filter(({ id }) => booking.pets.includes(id)),
    needs: booking.needs,
    words: details.words,
    notes: details.notes,
    payer: booking.payer,
    benefit: booking.benefit,
    partnerPhone: hasYes ? (partner?.phone ?? null) : null,
    license:
      hasYes && partner && kindData(booking.kind).needsLicense ? await licenseOf(db, partner.id) : null,
    contactName: hasYes ? booking.contactName : null,
    confirmation: hasYes ? booking.confirmation : null,
    doorCode: booking.state === 'confirmed' && booking.doorCode ? openCode(cipher, booking.doorCode) : null,
    answerBy: booking.answerBy,
    partnersAsked: new Set(asks.map(({ partnerId }) => partnerId)).size,
    quote:
      booking.quoteCents === null
        ? null
        : {
            cents: booking.quoteCents,
            ...splitQuote(booking.quoteCents, booking.limitCents),
            byCard:
              takesCards &&
              splitQuote(booking.quoteCents, booking.limitCents).youPayCents >= LEAST_CARD_CENTS,
            note: details.quoteNote,
            until: booking.quoteUntil,
          },
    payments: await paymentsView(db, paid, partners),
    payableCents: takesCards ? payableCents(booking, paid, now) : null,
    cancelTerms: cancelTermsOf(booking, now),
    actions: actionsOf(booking, now),
    rating: rating
      ? { stars: rating.stars, words: rating.words ? openWords(cipher, rating.words) : '' }
      : null,
    orderId: booking.orderId,
    helpPhone: config.conciergePhone,
    hasCase: booking.caseId !== null,
    timeline: events.map(({ at, kind, by, partnerId, code, words }) => ({
      at,
      kind,
      by,
      code,
      partner: (partnerId && partners.get(partnerId)?.name) || null,
      words: words ? openWords(cipher, words) : null,
    })),
  };
}
