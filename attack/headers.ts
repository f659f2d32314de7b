/** Tricks with headers, hosts, methods and the edges of a request. */
import { randomUUID } from 'node:crypto';
import { isEndless, operationsOf, urlWith } from '#test/documented.ts';
import { signedIn, type Browser } from '#test/world.ts';
import { codeOf, readJson } from './answers.ts';
import { ask, askRaw, newAddress, SITE } from './client.ts';
import { type Attack, sizedFor, type Target } from './target.ts';

const EVIL = 'evil.test';
const jarOf = (who: Browser) => [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Emails and pages name our own site, whatever host the request claims. */
async function poisonedHosts({ world, port, mails }: Target): Promise<string[]> {
  const faults: string[] = [];
  const hosts: Record<string, string>[] = [
    { host: EVIL },
    { host: `${SITE}:1@${EVIL}` },
    { 'x-forwarded-host': EVIL },
    {
      'x-forwarded-host': EVIL,
      'x-host': EVIL,
      'x-forwarded-server': EVIL,
      forwarded: `host=${EVIL};proto=http`,
    },
    { 'x-original-url': '/api/admin/members', 'x-rewrite-url': '/api/admin/members' },
    { 'x-forwarded-proto': 'http', 'x-forwarded-port': '80', 'x-forwarded-scheme': 'http' },
  ];
  const { email } = await signedIn(world);
  for (const headers of hosts) {
    await ask(port, {
      method: 'POST',
      path: '/api/auth/code',
      from: newAddress(),
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email }),
    });
    for (const path of [
      '/',
      '/sign-in',
      '/faq',
      '/dashboard',
      '/no-such-page',
      '/api/openapi.json',
      '/sitemap.xml',
      '/robots.txt',
    ]) {
      const reply = await ask(port, { path, headers: { accept: 'text/html', ...headers } });
      const where = `GET ${path} with ${JSON.stringify(headers)}`;
      if (reply.text.includes(EVIL)) faults.push(`${where}: the page names ${EVIL}.`);
      if (String(reply.headers.location ?? '').includes(EVIL)) faults.push(`${where}: leads to ${EVIL}.`);
      if (reply.status >= 500) faults.push(`${where}: answered ${reply.status}.`);
    }
  }
  await world.mailbox(email, 3);
  for (const mail of await mails())
    if (`${mail.raw} ${mail.parsed.text} ${mail.parsed.html}`.includes(EVIL))
      faults.push(`An email to ${mail.to.join()} names ${EVIL}: ${mail.parsed.subject}`);
  return faults;
}

/** No header of ours is made of what the caller sent, and no redirect leads to another site. */
async function splitAnswers({ port }: Target): Promise<string[]> {
  const faults: string[] = [];
  const breaks = [
    '%0d%0aset-cookie:%20thief=1',
    '%0aset-cookie:%20thief=1',
    '%E5%98%8A%E5%98%8Dset-cookie:thief=1',
    '%00',
  ];
  const paths = [
    ...breaks.flatMap((bad) => [
      `/${bad}`,
      `/es/${bad}`,
      `/sign-in?next=${bad}`,
      `/waitlist/leave?token=${bad}`,
      `/partner/requests?t=${bad}`,
    ]),
    `//${EVIL}/`,
    `//${EVIL}/es/`,
    `/\\${EVIL}/`,
    `/%2f%2f${EVIL}/`,
    `/es//${EVIL}`,
    `/es/..//${EVIL}/`,
    `/faq/../..//${EVIL}`,
    `/sign-in?next=//${EVIL}`,
    `/sign-in?next=https://${EVIL}`,
    `/dashboard/?//${EVIL}`,
  ];
  for (const path of paths) {
    const reply = await ask(port, { path, headers: { accept: 'text/html', 'accept-language': 'es' } });
    const cookies = (reply.headers['set-cookie'] ?? []).join();
    if (cookies.includes('thief')) faults.push(`GET ${path}: sets a cookie of the caller's.`);
    const to = reply.headers.location;
    if (to && new URL(to, `https://${SITE}/`).host !== SITE) faults.push(`GET ${path}: leads to ${to}.`);
    if (reply.status >= 500) faults.push(`GET ${path}: answered ${reply.status}.`);
  }
  return faults;
}

