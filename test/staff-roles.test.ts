/** Which endpoints each staff role may and may not call: every endpoint by every role, through the API. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { FILE_NAME_HEADER, type AnyEndpoint } from '#contract/http.ts';
import { mayDo, PERMISSIONS, ROLE_MAY, type StaffRole, STAFF_ROLES } from '#contract/staff.ts';
import { openSession } from '#server/core/accounts/sessions.ts';
import { users } from '#server/core/accounts/tables.ts';
import { phones } from '#server/core/notifications/tables.ts';
import { fullHousehold } from './full-household.ts';
import { addSku, placed } from './orders.ts';
import { giveMembership } from './given-membership.ts';
import { sized } from './tier.ts';
import { type Browser, openWorld, signedIn, signedInAdmin, signedInAs } from './world.ts';

const world = await openWorld();
const live = await openWorld({ env: { DEMO: '0' }, withWorkers: false });
const staffOnly = world.app.endpoints.filter((e) => e.access === 'staff');
const nameOf = (e: AnyEndpoint) => `${e.method} ${e.path}`;
const urlOf = (e: AnyEndpoint) => e.path.replace(/:\w+/g, () => randomUUID());
const codeOf = (body: unknown) => (body as { code?: string } | undefined)?.code;

const send = (who: Browser, e: AnyEndpoint, url = urlOf(e)) =>
  e.takes === 'file'
    ? who.call(e.method, url, Buffer.from('%PDF-1.7'), {
        'content-type': 'application/octet-stream',
        [FILE_NAME_HEADER]: 'a.pdf',
      })
    : who.call(e.method, url, e.method === 'GET' ? undefined : {});

const NOT_INCLUDED = /doesn’t include this/;

test.each(STAFF_ROLES)(
  '%s may call exactly what the table gives the role, and nothing else',
  async (role) => {
    const who = await signedInAs(world, role);
    const wrong: [string, number, string][] = [];
    for (const e of staffOnly) {
      const { status, body, text } = await send(who, e);
      const isRefused = status === 403 && codeOf(body) === 'not_allowed' && NOT_INCLUDED.test(text);
      if (isRefused === mayDo(role, e.may as never)) wrong.push([nameOf(e), status, text.slice(0, 80)]);
    }
    expect(wrong).toEqual([]);
    expect(staffOnly.length).toBeGreaterThan(90);
  },
);

test('every endpoint for staff names a permission, and every permission is used and given to a role', () => {
  expect(staffOnly.filter((e) => e.may === null).map(nameOf)).toEqual([]);
  expect(world.app.endpoints.filter((e) => e.access !== 'staff' && e.may !== null).map(nameOf)).toEqual([]);
  const used = new Set(staffOnly.map((e) => e.may));
  // These two permissions aren't for calls: they decide what replies hide, and whether a case needs a reason.
  const others: string[] = ['contact.always', 'cases.any'];
  expect(PERMISSIONS.filter((one) => !used.has(one) && !others.includes(one))).toEqual([]);
  expect(PERMISSIONS.filter((one) => !STAFF_ROLES.some((role) => mayDo(role, one)))).toEqual([]);
  expect(mayDo('USER', 'office.open')).toBe(false);
});

test('an auditor changes nothing, and only administrators grant roles', () => {
  const changing = staffOnly.filter((e) => e.method !== 'GET' && mayDo('AUDITOR', e.may as never));
  expect(changing.map(nameOf)).toEqual([]);
  expect(STAFF_ROLES.filter((role) => mayDo(role, 'staff.grant'))).toEqual(['ADMIN']);
  // Written out, so that a new permission belongs to no role, not even the administrator's, until the table says so.
  expect(new Set(ROLE_MAY.ADMIN).size).toBe(ROLE_MAY.ADMIN.length);
});

const secret = `canary-${randomUUID()}@example.com`;

/** A member with something in every list, whose address and number must stay hidden. */
async function memberInEveryList() {
  const household = await fullHousehold(world, (what) => `SECRET-${what}`.replaceAll(' ', '-'));
  const { me } = household;
  const staff = await signedInAdmin(world);
  await world.db.update(users).set({ email: secret, name: null }).where(eq(users.id, me.user.id));
  // Before the number is verified, it is unknown.
  await world.visitor().post('/api/demo/phone', { id: randomUUID(), number: '+15305550177', text: 'Hello' });
  await expect.poll(async () => (await staff.get('/api/desk/unknown')).body).toHaveLength(1);
  await world.db
    .insert(phones)
    .values({ userId: me.user.id, phone: '+15305550177', verifiedAt: world.clock.now() })
    .onConflictDoUpdate({ target: phones.userId, set: { phone: '+15305550177' } });
  await giveMembership(world.db, me.user.id);
  await placed(me, await addSku(world), true);
  await world.visitor().post('/api/waitlist', {
    address: '12 Pine Road, Paradise, CA 95969',
    email: secret,
    plan: 'plus',
    source: 'pricing',
  });
  await world.visitor().post('/api/contact', {
    firstName: 'Maya',
    lastName: 'Torres',
    email: secret,
    subject: 'A question',
    message: 'How does it work?',
  });
  // An email that belongs to no household.
  const id = randomUUID();
  const mail = { id, from: secret, to: 'reply@demo.hearthline.example', subject: 'x', text: 'Hello' };
  await world.visitor().post('/api/demo/mailbox/reply', mail);
  await expect.poll(async () => (await staff.get('/api/desk/unknown')).body).toHaveLength(2);
  const colleague = await signedIn(world);
  await staff.call('PUT', `/api/admin/members/${colleague.user.id}/role`, {
    role: 'AGENT',
    reason: `Helps ${secret}`,
  });
  return household;
}

