import type { Stopped } from '#server/money/payments/payments.ts';

/** The amount received doesn't match the price, or we can't tell what was received. */
export const LOOKED_AFTER =
  'Something about the payment did not add up. A person of ours is looking after it and will write to you.';
/** The order was canceled while the bank was processing the payment. */
export const STILL_COMING =
  'The bank is still working on the payment. If it goes through, all of it goes back to your card, and we write to you.';

/** The payment note a member sees when an order is canceled with its payment in this state. */
export const noteOn = (stopped: Stopped): string | undefined =>
  stopped === 'flagged' ? LOOKED_AFTER : stopped === 'coming' ? STILL_COMING : undefined;