const NEXT = `GET /api/smuggled HTTP/1.1\r\nHost: ${SITE}\r\n\r\n`;
const post = (headers: string, body: string) =>
  `POST /api/auth/code HTTP/1.1\r\nHost: ${SITE}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n${headers}\r\n${body}`;
const hidden = `0\r\n\r\n${NEXT}`;
/** Requests whose end two programs could see in different places. */
export const SMUGGLED: Record<string, string> = {
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
  'two hosts': `GET /api/auth/session HTTP/1.1\r\nHost: ${SITE}\r\nHost: ${EVIL}\r\n\r\n`,
  'no host': 'GET /api/auth/session HTTP/1.1\r\n\r\n',
  'an old request': 'GET /api/auth/session\r\n\r\n',
  'another protocol': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a tunnel': `CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: ${SITE}\r\n\r\n`,
  'an echo': `TRACE /api/auth/session HTTP/1.1\r\nHost: ${SITE}\r\nCookie: secret=1\r\n\r\n`,
};

async function smuggle({ port }: Target): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, bytes] of Object.entries(SMUGGLED)) {
    const reply = await askRaw(port, bytes, 800);
    // An answer follows the body before it without a line break.
    const answers: readonly string[] = reply.match(/HTTP\/1\.1 \d{3}/g) ?? [];
    if (bytes.includes(NEXT) && (answers.length > 1 || answers.includes('HTTP/1.1 404')))
      faults.push(`${what}: the hidden request was answered.`);
    if (/^HTTP\/1\.1 5/m.test(reply)) faults.push(`${what}: ${reply.slice(0, 100)}`);
    if (what === 'an echo' && reply.includes('secret=1')) faults.push('TRACE gives back cookies.');
    if (what === 'a tunnel' && reply.startsWith('HTTP/1.1 2')) faults.push('CONNECT opens a tunnel.');
  }
  return faults;
}

/** Writes from another site, and reads by its scripts. */
async function otherSites(target: Target): Promise<string[]> {
  const { world, port } = target;
  const faults: string[] = [];
  const me = await signedIn(world);
  const { operations } = await operationsOf(world);
  const foreign: Record<string, string>[] = [
    { origin: `https://${EVIL}` },
    { origin: 'null' },
    { origin: `https://${SITE}.${EVIL}` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: `https://${SITE}` },
    { referer: `https://${EVIL}/` },
    { 'content-type': 'text/plain' },
    { 'content-type': 'multipart/form-data; boundary=x' },
  ];
  const writes = operations.filter((o) => o.method !== 'GET' && !o.path.startsWith('/api/webhooks/'));
  for (const [n, operation] of writes.entries()) {
    const shapes = sizedFor(target, { small: [foreign[n % foreign.length] ?? {}], full: foreign });
    for (const headers of shapes) {
      const reply = await ask(port, {
        method: operation.method,
        path: urlWith({}, operation),
        headers: { cookie: jarOf(me), 'content-type': 'application/json', ...headers },
        body: '{}',
      });
      if (codeOf(readJson(reply.text)) !== 'cross_site')
        faults.push(
          `${operation.name} with ${JSON.stringify(headers)}: answered ${reply.status}, not cross_site`,
        );
    }
  }
  for (const { path, method } of operations.filter((o) => !isEndless(o) && !o.path.includes('{')))
    for (const asked of method === 'GET' ? ['GET', 'OPTIONS'] : ['OPTIONS']) {
      const reply = await ask(port, {
        method: asked,
        path,
        headers: { cookie: jarOf(me), origin: `https://${EVIL}`, 'access-control-request-method': method },
      });
      const allowed = Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'));
      if (allowed.length > 0) faults.push(`${asked} ${path}: tells another site ${allowed.join(', ')}`);
    }
  return faults;
}

/** A method in a header is not the method, and an upgrade is not granted. */
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

export const hostTricks: Attack = {
  name: 'poisoned hosts in emails, pages and redirects',
  run: async (target) => [...(await poisonedHosts(target)), ...(await splitAnswers(target))],
};
export const smuggling: Attack = {
  name: 'smuggled requests, odd methods and upgrades',
  run: async (target) => [...(await smuggle(target)), ...(await otherMethods(target))],
};
export const crossSite: Attack = { name: 'writes and reads by other sites', run: otherSites };
