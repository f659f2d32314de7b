import type { Stopped } from '#server/money/payments/payments.ts';

/** The amount received doesn't match the price, or we can't tell what was received. */
export const AMOUNT_UNDER_REVIEW =
  'Something about the payment did not add up. A person of ours is looking after it and will write to you.';
/** The order was canceled while the bank was processing the payment. */
export const PAYMENT_STILL_PROCESSING =
  'The bank is still working on the payment. If it goes through, all of it goes back to your card, and we write to you.';

/** The payment note a member sees when an order is canceled with its payment in this state. */
export const noteOn = (stopped: Stopped): string | undefined =>
  stopped === 'flagged' ? AMOUNT_UNDER_REVIEW : stopped === 'coming' ? PAYMENT_STILL_PROCESSING : undefined;
