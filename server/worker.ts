import { recordEvents } from '#server/emergency/activations/home-status.ts';
import { adminHandlers } from '#server/office/admin/jobs.ts';
import { operationsHandlers } from '#server/office/operations/jobs.ts';
import { accountsHandlers } from '#server/core/accounts/jobs.ts';
import { alertsHandlers } from '#server/emergency/alerts/jobs.ts';
import { auditHandlers } from '#server/core/audit/jobs.ts';
import { activationsHandlers } from '#server/emergency/activations/jobs.ts';
import { noticeFactsFor } from '#server/emergency/activations/publish/notice-facts.ts';
import { ambassadorsHandlers } from '#server/emergency/ambassadors/jobs.ts';
import { neighborsHandlers } from '#server/emergency/neighbors/jobs.ts';
import { communityEventsHandlers } from '#server/emergency/community-events/jobs.ts';
import { bulletinsHandlers } from '#server/emergency/bulletins/jobs.ts';
import { claimsHandlers } from '#server/home/claims/jobs.ts';
import { advisorsHandlers } from '#server/service/advisors/jobs.ts';
import { bookingsHandlers } from '#server/service/bookings/jobs.ts';
import { broadcastsHandlers } from '#server/service/broadcasts/jobs.ts';
import { contactHandlers } from '#server/service/contact/jobs.ts';
import { conversationsHandlers } from '#server/service/conversations/jobs.ts';
import { bookingParts } from '#server/office/desk/booking-parts.ts';
import { evacuees } from '#server/office/desk/evacuees.ts';
import { deskHandlers } from '#server/office/desk/jobs.ts';
import { demoHandlers } from '#server/office/demo/jobs.ts';
import { placesHandlers } from '#server/emergency/places/jobs.ts';
import { drillsHandlers } from '#server/emergency/drills/jobs.ts';
import { documentsHandlers } from '#server/home/documents/jobs.ts';
import { hazardsHandlers } from '#server/emergency/hazards/jobs.ts';
import { homesHandlers } from '#server/home/homes/jobs.ts';
import { invitationsHandlers } from '#server/money/invitations/jobs.ts';
import { inboundHandlers } from '#server/service/inbound/jobs.ts';
import { inventoryHandlers } from '#server/home/inventory/jobs.ts';
import { lodgingHandlers } from '#server/emergency/lodging/jobs.ts';
import { composeBookingOffer } from '#server/service/bookings/compose-offer.ts';
import { composeRoomOffer } from '#server/emergency/room-offers/compose.ts';
import { answerByText } from '#server/emergency/room-offers/room-offers.ts';
import { roomOffersHandlers } from '#server/emergency/room-offers/jobs.ts';
import { askTeamToCall } from '#server/emergency/room-offers/unanswered.ts';
import { offersHandlers } from '#server/service/offers/jobs.ts';
import { withRoutes } from '#server/emergency/evacuation-routes/evacuation-routes.ts';
import { evacuationRoutesHandlers } from '#server/emergency/evacuation-routes/jobs.ts';
import { evacuationHandlers } from '#server/emergency/evacuation/jobs.ts';
import { filesHandlers } from '#server/core/files/jobs.ts';
import { householdHandlers } from '#server/home/household/jobs.ts';
import { myDataHandlers } from '#server/office/my-data/jobs.ts';
import { paymentsHandlers } from '#server/money/payments/jobs.ts';
import { payoutsHandlers } from '#server/money/payouts/jobs.ts';
import { repaymentsHandlers } from '#server/money/repayments/jobs.ts';
import { membershipHandlers } from '#server/money/membership/jobs.ts';
import { ordersHandlers } from '#server/money/orders/jobs.ts';
import { notificationsHandlers } from '#server/core/notifications/jobs.ts';
import type { Deps } from '#server/ports/deps.ts';
import { deleteOldKeys, cleanUpKeys } from '#server/platform/idempotency.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { recoveryHandlers } from '#server/home/recovery/jobs.ts';
import { readinessHandlers } from '#server/home/readiness/jobs.ts';
import { tipsHandlers } from '#server/home/tips/jobs.ts';
import { settlementHandlers } from '#server/office/settlement/jobs.ts';
import { partnersHandlers } from '#server/outreach/partners/jobs.ts';
import { waitlistHandlers } from '#server/outreach/waitlist/jobs.ts';

/** The text of a message to a partner, by its subject. */
const composeOffer: typeof composeRoomOffer = (deps, opened, url) =>
  (opened.offer.topic === 'booking' ? composeBookingOffer : composeRoomOffer)(deps, opened, url);

/** All background jobs and their handlers. */
export const HANDLERS: readonly Handler<Deps>[] = [
  ...accountsHandlers,
  ...auditHandlers,
  ...alertsHandlers,
  ...hazardsHandlers,
  ...activationsHandlers,
  ...ambassadorsHandlers,
  ...neighborsHandlers,
  ...communityEventsHandlers,
  ...bulletinsHandlers,
  ...placesHandlers,
  ...tipsHandlers,
  ...waitlistHandlers,
  ...partnersHandlers,
  ...settlementHandlers,
  ...invitationsHandlers,
  ...contactHandlers,
  ...advisorsHandlers,
  ...demoHandlers(recordEvents),
  ...notificationsHandlers(withRoutes(noticeFactsFor)),
  ...homesHandlers,
  ...filesHandlers,
  ...readinessHandlers,
  ...householdHandlers,
  ...claimsHandlers,
  ...recoveryHandlers,
  ...lodgingHandlers(recordEvents),
  ...offersHandlers({ compose: composeOffer, onUnanswered: askTeamToCall }),
  ...roomOffersHandlers(recordEvents),
  ...myDataHandlers,
  ...documentsHandlers,
  ...drillsHandlers,
  ...evacuationHandlers,
  ...evacuationRoutesHandlers,
  ...inventoryHandlers,
  ...paymentsHandlers,
  ...payoutsHandlers,
  ...repaymentsHandlers,
  ...membershipHandlers,
  ...ordersHandlers,
  ...adminHandlers,
  ...operationsHandlers,
  ...deskHandlers,
  ...broadcastsHandlers,
  ...conversationsHandlers,
  ...bookingsHandlers(bookingParts),
  ...inboundHandlers(evacuees, answerByText(recordEvents, bookingParts)),
  handler(cleanUpKeys, ({ db, clock }: Deps) => deleteOldKeys(db, clock)),
];

/** Queues are created before anything can enqueue. */
export const JOBS = HANDLERS.map(({ job }) => job);
