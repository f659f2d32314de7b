import { acknowledgementOutbox, forwardOutbox, replyOutbox } from '#server/contact/outbox.ts';
import { decisionOutbox, invitationOutbox } from '#server/invitations/outbox.ts';
import { membershipOutbox } from '#server/membership/outbox.ts';
import { orderOutbox } from '#server/orders/outbox.ts';
import type { Outbox } from '#server/platform/outbox.ts';
import { confirmationOutbox } from '#server/waitlist/outbox.ts';

/** Every kind of mail that is kept until it is sent. Codes and one-time links live in their jobs alone. */
export const OUTBOXES: readonly Outbox[] = [
  membershipOutbox,
  orderOutbox,
  invitationOutbox,
  decisionOutbox,
  confirmationOutbox,
  acknowledgementOutbox,
  forwardOutbox,
  replyOutbox,
];
