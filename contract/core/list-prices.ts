import {
  INTERVALS,
  MONTHS_PAID_PER_YEAR,
  PLAN_KEYS,
  PLAN_TERMS,
  type Interval,
  type PlanKey,
  priceCents,
} from './plans.ts';
import type { Messages } from '#contract/text/catalog.ts';
import * as t from '#text/core/prices.ts';

/** What a new member pays: the prices in `plans.ts`, changed by price changes that have taken effect. */
export type ListPrices = Record<PlanKey, Record<Interval, number>>;

/** Applies changes in order: a later one replaces an earlier one. */
export function listPricesAfter(
  changes: readonly { plan: PlanKey; interval: Interval; newCents: number }[],
): ListPrices {
  const prices = Object.fromEntries(
    PLAN_KEYS.map((plan) => [plan, { month: priceCents(plan, 'month'), year: priceCents(plan, 'year') }]),
  ) as ListPrices;
  for (const { plan, interval, newCents } of changes) prices[plan][interval] = newCents;
  return prices;
}

/** As written into a document: cents by plan and interval, "2900,29000,5900,...". */
export const formatPrices = (prices: ListPrices): string =>
  PLAN_KEYS.flatMap((plan) => INTERVALS.map((interval) => prices[plan][interval])).join(',');

/** Falls back to the prices in the code unless the list is complete. */
export function parsePrices(text: string | undefined): ListPrices {
  const cents = (text ?? '').split(',').map(Number);
  const prices = listPricesAfter([]);
  if (
    cents.length !== PLAN_KEYS.length * INTERVALS.length ||
    !cents.every((n) => Number.isSafeInteger(n) && n > 0)
  )
    return prices;
  PLAN_KEYS.forEach((plan, at) => {
    prices[plan] = { month: cents[at * 2] ?? 0, year: cents[at * 2 + 1] ?? 0 };
  });
  return prices;
}

/** "$59", or "$59.50". */
const inDollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`;

/** Whether every plan includes two free months. We advertise it only then. */
const isTenMonths = (prices: ListPrices): boolean =>
  PLAN_KEYS.every((plan) => prices[plan].year === prices[plan].month * MONTHS_PAID_PER_YEAR);

/**
 * Every phrase with a price, by the name of its placeholder in a prerendered page. The server passes the messages
 * of the page's language.
 */
export function priceWords(prices: ListPrices, messages: Messages['prices'] = t): Record<string, string> {
  const words: Record<string, string> = {};
  for (const plan of PLAN_KEYS) {
    const { month, year } = prices[plan];
    const name = plan.toUpperCase();
    const orYearly = year === month * MONTHS_PAID_PER_YEAR ? messages.orYearlyTwoFree : messages.orYearly;
    words[`PRICE_${name}_MONTH`] = inDollars(month);
    words[`PRICE_${name}_YEAR`] = inDollars(year);
    words[`PRICE_${name}_PLAIN`] = (month / 100).toFixed(2);
    words[`PRICE_${name}_YEARLY`] = orYearly(inDollars(year));
  }
  const years = PLAN_KEYS.map((plan) =>
    messages.yearOfPlan(inDollars(prices[plan].year), PLAN_TERMS[plan].name),
  ).join(', ');
  const isTen = isTenMonths(prices);
  words['PRICE_BY_YEAR'] = isTen ? messages.byYearTenMonths(years) : messages.byYear(years);
  words['PRICE_YEAR_LABEL'] = isTen ? messages.annualFeeTenMonths : messages.annualFee;
  words['PRICE_YEAR_HINT'] = isTen ? messages.yearHintTenMonths : messages.yearHint;
  return words;
}
