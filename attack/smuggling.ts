/** Requests whose end a proxy would see elsewhere, odd methods and upgrades. All are sent as raw bytes. */
import { randomUUID } from 'node:crypto';
import { signedIn, type Browser } from '#test/world.ts';
import { codeOf, readJson } from './answers.ts';
import { ask, askRaw, SITE } from './client.ts';
import type { Attack, Target } from './target.ts';

const EVIL = 'evil.test';
const jarOf = (who: Browser) => [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

const NEXT = `GET /api/smuggled HTTP/1.1\r\nHost: ${SITE}\r\n\r\n`;
const post = (headers: string, body: string) =>
  `POST /api/auth/code HTTP/1.1\r\nHost: ${SITE}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n${headers}\r\n${body}`;
const hidden = `0\r\n\r\n${NEXT}`;
/** Requests whose end two programs could parse differently. */
export const AMBIGUOUS: Record<string, string> = {
  'a length and chunks': post(`Content-Length: ${hidden.length}\r\nTransfer-Encoding: chunked\r\n`, hidden),
  'chunks and a length': post(
    `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n`,
    `5c\r\n${NEXT}\r\n0\r\n\r\n`,
  ),
  'two lengths': post('Content-Length: 2\r\nContent-Length: 60\r\n', `{}${NEXT}`),
  'a list of lengths': post('Content-Length: 2, 60\r\n', `{}${NEXT}`),
  'a signed length': post('Content-Length: +2\r\n', `{}${NEXT}`),
  'a length with a blank': post('Content-Length : 2\r\n', `{}${NEXT}`),
  'a length in hexadecimal': post('Content-Length: 0x2\r\n', `{}${NEXT}`),
  'an unknown coding': post('Transfer-Encoding: xchunked\r\n', hidden),
  'a coding twice': post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n', hidden),
  'a coding in other words': post('Transfer-Encoding: chunked, identity\r\n', hidden),
  'a folded coding': post('Transfer-Encoding:\r\n chunked\r\nContent-Length: 2\r\n', hidden),
  'a coding after a tab': post('Transfer-Encoding:\tchunked\r\nContent-Length: 5\r\n', hidden),
  'a header ended by a line feed': post('X: y\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n', hidden),
  'a chunk with a bad size': post('Transfer-Encoding: chunked\r\n', `zz\r\n${NEXT}`),
  'a negative chunk': post('Transfer-Encoding: chunked\r\n', `-1\r\n${NEXT}`),
  'a chunk larger than anything': post('Transfer-Encoding: chunked\r\n', `ffffffffffffffffff\r\n${NEXT}`),
  'a header with a zero byte': post('X-A: a\0b\r\nContent-Length: 2\r\n', `{}${NEXT}`),
  'a coding and a blank': post('Transfer-Encoding : chunked\r\n', hidden),
  'a chunk size with words': post('Transfer-Encoding: chunked\r\n', `0 x\r\n\r\n${NEXT}`),
  'a chunk ended by a line feed': post('Transfer-Encoding: chunked\r\n', `2\n{}\n0\n\n${NEXT}`),
  'headers ended by a line feed': `POST /api/auth/code HTTP/1.1\nHost: ${SITE}\nContent-Length: 2\n\n{}${NEXT}`,
  'data after "connection: close"': post('Connection: close\r\nContent-Length: 2\r\n', `{}${NEXT}`),
};

/** Unusual but unambiguous. */
export const ODD: Record<string, string> = {
  'two hosts': `GET /api/auth/session HTTP/1.1\r\nHost: ${SITE}\r\nHost: ${EVIL}\r\n\r\n`,
  'no host': 'GET /api/auth/session HTTP/1.1\r\n\r\n',
  'an old request': 'GET /api/auth/session\r\n\r\n',
  'another protocol': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a tunnel': `CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: ${SITE}\r\n\r\n`,
  'an echo': `TRACE /api/auth/session HTTP/1.1\r\nHost: ${SITE}\r\nCookie: secret=1\r\n\r\n`,
};

/**
 * Faults in the response to ambiguous bytes. They must be refused unread and the connection closed. A
 * response from a handler would mean that we chose one reading.
 */
export function ambiguityFaults(what: string, reply: string): string[] {
  const answers: readonly string[] = reply.match(/HTTP\/1\.1 \d{3}/g) ?? [];
  // A response follows the previous body without a line break.
  if (answers.length > 1 || answers.includes('HTTP/1.1 404'))
    return [`${what}: the hidden request was answered.`];
  const isRefused = answers[0] === 'HTTP/1.1 400' && /^connection: close\r$/im.test(reply);
  const code = codeOf(readJson(reply.slice(reply.indexOf('\r\n\r\n') + 4)));
  return isRefused && code === 'malformed_request'
    ? []
    : [`${what}: read, not refused: ${answers[0] ?? 'no answer'} ${code ?? ''}`];
}

async function smuggle({ port }: Target): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, bytes] of Object.entries(AMBIGUOUS))
    faults.push(...ambiguityFaults(what, await askRaw(port, bytes, 800)));
  for (const [what, bytes] of Object.entries(ODD)) {
    const reply = await askRaw(port, bytes, 800);
    if (/^HTTP\/1\.1 5/m.test(reply)) faults.push(`${what}: ${reply.slice(0, 100)}`);
    if (what === 'an echo' && reply.includes('secret=1')) faults.push('TRACE gives back cookies.');
    if (what === 'a tunnel' && reply.startsWith('HTTP/1.1 2')) faults.push('CONNECT opens a tunnel.');
  }
  return faults;
}

/** A method override header is ignored, and an upgrade isn't granted. */
async function otherMethods({ world, port }: Target): Promise<string[]> {
  const faults: string[] = [];
  const me = await signedIn(world);
  const { body } = await me.get('/api/account/sessions');
  const [session] = body as { id: string }[];
  for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override'])
    for (const path of [`/api/account/sessions/${session?.id}`, `/api/account?_method=DELETE`])
      await ask(port, { path, headers: { cookie: jarOf(me), [name]: 'DELETE' } });
  if ((await me.get('/api/account')).status !== 200) faults.push('A method in a header was obeyed.');
  const upgrade = `GET /api/events HTTP/1.1\r\nHost: ${SITE}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: ${Buffer.from(randomUUID()).toString('base64')}\r\nSec-WebSocket-Version: 13\r\nOrigin: https://${EVIL}\r\nCookie: ${jarOf(me)}\r\n\r\n`;
  const reply = await askRaw(port, upgrade, 1000);
  if (reply.startsWith('HTTP/1.1 101')) faults.push('A WebSocket was opened.');
  if (/access-control-allow/i.test(reply)) faults.push('Live updates may be read by another site.');
  return faults;
}

export const smuggling: Attack = {
  name: 'smuggled requests, odd methods and upgrades',
  run: async (target) => [...(await smuggle(target)), ...(await otherMethods(target))],
};
