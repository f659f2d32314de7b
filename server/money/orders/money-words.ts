import type { Stopped } from '#server/money/payments/payments.ts';

/** The amount received doesn't match the price, or we can't tell what was received. */
export const AMOUNT_UNDER_REVIEW =
  'Something about the payment didn’t add up. Our team is reviewing it and will email you.';
/** The order was canceled while the bank was processing the payment. */
export const PAYMENT_STILL_PROCESSING =
  'Your bank is still processing the payment. If it goes through, we’ll refund it in full and email you.';

/** The payment note a member sees when an order is canceled with its payment in this state. */
export const noteOn = (stopped: Stopped): string | undefined =>
  stopped === 'flagged' ? AMOUNT_UNDER_REVIEW : stopped === 'coming' ? PAYMENT_STILL_PROCESSING : undefined;
