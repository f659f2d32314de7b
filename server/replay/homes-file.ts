/** Reads the table of homes to watch. */
import { PLAN_KEYS, type PlanKey } from '#contract/plans.ts';
import { readCsv, type CsvRecord } from '#server/platform/csv.ts';
import { UsageError } from './arguments.ts';

export type WatchedHome = {
  id: string;
  lat: number;
  lng: number;
  /** Null: nobody there has a membership. */
  plan: PlanKey | null;
  memberSince: Date | null;
};

const COLUMNS = ['id', 'lat', 'lng', 'plan', 'memberSince'] as const;
type Column = (typeof COLUMNS)[number];

export async function readHomes(text: string): Promise<WatchedHome[]> {
  const homes: WatchedHome[] = [];
  const lines = new Map<string, number>();
  let places: Map<Column, number> | undefined;
  let width = 0;
  for await (const record of readCsv([text])) {
    if (record.isCut) throw wrong(record.line, 'a quote is opened and never closed');
    if (!places) {
      places = readHeader(record);
      width = record.fields.length;
      continue;
    }
    // A line of blanks, or a comma too many at its end, says nothing.
    if (record.fields.every((field) => field.trim() === '')) continue;
    while (record.fields.length > width && record.fields.at(-1)?.trim() === '') record.fields.pop();
    if (record.fields.length !== width)
      throw wrong(record.line, `it has ${record.fields.length} fields, not ${width}`);
    const home = readHome(record, places);
    const earlier = lines.get(home.id);
    if (earlier !== undefined)
      throw wrong(record.line, `the home "${home.id}" is on line ${earlier} already`);
    lines.set(home.id, record.line);
    homes.push(home);
  }
  if (!places) throw new UsageError('The table of homes is empty.');
  if (homes.length === 0) throw new UsageError('The table of homes has no homes.');
  return homes;
}

const wrong = (line: number, what: string) => new UsageError(`Homes, line ${line}: ${what}.`);

function readHeader({ line, fields }: CsvRecord): Map<Column, number> {
  const names = fields.map((field) => field.trim().toLowerCase());
  return new Map(
    COLUMNS.map((column) => {
      const at = names.indexOf(column.toLowerCase());
      if (at < 0) throw wrong(line, `there is no column ${column}; the columns are ${COLUMNS.join(',')}`);
      if (names.lastIndexOf(column.toLowerCase()) !== at)
        throw wrong(line, `the column ${column} is there twice`);
      return [column, at];
    }),
  );
}

function readHome({ line, fields }: CsvRecord, places: ReadonlyMap<Column, number>): WatchedHome {
  const of = (column: Column) => (fields[places.get(column) ?? -1] ?? '').trim();
  const id = of('id');
  if (id === '') throw wrong(line, 'the home has no id');
  const plan = readPlan(line, of('plan'));
  return {
    id,
    lat: degrees(line, 'lat', of('lat'), 90),
    lng: degrees(line, 'lng', of('lng'), 180),
    plan,
    memberSince: plan ? since(line, of('memberSince')) : null,
  };
}

function readPlan(line: number, text: string): PlanKey | null {
  const plan = text.toLowerCase();
  if (plan === '' || plan === 'none') return null;
  const found = PLAN_KEYS.find((key) => key === plan);
  if (!found) throw wrong(line, `"${text}" is no plan; it is one of ${PLAN_KEYS.join(', ')}, none`);
  return found;
}

function degrees(line: number, column: Column, text: string, most: number): number {
  const value = /^[+-]?\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(Math.abs(value) <= most))
    throw wrong(line, `${column} "${text}" is no number from -${most} to ${most}`);
  return value;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/i;

/** A day (from its beginning) or a moment; UTC where it does not say. */
function since(line: number, text: string): Date {
  const isZoned = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text.slice(10));
  const at = MOMENT.test(text)
    ? new Date(`${text.replace(' ', 'T')}${text.length > 10 && !isZoned ? 'Z' : ''}`)
    : null;
  // The calendar is read strictly: the 30th of February is no 2nd of March.
  const isReal = at !== null && !Number.isNaN(at.getTime()) && isDay(text.slice(0, 10));
  if (!isReal)
    throw wrong(line, `memberSince "${text}" is no date such as 2024-06-01 or 2024-06-01T09:30:00Z`);
  return at;
}

const isDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
