/** Reads the table of homes to watch. Unreadable rows are reported by line number and skipped. */
import { PLAN_KEYS, type PlanKey } from '#contract/core/plans.ts';
import { readCsv, type CsvRecord } from '#server/platform/csv.ts';
import { UsageError } from './arguments.ts';

export type WatchedHome = {
  id: string;
  lat: number;
  lng: number;
  /** Null if the home has no membership. */
  plan: PlanKey | null;
  memberSince: Date | null;
};

/** `problems`: one sentence for each row that was skipped or truncated. */
export type HomesTable = { homes: WatchedHome[]; problems: string[] };

const COLUMNS = ['id', 'lat', 'lng', 'plan', 'memberSince'] as const;
type Column = (typeof COLUMNS)[number];

/** What is wrong with one row. */
class BadRow extends Error {}

/** Throws if it contains no usable home. */
export async function readHomes(text: string): Promise<HomesTable> {
  const homes = new Map<string, WatchedHome>();
  const lines = new Map<string, number>();
  const problems: string[] = [];
  let places: Map<Column, number> | undefined;
  let width = 0;
  const tell = (line: number, what: string) => problems.push(`Homes, line ${line}: ${what}.`);
  for await (const record of recordsOf(text)) {
    const { line, fields, isCut } = record;
    if (!isCut && fields.every((field) => field.trim() === '')) continue;
    if (!places) {
      if (isCut) throw new UsageError(`Homes, line ${line}: a quote is opened and never closed.`);
      places = readHeader(record);
      width = fields.length;
      continue;
    }
    try {
      const home = readHome(record, places, width);
      const earlier = lines.get(home.id);
      if (earlier !== undefined) throw new BadRow(`the home "${home.id}" is on line ${earlier} already`);
      lines.set(home.id, line);
      homes.set(home.id, home);
      if (fields.slice(width).some((field) => field.trim() !== ''))
        tell(line, `it has ${fields.length} fields, not ${width}; those at its end are not read`);
    } catch (e) {
      if (!(e instanceof BadRow)) throw e;
      tell(line, e.message);
    }
  }
  if (!places) throw new UsageError('The table of homes is empty.');
  if (homes.size === 0)
    throw new UsageError(['The table of homes has no home that can be read.', ...problems].join('\n'));
  return { homes: [...homes.values()], problems };
}

/**
 * The records of a table, split by the separator of its header line. An unclosed quote, which runs on to the
 * next quote or the end, spoils only its own line.
 */
async function* recordsOf(text: string): AsyncGenerator<CsvRecord> {
  let rest = text.replace(/^\uFEFF/, '');
  const [header = ''] = rest.split(/\r?\n/, 1);
  const separator = [',', ';', '\t'].find((sign) => header.split(sign).length >= COLUMNS.length) ?? ',';
  const names = header.split(separator).map(plain);
  // A notes column may span lines; the columns we read may not.
  const isOurs = names.map((name) => COLUMNS.some((column) => plain(column) === name));
  let passed = 0;
  for (let isOpen = true; isOpen;) {
    isOpen = false;
    for await (const record of readCsv([rest], separator)) {
      const { line, fields } = record;
      const isRunOn = fields.some(
        (field, n) => field.includes('\n') && (fields.length !== names.length || isOurs[n]),
      );
      const isCut = record.isCut || isRunOn;
      yield { line: line + passed, fields, isCut };
      if (!isCut) continue;
      rest = rest.split('\n').slice(line).join('\n');
      passed += line;
      isOpen = rest !== '';
      break;
    }
  }
}

/** "Member since" and member_since are the same column. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, '');

function readHeader({ line, fields }: CsvRecord): Map<Column, number> {
  const names = fields.map(plain);
  const wrong = (what: string) => new UsageError(`Homes, line ${line}: ${what}.`);
  return new Map(
    COLUMNS.map((column) => {
      const at = names.indexOf(plain(column));
      if (at < 0) throw wrong(`there is no column ${column}; the columns are ${COLUMNS.join(',')}`);
      if (names.lastIndexOf(plain(column)) !== at) throw wrong(`the column ${column} is there twice`);
      return [column, at];
    }),
  );
}

function readHome(
  { fields, isCut }: CsvRecord,
  places: ReadonlyMap<Column, number>,
  width: number,
): WatchedHome {
  if (isCut) throw new BadRow('a quote is opened and never closed');
  const of = (column: Column) => (fields[places.get(column) ?? -1] ?? '').trim();
  const id = of('id');
  if (id === '') throw new BadRow('the home has no id');
  const plan = readPlan(of('plan'));
  if (fields.length < width && (plan || fields.length < width - 1))
    throw new BadRow(`it has ${fields.length} fields, not ${width}`);
  return {
    id,
    lat: degrees('lat', of('lat'), 90),
    lng: degrees('lng', of('lng'), 180),
    plan,
    memberSince: plan ? since(of('memberSince')) : null,
  };
}

function readPlan(text: string): PlanKey | null {
  const plan = text.toLowerCase();
  if (plan === '' || plan === 'none') return null;
  const found = PLAN_KEYS.find((key) => key === plan);
  if (!found) throw new BadRow(`"${text}" is no plan; it is one of ${PLAN_KEYS.join(', ')}, none`);
  return found;
}

function degrees(column: Column, text: string, most: number): number {
  const written = text.replace('\u2212', '-');
  const value = /^[+-]?\d{1,3}(?:\.\d*)?(?:e[+-]?\d)?$/i.test(written) ? Number(written) : Number.NaN;
  if (!(Math.abs(value) <= most))
    throw new BadRow(`${column} "${text}" is no number from -${most} to ${most}`);
  return value;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/i;
/** How California spreadsheets write a date. */
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** A day (from midnight) or a time; UTC unless specified. */
function since(given: string): Date {
  const text = given.replace(
    AMERICAN,
    (_, month: string, day: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
  const isZoned = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text.slice(10));
  const at = MOMENT.test(text)
    ? new Date(`${text.replace(' ', 'T')}${text.length > 10 && !isZoned ? 'Z' : ''}`)
    : null;
  // Dates are strict: February 30 isn't March 2.
  if (at === null || Number.isNaN(at.getTime()) || !isDay(text.slice(0, 10)))
    throw new BadRow(`memberSince "${given}" is no date such as 2024-06-01 or 2024-06-01T09:30:00Z`);
  return at;
}

function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}
