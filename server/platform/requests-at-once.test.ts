import net from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createHttp } from './http.ts';
import { createLog } from './log.ts';

const http = await createHttp(
  { https: false, origin: 'http://localhost:3000', trustProxy: false },
  createLog('silent'),
);
let reached = 0;
let waiting: (() => void)[] = [];
http.get('/slow', async () => {
  reached += 1;
  await new Promise<void>((resolve) => waiting.push(resolve));
  return 'answered';
});
await http.listen({ port: 0, host: '127.0.0.1' });
const { port } = http.server.address() as net.AddressInfo;

beforeEach(() => {
  reached = 0;
  waiting = [];
});
afterAll(() => http.close());

/** Sends requests without waiting for answers; tells what came back and whether the server hung up. */
function sendAtOnce(count: number) {
  const client = { text: '', isOpen: true };
  const socket = net.connect(port, '127.0.0.1', () =>
    socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(count)),
  );
  socket.on('data', (part) => (client.text += String(part)));
  socket.on('error', () => undefined); // cut off
  socket.on('close', () => (client.isOpen = false));
  return { client, close: () => socket.destroy() };
}
const answers = (text: string) => text.split('answered').length - 1;

test('a connection that sends many requests at once is closed before they are worked on', async () => {
  const { client } = sendAtOnce(50);
  await expect.poll(() => client.isOpen).toBe(false);
  expect(reached).toBeLessThanOrEqual(4);
});

test('a few at once are answered, as often as a client likes', async () => {
  const { client, close } = sendAtOnce(3);
  await expect.poll(() => waiting.length).toBe(3);
  for (const answer of waiting) answer();
  await expect.poll(() => answers(client.text)).toBe(3);
  expect(client.isOpen).toBe(true);
  close();
});

test('requests one after the other on one connection are never too many', async () => {
  const socket = net.connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (part) => (text += String(part)));
  for (let n = 1; n <= 12; n += 1) {
    socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await expect.poll(() => waiting.length).toBe(n);
    waiting.at(-1)?.();
    await expect.poll(() => answers(text)).toBe(n);
  }
  socket.destroy();
});
