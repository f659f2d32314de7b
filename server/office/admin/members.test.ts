import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eraseAccount } from '#server/core/accounts/accounts.ts';
import { users } from '#server/core/accounts/tables.ts';
import type { MemberDetail, MemberRow } from '#contract/money/members.ts';
import { activations, incidents } from '#server/emergency/activations/tables.ts';
import { minutes } from '#server/platform/clock.ts';
import { addHome, HOME } from '#test/homes.ts';
import { newMember, viewOf } from '#test/membership.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const admin = await signedInAdmin(world);

type Listed = { rows: MemberRow[]; next: string | null; total: number };
const list = async (query: string) => (await admin.get(`/api/admin/members?${query}`)).body as Listed;
const at = ({ user }: { user: { id: string } }) => `/api/admin/members/${user.id}`;
const read = async (who: { user: { id: string } }) => (await admin.get(at(who))).body as MemberDetail;
const setRole = (by: typeof admin, who: { user: { id: string } }, role: string) =>
  by.call('PUT', `${at(who)}/role`, { role, reason: 'Joins the team.' });

test('an administrator finds people by address, name and what they have', async () => {
  const mark = randomUUID().slice(0, 8);
  const me = await newMember(world, { plan: 'premium', email: `${mark}-a@example.com` });
  const other = await signedIn(world, `${mark}-b@example.com`);
  await me.patch('/api/account', { name: `Maria 100%_${mark}` });
  await addHome(me);
  const emails = async (query: string) => (await list(query)).rows.map(({ email }) => email);
  expect(await emails(`q=${mark.toUpperCase()}&sort=email`)).toEqual([me.email, other.email]);
  expect(await emails(`q=100%25_${mark}`)).toEqual([me.email]);
  expect(await emails(`q=100__${mark}`)).toEqual([]);
  const has: [string, string[]][] = [
    ['plan=premium', [me.email]],
    ['plan=core', []],
    ['membership=active', [me.email]],
    ['membership=active&plan=core', []],
    ['membership=none', [other.email]],
    ['membership=ended', []],
    ['membership=none&plan=core', []],
    ['home=yes', [me.email]],
    ['home=no', [other.email]],
    ['role=USER&sort=-email', [other.email, me.email]],
    ['role=ADMIN', []],
  ];
  for (const [query, found] of has)
    expect([query, await emails(`q=${mark}&${query}`)]).toEqual([query, found]);
  expect(await list(`q=${mark}-a`)).toMatchObject({
    total: 1,
    // Points for the plan come with the home's readiness.
    rows: [{ plan: 'premium', membership: 'active', homes: 1, points: expect.any(Number) }],
  });
  const first = await list(`q=${mark}&limit=1&sort=email`);
  expect((await list(`q=${mark}&limit=1&sort=email&after=${first.next}`)).rows).toMatchObject([
    { email: other.email },
  ]);
});

test('the team sees an account, its homes’ city and active services, and none of the homes’ contents', async () => {
  const me = await newMember(world, { plan: 'plus' });
  const { id: homeId } = await addHome(me);
  const incidentId = randomUUID();
  const now = world.clock.now();
  await world.db.insert(incidents).values({ id: incidentId, name: 'Ridge Fire', openedAt: now });
  await world.db.insert(activations).values({
    incidentId,
    homeId,
    userId: me.user.id,
    zoneId: randomUUID(),
    zoneVersion: 1,
    orderAt: now,
    plan: 'plus',
    cashCents: 100_000,
    nights: 3,
  });
  const person = await read(me);
  expect(person).toMatchObject({
    email: me.email,
    role: 'USER',
    isYou: false,
    passkeys: 0,
    sessions: [{ device: expect.any(String) }],
    membership: { plan: 'plus', status: 'active' },
    invoices: [{ status: 'paid' }],
    // Readiness may have paid for the plan already.
    points: expect.toSatisfy((points: number) => points >= 500),
    homes: { owned: 1, archived: 0, shared: 0, cities: [`${HOME.city}, ${HOME.state}`] },
    evacuations: [{ incidentId, incident: 'Ridge Fire', acknowledged: false }],
    openOrders: 0,
  });
  const said = JSON.stringify(person);
  for (const secret of [HOME.address, HOME.zip, homeId]) expect(said).not.toContain(secret);
});

