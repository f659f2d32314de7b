import type { BookingDetails, CancelTerms, NewBooking, PROBLEMS } from '#contract/service/bookings.ts';
import { homeFor, type Level } from '#server/home/homes/homes.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Member } from '#server/platform/route.ts';
import { needsQuote } from './booking-rules.ts';
import * as creating from './creating.ts';
import * as moves from './member-moves.ts';
import { checkQuotePayment, payQuote } from './paying.ts';
import type { BookingDeps, BookingParts } from './parts.ts';
import * as store from './store.ts';
import { listBookings as listOf, readBookingView } from './view.ts';

export { bookedQuotes } from './booked-quotes.ts';

/** Services at a time and place, each done by one partner: the requests of households and the answers of partners. */

export { agentBookings } from './agent-moves.ts';
export { bookingAnswers, type BookingAnswers } from './answers.ts';
export { bookingForPartner } from './disclosure.ts';
export { bookingHandshake } from './handshake.ts';
export { bookingLink, type BookingLink } from './partner-link.ts';
export { startBenefits } from './benefits.ts';
export type {
  AgreeToAsk,
  AskPartner,
  BookingDeps,
  BookingParts,
  CloseAsk,
  Evacuation,
  Handshake,
  WithdrawAsk,
} from './parts.ts';

type Person = Pick<Member, 'id'>;
type Which = { homeId: string; bookingId: string };

/** SQL condition for hand-written statements: no partner can take a booking of this home. */
export const hasStuckBookingText = (homeId: string): string =>
  `exists (select 1 from bookings where home_id = ${homeId} and state = 'stuck')`;

/** What the effect of an answer depends on. */
export async function bookingOf(db: Queryable, id: string) {
  const found = await store.findBookingById(db, id);
  return found && { ref: found.ref, needsQuote: needsQuote(found) };
}

/** Bookings that no partner can take, by home. */
export const homesWithStuckBooking = (db: Queryable, homeIds: readonly string[]) =>
  store.homesWithStuck(db, homeIds);

/** What people in a home can do with its bookings. Everyone can view them; owners and members can change them. */
export function memberBookings(deps: BookingDeps, parts: BookingParts) {
  const homeOf = (member: Person, homeRef: string, level: Level) =>
    homeFor(deps.db, member.id, homeRef, level);
  const view = async (member: Person, { homeId, bookingId }: Which) => {
    const home = await homeOf(member, homeId, 'view');
    return readBookingView(deps, home, { bookingId, viewerId: member.id });
  };
  const actorOf = ({ id }: Person): creating.Actor => ({ by: 'member', id });
  /** Runs a change on a home that this person may edit, and returns the updated booking. */
  const change = async (member: Person, which: Which, run: (of: Which) => Promise<unknown>) => {
    const home = await homeOf(member, which.homeId, 'edit');
    await run({ homeId: home.id, bookingId: which.bookingId });
    return view(member, which);
  };
  return {
    list: async (member: Person, homeRef: string) =>
      listOf(deps, parts, await homeOf(member, homeRef, 'view')),
    view,
    create: async (member: Person, homeRef: string, given: NewBooking) => {
      const home = await homeOf(member, homeRef, 'edit');
      const bookingId = await creating.createBooking(deps, parts, home, given, actorOf(member));
      return view(member, { homeId: homeRef, bookingId });
    },
    change: async (member: Person, which: Which, given: BookingDetails) => {
      const home = await homeOf(member, which.homeId, 'edit');
      const of = { home, bookingId: which.bookingId };
      await creating.changeBooking(deps, parts, of, given, actorOf(member));
      return view(member, which);
    },
    cancel: (member: Person, which: Which, terms: CancelTerms) =>
      change(member, which, (of) => moves.cancelBooking(deps, parts, of, { terms, actor: actorOf(member) })),
    agree: (member: Person, which: Which, cents: number) =>
      change(member, which, (of) => moves.agreeToQuote(deps, parts, of, { cents, actor: actorOf(member) })),
    refuse: (member: Person, which: Which, cents: number) =>
      change(member, which, (of) => moves.refuseQuote(deps, parts, of, { cents, actor: actorOf(member) })),
    pay: async (member: Person, { homeId, bookingId }: Which, cents: number) => {
      const home = await homeOf(member, homeId, 'edit');
      return payQuote(deps, { homeId: home.id, bookingId }, { cents, userId: member.id });
    },
    checkPayment: (member: Person, which: Which) =>
      change(member, which, (of) => checkQuotePayment(deps, of)),
    start: (member: Person, which: Which) =>
      change(member, which, (of) => moves.startBooking(deps, of, actorOf(member))),
    finish: (member: Person, which: Which) =>
      change(member, which, (of) => moves.finishBooking(deps, parts, of, actorOf(member))),
    report: (member: Person, which: Which, report: { problem: (typeof PROBLEMS)[number]; words: string }) =>
      change(member, which, (of) =>
        moves.reportProblem(deps, parts, of, { ...report, actor: actorOf(member) }),
      ),
    rate: (member: Person, which: Which, rating: { stars: number; words: string }) =>
      change(member, which, (of) => moves.rateBooking(deps, of, { ...rating, actor: actorOf(member) })),
  };
}
