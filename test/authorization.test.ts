/** Who may call what: every operation of the OpenAPI document with every kind of caller. No route is listed by hand. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { StaffRole } from '#contract/staff.ts';
import { grantAdmin } from '#server/core/accounts/accounts.ts';
import { openSession } from '#server/core/accounts/sessions.ts';
import { STEP_UP_LIFE } from '#server/platform/route.ts';
import { isEndless, type Operation, operationsOf, type Schema, sendTo, urlWith } from './documented.ts';
import { fullHousehold } from './full-household.ts';
import { openWorld, signedIn, signedInAdmin, signedInAs, type Browser } from './world.ts';

const demo = await openWorld({ withWorkers: false });
const live = await openWorld({ env: { DEMO: '0' }, withWorkers: false });

const { document, operations } = await operationsOf(demo);
const owner = await fullHousehold(demo, (what) => `SECRET-${what}`.replaceAll(' ', '-'));
const stranger = await signedIn(demo);
const admin = await signedInAdmin(demo);
const SECRETS = [/SECRET-/i, new RegExp(owner.me.email), /12 Oak Ridge/];

const urlOf = (operation: Operation) => urlWith({ ...owner.ids, userId: owner.me.user.id }, operation);
const send = (who: Browser, operation: Operation, body: object = {}) =>
  sendTo(who, operation, urlOf(operation), body);

const codeOf = (body: unknown): string | undefined => (body as { code?: string } | undefined)?.code;

test('registered endpoints and documented endpoints match', () => {
  const documented = new Set(operations.map(({ name }) => name));
  const registered = new Set(
    demo.app.routes
      .filter((r) => r.includes(' /api/') && !r.startsWith('HEAD') && !/\/api\/(openapi\.json|docs)$/.test(r))
      .map((r) => r.replace(/:(\w+)/g, '{$1}')),
  );
  expect([...registered].filter((one) => !documented.has(one))).toEqual([]);
  expect([...documented].filter((one) => !registered.has(one))).toEqual([]);
  expect(documented.size).toBeGreaterThan(150);
});

test('everything under /api/admin and /api/desk is for staff, whatever its method, and nothing else is', () => {
  const misplaced = operations.filter(
    (o) => /^\/api\/(admin|desk)(\/|$)/.test(o.path) !== (o['x-access'] === 'staff'),
  );
  expect(misplaced.map(({ name }) => name)).toEqual([]);
});

test('a signed-out visitor can reach only public endpoints', async () => {
  const wrong: [string, number][] = [];
  for (const operation of operations.filter((o) => o['x-access'] !== 'public')) {
    const { status, body } = await send(demo.visitor(), operation);
    if (status !== 401 || codeOf(body) !== 'not_signed_in') wrong.push([operation.name, status]);
  }
  expect(wrong).toEqual([]);
});

test('a member gets nothing that is for staff, whatever they send', async () => {
  const wrong: [string, number][] = [];
  for (const operation of operations.filter((o) => o['x-access'] === 'staff')) {
    const { status, body } = await send(stranger, operation, { role: 'ADMIN', isAdmin: true });
    if (status !== 403 || codeOf(body) !== 'not_allowed') wrong.push([operation.name, status]);
  }
  expect(wrong).toEqual([]);
});

test('another member can’t get any of a household’s data by its object ids', async () => {
  const leaks: string[] = [];
  const opened: [string, number][] = [];
  const ofThings = operations.filter((o) => o['x-access'] === 'member' && o.path.includes('{'));
  expect(ofThings.length).toBeGreaterThan(80);
  for (const operation of ofThings) {
    const { status, text } = await send(stranger, operation);
    if (SECRETS.some((secret) => secret.test(text))) leaks.push(operation.name);
    if (status < 400) opened.push([operation.name, status]);
  }
  expect(leaks).toEqual([]);
  expect(opened).toEqual([]);
});

test('none of a stranger’s own lists contain another household’s data', async () => {
  const leaks: string[] = [];
  const lists = operations.filter(
    (o) => o['x-access'] !== 'staff' && o.method === 'GET' && !o.path.includes('{') && !isEndless(o),
  );
  for (const operation of lists) {
    const { text } = await send(stranger, operation);
    if (SECRETS.some((secret) => secret.test(text))) leaks.push(operation.name);
  }
  expect(leaks).toEqual([]);
});

test('staff can’t read inside a home: none of their endpoints return items or open documents', async () => {
  const staffOnly = operations.filter((o) => o['x-access'] === 'staff');
  // A case's household and its files are open to its agent: desk.test.ts and files.test.ts check who may read them.
  const ofCases = '/api/desk/cases/{caseId}/';
  // Licenses, insurance and agreements of partners aren't members' documents.
  const ofPartners = '/api/admin/partners/';
  expect(
    staffOnly.filter(
      ({ path }) =>
        !path.startsWith(ofCases) &&
        !path.startsWith(ofPartners) &&
        /document|inventory|polic|receipt|household|packet|file/.test(path),
    ),
  ).toEqual([]);
  // An administrator can't make members' own calls either: the role doesn't grant that.
  const leaks: string[] = [];
  for (const operation of operations.filter((o) => o['x-access'] === 'member' && o.path.includes('{'))) {
    const { status, text } = await send(admin, operation);
    if (status < 400 || /SECRET-/.test(text)) leaks.push(operation.name);
  }
  expect(leaks).toEqual([]);
  // Messages to our team are open to people who may read the case. An agent without the case reads none of them.
  const ofTheCase = ['messages', 'household', 'bookings', 'bookings/{bookingId}'].map(
    (part) => `${ofCases}${part}`,
  );
  const agent = await signedInAs(demo, 'AGENT');
  for (const operation of staffOnly.filter((o) => ofTheCase.includes(o.path) && o.method === 'GET'))
    expect([operation.name, (await send(agent, operation)).status]).toEqual([operation.name, 403]);
  const readable = staffOnly.filter((o) => o.method === 'GET' && !ofTheCase.includes(o.path));
  for (const operation of readable) {
    const { text } = await send(admin, operation);
    // Our team may read why a household requests services, and where goods are delivered, but nothing else.
    const rest = text.replaceAll(/SECRET-(why-we-ask|receiver|delivery-address)/g, '');
    if (rest.includes('SECRET-')) leaks.push(operation.name);
  }
  expect(leaks).toEqual([]);
});

/** Keys of a response that aren't in its schema. */
function unnamed(value: unknown, schema: Schema | undefined, at = ''): string[] {
  if (!schema || value === null || typeof value !== 'object') return [];
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return unnamed(value, document.components.schemas[name], at);
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const found = choices.map((choice) => unnamed(value, choice, at));
    return found.find((one) => one.length === 0) ?? found[0] ?? [];
  }
  if (schema.allOf) {
    const [first = [], ...others] = schema.allOf.map((part) => unnamed(value, part, at));
    return first.filter((key) => others.every((keys) => keys.includes(key)));
  }
  if (Array.isArray(value)) return value.flatMap((one) => unnamed(one, schema.items, `${at}[]`));
  const { properties, additionalProperties } = schema;
  return Object.entries(value).flatMap(([key, inner]) => {
    const known = properties?.[key];
    if (known) return unnamed(inner, known, `${at}.${key}`);
    if (additionalProperties && additionalProperties !== true)
      return unnamed(inner, additionalProperties, `${at}.${key}`);
    return properties && additionalProperties !== true ? [`${at}.${key}`] : [];
  });
}

