import * as english from '#contract/text/en/money/order-mails.ts';
import type { Messages } from '#contract/text/catalog.ts';
import type { Stopped } from '#server/money/payments/payments.ts';

/** The amount received doesn't match the price, or we can't tell what was received. */
export const AMOUNT_UNDER_REVIEW = english.notes.review;
/** The order was canceled while the bank was processing the payment. */
export const PAYMENT_STILL_PROCESSING = english.notes.processing;

/** The payment note a member sees when an order is canceled with its payment in this state. */
export const noteOn = (stopped: Stopped): string | undefined =>
  stopped === 'flagged' ? AMOUNT_UNDER_REVIEW : stopped === 'coming' ? PAYMENT_STILL_PROCESSING : undefined;

/** A stored note in the reader's language. What our team typed stays as it is. */
export function noteText(note: string, t: Messages['orderMails']): string {
  const known = Object.keys(english.notes) as (keyof typeof english.notes)[];
  const key = known.find((one) => english.notes[one] === note);
  return key ? t.notes[key] : note;
}
