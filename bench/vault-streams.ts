/**
 * A 10 MB document uploaded and downloaded through the whole product (session, content checks, encryption,
 * rows, activity log), compared with a minimal implementation: a bare Fastify route that streams the body to
 * disk (fsync, rename) and back. The two alternate in this process on one disk. Prints milliseconds, the
 * ratio of medians, and how much memory grows while sixteen documents arrive at once.
 *
 *   npm run bench -- vault-streams
 */
import { randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync, statSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { createLog } from '#server/platform/log.ts';
import { pdfOf } from '#test/sample-files.ts';
import { HOME } from '#test/samples.ts';
import { openPostgres } from './lib/database.ts';
import { finish, onFinish } from './lib/finish.ts';
import { expectCount, median, msOf } from './lib/measure.ts';
import { demoSignIn, openDeps, openHttp } from './lib/product.ts';
import { addFigure, describeBench } from './lib/results.ts';
import { sizesFor } from './lib/sizes.ts';

describeBench('documents and photos up and down against a plain stream');

const { rounds, warmUps, atOnce } = sizesFor({
  rounds: { full: 15, small: 1 },
  warmUps: { full: 2, small: 1 },
  atOnce: { full: 16, small: 4 },
});

const { dir, connection } = await openPostgres();
const plainDir = path.join(dir, 'plain');
mkdirSync(plainDir);

/** The floor: no session, no checks, no encryption, no rows. */
function openFloor(): FastifyInstance {
  const app = Fastify({ bodyLimit: 20_000_000 });
  app.addContentTypeParser('application/octet-stream', (_req, payload, done) => done(null, payload));
  app.post('/documents', async (req) => {
    const id = randomUUID();
    const draft = path.join(plainDir, `${id}.part`);
    const handle = await fs.open(draft, 'wx');
    for await (const chunk of req.body as AsyncIterable<Uint8Array>) await handle.appendFile(chunk);
    await handle.datasync();
    await handle.close();
    await fs.rename(draft, path.join(plainDir, id));
    return { id };
  });
  app.get<{ Params: { id: string } }>('/documents/:id', (req, reply) => {
    const file = path.join(plainDir, req.params.id);
    return reply.header('content-length', statSync(file).size).send(createReadStream(file));
  });
  return app;
}

const log = createLog('info', os.devNull);
const { deps, database } = await openDeps({ dir, connection, log, poolSize: 10 });
const product = await openHttp(deps, database);
const floor = openFloor();
onFinish(() => floor.close());
for (const server of [product, floor]) await server.listen({ port: 0, host: '127.0.0.1' });
const portOf = (server: FastifyInstance) => (server.server.address() as { port: number }).port;

const { session } = await demoSignIn(product, 'bench@example.com');
const cookie = `session=${session}`;
const home = await product.inject({
  method: 'POST',
  url: '/api/homes',
  headers: { cookie },
  payload: HOME,
});
if (home.statusCode >= 300) throw new Error(`the home answered ${home.statusCode}: ${home.body}`);
const homeId = home.json<{ id: string }>().id;
const agent = new http.Agent({ keepAlive: true });
onFinish(() => agent.destroy());

/** Sends one request. The response's bytes are counted, and kept only if there are few. */
function ask(port: number, method: string, url: string, body?: Buffer, name = 'document.pdf') {
  const { promise, resolve, reject } = Promise.withResolvers<{ bytes: number; text: string }>();
  const headers = {
    cookie,
    ...(body
      ? { 'content-type': 'application/octet-stream', 'content-length': body.length, 'x-file-name': name }
      : {}),
    'sec-fetch-site': 'same-origin',
  };
  const request = http.request({ port, host: '127.0.0.1', method, path: url, headers, agent }, (reply) => {
    let bytes = 0;
    let text = '';
    reply.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes < 10_000) text += chunk.toString();
    });
    reply.on('error', reject);
    reply.on('end', () => {
      if ((reply.statusCode ?? 500) < 300) resolve({ bytes, text });
      else reject(new Error(`${reply.statusCode} ${text}`));
    });
  });
  request.on('error', reject);
  request.end(body);
  return promise;
}

const documents = `/api/homes/${homeId}/documents`;
const pdf = pdfOf(10_400_000);
const photo = await sharp({
  create: {
    width: 4000,
    height: 3000,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .jpeg({ quality: 92 })
  .toBuffer();

const idOf = (text: string) => (JSON.parse(text) as { id: string }).id;
const up = {
  product: (body: Buffer, name?: string) => ask(portOf(product), 'POST', documents, body, name),
  floor: (body: Buffer) => ask(portOf(floor), 'POST', '/documents', body),
};

/** Downloads a file and checks that all of it arrived. */
async function down(port: number, url: string): Promise<void> {
  const { bytes } = await ask(port, 'GET', url);
  expectCount('bytes downloaded', bytes, pdf.length);
}

async function compare(
  what: string,
  ofProduct: () => Promise<unknown>,
  ofFloor: () => Promise<unknown>,
): Promise<void> {
  const times = { product: [] as number[], floor: [] as number[] };
  for (let round = -warmUps; round < rounds; round += 1) {
    const [floorMs, productMs] = [await msOf(ofFloor), await msOf(ofProduct)];
    if (round < 0) continue; // warm-up
    times.floor.push(floorMs);
    times.product.push(productMs);
  }
  const [taken, least] = [median(times.product), median(times.floor)];
  console.log(
    `${what}: ${taken.toFixed(1)} ms; plain stream ${least.toFixed(1)} ms; ${(taken / least).toFixed(2)} times`,
  );
  addFigure({ what: `${what}, to a plain stream`, value: taken / least, unit: 'x' });
}

/** How much the process's memory grows while many documents come in and go out at once. */
async function measureGrowth(): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5);
  const sent = await Promise.all(Array.from({ length: atOnce }, () => up.product(pdf)));
  await Promise.all(
    sent.map(({ text }) => down(portOf(product), `${documents}/${idOf(text)}/versions/1/file`)),
  );
  clearInterval(watch);
  const bytes = atOnce * pdf.length * 2;
  console.log(
    `${atOnce} at once, up and down (${(bytes / 1e6).toFixed(0)} MB through client and server): memory grows by ${((peak - before) / 1e6).toFixed(0)} MB`,
  );
}

const stored = { product: idOf((await up.product(pdf)).text), floor: idOf((await up.floor(pdf)).text) };
const size = (pdf.length / 1e6).toFixed(1);
await compare(
  `a ${size} MB document up`,
  () => up.product(pdf),
  () => up.floor(pdf),
);
await compare(
  `a ${size} MB document down`,
  () => down(portOf(product), `${documents}/${stored.product}/versions/1/file`),
  () => down(portOf(floor), `/documents/${stored.floor}`),
);
await measureGrowth();
await compare(
  `a ${(photo.length / 1e6).toFixed(1)} MB photo of 12 megapixels up, opened and made small`,
  () => up.product(photo, 'photo.jpg'),
  () => up.floor(photo),
);
await finish();
