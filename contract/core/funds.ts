import type { Messages } from '#contract/text/catalog.ts';
import * as t from '#text/core/funds.ts';

/**
 * Whether emergency cash is a benefit or must be repaid. The operator chooses with EMERGENCY_FUNDS. A payout is
 * repayable only if the member accepted that before, so changing the setting never turns a past benefit into a debt.
 */
export type RepayableTerms = {
  kind: 'repayable';
  /** The first payment is due this many days after the evacuation ended. */
  firstDays: number;
  /** Number of equal monthly payments. */
  months: number;
};
export type FundsTerms = { kind: 'benefit' } | RepayableTerms;

export const BENEFIT: FundsTerms = { kind: 'benefit' };

/** As stored with a payout and an agreement: "benefit" or "repayable:60:12". */
export const formatFunds = (terms: FundsTerms): string =>
  terms.kind === 'benefit' ? 'benefit' : `repayable:${terms.firstDays}:${terms.months}`;

/** Terms we can't parse count as a benefit, so that no one owes money because of a bad value. */
export function parseFunds(text: string | null | undefined): FundsTerms {
  const [, firstDays, months] = /^repayable:(\d{1,3}):(\d{1,2})$/.exec(text ?? '') ?? [];
  if (firstDays === undefined || Number(months) < 1) return BENEFIT;
  return { kind: 'repayable', firstDays: Number(firstDays), months: Number(months) };
}

/** The version of the emergency-funds agreement. New days or months change the text, so members are asked again. */
export const fundsVersion = (terms: FundsTerms): string =>
  terms.kind === 'benefit' ? '1' : formatFunds(terms);

/**
 * The terms of a payment made now: what the operator offers if the member accepted it, else what they accepted last.
 * `accepted` are the versions of the emergency-funds agreement, oldest first.
 */
export function termsOfPayment(offered: FundsTerms, accepted: readonly string[]): FundsTerms {
  if (offered.kind === 'benefit' || accepted.includes(fundsVersion(offered))) return offered;
  return parseFunds(accepted.at(-1));
}

/** What a member accepts when joining. */
export const fundsStatement = (terms: FundsTerms): string =>
  terms.kind === 'benefit' ? t.acceptBenefit : t.acceptRepayable(t.payments(terms.months), terms.firstDays);

type FundsMessages = Pick<Messages['funds'], 'benefit' | 'repayable' | 'payments'>;

/**
 * Shown when choosing a plan, on the Membership page and on "What we pay". The server passes the messages of the
 * page's language.
 */
export const fundsText = (terms: FundsTerms, messages: FundsMessages = t): string =>
  terms.kind === 'benefit'
    ? messages.benefit
    : messages.repayable(messages.payments(terms.months), terms.firstDays);

/** Placeholder for `fundsText` in a prerendered page. The server fills it in when it serves the document. */
export const FUNDS_STAND_IN = '__FUNDS_TEXT__';
