import { useState } from 'react';
import {
  type Category,
  type Condition,
  depreciate,
  FLOOR_PERCENT,
  FLOOR_PERCENT_UNKNOWN,
  USEFUL_LIFE,
  yearsOf,
} from '#contract/home/depreciation.ts';
import { formatMoney } from '#web/lib/format.ts';

export type Aged = {
  category: Category;
  condition?: Condition | null | undefined;
  purchasedOn?: string | null | undefined;
  ageYears?: number | null | undefined;
  /** Replacement cost per piece, in cents. */
  cost: number;
};

const years = (count: number) => (count === 1 ? '1 year' : `${count} years`);

/** The rule and the calculation in plain words; null if the age is unknown. */
export function depreciationWords(thing: Aged, today: string): { rule: string; sum: string } | null {
  const isLasting = USEFUL_LIFE[thing.category] === null;
  const age = yearsOf(thing, today) ?? (isLasting ? 0 : null);
  if (age === null || Number.isNaN(age) || Number.isNaN(thing.cost)) return null;
  const condition = thing.condition ?? null;
  const { percentPerYear, percentLeft, isAtFloor, value } = depreciate({ ...thing, condition, years: age });
  const cost = formatMoney(thing.cost);
  if (percentPerYear === 0)
    return { rule: `${thing.category} keeps its value with the years.`, sum: `${cost} is still ${cost}.` };
  const floor = condition === null ? FLOOR_PERCENT_UNKNOWN : FLOOR_PERCENT[condition];
  const kept = condition === null ? 'whatever its condition' : `in ${condition} condition`;
  return {
    rule: `${thing.category} lose ${percentPerYear}% a year, down to ${floor}% ${kept}.`.replace(
      'Other lose',
      'Other things lose',
    ),
    sum: isAtFloor
      ? `${cost}, ${years(age)} old: ${floor}% is left = ${formatMoney(value)}`
      : `${cost} − ${years(age)} × ${percentPerYear}% = ${percentLeft}% = ${formatMoney(value)}`,
  };
}

/** Explains how an item's actual cash value is calculated. */
export function DepreciationNote({ thing }: { thing: Aged }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const words = depreciationWords(thing, today);
  return (
    <div
      className="grid gap-1 rounded-control bg-sunken p-3 text-sm"
      role="group"
      aria-label="Actual cash value"
    >
      <p className="font-medium">Actual cash value, each</p>
      {words ? (
        <>
          <p className="tabular text-base font-semibold">{words.sum}</p>
          <p className="text-muted">{words.rule}</p>
        </>
      ) : (
        <p>Add the date of purchase or the age to see what it is worth today.</p>
      )}
      <p className="text-muted">
        This is how adjusters commonly reckon. Your insurer’s own schedule decides what is paid.
      </p>
    </div>
  );
}
