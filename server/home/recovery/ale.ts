import {
  ALE_CATEGORIES,
  type AleCategory,
  type EXPENSE_STATES,
  type MonthSum,
} from '#contract/home/recovery-records.ts';

/** Living expenses: pure sums over lines, normal costs and payments. All amounts are whole cents. */

export type Line = {
  day: string;
  category: AleCategory;
  amountCents: number;
  claimedOn: string | null;
  acceptedCents: number | null;
  paidCents: number;
};
export type Normal = { category: AleCategory; month: string | null; monthlyCents: number };
export type ExpenseState = (typeof EXPENSE_STATES)[number];

export const monthOf = (day: string): string => day.slice(0, 7);

/** What the insurer owes for a line: the amount it accepted, otherwise all of it. */
const owedFor = ({ acceptedCents, amountCents }: Line): number =>
  Math.min(acceptedCents ?? amountCents, amountCents);

export function stateOf(line: Line): ExpenseState {
  if (line.paidCents > 0) return line.paidCents >= owedFor(line) ? 'paid' : 'partly-paid';
  if (line.acceptedCents === 0) return 'refused';
  return line.claimedOn === null ? 'draft' : 'claimed';
}

/** The normal cost of a category in a month: that month's own amount, otherwise the usual one. */
export const normalFor = (normals: readonly Normal[], category: AleCategory, month: string): number =>
  (
    normals.find((one) => one.category === category && one.month === month) ??
    normals.find((one) => one.category === category && one.month === null)
  )?.monthlyCents ?? 0;

/**
 * Each month with expenses, oldest first. Only what exceeds the normal cost can be claimed, category by category: a
 * saving in one is never set against another.
 */
export function monthsOf(lines: readonly Line[], normals: readonly Normal[]): MonthSum[] {
  const byMonth = Map.groupBy(lines, ({ day }) => monthOf(day));
  return [...byMonth]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, own]) => {
      const categories = ALE_CATEGORIES.filter((category) =>
        own.some((line) => line.category === category),
      ).map((category) => {
        const incurredCents = sum(
          own.filter((line) => line.category === category).map(({ amountCents }) => amountCents),
        );
        const normalCents = normalFor(normals, category, month);
        return {
          category,
          incurredCents,
          normalCents,
          claimableCents: Math.max(0, incurredCents - normalCents),
        };
      });
      return {
        month,
        categories,
        incurredCents: sum(categories.map(({ incurredCents }) => incurredCents)),
        normalCents: sum(categories.map(({ normalCents }) => normalCents)),
        claimableCents: sum(categories.map(({ claimableCents }) => claimableCents)),
      };
    });
}

/** Months that the burn rate is averaged over. */
const RECENT_MONTHS = 3;

export function totalsOf(lines: readonly Line[], months: readonly MonthSum[], limitCents: number | null) {
  const claimed = lines.filter(({ claimedOn }) => claimedOn !== null);
  const paidCents = sum(lines.map((line) => line.paidCents));
  const leftCents = limitCents === null ? null : Math.max(0, limitCents - paidCents);
  const recent = months.slice(-RECENT_MONTHS).map(({ claimableCents }) => claimableCents);
  const rate = recent.length === 0 ? 0 : sum(recent) / recent.length;
  return {
    spentCents: sum(lines.map(({ amountCents }) => amountCents)),
    claimableCents: sum(months.map(({ claimableCents }) => claimableCents)),
    claimedCents: sum(claimed.map(({ amountCents }) => amountCents)),
    paidCents,
    openCents: sum(claimed.map((line) => Math.max(0, owedFor(line) - line.paidCents))),
    limitCents,
    leftCents,
    monthsLeft: leftCents === null || rate === 0 ? null : Math.floor((leftCents / rate) * 10) / 10,
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
