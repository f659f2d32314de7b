/**
 * Actual cash value as an insurer would calculate it: replacement cost minus straight-line depreciation over
 * the useful life of the category, never below a floor that depends on the condition. This is a common
 * convention among adjusters; lives and floors differ between insurers, and the insurer's own schedule wins.
 * Why these numbers: docs/decisions/0016-inventory.md.
 */

export const CATEGORIES = ['Electronics', 'Furniture', 'Appliances', 'Jewelry', 'Other'] as const;
export type Category = (typeof CATEGORIES)[number];

export const CONDITIONS = ['new', 'good', 'fair', 'poor'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Years of use until only the floor is left. Null: doesn't depreciate. */
export const USEFUL_LIFE: Record<Category, number | null> = {
  Electronics: 5,
  Furniture: 10,
  Appliances: 10,
  Jewelry: null,
  Other: 10,
};

/** Percent of replacement cost that a usable item keeps regardless of age. */
export const FLOOR_PERCENT: Record<Condition, number> = { new: 40, good: 30, fair: 20, poor: 10 };
/** For items of unknown condition. */
export const FLOOR_PERCENT_UNKNOWN = 20;

export type Depreciation = {
  /** Percent lost each year; 0 for items that don't depreciate. */
  percentPerYear: number;
  /** Percent of the replacement cost that is left. */
  percentLeft: number;
  /** The floor applies: age alone would leave less. */
  isAtFloor: boolean;
  /** Actual cash value in the unit of `cost` (cents), rounded to a whole number. */
  value: number;
};

/** Actual cash value of one piece that costs `cost` cents new and has been used for this many whole years. */
export function depreciate(thing: {
  category: Category;
  condition: Condition | null;
  years: number;
  cost: number;
}): Depreciation {
  const life = USEFUL_LIFE[thing.category];
  if (life === null) return { percentPerYear: 0, percentLeft: 100, isAtFloor: false, value: thing.cost };
  const percentPerYear = 100 / life;
  const byAge = 100 - percentPerYear * Math.max(0, thing.years);
  const floor = thing.condition === null ? FLOOR_PERCENT_UNKNOWN : FLOOR_PERCENT[thing.condition];
  const percentLeft = Math.max(byAge, floor);
  return {
    percentPerYear,
    percentLeft,
    isAtFloor: byAge < floor,
    value: Math.round((thing.cost * percentLeft) / 100),
  };
}

/**
 * Actual cash value of one piece; null when it depends on an unknown age. Items that don't depreciate need no
 * age.
 */
export function cashValueOf(thing: {
  category: Category;
  condition: Condition | null;
  years: number | null;
  cost: number;
}): number | null {
  if (thing.years === null && USEFUL_LIFE[thing.category] !== null) return null;
  return depreciate({ ...thing, years: thing.years ?? 0 }).value;
}

/**
 * An item's share of a total: its actual cash value, or its full cost if unknown, as screens, lists and
 * packets say.
 */
export const cashValueInSum = (cashValue: number | null | undefined, cost: number): number =>
  cashValue ?? cost;

/** Whole years from one day (YYYY-MM-DD) to another. An anniversary counts on the day itself. */
export function wholeYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return Math.max(0, to.slice(5) < from.slice(5) ? years - 1 : years);
}

/** An item's age: from its purchase date, else as estimated by the member; null when unknown. */
export const yearsOf = (
  thing: { purchasedOn?: string | null | undefined; ageYears?: number | null | undefined },
  today: string,
): number | null => (thing.purchasedOn ? wholeYears(thing.purchasedOn, today) : (thing.ageYears ?? null));
