/** `npm run risk -- import <file>`: imports FEMA's county table of the National Risk Index into the map. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { RISK_COUNTIES } from '#seeds/risk-counties.ts';
import {
  importCounties,
  ImportRefused,
  type BadLine,
  type ImportReport,
} from '#server/outreach/risk-map/risk-map.ts';
import { withDatabase } from './operator.ts';

const USAGE = `Usage: npm run risk -- import <file> [--force]

<file> is NRI_Table_Counties.csv of the National Risk Index, from https://hazards.fema.gov/nri/data-resources.
Counties of the West are kept. --force takes figures older than those here.`;

/** Lists this many bad lines; the rest are counted. */
const MOST_LISTED = 20;

/** Reads the file as text and reports progress: in place on a terminal, or else every quarter. */
async function* readFile(file: string): AsyncGenerator<string> {
  const { size } = await stat(file);
  const stream = createReadStream(file, { encoding: 'utf8', highWaterMark: 256 * 1024 });
  let told = 0;
  for await (const chunk of stream) {
    yield chunk as string;
    const percent = Math.floor((stream.bytesRead / Math.max(1, size)) * 100);
    if (process.stderr.isTTY) process.stderr.write(`\rReading ${path.basename(file)}: ${percent} %`);
    else if (percent >= told + 25)
      process.stderr.write(`Reading ${path.basename(file)}: ${(told = percent)} %\n`);
  }
  if (process.stderr.isTTY) process.stderr.write('\n');
}

function listed(bad: readonly BadLine[]): string[] {
  const lines = bad.slice(0, MOST_LISTED).map(({ line, problem }) => `  line ${line}: ${problem}`);
  return bad.length > MOST_LISTED ? [...lines, `  and ${bad.length - MOST_LISTED} more`] : lines;
}

function told(seconds: number, { version, kept, elsewhere, bad, changed, areas }: ImportReport): string {
  const total = Object.values(kept).reduce((sum, count) => sum + count, 0);
  const states = Object.entries(kept).map(([state, count]) => `${state} ${count}`);
  return [
    `National Risk Index ${version}: ${total} counties (${states.join(', ')}), in ${seconds.toFixed(1)} s.`,
    changed === 0
      ? 'All of them were here already: nothing changed.'
      : `${changed} are new or different now.`,
    ...(areas > 0
      ? [`${areas} ${areas === 1 ? 'area of the map follows' : 'areas of the map follow'} the new figures.`]
      : []),
    ...(elsewhere > 0 ? [`${elsewhere} counties of other states were passed over.`] : []),
    ...(bad.length > 0
      ? [`${bad.length} ${bad.length === 1 ? 'line was' : 'lines were'} left out:`, ...listed(bad)]
      : []),
  ].join('\n');
}

async function main(args: string[]): Promise<string> {
  const force = args.includes('--force');
  const [verb, file, ...rest] = args.filter((arg) => arg !== '--force');
  if (verb !== 'import' || file === undefined || rest.length > 0) throw new Error(USAGE);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new Error(found ? `${file} is a folder.` : `There is no file ${file}.`);
  return withDatabase(async (db) => {
    const start = performance.now();
    const report = await importCounties(db, readFile(file), { force, builtIn: RISK_COUNTIES });
    return told((performance.now() - start) / 1000, report);
  });
}

main(process.argv.slice(2)).then(console.log, (e: unknown) => {
  const bad = e instanceof ImportRefused ? listed(e.bad) : [];
  console.error([(e as Error).message, ...bad].join('\n'));
  process.exit(1);
});