test('responses contain exactly what their schema defines, for members and for staff', async () => {
  const found: string[] = [];
  let answered = 0;
  for (const operation of operations.filter((o) => o.method === 'GET' && !isEndless(o))) {
    const who = operation['x-access'] === 'staff' ? admin : owner.me;
    const { status, body } = await send(who, operation);
    const schema = operation.responses[String(status)]?.content?.['application/json']?.schema;
    if (status !== 200 || !schema) continue;
    answered += 1;
    found.push(...unnamed(body, schema).map((key) => `${operation.name} ${key}`));
  }
  expect(found).toEqual([]);
  expect(answered).toBeGreaterThan(45);
});

/** Fields that callers must not set for themselves or for their purchases. */
const SMUGGLED = {
  role: 'ADMIN',
  status: 'FULFILLED',
  balance: 1_000_000,
  pointsBalance: 1_000_000,
  priceCents: 1,
  totalCents: 1,
  pointsUsed: 0,
  pointsCost: 0,
  userId: owner.me.user.id,
  ownerId: owner.me.user.id,
  homeId: owner.ids.homeId,
  id: owner.ids.itemId,
  verifiedAt: '2099-01-01T00:00:00Z',
};

test('fields a member may not set change nothing: roles, prices, balances and owners', async () => {
  const me = await signedIn(demo);
  const state = async () => {
    const { rows } = await demo.database.pool.query(
      `select (select string_agg(role, ',' order by id) from users) as roles,
        (select string_agg(user_id || '/' || balance, ',' order by user_id) from point_balances) as balances,
        (select string_agg(id || '/' || user_id, ',' order by id) from homes) as homes,
        (select string_agg(id || '/' || status || '/' || price_cents || '/' || points_cost, ',' order by id)
           from orders cross join lateral (select sku_name) x left join lateral
           (select price_cents, points_cost from skus where skus.id = orders.sku_id) s on true) as orders,
        (select string_agg(user_id || '/' || home_id || '/' || role, ',' order by user_id, home_id) from home_members) as members`,
    );
    return rows[0] as Record<string, string>;
  };
  const before = await state();
  for (const operation of operations.filter(
    (o) => o['x-access'] === 'member' && o.method !== 'GET' && o.path.includes('{') && o.requestBody,
  )) {
    const { status } = await send(me, operation, SMUGGLED);
    expect([operation.name, status >= 400 && status < 500]).toEqual([operation.name, true]);
  }
  expect(await state()).toEqual(before);
  // A member may change their own name, and that changes nothing else.
  expect((await me.patch('/api/account', { name: 'Maya', ...SMUGGLED })).status).toBeLessThan(500);
  expect((await me.get('/api/account')).text).not.toContain('ADMIN');
  expect(await state()).toEqual(before);
});

