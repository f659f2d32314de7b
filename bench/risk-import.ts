/**
 * Importing a county table as large as FEMA's national one (3,200 rows of 479 columns), compared with just
 * reading the file as text. The two alternate on one machine. Prints seconds and the ratio of medians. If
 * HEARTHLINE_DATA is set, the real California tables are imported, too.
 *
 *   npm run bench -- risk-import
 */
import { createReadStream, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { countyShapes } from '#server/outreach/risk-map/county-shapes.ts';
import { importCounties } from '#server/outreach/risk-map/risk-map.ts';
import { nriColumns, nriCounty, nriFile } from '#test/nri-file.ts';
import { openPostgres } from './lib/database.ts';
import { finish, onFinish } from './lib/finish.ts';
import { expectCount, median, secondsOf } from './lib/measure.ts';
import { addFigure, describeBench } from './lib/results.ts';
import { sizesFor } from './lib/sizes.ts';

describeBench('importing a county table as large as the national one');

const { rounds } = sizesFor({ rounds: { full: 7, small: 2 } });
const COLUMNS = 479;

const { dir, connection } = await openPostgres();
const database = openDatabase(connection, { max: 2, log: createLog('warn') });
onFinish(() => database.close());
const open = (file: string) => createReadStream(file, { encoding: 'utf8', highWaterMark: 256 * 1024 });

async function read(file: string): Promise<void> {
  let length = 0;
  for await (const chunk of open(file)) length += (chunk as string).length;
  if (length === 0) throw new Error('nothing was read');
}

/** Returns how many rows of the file were counties, in covered states or elsewhere. */
async function compare(name: string, file: string): Promise<number> {
  const floor: number[] = [];
  const ours: number[] = [];
  let counties = 0;
  let rows = 0;
  for (let round = 0; round < rounds; round += 1) {
    floor.push(await secondsOf(() => read(file)));
    ours.push(
      await secondsOf(async () => {
        const { kept, elsewhere } = await importCounties(database.db, open(file), { force: true });
        counties = Object.values(kept).reduce((sum, count) => sum + count, 0);
        rows = counties + elsewhere;
      }),
    );
  }
  const [least, taken] = [median(floor), median(ours)];
  const size = (statSync(file).size / 1e6).toFixed(1);
  console.log(
    `${name} (${size} MB): ${counties} counties in ${taken.toFixed(2)} s; reading alone ${least.toFixed(3)} s; ` +
      `${(taken / least).toFixed(1)} times`,
  );
  addFigure({ what: `${name}, to reading the file`, value: taken / least, unit: 'x' });
  if (counties === 0) throw new Error(`no county of ${file} was imported`);
  return rows;
}

const names = nriColumns('IFLD');
const filler = Array.from({ length: COLUMNS - names.length }, (_, i) => `FILLER_${i}`);
const numbers = Object.fromEntries(filler.map((name, i) => [name, (i * 0.123456).toFixed(6)]));
const national = countyShapes()
  .counties.filter(({ fips }) => fips < '60')
  .map(({ fips, name }) => ({ ...numbers, ...nriCounty(fips, name) }));
const large = path.join(dir, 'national.csv');
writeFileSync(large, nriFile(national, [...names.slice(0, -1), ...filler, 'NRI_VER']));

expectCount('counties read', await compare('a table as large as the national one', large), national.length);
const data = process.env['HEARTHLINE_DATA'];
if (data)
  for (const name of [
    'NRI_Table_Counties_California_v1.19.0_Mar2023.csv',
    'NRI_v1.20_Dec2025_California_scores_transcribed.csv',
  ])
    await compare(name, path.join(data, 'nri', name));
await finish();