test('making a member an administrator, and demoting them, signs them out and is logged', async () => {
  const me = await signedIn(world);
  expect((await setRole(admin, me, 'ADMIN')).body).toEqual({ role: 'ADMIN', ended: 1 });
  expect((await me.get('/api/account')).status).toBe(401);
  expect((await setRole(admin, me, 'ADMIN')).body).toEqual({ role: 'ADMIN', ended: 0 });
  const again = await signedIn(world, me.email);
  expect((await again.get('/api/admin/members')).status).toBe(200);
  expect((await setRole(admin, me, 'USER')).body).toEqual({ role: 'USER', ended: 1 });
  const once = await signedIn(world, me.email);
  expect((await once.get('/api/admin/members')).status).toBe(403);
  const { body } = await once.get('/api/account/activity?capability=account');
  const { entries } = body as { entries: { action: string; detail: string | null }[] };
  expect(entries.filter(({ action }) => action.startsWith('account.made'))).toMatchObject([
    { action: 'account.made-member', detail: 'Joins the team.' },
    { action: 'account.made-administrator', detail: 'Joins the team.' },
  ]);
});

test('no one can change their own role, and when two admins revoke each other at once, one stays', async () => {
  const own = await openWorld({ withWorkers: false });
  const [one, two] = [await signedInAdmin(own), await signedInAdmin(own)];
  expect(await setRole(one, one, 'USER')).toMatchObject({
    status: 409,
    body: { error: 'You can’t change your own role. Ask another administrator.' },
  });
  const replies = await Promise.all([setRole(one, two, 'USER'), setRole(two, one, 'USER')]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = await own.db.select().from(users).where(eq(users.role, 'ADMIN'));
  expect(left).toHaveLength(1);
});

test('a membership is canceled once at the member’s request, with a reason they can read', async () => {
  const me = await newMember(world);
  const cancel = (reason: string) => admin.post(`${at(me)}/membership/cancel`, { reason });
  expect((await cancel('')).body).toMatchObject({ fields: { reason: expect.any(String) } });
  expect((await cancel('Asked for it on the phone.')).status).toBe(204);
  expect((await viewOf(me)).membership).toMatchObject({ endsWithPeriod: true, status: 'active' });
  expect(await cancel('Again.')).toMatchObject({ status: 409 });
  const { body } = await me.get('/api/account/activity?capability=membership');
  expect((body as { entries: object[] }).entries[0]).toMatchObject({
    action: 'membership.cancelled',
    detail: 'Asked for it on the phone.',
  });
  expect(await admin.post(`${at(await signedIn(world))}/membership/cancel`, { reason: 'x' })).toMatchObject({
    status: 409,
    body: { error: 'This member has no active membership.' },
  });
});

test('the team sees a person’s points entry by entry', async () => {
  const me = await signedIn(world);
  await admin.post(`${at(me)}/points`, { delta: 40, reason: 'Goodwill' });
  expect((await admin.get(`${at(me)}/points`)).body).toMatchObject({
    total: 2,
    entries: [{ delta: 40, balance: 540 }, { delta: 500 }],
  });
});

test('the list is exported with seven columns, without deleted accounts', async () => {
  const me = await signedIn(world, `csv-${randomUUID()}@example.com`);
  await me.patch('/api/account', { name: '=cmd' });
  const { text, headers } = await admin.get(`/api/admin/members/export?q=${me.email}`);
  expect(headers['content-disposition']).toContain('members-');
  const [head, line] = text.split('\r\n');
  expect(head?.replace('\uFEFF', '')).toBe('"Email","Name","Role","Plan","Membership","Joined","Points"');
  expect(line).toMatch(new RegExp(`^"${me.email}","'=cmd","USER",,,"20[^,]+",500$`));
  await world.db.transaction((tx) => eraseAccount(tx, me.user.id, me.email));
  expect(await list(`q=${me.email}`)).toMatchObject({ total: 0 });
  expect((await admin.get(at(me))).status).toBe(404);
});

test('opening a member’s page is logged at most once in ten minutes', async () => {
  const me = await signedIn(world);
  const looks = async () => {
    const { body } = await admin.get(`/api/admin/audit?capability=account&person=${me.user.id}`);
    return (body as { rows: { action: string; actor: { name: string } }[] }).rows;
  };
  await read(me);
  await read(me);
  expect(await looks()).toMatchObject([{ action: 'account.viewed', actor: { name: admin.email } }]);
  world.clock.advance(minutes(11));
  await read(me);
  expect(await looks()).toHaveLength(2);
  await read(admin);
  expect((await admin.get(`/api/admin/audit?capability=account&person=${admin.user.id}`)).text).not.toContain(
    `"concerns":"${admin.email}","detail":"one member"`,
  );
});

test('concurrent cancellations of a membership take effect once and are logged once', async () => {
  const me = await newMember(world);
  const answers = await Promise.all(
    [1, 2, 3].map(() => admin.post(`${at(me)}/membership/cancel`, { reason: 'On the phone.' })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409]);
  const { body } = await admin.get(`/api/admin/audit?capability=membership&person=${me.user.id}`);
  expect((body as { rows: unknown[] }).rows).toMatchObject([{ action: 'membership.cancelled' }]);
});

test('concurrently making someone an administrator, or signing them out, takes effect and is logged once', async () => {
  const me = await signedIn(world);
  const colleague = await signedInAdmin(world);
  const team = [admin, colleague, admin];
  const written = async (action: string) => {
    const { body } = await admin.get(`/api/admin/audit?capability=account&person=${me.user.id}`);
    return (body as { rows: { action: string }[] }).rows.filter((row) => row.action === action).length;
  };
  await Promise.all(team.map((by) => by.post(`${at(me)}/end-sessions`)));
  expect(await written('account.sessions-ended')).toBe(1);
  const roles = await Promise.all(team.map((by) => setRole(by, me, 'ADMIN')));
  expect(roles.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await written('account.made-administrator')).toBe(1);
  await Promise.all(team.map((by) => setRole(by, me, 'USER')));
  expect(await written('account.made-member')).toBe(1);
});

test('invalid list parameters are refused with a clear error', async () => {
  const errorOf = async (query: string) =>
    ((await admin.get(`/api/admin/members?${query}`)).body as { error: string }).error;
  expect(await errorOf('limit=0')).toBe('Enter 1 or more');
  expect(await errorOf('limit=101')).toBe('Enter 100 or less');
  expect(await errorOf('sort=evil')).toBe('Choose one of the listed values');
  expect(await errorOf('role=BOSS')).toBe('Choose one of the listed values');
  expect((await admin.get('/api/admin/members/nobody')).body).toMatchObject({
    error: 'This value has the wrong format',
  });
});

test('people are found by any part of a name, even with thousands of matches, with the right count', async () => {
  const word = `zq${randomUUID().slice(0, 6)}`;
  await world.db.execute(sql`
    insert into users (email, name) select ${word} || n || '@example.com', 'Ana ' || upper(${word}) || ' ' || n
    from generate_series(1, 3100) n`);
  const find = async (q: string, more = '') =>
    (await admin.get(`/api/admin/members?q=${encodeURIComponent(q)}${more}`)).body as {
      rows: { email: string }[];
      total: number;
      next: string | null;
    };
  expect(await find(`a ${word}`)).toMatchObject({ total: 3100 });
  expect(await find(`${word} 77`)).toMatchObject({ total: 11 });
  expect((await find(`${word} 1099`)).rows.map(({ email }) => email)).toEqual([`${word}1099@example.com`]);
  expect(await find(`${word}_77`)).toMatchObject({ total: 0, rows: [], next: null });
  expect(await find('zq')).toMatchObject({ total: 3100 });
  const first = await find(`${word} 10`, '&limit=100&sort=email');
  expect(first.total).toBe(111);
  expect((await find(`${word} 10`, `&limit=100&sort=email&after=${first.next}`)).rows).toHaveLength(11);
});