/** A team member outside the demo, signed in with this method. */
async function staffBy(role: StaffRole, way: 'passkey' | 'mail') {
  const email = `${randomUUID()}@example.com`;
  const { id } = await grantAdmin(live.db, email);
  await live.database.pool.query('update users set role = $1 where id = $2', [role, id]);
  const who = live.visitor();
  const { token } = await live.db.transaction((tx) =>
    openSession(
      tx,
      live.deps,
      { id, role },
      { device: 'Firefox on Mac', previousToken: undefined, network: '203.0.113.7' },
      way,
    ),
  );
  who.cookies.set('session', token);
  return who;
}

/** What administrators may not do: only finance can pay. */
const FINANCE_ALONE = ['POST /api/admin/statements/{statementId}/pay'];

/** For each operation, a role that may use it. */
async function teamBy(way: Parameters<typeof staffBy>[1]) {
  const [boss, payer] = [await staffBy('ADMIN', way), await staffBy('FINANCE', way)];
  return ({ name }: Operation) => (FINANCE_ALONE.includes(name) ? payer : boss);
}

test('outside a demo an administrator can’t change or remove anything without step-up in the last five minutes', async () => {
  const { operations: all } = await operationsOf(live);
  // Work on cases needs no step-up, because an agent answers households every minute. It changes no account and no
  // money.
  const changing = all.filter(
    (o) => o['x-access'] === 'staff' && o.method !== 'GET' && !o.path.startsWith('/api/desk'),
  );
  expect(changing.length).toBeGreaterThan(25);
  expect(changing.filter((o) => !o['x-step-up']).map(({ name }) => name)).toEqual([]);
  const files = all.filter((o) => o['x-access'] === 'staff' && o.path.endsWith('/export'));
  expect(files.filter((o) => !o['x-step-up']).map(({ name }) => name)).toEqual([]);

  const who = await teamBy('passkey');
  const fresh: [string, string | undefined][] = [];
  for (const operation of [...changing, ...files]) {
    const { body } = await send(who(operation), operation);
    if (['step_up_required', 'passkey_required', 'not_signed_in', 'not_allowed'].includes(codeOf(body) ?? ''))
      fresh.push([operation.name, codeOf(body)]);
  }
  expect(fresh).toEqual([]);
  live.clock.advance(STEP_UP_LIFE + 1000);
  const stale: [string, number, string | undefined][] = [];
  for (const operation of [...changing, ...files]) {
    const { status, body } = await send(who(operation), operation);
    if (status !== 403 || codeOf(body) !== 'step_up_required')
      stale.push([operation.name, status, codeOf(body)]);
  }
  expect(stale).toEqual([]);
});

test('outside a demo an administrator without a passkey has no access', async () => {
  const { operations: all } = await operationsOf(live);
  const who = await teamBy('mail');
  const open: [string, number][] = [];
  for (const operation of all.filter((o) => o['x-access'] === 'staff')) {
    const { status, body } = await send(who(operation), operation);
    if (status !== 403 || codeOf(body) !== 'passkey_required') open.push([operation.name, status]);
  }
  expect(open).toEqual([]);
});
