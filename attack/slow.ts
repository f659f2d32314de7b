/** Slow clients that hold connections while other clients must still be served. */
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { signedIn } from '#test/world.ts';
import { ask, SITE } from './client.ts';
import { type Attack, sizedFor, type Target } from './target.ts';

const HEAD = `Host: ${SITE}\r\nX-Forwarded-For: 203.0.113.66\r\nX-Forwarded-Proto: https\r\nSec-Fetch-Site: same-origin\r\n`;

type Slow = { what: string; first: string; drip: string; isRead: boolean };
const kinds = (cookie: string): Slow[] => [
  { what: 'says nothing', first: '', drip: '', isRead: true },
  { what: 'drips headers', first: `GET /api/account HTTP/1.1\r\n${HEAD}`, drip: 'x-a: b\r\n', isRead: true },
  {
    what: 'drips a body',
    first: `POST /api/auth/code HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 200000\r\n\r\n{"email":"`,
    drip: 'x',
    isRead: true,
  },
  {
    what: 'drips a chunked body',
    first: `POST /api/auth/code HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    drip: '1\r\nx\r\n',
    isRead: true,
  },
  { what: 'never reads a page', first: `GET / HTTP/1.1\r\n${HEAD}\r\n`.repeat(50), drip: '', isRead: false },
  {
    what: 'never reads its live updates',
    first: `GET /api/events HTTP/1.1\r\n${HEAD}Cookie: ${cookie}\r\n\r\n`,
    drip: '',
    isRead: false,
  },
];
/** Bodies other than files may take 20 seconds, headers 10. This machine may add delay. */
const GONE_AFTER_MS = 40_000;
const LONGEST_ANSWER_MS = 10_000;

function open(port: number, { first, drip, isRead }: Slow) {
  const state = { isOpen: true };
  const socket = net.connect({ host: '127.0.0.1', port }, () => first && socket.write(first));
  if (!isRead) socket.pause();
  else socket.on('data', () => undefined);
  socket.on('error', () => undefined);
  const timer = drip ? setInterval(() => socket.writable && socket.write(drip), 1000) : undefined;
  socket.on('close', () => {
    state.isOpen = false;
    clearInterval(timer);
  });
  return { isOpen: () => state.isOpen, close: () => socket.destroy() };
}

/** A busy server responds that it is busy, and the app retries. The member waits for the total. */
async function askAsTheApp(target: Target, cookie: string) {
  const until = performance.now() + LONGEST_ANSWER_MS;
  for (;;) {
    const reply = await ask(target.port, { path: '/api/account', headers: { cookie }, from: '203.0.113.5' });
    if (reply.status !== 503 || performance.now() > until) return reply;
    await sleep(Number(reply.headers['retry-after'] ?? 1) * 1000);
  }
}

async function answersBeside(target: Target, cookie: string): Promise<string[]> {
  const faults: string[] = [];
  for (let n = 0; n < 20; n += 1) {
    const began = performance.now();
    const reply = await askAsTheApp(target, cookie);
    const ms = performance.now() - began;
    if (reply.status !== 200) faults.push(`A member was answered ${reply.status} beside slow clients.`);
    if (ms > LONGEST_ANSWER_MS) faults.push(`A member waited ${ms.toFixed(0)} ms beside slow clients.`);
  }
  return faults;
}

export const slow: Attack = {
  name: 'slow clients and many connections beside a member',
  run: async (target) => {
    const [me, thief] = [await signedIn(target.world), await signedIn(target.world)];
    const cookieOf = (who: typeof me) =>
      [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const count = sizedFor(target, { small: 48, full: 600 });
    const all = kinds(cookieOf(thief));
    const clients = Array.from({ length: count }, (_, n) => all[n % all.length]).flatMap((kind) =>
      kind ? [{ ...open(target.port, kind), kind }] : [],
    );
    try {
      const faults = await answersBeside(target, cookieOf(me));
      const mustEnd = clients.filter(({ kind }) => kind.isRead);
      const until = performance.now() + GONE_AFTER_MS;
      while (mustEnd.some(({ isOpen }) => isOpen()) && performance.now() < until) await sleep(200);
      const left = Map.groupBy(
        mustEnd.filter(({ isOpen }) => isOpen()),
        ({ kind }) => kind.what,
      );
      for (const [what, held] of left)
        faults.push(`Still connected: ${held.length} clients, each of which ${what}.`);
      return [...faults, ...(await answersBeside(target, cookieOf(me)))];
    } finally {
      for (const { close } of clients) close();
    }
  },
};
