/** Attacks with host headers, redirects and cross-site requests. */
import { isEndless, operationsOf, urlWith } from '#test/documented.ts';
import { signedIn, type Browser } from '#test/world.ts';
import { codeOf, readJson } from './answers.ts';
import { ask, newAddress, SITE } from './client.ts';
import { type Attack, sizedFor, type Target } from './target.ts';

const EVIL = 'evil.test';
const jarOf = (who: Browser) => [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Emails and pages use our own site's name, whatever host the request claims. */
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

/** None of our response headers contain caller input, and no redirect leads to another site. */
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

/** Cross-site writes, and cross-site reads by scripts. */
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

export const hostTricks: Attack = {
  name: 'poisoned hosts in emails, pages and redirects',
  run: async (target) => [...(await poisonedHosts(target)), ...(await splitAnswers(target))],
};
export const crossSite: Attack = { name: 'writes and reads by other sites', run: otherSites };
