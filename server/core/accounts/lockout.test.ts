import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { days, hours, minutes } from '#server/platform/clock.ts';
import { openWorld } from '#test/world.ts';
import { grantAdmin } from './accounts.ts';

/** Behind a proxy, so that a test can choose where a request comes from. */
const world = await openWorld({ env: { DEMO: '0', TRUST_PROXY: '1' }, withWorkers: false });

const from = (ip: string) => ({ 'x-forwarded-for': ip });
const ask = async (email: string, ip: string, browser = world.visitor()) => {
  const reply = await browser.post('/api/auth/code', { email }, from(ip));
  return { ...reply, browser };
};
const codeOf = (text = '') => /Your code: (\d{6})/.exec(text)?.[1] ?? '';

/** Networks that no other test uses. */
let networks = 0;
const ipv6 = () => `2001:db8:${(++networks).toString(16)}:1`;
const ipv4 = () => `198.51.${Math.floor(++networks / 250)}.${networks % 250}`;

async function memberWith(home: string) {
  const email = `${randomUUID()}@example.com`;
  const { id } = await grantAdmin(world.db, email);
  const { browser } = await ask(email, home);
  const [mail] = await world.mailbox(email);
  const signIn = await browser.post('/api/auth/code/verify', { code: codeOf(mail?.text) }, from(home));
  expect(signIn.status).toBe(200);
  world.clock.advance(hours(1) + 1);
  return { email, id, browser };
}

test('addresses of one IPv6 /64 share one allowance', async () => {
  const email = `${randomUUID()}@example.com`;
  const net = ipv6();
  const replies = [];
  for (let i = 0; i < 30; i++) replies.push((await ask(email, `${net}::${i.toString(16)}`)).status);
  expect(replies.filter((status) => status === 202)).toHaveLength(5);
  // From elsewhere, codes can still be requested: one /64 can't use up the shared allowance.
  expect((await ask(email, `${ipv6()}::1`)).status).toBe(202);
});

test('an attacker on one /64 does not block a member from getting a code', async () => {
  const home = ipv4();
  const { email } = await memberWith(home);
  const net = ipv6();
  for (let i = 0; i < 30; i++) await ask(email, `${net}::${i.toString(16)}`);
  await world.mailbox(email, 6);
  const mine = await ask(email, home);
  expect(mine.status).toBe(202);
  const [mail] = await world.mailbox(email, 7);
  const signIn = await mine.browser.post('/api/auth/code/verify', { code: codeOf(mail?.text) }, from(home));
  expect(signIn.status).toBe(200);
});

test('a distributed attack blocks strangers, but not the member on a known network', async () => {
  const home = `${ipv6()}::1`;
  const { email } = await memberWith(home);
  for (let i = 0; i < 30; i++) expect((await ask(email, `${ipv6()}::1`)).status).toBe(202);
  expect((await ask(email, `${ipv6()}::1`)).status).toBe(429);
  // Another address of the same /64: a phone changes it every day.
  expect((await ask(email, home.replace('::1', '::a:b:c'))).status).toBe(202);
});

test('a known network has its own limit', async () => {
  const home = ipv4();
  const { email } = await memberWith(home);
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push((await ask(email, home)).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
});

test('a network counts as known when the member is signed in there, even without a recent sign-in', async () => {
  const { email, browser } = await memberWith(ipv4());
  const work = ipv4();
  world.clock.advance(minutes(16));
  await browser.call('GET', '/api/account', undefined, from(work));
  world.clock.advance(hours(1) + 1);
  for (let i = 0; i < 30; i++) await ask(email, ipv4());
  expect((await ask(email, ipv4())).status).toBe(429);
  expect((await ask(email, work)).status).toBe(202);
});

test('a network is forgotten 90 days after its last use', async () => {
  const home = ipv4();
  const { email } = await memberWith(home);
  world.clock.advance(days(91));
  for (let i = 0; i < 30; i++) await ask(email, ipv4());
  expect((await ask(email, home)).status).toBe(429);
});

test('the refusal is the same whether or not an account exists', async () => {
  const { email } = await memberWith(ipv4());
  const stranger = ipv4();
  const unknown = `${randomUUID()}@example.com`;
  for (const address of [email, unknown]) for (let i = 0; i < 30; i++) await ask(address, ipv4());
  const [known, none] = [await ask(email, stranger), await ask(unknown, stranger)];
  expect(known.status).toBe(429);
  expect({ status: none.status, body: none.body, retry: none.headers['retry-after'] }).toEqual({
    status: known.status,
    body: known.body,
    retry: known.headers['retry-after'],
  });
});

test('stored networks are hashes that reveal neither the account nor the network', async () => {
  const home = ipv4();
  const { id, email } = await memberWith(home);
  const { rows } = await world.db.execute(sql`select k::text line from known_networks k`);
  const dump = rows.map((row) => String(row['line'])).join('\n');
  expect(rows.length).toBeGreaterThan(0);
  for (const secret of [home, id, email]) {
    expect(dump).not.toContain(secret);
    expect(dump).not.toContain(Buffer.from(secret).toString('hex'));
  }
});
