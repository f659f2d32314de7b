import * as staff from '#contract/emergency/hotel-requests.ts';
import * as contract from '#contract/service/partner-link.ts';
import type { RecordRoomEvent } from '#server/emergency/lodging/lodging.ts';
import { maskedEmail } from '#server/platform/masked-email.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { BookingLink } from '#server/service/bookings/bookings.ts';
import { enterCode, openLink, requestCode } from '#server/service/offers/offers.ts';
import {
  confirmByLink,
  declineByLink,
  finishByLink,
  noteArrivalByLink,
  quoteByLink,
  setFreeByLink,
  startByLink,
} from './link-answers.ts';
import { viewLinkPage } from './link-page.ts';
import { answerForHotel, askForRooms, listHotelRequests } from './overview.ts';

/** A front desk shares a network with its guests, so reading is limited less than guessing codes. */
const READS = { perTenMinutes: 300 };
const ANSWERS = { perTenMinutes: 120 };
const CODES = { perTenMinutes: 30 };

/** `tell` adds events to households' timelines. */
export function roomOffersRoutes(
  route: Route,
  deps: Deps,
  tell: RecordRoomEvent,
  bookings: BookingLink,
): void {
  const all = { ...deps, tell, bookings };
  route(staff.listHotelRequests, () => listHotelRequests(deps));
  route(staff.answerForHotel, ({ member, params, body }) => answerForHotel(all, member, params, body));
  route(staff.askForRooms, ({ member, params }) => askForRooms(deps, member, params.incidentId));
  const opened = (token: string) => openLink(deps.db, token, deps.clock.now());
  route(
    contract.openPartnerLink,
    async ({ body, req }) => viewLinkPage(all, await opened(body.t), req),
    READS,
  );
  route(contract.confirmByPartner, ({ body, req }) => confirmByLink(all, body, req), ANSWERS);
  route(contract.declineByPartner, ({ body, req }) => declineByLink(all, body, req), ANSWERS);
  route(contract.noteArrivalByPartner, ({ body, req }) => noteArrivalByLink(all, body, req), ANSWERS);
  route(contract.quoteByPartner, ({ body, req }) => quoteByLink(all, body, req), ANSWERS);
  route(contract.startByPartner, ({ body, req }) => startByLink(all, body, req), CODES);
  route(contract.finishByPartner, ({ body, req }) => finishByLink(all, body.t, req), ANSWERS);
  route(contract.setFreeRooms, ({ body, req }) => setFreeByLink(all, body, req), ANSWERS);
  route(
    contract.requestPartnerCode,
    async ({ body }) => {
      const link = await opened(body.t);
      await requestCode(deps, link);
      const { email, phone } = link.contact;
      const shown = [email && maskedEmail(email), phone && `…${phone.slice(-4)}`].filter(Boolean);
      return { sentTo: shown.join(', ') };
    },
    CODES,
  );
  route(
    contract.enterPartnerCode,
    async ({ body, req, reply }) => {
      const link = await opened(body.t);
      await enterCode(deps, link, body.code, { req, reply });
      return viewLinkPage(all, link, req, { isDeviceKnown: true });
    },
    CODES,
  );
}
