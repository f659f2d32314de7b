import * as english from '#contract/text/en/cash.ts';
import * as ours from '#text/cash.ts';
import { language as ourLanguage } from '#text/locale.ts';
import type { CashMessages } from '#contract/text/catalog.ts';
import { amountText } from '#contract/text/format.ts';
import type { Language } from '#contract/text/language.ts';

/**
 * Why our team reviews cash before it goes out. To add a review, add its key and sentence to `text/en/cash.ts`:
 * the page, the timeline and every message take it from there.
 */
export const CASH_REVIEWS = english.reviews;
export type CashReview = keyof typeof CASH_REVIEWS;

/** Why cash waits or wasn't sent, where no review is the reason. Stored with the payout, in English. */
export const CASH_REASONS = english.reasons;

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

/** In which language, and its messages. */
export type CashReader = { language: Language; messages: CashMessages };
/** The build's language: in a browser its reader's, on the server English. */
const OURS: CashReader = { language: ourLanguage, messages: ours };

function cardText(card: string | null, { messages }: CashReader): string {
  const last = card === null ? null : /ending (\d{4})$/.exec(card)?.[1];
  return last ? messages.cardEnding(last) : messages.yourCard;
}

/** A stored reason in the reader's language. What the payment provider says stays as it is. */
function reasonText(reason: string | null, { messages }: CashReader): string | null {
  const known = Object.entries(CASH_REASONS).find(([, sentence]) => sentence === reason);
  return known ? messages.reasons[known[0] as keyof typeof CASH_REASONS] : reason;
}

const isReview = (key: string): key is CashReview => Object.hasOwn(CASH_REVIEWS, key);

/** Shown for cash under repayable terms, never for a benefit. */
export const REPAID_LATER = english.repaidLater;
const withTerms = (
  detail: string,
  { isRepayable }: Pick<CashFacts, 'isRepayable'>,
  reader: CashReader,
): string => (isRepayable ? `${detail} ${reader.messages.repaidLater}` : detail);

/** Says that we're sending it only once that's decided. Reviews come first, so we never retract it. */
export function cashText(facts: CashFacts, reader: CashReader = OURS): CashText {
  const { cents, state, review, wasSent, needsIdentity } = facts;
  const { messages } = reader;
  const sum = amountText(cents, reader.language);
  const card = cardText(facts.card, reader);
  const reason = reasonText(facts.reason, reader);
  if (state === 'held' || (state === 'due' && review !== null)) {
    const why = review !== null && isReview(review) ? messages.reviews[review] : reason;
    return {
      statement: messages.reviewing(sum),
      detail: messages.reviewingDetail(why ?? messages.teamApproves),
    };
  }
  switch (state) {
    case 'due':
      return reason
        ? { statement: messages.cannotSendYet(sum), detail: reason }
        : { statement: messages.checking(sum), detail: withTerms(messages.checkingDetail, facts, reader) };
    case 'needs-card':
      return {
        statement:
          facts.reason === CASH_REASONS.cardNotConfirmed
            ? messages.addAnotherCard(sum)
            : messages.addCard(sum),
        detail: withTerms(reason ?? messages.reasons.noCard, facts, reader),
      };
    case 'sending':
      return {
        statement: messages.sending(sum, card),
        detail: reason ?? withTerms(messages.arrivesSoon, facts, reader),
      };
    case 'sent':
      return sentText(facts, reader);
    case 'delivered':
      return {
        statement: messages.arrived(sum, card),
        detail: withTerms(messages.yoursToUse, facts, reader),
      };
    case 'failed':
      if (needsIdentity)
        return { statement: messages.verifyIdentity(sum), detail: messages.verifyIdentityDetail };
      return {
        statement: messages.addAnotherCard(sum),
        detail: `${reason ?? messages.reasons.bankRefused}${wasSent ? ` ${messages.cameBack}` : ''}`,
      };
    case 'cancelled':
      return { statement: messages.notSent(sum), detail: reason ?? messages.notDue };
  }
}

/** The wording when it was sent; the timeline keeps it next to later entries. */
export const sentText = (
  facts: Pick<CashFacts, 'cents' | 'card' | 'isRepayable'>,
  reader: CashReader = OURS,
): CashText => ({
  statement: reader.messages.sent(amountText(facts.cents, reader.language), cardText(facts.card, reader)),
  detail: withTerms(reader.messages.arrivesSoon, facts, reader),
});
