/**
 * What one conversation request costs a server: statements and CPU, in one process without streams. Excludes
 * the CPU of PostgreSQL and of the client.
 *
 *   npm run bench -- chat-calls
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { createLog } from '#server/platform/log.ts';
import { newMasterKey } from '#server/platform/master-keys.ts';
import { closeConnections, helpMessagesPath, request } from './lib/chat-clients.ts';
import { fillChat, openConversations } from './lib/chat-fill.ts';
import type { Used } from './lib/chat-process.ts';
import { openPostgres } from './lib/database.ts';
import { finish, onFinish } from './lib/finish.ts';
import { openDeps, openHttp } from './lib/product.ts';
import { addFigure, describeBench } from './lib/results.ts';
import { sizesFor } from './lib/sizes.ts';

describeBench('what one call of a conversation costs a server');

const sizes = sizesFor({
  conversations: { full: 100, small: 4 },
  agents: { full: 5, small: 1 },
  calls: { full: 500, small: 8 },
});
const AT_ONCE = 8;

const { dir, connection } = await openPostgres();
const masterKey = newMasterKey('bench');
const log = createLog('info', os.devNull);
const { deps, database } = await openDeps({ dir, connection, log, poolSize: 4, masterKey });
const filled = await fillChat(deps, sizes);
const conversations = await openConversations(deps, await openHttp(deps, database), filled);

const file = path.join(import.meta.dirname, 'lib/chat-process.ts');
const flags = process.env['CPU_PROFILE']
  ? ['--cpu-prof', `--cpu-prof-dir=${process.env['CPU_PROFILE']}`]
  : [];
const child = spawn(process.execPath, [...flags, file, JSON.stringify({ connection, dir, masterKey })], {
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
});
onFinish(() => child.kill('SIGKILL'));
const port = await new Promise<number>((resolve) =>
  child.stdout?.once('data', (line: Buffer) => resolve(Number(line.toString()))),
);
const used = (): Promise<Used> => {
  const { promise, resolve } = Promise.withResolvers<Used>();
  child.once('message', (message) => resolve(message as Used));
  child.send('used');
  return promise;
};

/** Messages per conversation. Each window requests the newest one. */
let written = 1;
const of = (n: number) => conversations[n % conversations.length] ?? conversations[0];
const text = 'We are on the road to Chico with two dogs. '.repeat(4);
const calls: Record<string, (n: number) => Promise<unknown>> = {
  'household POST': (n) => {
    const { homeId, session } = of(n)?.household ?? { homeId: '', session: '' };
    const given = { method: 'POST', path: `/api/homes/${homeId}/help/messages`, session } as const;
    return request(port, { ...given, body: { id: randomUUID(), text } });
  },
  'household GET': (n) => {
    const { household, caseId } = of(n) ?? { household: { homeId: '', session: '' }, caseId: '' };
    const path = helpMessagesPath({ homeId: household.homeId, caseId, after: written - 1 });
    return request(port, { method: 'GET', path, session: household.session });
  },
  'team POST': (n) => {
    const { agent, caseId } = of(n) ?? { agent: { session: '' }, caseId: '' };
    const given = {
      method: 'POST',
      path: `/api/desk/cases/${caseId}/messages`,
      session: agent.session,
    } as const;
    return request(port, { ...given, body: { id: randomUUID(), text, readSeq: 1_000_000 } });
  },
  'team GET': (n) => {
    const { agent, caseId } = of(n) ?? { agent: { session: '' }, caseId: '' };
    const path = `/api/desk/cases/${caseId}/messages?after=${written - 1}`;
    return request(port, { method: 'GET', path, session: agent.session });
  },
};

async function many(call: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < sizes.calls) {
      const n = next;
      next += 1;
      await call(n);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
const eachWrites = Math.floor(sizes.calls / sizes.conversations);

for (const [name, call] of Object.entries(calls)) {
  await many(call);
  if (name.endsWith('POST')) written += eachWrites;
}
for (const [name, call] of Object.entries(calls)) {
  const before = await used();
  await many(call);
  const after = await used();
  if (name.endsWith('POST')) written += eachWrites;
  const [cpu, statements] = [after.cpuMs - before.cpuMs, after.statements - before.statements];
  console.log(
    `${name}: ${(cpu / sizes.calls).toFixed(2)} ms CPU, ${(statements / sizes.calls).toFixed(1)} statements`,
  );
  const note = `${(statements / sizes.calls).toFixed(1)} statements`;
  addFigure({ what: `${name}, CPU of the server`, value: cpu / sizes.calls, unit: 'ms', note });
}
closeConnections();
if (flags.length > 0) {
  child.kill('SIGINT');
  await new Promise((resolve) => child.once('exit', resolve));
}
await finish(0);
