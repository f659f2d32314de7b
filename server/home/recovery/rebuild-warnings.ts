import type { PayStage, ReleaseForm, Work } from '#contract/home/recovery-rebuild-records.ts';
import {
  isCslbNumber,
  MOST_DEPOSIT_CENTS,
  PRICE_CAP_PERCENT,
  type RELEASE_STATES,
  type QuoteWarning,
} from '#contract/home/recovery-rebuild.ts';

export type Warning = { code: QuoteWarning; cents: number | null };
export type QuoteFacts = {
  day: string;
  work: Work;
  license: string;
  licenseCheckedOn: string | null;
  totalCents: number;
  depositCents: number;
  beforeCents: number | null;
  status: 'received' | 'hired' | 'declined';
};
type Payment = { stage: PayStage; amountCents: number };
/** The days on which prices are capped, as our team entered them. Null: not known for this case. */
export type PriceCap = { from: string; to: string } | null;

/** The lesser of $1,000 and 10% of the price. */
export const depositLimit = (totalCents: number): number =>
  Math.min(MOST_DEPOSIT_CENTS, Math.floor(totalCents / 10));

/** The highest price allowed under the cap. */
export const cappedPrice = (beforeCents: number): number =>
  Math.floor((beforeCents * (100 + PRICE_CAP_PERCENT)) / 100);

/** What a household should know before it signs or pays. Warnings only: nothing is forbidden. */
export function warningsOf(
  quote: QuoteFacts,
  payments: readonly Payment[],
  { state, cap }: { state: string; cap: PriceCap },
): Warning[] {
  if (quote.status === 'declined') return [];
  const found: Warning[] = [];
  const warn = (code: QuoteWarning, cents: number | null = null) => found.push({ code, cents });
  const isCalifornia = state === 'CA';
  const limit = isCalifornia && quote.work === 'home-improvement' ? depositLimit(quote.totalCents) : null;
  if (limit !== null && quote.depositCents > limit) warn('deposit-over-limit', limit);
  if (isCalifornia && quote.work !== 'design') warnOfPrice(quote, cap, warn);
  if (quote.license === '') warn('no-license');
  else if (isCalifornia && quote.work !== 'design' && !isCslbNumber(quote.license)) warn('license-format');
  else if (quote.licenseCheckedOn === null) warn('license-unchecked');
  const sum = (some: readonly Payment[]) => some.reduce((all, { amountCents }) => all + amountCents, 0);
  if (limit !== null && sum(payments.filter(({ stage }) => stage === 'deposit')) > limit)
    warn('deposit-paid-over-limit', limit);
  if (sum(payments) > quote.totalCents) warn('paid-over-price', quote.totalCents);
  return found;
}

function warnOfPrice(
  { day, totalCents, beforeCents }: QuoteFacts,
  cap: PriceCap,
  warn: (code: QuoteWarning, cents?: number) => void,
): void {
  if (cap === null) {
    // Without an agency's dates we can't say that a price is too high.
    if (beforeCents !== null && totalCents > cappedPrice(beforeCents)) warn('cap-dates-unknown');
    return;
  }
  if (day < cap.from || day > cap.to) return;
  if (beforeCents === null) warn('ask-price-before');
  else if (totalCents > cappedPrice(beforeCents)) warn('over-price-cap', cappedPrice(beforeCents));
}

/** Whether a payment is covered by a release. For the last payment only the final forms count. */
export function releaseOf(stage: PayStage, forms: readonly ReleaseForm[]): (typeof RELEASE_STATES)[number] {
  const fitting = forms.filter((form) => stage !== 'final' || form.endsWith('-final'));
  if (fitting.some((form) => form.startsWith('unconditional'))) return 'unconditional';
  return fitting.length > 0 ? 'conditional' : 'none';
}
