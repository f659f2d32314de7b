/**
 * What a thing is worth today, as an insurer that pays "actual cash value" would reckon it: the cost of a new one, less
 * a part for every year of use. Straight line over the useful life of its category, never below a part that depends on
 * its condition. It is a common convention among adjusters; lives and floors differ from insurer to insurer, and the
 * insurer's own schedule wins. Why these numbers: docs/decisions/0016-inventory.md.
 */

export const CATEGORIES = ['Electronics', 'Furniture', 'Appliances', 'Jewelry', 'Other'] as const;
export type Category = (typeof CATEGORIES)[number];

export const CONDITIONS = ['new', 'good', 'fair', 'poor'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Years of use until nothing but the floor is left. Null: it does not wear out. */
export const USEFUL_LIFE: Record<Category, number | null> = {
  Electronics: 5,
  Furniture: 10,
  Appliances: 10,
  Jewelry: null,
  Other: 10,
};

/** Percent of a new one that a thing keeps, however old, while it can be used. */
export const FLOOR_PERCENT: Record<Condition, number> = { new: 40, good: 30, fair: 20, poor: 10 };
/** Nobody said what condition it is in. */
export const FLOOR_PERCENT_UNKNOWN = 20;

export type Depreciation = {
  /** Percent lost in each year; 0 for what does not wear out. */
  percentPerYear: number;
  /** Percent of the cost of a new one that is left. */
  percentLeft: number;
  /** The floor holds it: by its age alone there would be less. */
  isAtFloor: boolean;
  /** Actual cash value, in the unit `cost` came in (cents), rounded to a whole one. */
  value: number;
};

/** The actual cash value of one piece that costs `cost` cents new and has been used for so many whole years. */
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

/** The actual cash value of one piece, null when it hangs on an age that nobody knows. What does not wear out needs none. */
export function cashValueOf(thing: {
  category: Category;
  condition: Condition | null;
  years: number | null;
  cost: number;
}): number | null {
  if (thing.years === null && USEFUL_LIFE[thing.category] !== null) return null;
  return depreciate({ ...thing, years: thing.years ?? 0 }).value;
}

/** What a thing adds to a sum of actual cash values: its own, else its full cost, as screens, lists and packets tell. */
export const cashValueInSum = (cashValue: number | null | undefined, cost: number): number =>
  cashValue ?? cost;

/** Whole years from a day (YYYY-MM-DD) to another; a birthday counts from the day itself. */
export function wholeYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return Math.max(0, to.slice(5) < from.slice(5) ? years - 1 : years);
}

/** How old a thing is: by its day of purchase, else by what somebody remembers; null when nobody knows. */
export const yearsOf = (
  thing: { purchasedOn?: string | null | undefined; ageYears?: number | null | undefined },
  today: string,
): number | null => (thing.purchasedOn ? wholeYears(thing.purchasedOn, today) : (thing.ageYears ?? null));
