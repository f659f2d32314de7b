/**
 * Importing a county table as large as FEMA's national one (3,200 lines of 479 columns) against the least that could be
 * done with it: reading the file as text. Both in turns on one machine. Prints seconds and the ratio of medians. With
 * HEARTHLINE_DATA set, the real Californian tables are imported too.
 *
 *   npm run bench -- risk-import
 */
import { createReadStream, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { migrate } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres.ts';
import { countyShapes } from '#server/risk-map/county-shapes.ts';
import { importCounties } from '#server/risk-map/risk-map.ts';
import { nriColumns, nriCounty, nriFile } from '#test/nri-file.ts';

const ROUNDS = 7;
const COLUMNS = 479;

const dir = mkdtempSync(path.join(os.tmpdir(), 'hearthline-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir: dir });
await migrate(postgres.connection);
const database = openDatabase(postgres.connection, { max: 2, log: createLog('warn') });
const open = (file: string) => createReadStream(file, { encoding: 'utf8', highWaterMark: 256 * 1024 });

async function read(file: string): Promise<void> {
  let length = 0;
  for await (const chunk of open(file)) length += (chunk as string).length;
  if (length === 0) throw new Error('nothing was read');
}
async function secondsOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return (performance.now() - start) / 1000;
}
const median = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

async function compare(name: string, file: string): Promise<void> {
  const floor: number[] = [];
  const ours: number[] = [];
  let counties = 0;
  for (let round = 0; round < ROUNDS; round++) {
    floor.push(await secondsOf(() => read(file)));
    ours.push(
      await secondsOf(async () => {
        const { kept } = await importCounties(database.db, open(file), { force: true });
        counties = Object.values(kept).reduce((sum, count) => sum + count, 0);
      }),
    );
  }
  const [least, taken] = [median(floor), median(ours)];
  const size = (statSync(file).size / 1e6).toFixed(1);
  console.log(
    `${name} (${size} MB): ${counties} counties in ${taken.toFixed(2)} s; reading alone ${least.toFixed(3)} s; ` +
      `${(taken / least).toFixed(1)} times`,
  );
}

const names = nriColumns('IFLD');
const filler = Array.from({ length: COLUMNS - names.length }, (_, i) => `FILLER_${i}`);
const numbers = Object.fromEntries(filler.map((name, i) => [name, (i * 0.123456).toFixed(6)]));
const national = countyShapes()
  .counties.filter(({ fips }) => fips < '60')
  .map(({ fips, name }) => ({ ...numbers, ...nriCounty(fips, name) }));
const large = path.join(dir, 'national.csv');
writeFileSync(large, nriFile(national, [...names.slice(0, -1), ...filler, 'NRI_VER']));

try {
  await compare('a table as large as the national one', large);
  const data = process.env['HEARTHLINE_DATA'];
  if (data)
    for (const name of [
      'NRI_Table_Counties_California_v1.19.0_Mar2023.csv',
      'NRI_v1.20_Dec2025_California_scores_transcribed.csv',
    ])
      await compare(name, path.join(data, 'nri', name));
} finally {
  await database.close();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
