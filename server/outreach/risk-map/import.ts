import { readCsv } from '#server/platform/csv.ts';
import type { Db } from '#server/platform/db.ts';
import { withExposure } from './exposure.ts';
import { monthOf, versionOf } from './nri-release.ts';
import { readHeader, readRow } from './nri-table.ts';
import { followCounties } from './seeding.ts';
import * as store from './store.ts';

/** The file was refused and nothing changed; the message is a sentence for the operator. */
export class ImportRefused extends Error {
  readonly bad: readonly BadLine[];
  constructor(sentence: string, bad: readonly BadLine[] = []) {
    super(sentence);
    this.bad = bad;
  }
}

export type BadLine = { line: number; problem: string };
export type ImportReport = {
  /** Of the National Risk Index, as FEMA counts and with its month. */
  version: string;
  /** Counties kept, by state. */
  kept: Record<string, number>;
  /** Counties of other states. */
  elsewhere: number;
  /** Lines left out. */
  bad: BadLine[];
  /** Counties that are new or different now. */
  changed: number;
  /** Areas of the map that followed them. */
  areas: number;
};

/** More bad lines than one in ten, and the file is not to be trusted. */
const MOST_BAD = 0.1;

type Table = { counties: store.NewCounty[]; elsewhere: number; bad: BadLine[]; release: string };

/**
 * Imports FEMA's county table. Lines that cannot be read are left out and listed; a wrong header, too many bad lines,
 * an older release (unless forced) or a failing database change nothing at all. The same file twice is the same rows.
 * Figures that a short file leaves out are those here of the same release, else those of the `builtIn` county.
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
    // Closed by the quote of a later line, it may even leave a record that looks whole.
    const isTorn = row.outcome === 'bad' || fields.some((field) => field.split(',').length >= layout.width);
    if (spans > 0 && isTorn)
      throw swallowed(line, `is closed on line ${line + spans} only: the lines between are lost`);
    if (row.outcome === 'elsewhere') table.elsewhere += 1;
    else if (row.outcome === 'bad') table.bad.push({ line, problem: row.problem });
    else addCounty(table, lineOf, line, row.county);
  }
  // A line too short in the middle is a slip; at the end it tells of a download that broke off.
  const worst = table.bad.at(-1);
  if (last && worst?.line === last.line && last.width < layout.width)
    worst.problem += '; the file seems to be cut off here';
  refuseUntrusted(table);
  return table;
}

/** A stray quote takes the lines after it into its field: nobody could say which counties were left out. */
const swallowed = (line: number, what: string) =>
  new ImportRefused(`A quote that opens on line ${line} ${what}. Nothing was changed.`);

/** A county counts once, and all of them are of one release. */
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