test('roles that may not see addresses in lists never get one, whatever they read', async () => {
  const { me, ids } = await memberInEveryList();
  const admin = await signedInAdmin(world);
  const rowsOf = async (path: string) =>
    ((await admin.get(path)).body as { rows: { id: string }[] }).rows
      .slice(0, sized({ gate: 2, soak: 4 }))
      .map(({ id }) => id);
  const known: Record<string, string[]> = {
    userId: [me.user.id],
    orderId: await rowsOf('/api/admin/orders'),
    entryId: await rowsOf('/api/admin/waitlist'),
    caseId: await rowsOf('/api/desk/cases'),
    homeId: [ids.homeId ?? ''],
    id: await rowsOf('/api/admin/audit?scope=everybody'),
  };
  const shown = async (who: Browser) => {
    const found: string[] = [];
    for (const e of staffOnly.filter((one) => one.method === 'GET' && one.may !== 'contact.reveal')) {
      const param = /:(\w+)/.exec(e.path)?.[1];
      for (const value of param ? (known[param] ?? []) : ['']) {
        const { text } = await send(who, e, e.path.replace(/:\w+/, value));
        if (text.includes(secret) || text.includes('5305550177')) found.push(nameOf(e));
      }
    }
    return [...new Set(found)];
  };
  expect(await shown(admin)).toEqual(
    expect.arrayContaining([
      'GET /api/admin/members',
      'GET /api/admin/orders',
      'GET /api/admin/waitlist',
      'GET /api/desk/unknown',
    ]),
  );
  for (const role of STAFF_ROLES.filter((one) => !mayDo(one, 'contact.always')))
    expect([role, await shown(await signedInAs(world, role))]).toEqual([role, []]);
  const agent = await signedInAs(world, 'AGENT');
  const { body } = await agent.get(`/api/admin/members/${me.user.id}`);
  expect(body).toMatchObject({ email: 'c•••@example.com' });
});

test('an agent reveals contact data by a call of its own, and the audit log says who did', async () => {
  const me = await signedIn(world);
  const agent = await signedInAs(world, 'AGENT');
  const { body } = await agent.get(`/api/admin/members/${me.user.id}/contact`);
  expect(body).toEqual({ email: me.email, phone: null });
  const { rows } = await world.database.pool.query(
    `select actor_id, subject_id from audit_entries where action = 'account.contact-viewed' and actor_id = $1`,
    [agent.user.id],
  );
  expect(rows).toEqual([{ actor_id: agent.user.id, subject_id: me.user.id }]);
  const finance = await signedInAs(world, 'FINANCE');
  expect((await finance.get(`/api/admin/members/${me.user.id}/contact`)).status).toBe(403);
});

test('a role that changes takes effect at once: the old session ends, the new one has the new role', async () => {
  const admin = await signedInAdmin(world);
  const agent = await signedInAs(world, 'AGENT');
  expect((await agent.get('/api/desk')).status).toBe(200);
  const put = (role: string, userId = agent.user.id) =>
    admin.call('PUT', `/api/admin/members/${userId}/role`, { role, reason: 'Moves to finance.' });
  expect((await put('FINANCE')).body).toMatchObject({ role: 'FINANCE', ended: 1 });
  expect((await agent.get('/api/desk')).status).toBe(401);
  await agent.post('/api/auth/dev-login', { email: agent.email });
  expect((await agent.get('/api/desk')).status).toBe(403);
  expect((await agent.get('/api/admin/payments/flagged')).status).toBe(200);
  expect((await put('USER')).body).toMatchObject({ role: 'USER', ended: 1 });
  await agent.post('/api/auth/dev-login', { email: agent.email });
  expect((await agent.get('/api/admin/waiting')).status).toBe(403);
  // Not your own role, and operations may not grant any.
  expect((await put('USER', admin.user.id)).status).toBe(409);
  const operations = await signedInAs(world, 'OPERATIONS');
  const tried = await operations.call('PUT', `/api/admin/members/${agent.user.id}/role`, {
    role: 'ADMIN',
    reason: 'Please',
  });
  expect(tried.status).toBe(403);
  const { rows } = await world.database.pool.query(
    `select action from audit_entries where subject_id = $1 and actor_id = $2 and changes is not null order by seq`,
    [agent.user.id, admin.user.id],
  );
  expect(rows.map((row: { action: string }) => row.action)).toEqual([
    'account.role-changed',
    'account.made-member',
  ]);
});

test('the team list shows every role to administrators and auditors', async () => {
  const agent = await signedInAs(world, 'AGENT');
  const auditor = await signedInAs(world, 'AUDITOR');
  const { body } = await auditor.get('/api/admin/staff');
  const { staff } = body as { staff: { id: string; role: StaffRole; isYou: boolean }[] };
  expect(staff).toContainEqual(expect.objectContaining({ id: agent.user.id, role: 'AGENT', isYou: false }));
  expect(staff).toContainEqual(expect.objectContaining({ id: auditor.user.id, isYou: true }));
});

test.each(STAFF_ROLES)('outside a demo, %s without a passkey has no access', async (role) => {
  const email = `${randomUUID()}@example.com`;
  const [user] = await live.db.insert(users).values({ email, role }).returning();
  const who = live.visitor();
  const { token } = await live.db.transaction((tx) =>
    openSession(
      tx,
      live.deps,
      { id: user?.id ?? '', role },
      { device: 'Firefox on Mac', previousToken: undefined, network: '203.0.113.7' },
      'mail',
    ),
  );
  who.cookies.set('session', token);
  expect((await who.get('/api/admin/waiting')).body).toMatchObject({ code: 'passkey_required' });
  expect((await who.get('/api/auth/session')).body).toMatchObject({ needsPasskey: true });
});
