/** Facts that a sentence takes, the same in every language. */

/** Official information over an area, and when it is in force. */
export type Issued = {
  source: string;
  kind: string;
  address: string;
  from: string | null;
  until: string | null;
};

/** A room that a drill would have booked. */
export type DrillRoom = { rooms: string; nights: string; hotel: string; address: string; miles: string };

/** A payment for a membership. */
export type Received = { sum: string; card: string | null; day: string; plan: string; number: string };

/** A policy that ends soon. */
export type EndingPolicy = { kind: string; carrier: string; city: string; day: string; days: number };

/** Our rules about payments: days and hours, what each plan brings, and what is repaid. */
export type PayRules = {
  restDays: number;
  settledDays: number;
  waitDays: number;
  newCardHours: number;
  planRows: readonly (readonly string[])[];
  repayment: string;
};

/** Looks up a listed price, for example PRICE_CORE_MONTH. */
type PriceOf = (name: string) => string;

/** What the answers about plans mention. */
export type PlanFacts = { price: PriceOf; brand: string; poweredBy: string; hours: string };

const PLANS = ['CORE', 'PLUS', 'PREMIUM'];

/** The prices of the three plans, in the order of every table. */
export const planPrices = (price: PriceOf, interval: 'MONTH' | 'YEAR'): string[] =>
  PLANS.map((plan) => price(`PRICE_${plan}_${interval}`));

/** What a letter says about the case. A fact that is missing is a gap, marked as such. */
export type LetterFacts = {
  name: string;
  email: string;
  address: string;
  insurer: string;
  policyNumber: string;
  claimNumber: string;
  lossDay: string;
  /** The adjuster responsible now, or the claims department. */
  dear: string;
  isCalifornia: boolean;
  monthlyCost: string;
  contentsAmount: string;
  contentsPercent: string;
  proofDay: string;
  decisionDay: string;
  /** Lists, one entry a line. Empty: there are none. */
  missed: string;
  adjusters: string;
  contacts: string;
};
