import type { NewBooking } from '#contract/service/bookings.ts';
import type { HomeRow } from '#server/home/homes/homes.ts';
import { dayIn, takePlaces } from '#server/outreach/partners/partners.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import { confirmedChanges } from './answers.ts';
import { placeDays } from './booking-rules.ts';
import { type Actor, createBooking } from './creating.ts';
import { dispatch, partnersToCall } from './dispatching.ts';
import { tell } from './job-names.ts';
import { agreeToQuote, cancelIn, changing, type Which } from './member-moves.ts';
import { moveBooking, NO_PARTNER } from './moving.ts';
import { decidePayment } from './paying.ts';
import type { BookingDeps, BookingParts } from './parts.ts';
import * as store from './store.ts';
import { listBookings, readBookingView } from './view.ts';

type BookingRow = store.BookingRow;
type Yes = { partnerId: string; confirmation: string; contactName: string; cents: number | null };

const moved = (): AppError => new AppError('conflict', say().bookingErrors.moved);

/** Reserves a stuck booking's place at the partner that said yes on the phone. */
async function takeFor(
  tx: Tx,
  deps: BookingDeps,
  parts: BookingParts,
  booking: BookingRow,
  given: { partnerId: string; at: Date },
) {
  const { partnerId, at } = given;
  const partner = (await partnersToCall(tx, deps, parts, booking)).find(({ id }) => id === partnerId);
  if (!partner || !booking.startsAt || !booking.endsAt)
    throw new AppError('conflict', say().bookingErrors.partnerNotSuitable);
  const days = placeDays(
    booking.kind,
    dayIn(booking.timeZone, booking.startsAt),
    dayIn(booking.timeZone, booking.endsAt),
  );
  // The partner's own word overrides the capacity we have on record.
  const places = (await takePlaces(tx, { partnerId, kind: partner.kind, days })) ?? [];
  const round = booking.round + 1;
  const ask = { bookingId: booking.id, partnerId, round, partnerKind: partner.kind, places };
  await store.insertAsk(tx, { ...ask, askedAt: at, outcome: 'yes' });
  return { partnerId, partnerKind: partner.kind, round };
}

/** What our team does with the bookings of a household. */
export function agentBookings(deps: BookingDeps, parts: BookingParts) {
  const view = async (home: HomeRow, bookingId: string, agentId: string) => {
    const booking = await readBookingView(deps, home, { bookingId, viewerId: agentId });
    const row = await store.findBooking(deps.db, home.id, bookingId);
    const partners = row ? await partnersToCall(deps.db, deps, parts, row) : [];
    return { booking, partners };
  };
  const actorOf = (id: string): Actor => ({ by: 'agent', id });
  const change = async (
    home: HomeRow,
    bookingId: string,
    agentId: string,
    run: (which: Which) => Promise<unknown>,
  ) => {
    await run({ homeId: home.id, bookingId });
    return view(home, bookingId, agentId);
  };
  return {
    list: (home: HomeRow) => listBookings(deps, parts, { ...home, role: 'member' }),
    view,
    create: async (home: HomeRow, agentId: string, given: NewBooking) =>
      view(home, await createBooking(deps, parts, home, given, actorOf(agentId)), agentId),
    agree: (home: HomeRow, bookingId: string, agentId: string, cents: number) =>
      change(home, bookingId, agentId, (which) =>
        agreeToQuote(deps, parts, which, { cents, actor: actorOf(agentId) }),
      ),
    cancel: (home: HomeRow, bookingId: string, agentId: string, reason: string) =>
      change(home, bookingId, agentId, (which) =>
        changing(deps, which, (tx, booking, at) =>
          cancelIn(tx, deps, parts, booking, { by: 'agent', actorId: agentId, at, words: reason }),
        ),
      ),
    decide: (
      home: HomeRow,
      bookingId: string,
      agentId: string,
      given: { is: 'refund' | 'keep'; words: string },
    ) => change(home, bookingId, agentId, (which) => decidePayment(deps, which, { ...given, agentId })),
    /** All partners can be asked again, because our team says so. */
    again: (home: HomeRow, bookingId: string, agentId: string) =>
      change(home, bookingId, agentId, (which) =>
        changing(deps, which, async (tx, booking, at) => {
          if (booking.state !== 'stuck') throw moved();
          const asked = await moveBooking(tx, deps, booking, {
            to: 'asked',
            by: 'agent',
            actorId: agentId,
            event: 'asked',
            at,
            changes: { ...NO_PARTNER, round: booking.round + 1 },
          });
          await dispatch(tx, deps, parts, asked, at);
        }),
      ),
    /** Records a yes given on the phone: by the partner that was asked, or by any suitable one if none was left. */
    confirm: (home: HomeRow, bookingId: string, agentId: string, yes: Yes) =>
      change(home, bookingId, agentId, (which) =>
        changing(deps, which, async (tx, booking, at) => {
          const isAsked = booking.state === 'offering' && booking.partnerId === yes.partnerId;
          if (!isAsked && booking.state !== 'stuck') throw moved();
          const partner = isAsked ? {} : await takeFor(tx, deps, parts, booking, { ...yes, at });
          if (isAsked) await store.updateLiveAsk(tx, bookingId, { outcome: 'yes' });
          const changes = await confirmedChanges(tx, deps, booking, { ...yes, window: null });
          await moveBooking(tx, deps, booking, {
            to: 'confirmed',
            by: 'agent',
            actorId: agentId,
            event: 'confirmed',
            at,
            changes: { ...changes, ...partner, quoteCents: yes.cents },
          });
          if (isAsked) {
            const agreed = { by: 'agent', confirmation: yes.confirmation, at } as const;
            await parts.handshake?.agree(tx, bookingId, agreed);
          }
          await deps.jobs.enqueue(tx, tell, { bookingId, what: 'confirmed' });
        }),
      ),
  };
}
