import { benefitData, benefitFor } from '#contract/service/benefits.ts';
import { type BookingDetails, MOST_OPEN, type NewBooking } from '#contract/service/bookings.ts';
import { timeZoneOf } from '#contract/time-zone.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import type { HomeRow } from '#server/home/homes/homes.ts';
import { entitlementsOf } from '#server/money/membership/membership.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import { retryTransaction } from '#server/platform/retry-transaction.ts';
import { caseFor, hasListedPhrase, heard, newReference } from '#server/service/cases/cases.ts';
import { actionsOf } from './booking-rules.ts';
import { dispatch } from './dispatching.ts';
import { endAsk, moveBooking, NO_PARTNER, record } from './moving.ts';
import type { BookingDeps, BookingParts } from './parts.ts';
import { type ReadBooking, readBooking } from './reading.ts';
import { sealDetails } from './sealed.ts';
import * as store from './store.ts';

type BookingRow = store.BookingRow;
/** Who acts: someone in the household, or a team member on its behalf. */
export type Actor = { by: 'member' | 'agent'; id: string };

/** Takes one use of the plan's benefit for this event, or throws the reason why none is left. */
async function usePlan(
  tx: Tx,
  home: HomeRow,
  { id, kind }: Pick<NewBooking, 'id' | 'kind'>,
  given: { parts: BookingParts; incidentId: string | null; actor: Actor; at: Date },
): Promise<void> {
  const { parts, incidentId, actor, at } = given;
  // The plan at the time of the order: an upgrade during the fire applies to the next event.
  const evacuation = incidentId ? await parts.evacuationOf(tx, home.id, incidentId) : null;
  const benefit = benefitFor(kind, evacuation?.plan);
  if (!benefit || !incidentId) throw new AppError('conflict', say().bookingErrors.noBenefit);
  const { perEvent, coversCents } = benefitData(benefit);
  const used = (await store.usesOf(tx, home.id, incidentId)).filter(
    (use) => use.benefit === benefit && use.freedAt === null,
  );
  const use = {
    bookingId: id,
    homeId: home.id,
    benefit,
    span: incidentId,
    n: used.length + 1,
    allowed: perEvent,
    startedBy: actor.by,
    at,
  };
  if (used.length >= perEvent || !(await store.insertUse(tx, use)))
    throw new AppError('conflict', say().bookingErrors.benefitUsed);
  await store.updateBooking(tx, id, { payer: 'plan', benefit, limitCents: coversCents });
}

const rowOf = (read: ReadBooking, cipher: HomeCipher) => ({
  startsAt: read.startsAt,
  endsAt: read.endsAt,
  lat: read.lat,
  lng: read.lng,
  needs: read.needs,
  people: read.people,
  pets: read.pets,
  details: sealDetails(cipher, read.details),
});

/** Books a service for a home and asks the first partner. Idempotent by the booking's id. */
export async function createBooking(
  deps: BookingDeps,
  parts: BookingParts,
  home: HomeRow,
  given: NewBooking,
  actor: Actor,
): Promise<string> {
  const { db, clock, masterKeys } = deps;
  const now = clock.now();
  const timeZone = timeZoneOf(home.state);
  const cipher = await cipherOf(db, masterKeys, home.id);
  if (await store.findBooking(db, home.id, given.id)) return given.id;
  const read = await readBooking(db, given.kind, given, { home, cipher, timeZone, now });
  await retryTransaction(() =>
    db.transaction(async (tx) => {
      const situation = await parts.situationOf(tx, home.id, now);
      if (!situation.hasServices && !(await entitlementsOf(tx, home.userId, now)))
        throw new AppError('membership_required', say().bookingErrors.needsMembership);
      if ((await store.countOpen(tx, home.id)) >= MOST_OPEN)
        throw new AppError('conflict', say().bookingErrors.tooMany(MOST_OPEN));
      const draft = await store.insertBooking(tx, {
        id: given.id,
        ref: newReference(),
        homeId: home.id,
        kind: given.kind,
        timeZone,
        payer: 'at-partner',
        createdBy: actor.id,
        createdAt: now,
        updatedAt: now,
        ...rowOf(read, cipher),
      });
      // The same booking was sent twice at once. The other request continues.
      if (!draft) {
        if (await store.findBooking(tx, home.id, given.id)) return;
        throw new AppError('conflict', say().bookingErrors.moved);
      }
      await record(tx, deps, draft, { event: 'created', by: actor.by, at: now, actorId: actor.id });
      if (given.usePlan)
        await usePlan(tx, home, given, { parts, incidentId: situation.incidentId, actor, at: now });
      if (given.kind === 'emergency-help') await alertTeam(tx, draft, read, { situation, actor, at: now });
      await ask(tx, deps, parts, given.id, { actor, at: now });
    }),
  );
  return given.id;
}

