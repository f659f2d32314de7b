/**
 * How other members are served while a thousand slow clients hold connections: silent ones, half-sent headers and
 * half-sent bodies. Compares the 95th percentile of `GET /api/account` with the same requests on a quiet server, and
 * measures how long it takes until every slow connection is gone. Fails above twice the time, or after 30 seconds.
 *
 *   npm run bench -- slow-clients
 */
import nodeHttp from 'node:http';
import net from 'node:net';
import os from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { createLog } from '#server/platform/log.ts';
import { openPostgres } from './lib/database.ts';
import { finish, onFinish } from './lib/finish.ts';
import { msOf, quantile } from './lib/measure.ts';
import { demoSignIn, openDeps, openHttp } from './lib/product.ts';
import { addFigure, describeBench } from './lib/results.ts';
import { isSmall, sizesFor } from './lib/sizes.ts';

describeBench('requests beside a thousand slow clients');

const { clients, requests, atOnce } = sizesFor({
  clients: { full: 1000, small: 40 },
  requests: { full: 3000, small: 60 },
  atOnce: { full: 10, small: 4 },
});
const MOST_TIMES = 2;
const MOST_SECONDS = 30;

const { dir, connection } = await openPostgres();
const log = createLog('info', os.devNull);
const { deps, database } = await openDeps({ dir, connection, log, poolSize: 10 });
// Slow clients and members come from one address here, and must not share its limit.
const connections = { ofProcess: 10_000, ofNetwork: 10_000 };
const http = await openHttp(deps, database, { connections });
await http.listen({ port: 0, host: '127.0.0.1' });
const { port } = http.server.address() as net.AddressInfo;
const { session } = await demoSignIn(http, 'bench@example.com');
const agent = new nodeHttp.Agent({ keepAlive: true, maxSockets: atOnce });
onFinish(() => agent.destroy());

function ask(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const headers = { cookie: `session=${session}` };
  nodeHttp
    .get({ port, host: '127.0.0.1', path: '/api/account', headers, agent }, (reply) => {
      reply.resume();
      reply.on('end', () =>
        reply.statusCode === 200 ? resolve() : reject(new Error(`${reply.statusCode}`)),
      );
    })
    .on('error', reject);
  return promise;
}

/** Returns the milliseconds of each request, sending several at once. */
async function measure(): Promise<number[]> {
  const times: number[] = [];
  const one = async () => {
    for (let i = 0; i < requests / atOnce; i += 1) times.push(await msOf(ask));
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return times;
}

const HEAD = 'host: localhost\r\norigin: http://localhost:3000\r\n';
const KINDS = [
  '',
  `GET /api/account HTTP/1.1\r\n${HEAD}`,
  `POST /api/auth/code HTTP/1.1\r\n${HEAD}content-type: application/json\r\ncontent-length: 300\r\n\r\n{"email"`,
  `POST /api/homes/current-home-id/documents HTTP/1.1\r\n${HEAD}content-type: application/octet-stream\r\nx-file-name: a.pdf\r\ncontent-length: 900000\r\n\r\n%PDF`,
];
let held = 0;
function openSlow(kind: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
    held += 1;
    socket.once('close', () => (held -= 1));
    if (kind) socket.write(kind);
    resolve();
  });
  socket.on('error', () => undefined);
  socket.on('data', () => undefined); // it reads, but never closes its side
  onFinish(() => socket.destroy());
  return promise;
}

await measure(); // warm-up
const quiet = quantile(await measure(), 0.95);
const openConnections = () =>
  new Promise<number>((resolve) => http.server.getConnections((_error, count) => resolve(count)));
agent.destroy();

const startedAt = performance.now();
for (let i = 0; i < clients; i += 1) await openSlow(KINDS[i % KINDS.length] ?? '');
const heldAtStart = held;
const busy = quantile(await measure(), 0.95);
agent.destroy();
while ((await openConnections()) > 0 && performance.now() - startedAt < 2 * MOST_SECONDS * 1000)
  await delay(100);
const seconds = (performance.now() - startedAt) / 1000;

const times = busy / quiet;
console.log(
  `beside ${heldAtStart} slow clients: p95 ${busy.toFixed(1)} ms; quiet ${quiet.toFixed(1)} ms; ${times.toFixed(2)} times`,
);
console.log(
  `${await openConnections()} connections left ${seconds.toFixed(1)} s after the first slow client came`,
);
addFigure({
  what: `95th percentile beside ${heldAtStart} slow clients, to a quiet server`,
  value: times,
  unit: 'x',
  target: { atMost: MOST_TIMES },
});
addFigure({
  what: 'until the last slow connection is gone',
  value: seconds,
  unit: 's',
  target: { atMost: MOST_SECONDS },
});
const isFine = seconds <= MOST_SECONDS && (isSmall || times <= MOST_TIMES);
await finish(isFine ? 0 : 1);
