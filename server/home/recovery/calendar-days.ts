/** Arithmetic of calendar days, written "YYYY-MM-DD". No time zone is involved: the caller picks the home's day. */

const DAY_MS = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;

const ofDay = (day: string): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): string => date.toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string =>
  toDay(new Date(ofDay(day).getTime() + count * DAY_MS));

/** The same day of a later month. If that month is shorter, its last day: the earlier of two readings. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + count + 1, 0));
  return toDay(
    new Date(
      Date.UTC(
        lastOfMonth.getUTCFullYear(),
        lastOfMonth.getUTCMonth(),
        Math.min(date, lastOfMonth.getUTCDate()),
      ),
    ),
  );
}

/** The next day of the year that is in the list ("12-10"), after this day. */
export function nextOf(day: string, daysOfYear: readonly string[]): string {
  const year = Number(day.slice(0, 4));
  const coming = [year, year + 1].flatMap((y) => daysOfYear.map((dayOfYear) => `${y}-${dayOfYear}`));
  const next = coming.toSorted().find((candidate) => candidate > day);
  if (!next) throw new Error('no day of the year was given');
  return next;
}

type NthWeekday = { month: number; weekday: number; nth: number };
/** Federal holidays. A fixed one on a weekend is observed on the nearest weekday. `nth` -1 is the last. */
const FIXED = ['01-01', '06-19', '07-04', '11-11', '12-25'];
const FLOATING: readonly NthWeekday[] = [
  { month: 1, weekday: 1, nth: 3 },
  { month: 2, weekday: 1, nth: 3 },
  { month: 5, weekday: 1, nth: -1 },
  { month: 9, weekday: 1, nth: 1 },
  { month: 10, weekday: 1, nth: 2 },
  { month: 11, weekday: 4, nth: 4 },
];

function nthWeekday(year: number, { month, weekday, nth }: NthWeekday): string {
  if (nth < 0) {
    const last = new Date(Date.UTC(year, month, 0));
    return addDays(toDay(last), -((last.getUTCDay() - weekday + 7) % 7));
  }
  const first = new Date(Date.UTC(year, month - 1, 1));
  return addDays(toDay(first), ((weekday - first.getUTCDay() + 7) % 7) + (nth - 1) * 7);
}

function observed(day: string): string {
  const weekday = ofDay(day).getUTCDay();
  return addDays(day, weekday === SATURDAY ? -1 : weekday === SUNDAY ? 1 : 0);
}

const makeHolidays = (year: number): ReadonlySet<string> =>
  new Set([
    // January 1 of the next year may be observed on December 31.
    ...[year, year + 1].flatMap((y) => FIXED.map((dayOfYear) => observed(`${y}-${dayOfYear}`))),
    ...FLOATING.map((rule) => nthWeekday(year, rule)),
  ]);

const holidaysByYear = new Map<number, ReadonlySet<string>>();

function holidaysOf(year: number): ReadonlySet<string> {
  const holidays = holidaysByYear.get(year) ?? makeHolidays(year);
  holidaysByYear.set(year, holidays);
  return holidays;
}

export const isHoliday = (day: string): boolean => holidaysOf(Number(day.slice(0, 4))).has(day);

/** Whether offices are open. With `saturdays`, a Saturday counts too, as some laws read it. */
export function isBusinessDay(day: string, { saturdays = false } = {}): boolean {
  const weekday = ofDay(day).getUTCDay();
  return weekday !== SUNDAY && (saturdays || weekday !== SATURDAY) && !isHoliday(day);
}

export function addBusinessDays(day: string, count: number, options: { saturdays?: boolean } = {}): string {
  let at = day;
  for (let left = count; left > 0;) {
    at = addDays(at, 1);
    if (isBusinessDay(at, options)) left -= 1;
  }
  return at;
}

/** This day, or the last business day before it. */
export function businessDayUpTo(day: string): string {
  let at = day;
  while (!isBusinessDay(at)) at = addDays(at, -1);
  return at;
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((ofDay(to).getTime() - ofDay(from).getTime()) / DAY_MS);
