import net from 'node:net';
import { expect, test } from 'vitest';
import { openWorld } from '#test/world.ts';
import type { Limits } from './http.ts';

const origin = 'http://localhost:3000';

async function listening(limits: Limits) {
  const world = await openWorld({ withWorkers: false, limits });
  const { http } = world.app;
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as net.AddressInfo;
  const open = () =>
    new Promise<number>((resolve, reject) =>
      http.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  return { port, open };
}
/** Waits until the server holds this many connections. */
async function held(server: { open: () => Promise<number> }, count: number): Promise<void> {
  await expect.poll(() => server.open()).toBe(count);
}
const server = await listening({ headersPatienceMs: 1000, bodyPatienceMs: 1000 });
const { port } = server;

/** A client that sends this and then nothing, and never closes its side. */
function stall(text: string, to = port) {
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  const socket = net.connect({ port: to, host: '127.0.0.1', allowHalfOpen: true }, () => {
    if (text) socket.write(text);
  });
  let reply = '';
  socket.on('data', (chunk) => (reply += String(chunk)));
  socket.on('error', () => undefined);
  // The server is done with it. Its own side stays open, so only the server can free the connection.
  socket.on('end', () => resolve(reply));
  socket.on('close', () => resolve(reply));
  const connected = new Promise((done) => socket.once('connect', done));
  return { socket, connected, ended };
}

const head = (method: string, path: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nhost: localhost\r\norigin: ${origin}\r\n${more}`;
const SLOW: Record<string, string> = {
  'says nothing': '',
  'stops in its headers': head('GET', '/api/auth/session'),
  'stops in its body': `${head('POST', '/api/auth/code', 'content-type: application/json\r\ncontent-length: 400\r\n')}\r\n{"email"`,
  'stops in an upload that was refused': `${head('POST', '/api/homes/current-home-id/documents', 'content-type: application/octet-stream\r\nx-file-name: a.pdf\r\ncontent-length: 900000\r\n')}\r\n%PDF`,
};

test.each(Object.entries(SLOW))('a client that %s is disconnected', async (_what, text) => {
  const { ended } = stall(text);
  const reply = await ended;
  await held(server, 0);
  expect(reply).toMatch(text.includes('documents') ? /^HTTP\/1\.1 401/ : /^HTTP\/1\.1 408/);
});

test('fifty slow clients leave no connection open, and others are served meanwhile', async () => {
  const texts = Object.values(SLOW);
  const slow = Array.from({ length: 52 }, (_, i) => stall(texts[i % texts.length] ?? ''));
  await Promise.all(slow.map(({ connected }) => connected));
  const replies = await Promise.all(
    Array.from({ length: 20 }, () =>
      fetch(`http://127.0.0.1:${port}/api/auth/session`, { headers: { connection: 'close' } }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  await Promise.all(slow.map(({ ended }) => ended));
  await held(server, 0);
});

test('an upload that makes progress and an open event stream are left alone', async () => {
  const world = await openWorld({
    withWorkers: false,
    limits: { headersPatienceMs: 1000, bodyPatienceMs: 1000 },
  });
  const { http } = world.app;
  await http.listen({ port: 0, host: '127.0.0.1' });
  const address = http.server.address() as net.AddressInfo;
  const me = world.visitor();
  await me.post('/api/auth/dev-login', { email: 'slow@example.com' });
  const cookie = `cookie: session=${me.cookies.get('session')}\r\n`;
  const stream = stall(`${head('GET', '/api/events', cookie)}\r\n`, address.port);
  const length = 'content-type: application/octet-stream\r\nx-file-name: list.csv\r\ncontent-length: 40\r\n';
  const path = '/api/homes/current-home-id/inventory/import/preview';
  await me.post('/api/homes', { address: '1 Oak', city: 'Paradise', state: 'CA', zip: '95969' });
  const upload = stall(`${head('POST', path, cookie + length + 'connection: close\r\n')}\r\n`, address.port);
  const part = Buffer.from('Item,Value\r\nLamp,10\r\nSofa,20\r\nDesk,30\r\n'.padEnd(40, '\n'));
  // Over more than twice the time that headers and small bodies have.
  let sent = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      upload.socket.write(part.subarray(sent, (sent += 2)));
      if (sent < 40) return;
      clearInterval(timer);
      resolve();
    }, 120);
  });
  expect(await upload.ended).toMatch(/^HTTP\/1\.1 200/);
  expect(stream.socket.destroyed).toBe(false);
  stream.socket.destroy();
});

test('connections per network are capped, and closing one makes room', async () => {
  const capped = await listening({ connections: { ofProcess: 100, ofNetwork: 5 } });
  const first = Array.from({ length: 5 }, () => stall('', capped.port));
  await held(capped, 5);
  expect(await stall('', capped.port).ended).toBe('');
  first[0]?.socket.destroy();
  await held(capped, 4);
  const reply = await fetch(`http://127.0.0.1:${capped.port}/healthz`);
  expect(reply.status).toBe(200);
  for (const { socket } of first) socket.destroy();
});

test('connections per process are capped', async () => {
  const capped = await listening({ connections: { ofProcess: 3, ofNetwork: 100 } });
  const first = Array.from({ length: 3 }, () => stall('', capped.port));
  await held(capped, 3);
  expect(await stall('', capped.port).ended).toBe('');
  for (const { socket } of first) socket.destroy();
});
