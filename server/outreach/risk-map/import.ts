import { readCsv } from '#server/platform/csv.ts';
import type { Db } from '#server/platform/db.ts';
import { withExposure } from './exposure.ts';
import { monthOf, versionOf } from './nri-release.ts';
import { readHeader, readRow } from './nri-table.ts';
import { followCounties } from './seeding.ts';
import * as store from './store.ts';

/** The file was rejected and nothing changed. The message is for the operator. */
export class ImportRefused extends Error {
  readonly bad: readonly BadLine[];
  constructor(sentence: string, bad: readonly BadLine[] = []) {
    super(sentence);
    this.bad = bad;
  }
}

export type BadLine = { line: number; problem: string };
export type ImportReport = {
  /** Version of the National Risk Index, with its month. */
  version: string;
  /** Imported counties by state. */
  kept: Record<string, number>;
  /** Counties in other states, which are ignored. */
  elsewhere: number;
  /** Skipped lines. */
  bad: BadLine[];
  /** Counties that are new or changed. */
  changed: number;
  /** Map areas updated from them. */
  areas: number;
};

/** Above this share of bad lines, the file can't be trusted. */
const MOST_BAD = 0.1;

type Table = { counties: store.NewCounty[]; elsewhere: number; bad: BadLine[]; release: string };

/**
 * Imports FEMA's county table. Unreadable lines are skipped and listed. A wrong header, too many bad lines,
 * an older release (unless forced) or a database error changes nothing. Idempotent. Figures missing in a
 * short file are kept from the same release, or else taken from the `builtIn` county.
 */
export async function importCounties(
  db: Db,
  chunks: AsyncIterable<string> | Iterable<string>,
  { force = false, builtIn = [] }: { force?: boolean; builtIn?: readonly store.NewCounty[] } = {},
): Promise<ImportReport> {
  const { counties, elsewhere, bad, release } = await readTable(chunks);
  return db.transaction(async (tx) => {
    await store.lockCounties(tx);
    const here = await store.findCounties(tx);
    if (!force) refuseOlder(here, counties, release);
    const changed = await store.upsertCounties(tx, withExposure(counties, [here, builtIn]));
    const kept = Object.fromEntries(
      [...Map.groupBy(counties, ({ state }) => state)].map(([state, list]) => [state, list.length]),
    );
    return { version: named(release), kept, elsewhere, bad, changed, areas: await followCounties(tx) };
  });
}

const named = (release: string): string => {
  const version = versionOf(release);
  return version === monthOf(release) ? version : `${version} (${monthOf(release)})`;
};

async function readTable(chunks: AsyncIterable<string> | Iterable<string>): Promise<Table> {
  const records = readCsv(chunks);
  const first = await records.next();
  if (first.done) throw new ImportRefused('The file is empty. Nothing was changed.');
  const layout = readHeader(first.value.fields);
  if ('problem' in layout) throw new ImportRefused(layout.problem);
  const table: Table = { counties: [], elsewhere: 0, bad: [], release: '' };
  const lineOf = new Map<string, number>();
  let last: { line: number; width: number } | undefined;
  for await (const { line, fields, isCut } of records) {
    last = { line, width: fields.length };
    const spans = fields.join('').split('\n').length - 1;
    if (isCut && spans > 0)
      throw swallowed(line, 'is never closed: the lines from there to the end are lost');
    const row = isCut
      ? ({ outcome: 'bad', problem: 'the file ends inside a quoted field' } as const)
      : readRow(layout, fields);
    // A quote closed on a later line can even leave a record that looks complete.
    const isTorn = row.outcome === 'bad' || fields.some((field) => field.split(',').length >= layout.width);
    if (spans > 0 && isTorn)
      throw swallowed(line, `is closed on line ${line + spans} only: the lines between are lost`);
    if (row.outcome === 'elsewhere') table.elsewhere += 1;
    else if (row.outcome === 'bad') table.bad.push({ line, problem: row.problem });
    else addCounty(table, lineOf, line, row.county);
  }
  // A short line in the middle is a typo; at the end, it means a truncated download.
  const worst = table.bad.at(-1);
  if (last && worst?.line === last.line && last.width < layout.width)
    worst.problem += '; the file seems to be cut off here';
  refuseUntrusted(table);
  return table;
}

/** A stray quote swallows the lines after it, so we can't tell which counties are missing. */
const swallowed = (line: number, what: string) =>
  new ImportRefused(`A quote that opens on line ${line} ${what}. Nothing was changed.`);

/** Each county may appear once, and all must be from one release. */
function addCounty(table: Table, lineOf: Map<string, number>, line: number, county: store.NewCounty): void {
  const known = lineOf.get(county.fips);
  table.release ||= county.release;
  if (known !== undefined)
    table.bad.push({ line, problem: `county ${county.fips} stands on line ${known} already` });
  else if (county.release !== table.release)
    table.bad.push({ line, problem: `it is of ${monthOf(county.release)}, the lines before are not` });
  else {
    lineOf.set(county.fips, line);
    table.counties.push(county);
  }
}

function refuseUntrusted({ counties, elsewhere, bad }: Table): void {
  const lines = counties.length + elsewhere + bad.length;
  if (bad.length > lines * MOST_BAD)
    throw new ImportRefused(`${bad.length} of ${lines} lines cannot be read. Nothing was changed.`, bad);
  if (counties.length === 0)
    throw new ImportRefused('The file has no county of a state in the West. Nothing was changed.', bad);
}

function refuseOlder(
  here: readonly store.NewCounty[],
  counties: readonly store.NewCounty[],
  release: string,
): void {
  const given = new Set(counties.map(({ fips }) => fips));
  const newer = here.filter((row) => given.has(row.fips) && row.release > release);
  const newest = newer
    .map((row) => row.release)
    .sort()
    .at(-1);
  if (newest)
    throw new ImportRefused(
      `The file is of ${named(release)}; ${newer.length} of its counties are here of ${named(newest)}. ` +
        'Nothing was changed. Add --force to go back to the older figures.',
    );
}
