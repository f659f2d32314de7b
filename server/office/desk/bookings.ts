import type { Booking } from '#contract/service/bookings.ts';
import * as contract from '#contract/office/desk-bookings.ts';
import { homeOf } from '#server/home/homes/homes.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member, Route } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { agentBookings, type BookingParts } from '#server/service/bookings/bookings.ts';
import { readableCase } from './household.ts';

type Reader = Pick<Member, 'id' | 'role' | 'device'>;

/** Only the household may see the door code. */
const withoutCode = <T extends { booking: { doorCode: Booking['doorCode'] } }>(view: T): T => ({
  ...view,
  booking: { ...view.booking, doorCode: null },
});

export function deskBookingsRoutes(route: Route, deps: Deps, parts: BookingParts): void {
  const bookings = agentBookings(deps, parts);
  /** The home of a case that this person may read. */
  const homeOfCase = async (reader: Reader, caseId: string) => {
    const { homeId } = await readableCase(deps, reader, caseId);
    const home = homeId && (await homeOf(deps.db, homeId));
    if (!home) throw new AppError('not_found', say().casesErrors.noSuchCase);
    return home;
  };
  route(contract.listCaseBookings, async ({ member, params }) =>
    bookings.list(await homeOfCase(member, params.caseId)),
  );
  route(contract.getCaseBooking, async ({ member, params }) =>
    withoutCode(await bookings.view(await homeOfCase(member, params.caseId), params.bookingId, member.id)),
  );
  route(contract.bookForHousehold, async ({ member, params, body }) =>
    withoutCode(await bookings.create(await homeOfCase(member, params.caseId), member.id, body)),
  );
  route(contract.confirmByPhone, async ({ member, params, body }) => {
    const home = await homeOfCase(member, params.caseId);
    return withoutCode(await bookings.confirm(home, params.bookingId, member.id, body));
  });
  route(contract.agreeForHousehold, async ({ member, params, body }) => {
    const home = await homeOfCase(member, params.caseId);
    return withoutCode(await bookings.agree(home, params.bookingId, member.id, body.cents));
  });
  route(contract.askPartnersAgain, async ({ member, params }) => {
    const home = await homeOfCase(member, params.caseId);
    return withoutCode(await bookings.again(home, params.bookingId, member.id));
  });
  route(contract.cancelForHousehold, async ({ member, params, body }) => {
    const home = await homeOfCase(member, params.caseId);
    return withoutCode(await bookings.cancel(home, params.bookingId, member.id, body.reason));
  });
  route(contract.decideBookingPayment, async ({ member, params, body }) => {
    const home = await homeOfCase(member, params.caseId);
    const given = { is: body.is, words: body.reason };
    return withoutCode(await bookings.decide(home, params.bookingId, member.id, given));
  });
}
