import { dollarsInWords } from '#contract/money-words.ts';

/**
 * Why our team reviews cash before it goes out. To add a review, add its key and sentence here: the page, the
 * timeline and every message take it from this list.
 */
export const CASH_REVIEWS = {
  incident: 'This order covers many homes, so our team approves its cash first.',
  cap: 'We’ve sent a lot of cash in a short time, so our team approves more before it goes out.',
  'new-card': 'Your debit card is new, so our team confirms it first.',
  'shared-card': 'Another member was paid to the same debit card, so our team confirms whose it is.',
} as const satisfies Record<string, string>;
export type CashReview = keyof typeof CASH_REVIEWS;

/** Why cash waits or wasn't sent, where no review is the reason. Stored with the payout. */
export const CASH_REASONS = {
  noCard: 'When you add one, we check it and send your cash.',
  cardNotConfirmed: 'We couldn’t confirm your last card. Add another debit card, or write to us.',
  bankRefused: 'Your bank didn’t accept it.',
  noProvider: 'We can’t send cash right now. Your cash isn’t lost: our team is working on it.',
  incidentDeclined: 'Our team reviewed this order and didn’t approve cash for it. You can write to us.',
  amountUnclear: 'We’re confirming this payment with our payment provider.',
} as const;

export const CASH_STATES = [
  'held',
  'due',
  'needs-card',
  'sending',
  'sent',
  'delivered',
  'failed',
  'cancelled',
] as const;
export type CashState = (typeof CASH_STATES)[number];

/** What is known about the emergency cash of one household. */
export type CashFacts = {
  cents: number;
  state: CashState;
  /** What our team reviews. Null: no review. */
  review: string | null;
  /** "Visa debit ending 5556". */
  card: string | null;
  /** A sentence for the member, from `CASH_REASONS` or the payment provider. */
  reason: string | null;
  /** Set once it was sent, even if the bank returned it later. */
  wasSent: boolean;
  /** The payment provider must verify the member's identity; another card wouldn't help. */
  needsIdentity: boolean;
  /** Whether the member repays it. */
  isRepayable: boolean;
};

/** The statement is one sentence that every channel repeats word for word. The detail says why and what's next. */
export type CashText = { statement: string; detail: string };

/** "$1,000", or "$12.50". */
const amount = (cents: number): string => dollarsInWords(cents).replace(/\.00$/, '');

const cardInWords = (card: string | null): string => {
  const last = card === null ? null : /ending (\d{4})$/.exec(card)?.[1];
  return last ? `your card ending ${last}` : 'your card';
};

const isReview = (key: string): key is CashReview => Object.hasOwn(CASH_REVIEWS, key);

const ARRIVES = 'It usually arrives in 5-10 minutes.';
/** Said with cash under repayable terms, and never with a benefit. */
export const REPAID_LATER =
  'You repay it without interest, starting after the evacuation. See your Membership page.';
const withTerms = (detail: string, isRepayable: boolean): string =>
  isRepayable ? `${detail} ${REPAID_LATER}` : detail;

/** Says we send it or sent it only when that is decided. A review comes before that, so it's never taken back. */
export function cashText({
  cents,
  state,
  review,
  card,
  reason,
  wasSent,
  needsIdentity,
  isRepayable,
}: CashFacts): CashText {
  const sum = amount(cents);
  if (state === 'held' || (state === 'due' && review !== null))
    return {
      statement: `Our team is reviewing your ${sum}.`,
      detail: `${review !== null && isReview(review) ? CASH_REVIEWS[review] : (reason ?? 'Our team approves it first.')} You don’t need to do anything. We’ll let you know.`,
    };
  switch (state) {
    case 'due':
      return reason
        ? { statement: `We can’t send your ${sum} yet.`, detail: reason }
        : {
            statement: `We’re checking your ${sum} emergency cash.`,
            detail: withTerms('We’ll let you know when it’s sent, usually within 10 minutes.', isRepayable),
          };
    case 'needs-card':
      return {
        statement: `Add ${reason === CASH_REASONS.cardNotConfirmed ? 'another' : 'a'} debit card to get your ${sum}.`,
        detail: withTerms(reason ?? CASH_REASONS.noCard, isRepayable),
      };
    case 'sending':
      return {
        statement: `We’re sending ${sum} to ${cardInWords(card)}.`,
        detail: reason ?? withTerms(ARRIVES, isRepayable),
      };
    case 'sent':
      return sentText({ cents, card, isRepayable });
    case 'delivered':
      return {
        statement: `${sum} arrived on ${cardInWords(card)}.`,
        detail: withTerms('It’s yours to use.', isRepayable),
      };
    case 'failed':
      if (needsIdentity)
        return {
          statement: `Verify your identity to get your ${sum}.`,
          detail: 'Our payment provider must verify your identity before it can pay you.',
        };
      return {
        statement: `Add another debit card to get your ${sum}.`,
        detail: `${reason ?? CASH_REASONS.bankRefused}${wasSent ? ' The money came back to us.' : ''}`,
      };
    case 'cancelled':
      return { statement: `We didn’t send your ${sum}.`, detail: reason ?? 'It wasn’t due.' };
  }
}

/** What was said when it was sent: the timeline keeps it beside what happened later. */
export const sentText = ({
  cents,
  card,
  isRepayable,
}: Pick<CashFacts, 'cents' | 'card' | 'isRepayable'>): CashText => ({
  statement: `We sent ${amount(cents)} to ${cardInWords(card)}.`,
  detail: withTerms(ARRIVES, isRepayable),
});
