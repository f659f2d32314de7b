/**
 * How long one member waits for an import and for a picture while another account submits a hundred, compared
 * with the same import and picture on a quiet server. Prints seconds and the ratio of medians, and fails if
 * the ratio exceeds the limit.
 *
 *   npm run bench -- fair-work
 */
import os from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import writeExcelFile from 'write-excel-file/node';
import { createLog } from '#server/platform/log.ts';
import { HOME } from '#test/samples.ts';
import { openPostgres } from './lib/database.ts';
import { finish } from './lib/finish.ts';
import { median, secondsOf } from './lib/measure.ts';
import { demoSignIn, openDeps, openHttp } from './lib/product.ts';
import { addFigure, describeBench } from './lib/results.ts';
import { isSmall, sizesFor } from './lib/sizes.ts';

describeBench("one member's work beside a hundred jobs of another account");

const { rounds, jobs, rows } = sizesFor({
  rounds: { full: 5, small: 1 },
  jobs: { full: 100, small: 8 },
  rows: { full: 4000, small: 100 },
});
/** Two cores process two accounts' work at once, and the heavy account's running job isn't interrupted. */
const MOST_TIMES = 4;

const { dir, connection } = await openPostgres();
const log = createLog('info', os.devNull);
const { deps, database } = await openDeps({ dir, connection, log, poolSize: 10 });
const http = await openHttp(deps, database);

async function openMember(email: string) {
  const { session } = await demoSignIn(http, email);
  const headers = { cookie: `session=${session}`, 'sec-fetch-site': 'same-origin' };
  const home = await http.inject({ method: 'POST', url: '/api/homes', headers, payload: HOME });
  if (home.statusCode !== 201) throw new Error(`the home answered ${home.statusCode}: ${home.body}`);
  const { id } = home.json<{ id: string }>();
  return {
    send: async (path: string, name: string, payload: Buffer) => {
      const file = { 'content-type': 'application/octet-stream', 'x-file-name': name };
      const url = `/api/homes/${id}/${path}`;
      const reply = await http.inject({ method: 'POST', url, headers: { ...headers, ...file }, payload });
      return reply.statusCode;
    },
  };
}
type Member = Awaited<ReturnType<typeof openMember>>;

const workbook = await writeExcelFile([
  [{ value: 'Item' }, { value: 'Room' }, { value: 'Value' }],
  ...Array.from({ length: rows }, (_, i) => [
    { value: `Lamp ${i}` },
    { value: `Room ${i % 20}` },
    { value: 10 + i },
  ]),
]).toBuffer();
const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
const [large, ordinary] = [await photo(6000, 6000), await photo(4000, 3000)];

const [greedy, other] = [await openMember('greedy@example.com'), await openMember('other@example.com')];

async function compare(
  what: string,
  mine: (member: Member) => Promise<number>,
  theirs: (member: Member) => Promise<number>,
): Promise<boolean> {
  const check = async () => {
    const status = await mine(other);
    if (status >= 300) throw new Error(`${what}: ${status}`);
  };
  await check(); // warm-up
  const [quiet, busy]: [number[], number[]] = [[], []];
  let refused = 0;
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await secondsOf(check));
    const flood = Array.from({ length: jobs }, () => theirs(greedy));
    await delay(50);
    busy.push(await secondsOf(check));
    refused += (await Promise.all(flood)).filter((status) => status === 503).length;
  }
  const [alone, beside] = [median(quiet), median(busy)];
  const times = beside / alone;
  console.log(
    `${what}: ${beside.toFixed(2)} s beside ${jobs} of another account; alone ${alone.toFixed(2)} s; ${times.toFixed(2)} times; ${Math.round(refused / rounds)} refused`,
  );
  addFigure({
    what: `${what}, beside ${jobs} of another account`,
    value: times,
    unit: 'x',
    target: { atMost: MOST_TIMES },
    note: `alone ${alone.toFixed(2)} s`,
  });
  return isSmall || times <= MOST_TIMES;
}

const list = (member: Member) => member.send('inventory/import/preview', 'list.xlsx', workbook);
const isFair = [
  await compare(`an import of ${rows} rows`, list, list),
  await compare(
    'a picture of 12 megapixels',
    (member) => member.send('documents', 'photo.jpg', ordinary),
    (member) => member.send('documents', 'photo.jpg', large),
  ),
];
await finish(isFair.every(Boolean) ? 0 : 1);
