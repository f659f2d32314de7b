import type { DeclineReason } from '#contract/service/offer-states.ts';
import type { Language } from '#contract/text/language.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import { moveLines, type LineRow } from '#server/service/offers/offers.ts';
import { bookingAnswers } from './answers.ts';
import { bookingForPartner } from './disclosure.ts';
import type { BookingDeps, BookingParts } from './parts.ts';
import { splitQuote } from './booking-rules.ts';
import { paymentsOf } from './payment-store.ts';
import * as store from './store.ts';

type Contact = { id: string; name: string };
type By = { contact: Contact; at: Date };

/** Who pays the partner how much of an agreed price. Doesn't say who paid us, or how. */
async function shares(db: Queryable, booking: store.BookingRow | undefined, partnerId: string) {
  if (!booking || booking.partnerId !== partnerId || booking.quoteCents === null)
    return { weOweCents: null, collectCents: null };
  const { planCents, youPayCents } = splitQuote(booking.quoteCents, booking.limitCents);
  const isPaid = (await paymentsOf(db, booking.id)).some(
    ({ state, partnerId: of, round }) =>
      of === partnerId && round === booking.round && (state === 'paid' || state === 'disputed'),
  );
  return isPaid
    ? { weOweCents: booking.quoteCents, collectCents: 0 }
    : { weOweCents: planCents, collectCents: youPayCents };
}

/**
 * What a partner can do with a booking on its linked page. Like all changes to both, each locks the booking first, then
 * its line.
 */
export function bookingLink(deps: BookingDeps, parts: BookingParts) {
  const answers = bookingAnswers(deps, parts);
  const late = () => new AppError('conflict', say().offersErrors.bookingMoved);
  const move = async (tx: Tx, line: LineRow, to: Parameters<typeof moveLines>[2]): Promise<void> => {
    const moved = await moveLines(tx, { partnerId: line.partnerId, ids: [line.id], from: line.state }, to);
    if (moved.length === 0) throw late();
  };
  const of = ({ subjectId, partnerId }: LineRow, at: Date) => ({ bookingId: subjectId, partnerId, at });
  const expectOk = (result: 'ok' | 'too-late') => {
    if (result === 'too-late') throw late();
  };
  return {
    /** What the partner may read. Names and addresses only after its yes, in a browser that entered a code. */
    async view(
      db: Queryable,
      line: LineRow,
      { seesDetails, language }: { seesDetails: boolean; language: Language },
    ) {
      const isTheirs = line.state === 'confirmed' || line.state === 'done';
      const stage = isTheirs && seesDetails ? 'after' : 'before';
      const booking = await store.findBookingById(db, line.subjectId);
      const isOpen = isTheirs || line.state === 'asked' || line.state === 'quoted';
      const read =
        isOpen && booking?.partnerId === line.partnerId
          ? await bookingForPartner(db, deps, line.subjectId, stage, language)
          : null;
      return {
        id: line.id,
        state: line.state,
        isUnderWay: booking?.partnerId === line.partnerId && booking.state === 'under-way',
        lines: read?.lines ?? [],
        needsQuote: read?.needsQuote ?? false,
        hasDoorCode: read?.hasDoorCode ?? false,
        quoteCents: line.quoteCents,
        ...(await shares(db, isTheirs ? booking : undefined, line.partnerId)),
        confirmation: line.confirmation,
      };
    },
    async confirm(tx: Tx, line: LineRow, { contact, at, number }: By & { number: string }): Promise<void> {
      const yes = { confirmation: number, contactName: contact.name, window: null, by: 'partner' as const };
      expectOk(await answers.confirmed(tx, { ...of(line, at), ...yes }));
      await move(tx, line, {
        to: 'confirmed',
        mover: 'partner',
        at,
        saidBy: contact.id,
        confirmation: number,
      });
    },
    async quote(tx: Tx, line: LineRow, { contact, at, cents, note }: By & { cents: number; note: string }) {
      expectOk(await answers.quoted(tx, { ...of(line, at), cents, note }));
      await move(tx, line, { to: 'quoted', mover: 'partner', at, saidBy: contact.id, quoteCents: cents });
    },
    /** A no, or a cancellation after a yes. The next partner is asked at once. */
    async decline(
      tx: Tx,
      line: LineRow,
      given: By & { reason: DeclineReason; note: string | null },
    ): Promise<void> {
      const { contact, at, reason, note } = given;
      await store.lockBooking(tx, line.subjectId);
      const isBroken = line.state === 'confirmed';
      await move(tx, line, {
        to: isBroken ? 'broken' : 'declined',
        mover: 'partner',
        at,
        saidBy: contact.id,
        reason,
        note,
      });
      const words = [messagesIn('en').partnerPage.reasons[reason], note].filter(Boolean).join('. ');
      const answer = { ...of(line, at), reason: words };
      await (isBroken ? answers.broken(tx, answer) : answers.declined(tx, answer));
    },
    /**
     * Checks the code that the household read out at the door. A wrong one must be counted, so the result is returned
     * instead of thrown.
     */
    start: (tx: Tx, line: LineRow, { at, code }: { at: Date; code: string }) =>
      line.state === 'confirmed'
        ? answers.started(tx, { bookingId: line.subjectId, code, at })
        : Promise.resolve('too-late' as const),
    async finish(tx: Tx, line: LineRow, { contact, at }: By): Promise<void> {
      if (line.state !== 'confirmed') throw late();
      expectOk(await answers.done(tx, { bookingId: line.subjectId, at }));
      await move(tx, line, { to: 'done', mover: 'partner', at, saidBy: contact.id });
    },
    /** Our team blocked the partner: its requested and confirmed bookings go to the next one. */
    async leave(tx: Tx, line: LineRow, at: Date): Promise<void> {
      await store.lockBooking(tx, line.subjectId);
      await move(tx, line, {
        to: line.state === 'confirmed' ? 'broken' : 'withdrawn',
        mover: 'operations',
        at,
      });
      await answers.blocked(tx, of(line, at));
    },
  };
}
export type BookingLink = ReturnType<typeof bookingLink>;
