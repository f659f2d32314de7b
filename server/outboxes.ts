import { acknowledgementOutbox, forwardOutbox, replyOutbox } from '#server/service/contact/outbox.ts';
import { decisionOutbox, invitationOutbox } from '#server/money/invitations/outbox.ts';
import { membershipOutbox } from '#server/money/membership/outbox.ts';
import { repaymentOutbox } from '#server/money/repayments/outbox.ts';
import { orderOutbox } from '#server/money/orders/outbox.ts';
import { homeApprovalOutbox, homeChangeOutbox } from '#server/home/homes/outbox.ts';
import type { Outbox } from '#server/platform/outbox.ts';
import { partnerProofOutbox } from '#server/outreach/partners/outbox.ts';
import { statementOutbox } from '#server/office/settlement/outbox.ts';
import { ambassadorOutbox, neighborOutbox } from '#server/emergency/ambassadors/outbox.ts';
import { neighborGroupOutbox } from '#server/emergency/neighbors/outbox.ts';
import { eventOutbox, hoursOutbox } from '#server/emergency/community-events/outbox.ts';
import { confirmationOutbox } from '#server/outreach/waitlist/outbox.ts';

/** Every kind of email that is stored until sent. Codes and one-time links exist only in their jobs. */
export const OUTBOXES: readonly Outbox[] = [
  membershipOutbox,
  repaymentOutbox,
  orderOutbox,
  homeChangeOutbox,
  homeApprovalOutbox,
  invitationOutbox,
  decisionOutbox,
  confirmationOutbox,
  acknowledgementOutbox,
  forwardOutbox,
  replyOutbox,
  partnerProofOutbox,
  statementOutbox,
  ambassadorOutbox,
  neighborOutbox,
  neighborGroupOutbox,
  eventOutbox,
  hoursOutbox,
];
