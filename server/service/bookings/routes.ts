import * as calls from '#contract/service/booking-payment-calls.ts';
import * as contract from '#contract/service/bookings.ts';
import * as supplies from '#contract/service/supplies.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { type BookingParts, memberBookings } from './bookings.ts';
import { agreeToSupplies, readSupplies, withdrawSupplies } from './supplies.ts';

export function bookingsRoutes(route: Route, deps: Deps, parts: BookingParts): void {
  const bookings = memberBookings(deps, parts);
  route(contract.listBookings, ({ member, params }) => bookings.list(member, params.homeId));
  route(contract.createBooking, ({ member, params, body }) => bookings.create(member, params.homeId, body));
  route(contract.getBooking, ({ member, params }) => bookings.view(member, params));
  route(contract.changeBooking, ({ member, params, body }) => bookings.change(member, params, body));
  route(contract.cancelBooking, ({ member, params, body }) => bookings.cancel(member, params, body.terms));
  route(contract.agreeToQuote, ({ member, params, body }) => bookings.agree(member, params, body.cents));
  route(contract.refuseQuote, ({ member, params, body }) => bookings.refuse(member, params, body.cents));
  // These routes call the card provider.
  route(calls.payQuote, ({ member, params, body }) => bookings.pay(member, params, body.cents), {
    perMinute: 60,
  });
  route(calls.checkQuotePayment, ({ member, params }) => bookings.checkPayment(member, params), {
    perMinute: 60,
  });
  route(contract.startBooking, ({ member, params }) => bookings.start(member, params));
  route(contract.finishBooking, ({ member, params }) => bookings.finish(member, params));
  route(contract.reportProblem, ({ member, params, body }) => bookings.report(member, params, body));
  route(supplies.getSupplies, ({ member, params }) => readSupplies(deps, member, params.homeId));
  route(supplies.agreeToSupplies, ({ member, params, body }) =>
    agreeToSupplies(deps, member, params.homeId, body),
  );
  route(supplies.withdrawSupplies, ({ member, params }) => withdrawSupplies(deps, member, params.homeId));
  route(contract.rateBooking, ({ member, params, body }) => bookings.rate(member, params, body));
}
