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
import * as words from '#text/home/inventory-words.ts';
import * as t from '#text/home/inventory.ts';

export type Aged = {
  category: Category;
  condition?: Condition | null | undefined;
  purchasedOn?: string | null | undefined;
  ageYears?: number | null | undefined;
  /** Replacement cost per piece, in cents. */
  cost: number;
};

/** The rule and the calculation in plain words; null if the age is unknown. */
export function depreciationWords(thing: Aged, today: string): { rule: string; sum: string } | null {
  const isLasting = USEFUL_LIFE[thing.category] === null;
  const age = yearsOf(thing, today) ?? (isLasting ? 0 : null);
  if (age === null || Number.isNaN(age) || Number.isNaN(thing.cost)) return null;
  const condition = thing.condition ?? null;
  const { percentPerYear, percentLeft, isAtFloor, value } = depreciate({ ...thing, condition, years: age });
  const cost = formatMoney(thing.cost);
  if (percentPerYear === 0)
    return { rule: t.keepsValue(words.categories[thing.category]), sum: t.stillWorth(cost) };
  const floor = condition === null ? FLOOR_PERCENT_UNKNOWN : FLOOR_PERCENT[condition];
  return {
    rule: t.losesValue[thing.category](percentPerYear, floor, condition),
    sum: isAtFloor
      ? t.atFloor(cost, words.years(age), floor, formatMoney(value))
      : `${cost} − ${words.years(age)} × ${percentPerYear}% = ${percentLeft}% = ${formatMoney(value)}`,
  };
}

/** Explains how an item's actual cash value is calculated. */
export function DepreciationNote({ thing }: { thing: Aged }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const worth = depreciationWords(thing, today);
  return (
    <div
      className="grid gap-1 rounded-control bg-sunken p-3 text-sm"
      role="group"
      aria-label={t.actualCashValue}
    >
      <p className="font-medium">{t.actualCashValueEach}</p>
      {worth ? (
        <>
          <p className="tabular text-base font-semibold">{worth.sum}</p>
          <p className="text-muted">{worth.rule}</p>
        </>
      ) : (
        <p>{t.addAge}</p>
      )}
      <p className="text-muted">{t.scheduleNote}</p>
    </div>
  );
}
