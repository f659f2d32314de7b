import { recordEvent } from '#server/activations/standing.ts';
import { adminHandlers } from '#server/admin/jobs.ts';
import { accountsHandlers } from '#server/accounts/jobs.ts';
import { alertsHandlers } from '#server/alerts/jobs.ts';
import { auditHandlers } from '#server/audit/jobs.ts';
import { activationsHandlers } from '#server/activations/jobs.ts';
import { noticeFactsFor } from '#server/activations/notice-facts.ts';
import { claimsHandlers } from '#server/claims/jobs.ts';
import { contactHandlers } from '#server/contact/jobs.ts';
import { demoHandlers } from '#server/demo/jobs.ts';
import { drillsHandlers } from '#server/drills/jobs.ts';
import { documentsHandlers } from '#server/documents/jobs.ts';
import { homesHandlers } from '#server/homes/jobs.ts';
import { invitationsHandlers } from '#server/invitations/jobs.ts';
import { inventoryHandlers } from '#server/inventory/jobs.ts';
import { lodgingHandlers } from '#server/lodging/jobs.ts';
import { evacuationHandlers } from '#server/evacuation/jobs.ts';
import { filesHandlers } from '#server/files/jobs.ts';
import { householdHandlers } from '#server/household/jobs.ts';
import { myDataHandlers } from '#server/my-data/jobs.ts';
import { paymentsHandlers } from '#server/payments/jobs.ts';
import { payoutsHandlers } from '#server/payouts/jobs.ts';
import { membershipHandlers } from '#server/membership/jobs.ts';
import { ordersHandlers } from '#server/orders/jobs.ts';
import { notificationsHandlers } from '#server/notifications/jobs.ts';
import type { Deps } from '#server/ports/deps.ts';
import { deleteOldKeys, forgetOldKeys } from '#server/platform/idempotency.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { readinessHandlers } from '#server/readiness/jobs.ts';
import { waitlistHandlers } from '#server/waitlist/jobs.ts';

/** Every kind of background work, and what does it. */
export const HANDLERS: readonly Handler<Deps>[] = [
  ...accountsHandlers,
  ...auditHandlers,
  ...alertsHandlers,
  ...activationsHandlers,
  ...waitlistHandlers,
  ...invitationsHandlers,
  ...contactHandlers,
  ...demoHandlers,
  ...notificationsHandlers(noticeFactsFor),
  ...homesHandlers,
  ...filesHandlers,
  ...readinessHandlers,
  ...householdHandlers,
  ...claimsHandlers,
  ...lodgingHandlers(recordEvent),
  ...myDataHandlers,
  ...documentsHandlers,
  ...drillsHandlers,
  ...evacuationHandlers,
  ...inventoryHandlers,
  ...paymentsHandlers,
  ...payoutsHandlers,
  ...membershipHandlers,
  ...ordersHandlers,
  ...adminHandlers,
  handler(forgetOldKeys, ({ db, clock }: Deps) => deleteOldKeys(db, clock)),
];

/** Their queues are made before anything may add to them. */
export const JOBS = HANDLERS.map(({ job }) => job);