/** A request for emergency help also opens a case for our team right away. */
async function alertTeam(
  tx: Tx,
  booking: BookingRow,
  read: ReadBooking,
  given: { situation: Awaited<ReturnType<BookingParts['situationOf']>>; actor: Actor; at: Date },
): Promise<void> {
  const { situation, actor, at } = given;
  const hasPhrase = hasListedPhrase(Object.values(read.details.words).join(' ') + ` ${read.details.notes}`);
  const found = await caseFor(tx, {
    homeId: booking.homeId,
    incidentId: situation.incidentId,
    facts: { ...situation.facts, hasPhrase },
    fresh: hasPhrase ? ['phrase'] : [],
    at,
    by: actor.by,
    actorId: actor.id,
  });
  await heard(tx, found, at);
  await store.updateBooking(tx, booking.id, { caseId: found.id });
}

/** Submits a booking that has a date and a place, and asks the first partner. */
export async function ask(
  tx: Tx,
  deps: BookingDeps,
  parts: BookingParts,
  bookingId: string,
  { actor, at }: { actor: Actor; at: Date },
): Promise<BookingRow> {
  const booking = await store.lockBooking(tx, bookingId);
  if (!booking) throw new AppError('not_found', say().bookingErrors.noSuchBooking);
  const asked = await moveBooking(tx, deps, booking, {
    to: 'asked',
    by: actor.by,
    actorId: actor.id,
    event: 'asked',
    at,
  });
  return dispatch(tx, deps, parts, asked, at);
}

/**
 * Changes what a home needs. A partner that was asked or said yes gets a cancellation, and all partners can be asked
 * again, because the request is a new one.
 */
export async function changeBooking(
  deps: BookingDeps,
  parts: BookingParts,
  { home, bookingId }: { home: HomeRow; bookingId: string },
  given: BookingDetails,
  actor: Actor,
): Promise<void> {
  const { db, clock, masterKeys } = deps;
  const now = clock.now();
  const cipher = await cipherOf(db, masterKeys, home.id);
  const known = await store.findBooking(db, home.id, bookingId);
  if (!known) throw new AppError('not_found', say().bookingErrors.noSuchBooking);
  const read = await readBooking(db, known.kind, given, { home, cipher, timeZone: known.timeZone, now });
  await retryTransaction(() =>
    db.transaction(async (tx) => {
      const booking = await store.lockBooking(tx, bookingId);
      if (!booking || !actionsOf(booking, now).includes('change'))
        throw new AppError('conflict', say().bookingErrors.cannotChange);
      const changes = { ...rowOf(read, cipher), ...NO_PARTNER, round: booking.round + 1 };
      const move = { by: actor.by, actorId: actor.id, event: 'changed', at: now } as const;
      if (booking.partnerId) {
        await parts.handshake?.withdraw(tx, bookingId, actor.by, now);
        await endAsk(tx, bookingId, 'withdrawn', now);
      }
      if (given.usePlan && booking.payer === 'at-partner') {
        const { incidentId } = await parts.situationOf(tx, home.id, now);
        await usePlan(tx, home, booking, { parts, incidentId, actor, at: now });
      }
      const asked =
        booking.state === 'asked'
          ? await store.updateBooking(tx, bookingId, { ...changes, updatedAt: now })
          : await moveBooking(tx, deps, booking, { ...move, to: 'asked', changes });
      await dispatch(tx, deps, parts, asked, now);
    }),
  );
}
