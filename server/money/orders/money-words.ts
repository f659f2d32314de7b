import type { Stopped } from '#server/money/payments/payments.ts';

/** What came in is not what was asked for, or nobody can say what came in. */
export const LOOKED_AFTER =
  'Something about the payment did not add up. A person of ours is looking after it and will write to you.';
/** Cancelled while the bank was at it. */
export const STILL_COMING =
  'The bank is still working on the payment. If it goes through, all of it goes back to your card, and we write to you.';

/** What a member should read of the money when an order is cancelled while its payment stands like this. */
export const noteOn = (stopped: Stopped): string | undefined =>
  stopped === 'flagged' ? LOOKED_AFTER : stopped === 'coming' ? STILL_COMING : undefined;
