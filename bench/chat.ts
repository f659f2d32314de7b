/**
 * Conversations between households and agents on two server processes, one of which is killed halfway.
 * Measures how long a message takes from the post until the other side has it, and whether any message is
 * lost or stored twice. The floor is an echo server without the product, which returns the same bytes through
 * the same clients.
 *
 *   npm run bench -- chat
 *
 * Fails if a message is lost or duplicated, at every size; and, at full size, above 300 ms at the 95th
 * percentile.
 */
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createLog } from '#server/platform/log.ts';
import { newMasterKey } from '#server/platform/master-keys.ts';
import { closeConnections, openChat, type Ports } from './lib/chat-clients.ts';
import { openEcho } from './lib/chat-echo.ts';
import { type Conversation, fillChat, openConversations } from './lib/chat-fill.ts';
import type { Used } from './lib/chat-process.ts';
import { openPostgres } from './lib/database.ts';
import { finish, onFinish } from './lib/finish.ts';
import { quantile } from './lib/measure.ts';
import { openDeps, openHttp } from './lib/product.ts';
import { addFigure, describeBench } from './lib/results.ts';
import { isSmall, sizesFor } from './lib/sizes.ts';

describeBench('conversations on two processes, one of them killed halfway');

const sizes = sizesFor({
  conversations: { full: 2000, small: 20 },
  streams: { full: 4000, small: 44 },
  rate: { full: 200, small: 10 },
  agents: { full: 40, small: 4 },
  seconds: { full: 60, small: 6 },
});
const MOST_MS = 300;
/** Warm-up messages before the measurement. */
const WARM_UP = 200;

const { dir, connection } = await openPostgres();
const masterKey = newMasterKey('bench');
const { deps, database } = await openDeps({
  dir,
  connection,
  log: createLog('info', os.devNull),
  poolSize: 4,
  masterKey,
});

type Server = { port: number; used(): Promise<Used>; kill(): void };

function startProcess(): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  const file = path.join(import.meta.dirname, 'lib/chat-process.ts');
  const child = spawn(process.execPath, [file, JSON.stringify({ connection, dir, masterKey })], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onFinish(() => child.kill('SIGKILL'));
  const used = () => {
    const answer = Promise.withResolvers<Used>();
    child.once('message', (message) => answer.resolve(message as Used));
    child.send('used');
    return answer.promise;
  };
  child.stdout?.once('data', (line: Buffer) =>
    resolve({ port: Number(line.toString()), used, kill: () => child.kill('SIGKILL') }),
  );
  child.once('exit', () => reject(new Error('a server process ended before it listened')));
  return promise;
}

type Moments = { begins?: () => Promise<void>; midway?: () => Promise<void>; ends?: () => Promise<void> };

/** Sends at the given rate, alternating directions. */
async function run(conversations: readonly Conversation[], ports: Ports, { begins, midway, ends }: Moments) {
  const chat = openChat(conversations, ports);
  await chat.openStreams(sizes.streams);
  // Excludes earlier messages and the first requests of a new process.
  for (let n = 0; n < Math.min(WARM_UP, conversations.length); n += 1) await chat.say(n, 'household');
  await chat.catchUp();
  chat.forget();
  await begins?.();
  const total = sizes.rate * sizes.seconds;
  const posts: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let n = 0; n < total; n += 1) {
    if (n === Math.floor(total / 2)) await midway?.();
    const wait = startedAt + (n * 1000) / sizes.rate - performance.now();
    if (wait > 0) await delay(wait);
    const side = Math.floor(n / conversations.length) % 2 === 0 ? 'household' : 'team';
    posts.push(chat.say(n % conversations.length, side));
  }
  await Promise.all(posts);
  const until = performance.now() + 30_000;
  while (chat.times.length < total && performance.now() < until) await delay(50);
  const live = chat.times.length;
  await ends?.();
  await chat.catchUp();
  chat.close();
  return { p95: quantile(chat.times, 0.95), median: quantile(chat.times, 0.5), total, live, chat };
}

const filled = await fillChat(deps, sizes);
const conversations = await openConversations(deps, await openHttp(deps, database), filled);
const echo = await openEcho(conversations);
const floor = await run(conversations, { live: [echo.port] }, {});
echo.close();

const [first, second] = [await startProcess(), await startProcess()];
const ports: Ports = { live: [first.port, second.port] };
/** CPU of both servers while messages were sent, including the reconnection of half of the windows. */
let cpuMs = 0;
const product = await run(conversations, ports, {
  begins: async () => {
    for (const server of [first, second]) cpuMs -= (await server.used()).cpuMs;
  },
  midway: async () => {
    cpuMs += (await second.used()).cpuMs;
    second.kill();
    ports.live = [first.port];
  },
  ends: async () => {
    cpuMs += (await first.used()).cpuMs;
  },
});
closeConnections();

const { rows } = await deps.db.execute<{ messages: number; lost: number; gaps: number }>(sql`
  with given as (select value::uuid as id from jsonb_array_elements_text(${JSON.stringify([...product.chat.sent.keys()])}::jsonb))
  select (select count(*)::int from messages) as messages,
    (select count(*)::int from given g where not exists (select 1 from messages m where m.id = g.id)) as lost,
    (select count(*)::int from threads t where t.last_seq <> (select count(*) from messages m where m.thread_id = t.id)) as gaps`);
const { messages = 0, lost = 0, gaps = 0 } = rows[0] ?? {};
const warmUp = Math.min(WARM_UP, conversations.length);
const doubled = messages - product.total - conversations.length - warmUp;
const unseen = product.total - product.chat.seen.size;

console.log(
  `${conversations.length} conversations, ${product.chat.streams} streams, ${sizes.rate} messages a second for ${sizes.seconds} s; one of two processes killed halfway`,
);
console.log(
  `from post to seen: p95 ${product.p95.toFixed(0)} ms, median ${product.median.toFixed(0)} ms; echo: p95 ${floor.p95.toFixed(0)} ms, median ${floor.median.toFixed(0)} ms`,
);
console.log(
  `${product.total} sent, ${product.live} seen live, ${lost} lost, ${doubled} doubled, ${unseen} never seen, ${gaps} conversations with gaps`,
);
console.log(`${(cpuMs / product.total).toFixed(1)} ms CPU of our servers per message`);
addFigure({
  what: 'from post to seen, 95th percentile',
  value: product.p95,
  unit: 'ms',
  target: { atMost: MOST_MS },
  note: `an echo of the same bytes ${floor.p95.toFixed(0)} ms`,
});
addFigure({
  what: 'messages lost, doubled or never seen',
  value: lost + doubled + unseen,
  unit: '',
  target: { atMost: 0 },
  note: `of ${product.total}`,
});
addFigure({ what: 'CPU of our servers per message', value: cpuMs / product.total, unit: 'ms' });
const isWhole = lost === 0 && doubled === 0 && unseen === 0 && gaps === 0;
await finish(isWhole && (isSmall || product.p95 <= MOST_MS) ? 0 : 1);
