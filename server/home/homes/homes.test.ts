import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { firstAltered, homeHistory } from '#server/core/audit/audit.ts';
import { auditEntries } from '#server/core/audit/tables.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { addHome, HOME, POLICY } from '#test/homes.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { homeFor, homesOwnedBy, policiesOf } from './homes.ts';
import { homeMembers, policies } from './tables.ts';

const world = await openWorld();
const { db } = world;
type Me = Awaited<ReturnType<typeof signedIn>>;

const join = (homeId: string, who: Me, role: 'member' | 'viewer') =>
  db.insert(homeMembers).values({ homeId, userId: who.user.id, role });
const actionsOf = async (homeId: string) => {
  const cipher = await cipherOf(db, world.deps.masterKeys, homeId);
  return (await homeHistory(db, cipher, { limit: 50 })).map(({ action, detail }) => [action, detail]);
};
const statusesOf = (replies: { status: number }[]) =>
  replies.map((reply) => reply.status).toSorted((a, b) => a - b);
const fieldsOf = (reply: { body: unknown }) => (reply.body as { fields?: Record<string, string> }).fields;

test('a member adds a home with its policy, and it becomes the current home', async () => {
  const me = await signedIn(world);
  const reply = await me.post('/api/homes', HOME);
  expect(reply.status).toBe(201);
  expect(reply.body).toMatchObject({
    address: HOME.address,
    state: 'CA',
    accuracy: 'zip',
    canStartServices: false,
    role: 'owner',
    isCurrent: true,
    archivedAt: null,
    policies: [
      {
        kind: 'homeowners',
        carrier: POLICY.carrier,
        policyNumberEnd: '9920',
        coverageLimit: 450_000,
        deductible: 2_500.5,
        dwellingLimit: null,
        standing: 'in-force',
      },
    ],
  });
  expect(reply.text).not.toContain(POLICY.policyNumber);
  const { id } = reply.body as { id: string };
  expect((await me.get('/api/homes')).body).toEqual([reply.body]);
  expect((await me.get('/api/homes/current-home-id')).body).toEqual(reply.body);
  expect(await actionsOf(id)).toEqual([
    ['policy.added', 'Homeowners, Golden Bear Mutual'],
    ['home.added', HOME.address],
  ]);
  expect((await homesOwnedBy(db, me.user.id)).map((home) => home.id)).toEqual([id]);
});

test('a full timestamp from a browser is stored as its date', async () => {
  const me = await signedIn(world);
  const dates = { effectiveDate: '2026-11-15T08:00:00.000Z', expiryDate: '2027-11-15T08:00:00.000Z' };
  const home = await addHome(me, { policy: { ...POLICY, ...dates } });
  expect(home.policies[0]).toMatchObject({ effectiveDate: '2026-11-15', expiryDate: '2027-11-15' });
});

test('the policy number is encrypted in the table and readable only by people of the home', async () => {
  const me = await signedIn(world);
  const { id, policies: shown } = await addHome(me);
  const [row] = await db.select().from(policies).where(eq(policies.homeId, id));
  expect(Buffer.from(row?.policyNumber ?? []).includes(POLICY.policyNumber)).toBe(false);
  const cipher = await cipherOf(db, world.deps.masterKeys, id);
  expect((await policiesOf(db, cipher, id))[0]?.policyNumber).toBe(POLICY.policyNumber);
  const url = `/api/homes/${id}/policies/${shown[0]?.id}/number`;
  expect((await me.get(url)).body).toEqual({ policyNumber: POLICY.policyNumber });
  expect((await (await signedIn(world)).get(url)).status).toBe(404);
});

describe('home validation', () => {
  test.each([
    [{ address: ' ' }, 'address', 'Enter the street address'],
    [{ state: 'OR' }, 'state', 'Choose California, Nevada or Arizona'],
    [{ zip: '9596' }, 'zip', 'Enter a 5-digit ZIP code'],
    [{ policy: { ...POLICY, carrier: '' } }, 'policy.carrier', 'Insurance carrier required'],
    [{ policy: { ...POLICY, policyNumber: '' } }, 'policy.policyNumber', 'Policy number required'],
    [{ policy: { ...POLICY, coverageLimit: undefined } }, 'policy.coverageLimit', 'Coverage limit required'],
    [{ policy: { ...POLICY, deductible: undefined } }, 'policy.deductible', 'Deductible required'],
    [
      { policy: { ...POLICY, deductible: 1.005 } },
      'policy.deductible',
      'Use at most two digits after the point',
    ],
    [{ policy: { ...POLICY, deductible: -1 } }, 'policy.deductible', 'Enter an amount that is not negative'],
    [
      { policy: { ...POLICY, coverageLimit: 1_000_000_001 } },
      'policy.coverageLimit',
      'Enter an amount of at most $1,000,000,000',
    ],
    [
      { policy: { ...POLICY, expiryDate: POLICY.effectiveDate } },
      'policy.expiryDate',
      'The policy must end after it begins',
    ],
    [
      { policy: { ...POLICY, expiryDate: '2027-02-30' } },
      'policy.expiryDate',
      'Enter a date, like 2026-11-15',
    ],
  ])('%j is refused at %s', async (given, field, words) => {
    const me = await signedIn(world);
    const reply = await me.post('/api/homes', { ...HOME, ...given });
    expect(reply.status).toBe(400);
    expect(fieldsOf(reply)).toMatchObject({ [field]: words });
    expect((await me.get('/api/homes')).body).toEqual([]);
  });
});

describe('a ZIP code from another state', () => {
  test.each([
    [
      'New Pine Creek',
      '97635',
      'As far as we know, the ZIP code 97635 is in Oregon, and you chose California.',
    ],
    ['Verdi', '89439', 'As far as we know, the ZIP code 89439 is in Nevada, and you chose California.'],
    ['Nowhere', '00000', 'We don’t know the ZIP code 00000. Check its five digits.'],
  ])('%s with %s is saved after confirmation, without coordinates', async (city, zip, words) => {
    const me = await signedIn(world);
    const home = { ...HOME, city, zip };
    const asked = await me.post('/api/homes', home);
    expect(asked).toMatchObject({ status: 409, body: { code: 'confirmation_needed', error: words } });
    expect((await me.get('/api/homes')).body).toEqual([]);
    const saved = await me.post('/api/homes', { ...home, confirmed: true });
    expect(saved).toMatchObject({
      status: 201,
      body: { city, zip, state: 'CA', lat: null, lng: null, accuracy: null, canStartServices: false },
    });
    const { id } = saved.body as { id: string };
    expect((await me.patch(`/api/homes/${id}`, { address: '2 Elm Street' })).status).toBe(200);
    expect((await me.patch(`/api/homes/${id}`, { zip: '89101' })).status).toBe(409);
    const pin = { lat: 41.99, lng: -120.3 };
    expect((await me.call('PUT', `/api/homes/${id}/location`, pin)).body).toMatchObject(pin);
  });

  test('a home whose ZIP code is unknown in its state is added on the first attempt', async () => {
    const me = await signedIn(world);
    expect((await me.post('/api/homes', { ...HOME, zip: '95000' })).status).toBe(201);
  });
});

test('another member gets 404 for everything in a home', async () => {
  const owner = await signedIn(world);
  const stranger = await signedIn(world);
  await addHome(stranger);
  const { id, policies: own } = await addHome(owner);
  const policy = `/api/homes/${id}/policies/${own[0]?.id}`;
  const calls: ['GET' | 'POST' | 'PUT' | 'PATCH', string, object?][] = [
    ['GET', `/api/homes/${id}`],
    ['PATCH', `/api/homes/${id}`, { city: 'Chico' }],
    ['PUT', `/api/homes/${id}/location`, { lat: 39.75, lng: -121.6 }],
    ['PUT', `/api/homes/${id}/current`, {}],
    ['POST', `/api/homes/${id}/archive`, {}],
    ['POST', `/api/homes/${id}/restore`, {}],
    ['POST', `/api/homes/${id}/policies`, POLICY],
    ['PUT', policy, POLICY],
    ['GET', `${policy}/number`],
    ['POST', `${policy}/end`, {}],
    ['POST', `${policy}/renew`, {}],
    // Their own home, with another person's policy.
    ['PUT', `/api/homes/current-home-id/policies/${own[0]?.id}`, POLICY],
    ['GET', `/api/homes/current-home-id/policies/${own[0]?.id}/number`],
    ['POST', `/api/homes/current-home-id/policies/${own[0]?.id}/end`, {}],
    ['POST', `/api/homes/current-home-id/policies/${own[0]?.id}/renew`, {}],
  ];
  const before = await owner.get(`/api/homes/${id}`);
  for (const [method, url, body] of calls)
    expect([url, (await stranger.call(method, url, body)).status]).toEqual([url, 404]);
  expect((await owner.get(`/api/homes/${id}`)).body).toEqual(before.body);
});

test('the owner can do everything, a member can edit the home’s contents, a viewer can only read', async () => {
  const owner = await signedIn(world);
  const member = await signedIn(world);
  const viewer = await signedIn(world);
  const { id, policies: own } = await addHome(owner);
  await join(id, member, 'member');
  await join(id, viewer, 'viewer');
  const policy = `/api/homes/${id}/policies/${own[0]?.id}`;
  const statusFor = async (
    who: Me,
    [method, url, body]: ['GET' | 'POST' | 'PUT' | 'PATCH', string, object?],
  ) => (await who.call(method, url, body)).status;
  const reads = [
    ['GET', `/api/homes/${id}`],
    ['GET', `${policy}/number`],
    ['PUT', `/api/homes/${id}/current`, {}],
  ] as const;
  const edits = [
    ['PUT', policy, POLICY],
    ['POST', `${policy}/renew`, {}],
    ['POST', `${policy}/end`, {}],
    ['POST', `/api/homes/${id}/policies`, POLICY],
  ] as const;
  const owns = [
    ['PATCH', `/api/homes/${id}`, { city: 'Paradise' }],
    ['PUT', `/api/homes/${id}/location`, { lat: 39.76, lng: -121.62 }],
    ['POST', `/api/homes/${id}/archive`, {}],
    ['POST', `/api/homes/${id}/restore`, {}],
  ] as const;
  for (const call of reads) expect([call, await statusFor(viewer, [...call])]).toEqual([call, 200]);
  for (const call of [...edits, ...owns])
    expect([call, await statusFor(viewer, [...call])]).toEqual([call, 403]);
  for (const call of owns) expect([call, await statusFor(member, [...call])]).toEqual([call, 403]);
  for (const call of edits)
    expect([call, Math.floor((await statusFor(member, [...call])) / 100)]).toEqual([call, 2]);
  for (const call of owns) expect([call, await statusFor(owner, [...call])]).toEqual([call, 200]);
  expect((await viewer.get(`/api/homes/${id}`)).body).toMatchObject({ role: 'viewer' });
});

test('a person selects the current home; an archived one can’t be selected or changed, and is fully restored', async () => {
  const me = await signedIn(world);
  const first = await addHome(me);
  const second = await addHome(me, { address: '9 Lake Street', city: 'Reno', state: 'NV', zip: '89501' });
  const current = async () => ((await me.get('/api/homes/current-home-id')).body as { id: string }).id;
  expect(await current()).toBe(second.id);
  expect((await me.call('PUT', `/api/homes/${first.id}/current`, {})).body).toMatchObject({
    isCurrent: true,
  });
  expect(await current()).toBe(first.id);
  expect((await me.post(`/api/homes/${first.id}/archive`)).body).toMatchObject({
    isCurrent: false,
    canStartServices: false,
  });
  expect(await current()).toBe(second.id);
  expect((await me.call('PUT', `/api/homes/${first.id}/current`, {})).status).toBe(409);
  expect((await me.patch(`/api/homes/${first.id}`, { city: 'Magalia' })).status).toBe(409);
  expect((await me.post(`/api/homes/${first.id}/policies`, POLICY)).status).toBe(409);
  expect((await me.get('/api/homes')).body).toMatchObject([{ id: second.id }, { id: first.id }]);
  await me.post(`/api/homes/${first.id}/archive`); // idempotent
  await me.post(`/api/homes/${first.id}/restore`);
  expect((await me.patch(`/api/homes/${first.id}`, { address: '2 Elm Street' })).status).toBe(200);
  const written = (await actionsOf(first.id)).map(([action]) => action);
  expect(written).toEqual([
    'home.address-changed',
    'home.restored',
    'home.archived',
    'policy.added',
    'home.added',
  ]);
});

test('in an archived home even the owner can’t make changes, except actions allowed for archived homes', async () => {
  const me = await signedIn(world);
  const { id } = await addHome(me);
  const allowed = { archived: 'allowed' } as const;
  await homeFor(db, me.user.id, id, 'own');
  await me.post(`/api/homes/${id}/archive`);
  for (const level of ['edit', 'own'] as const) {
    await expect(homeFor(db, me.user.id, id, level)).rejects.toMatchObject({ code: 'conflict' });
    expect(await homeFor(db, me.user.id, id, level, allowed)).toMatchObject({ id });
  }
  const invited = await me.post(`/api/homes/${id}/household/invitations`, {
    email: 'new@example.com',
    role: 'member',
  });
  expect(invited.status).toBe(409);
  const stranger = await signedIn(world);
  await expect(homeFor(db, stranger.user.id, id, 'own', allowed)).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await me.post(`/api/homes/${id}/restore`)).status).toBe(200);
});

test('with two concurrent edits of the same home, the later one gets a conflict and overwrites nothing', async () => {
  const owner = await signedIn(world);
  const phone = await signedIn(world, owner.email);
  const { id, updatedAt, policies: own } = await addHome(owner);
  const url = `/api/homes/${id}`;
  const replies = await Promise.all([
    owner.patch(url, { address: '1 First Street', basedOn: updatedAt }),
    phone.patch(url, { address: '2 Second Street', basedOn: updatedAt }),
  ]);
  expect(statusesOf(replies)).toEqual([200, 409]);
  const won = replies.find((reply) => reply.status === 200);
  expect((await owner.get(url)).body).toMatchObject({
    address: (won?.body as { address?: string } | undefined)?.address,
  });
  const policy = `${url}/policies/${own[0]?.id}`;
  const changes = await Promise.all(
    ['A', 'B', 'C'].map((carrier) =>
      owner.call('PUT', policy, { ...POLICY, carrier, basedOn: own[0]?.updatedAt }),
    ),
  );
  expect(statusesOf(changes)).toEqual([200, 409, 409]);
  expect(await firstAltered(db, id)).toBeNull();
});

test('a policy is changed, renewed once and ended, and every step is logged', async () => {
  const me = await signedIn(world);
  const term = { effectiveDate: '2024-02-29', expiryDate: '2025-02-28' };
  const { id, policies: own } = await addHome(me, { policy: { ...POLICY, ...term } });
  const policy = `/api/homes/${id}/policies/${own[0]?.id}`;
  const { policyNumber: _number, ...rest } = POLICY;
  const limits = { dwellingLimit: 400_000, personalPropertyLimit: 120_000.25, lossOfUseLimit: null };
  const changed = await me.call('PUT', policy, { ...rest, ...term, ...limits, carrier: 'Sierra Home' });
  expect(changed.body).toMatchObject({
    carrier: 'Sierra Home',
    policyNumberEnd: '9920',
    dwellingLimit: 400_000,
    personalPropertyLimit: 120_000.25,
    lossOfUseLimit: null,
    standing: 'expired',
  });
  const renewals = await Promise.all([1, 2, 3].map(() => me.post(`${policy}/renew`)));
  expect(statusesOf(renewals)).toEqual([201, 409, 409]);
  const renewed = renewals.find((reply) => reply.status === 201)?.body;
  expect(renewed).toMatchObject({
    carrier: 'Sierra Home',
    effectiveDate: '2025-02-28',
    expiryDate: '2026-02-28',
    policyNumberEnd: '9920',
  });
  expect((await me.post(`${policy}/end`)).body).toMatchObject({ standing: 'ended' });
  expect((await me.post(`${policy}/end`)).status).toBe(200);
  expect((await me.post(`${policy}/renew`)).status).toBe(409);
  expect((await actionsOf(id)).map(([action]) => action)).toEqual([
    'policy.ended',
    'policy.renewed',
    'policy.changed',
    'policy.added',
    'home.added',
  ]);
  const { rows } = await db.execute(
    sql`select count(*)::int as n from ${auditEntries} where ${auditEntries.detail} is not null and position('Sierra'::bytea in ${auditEntries.detail}) > 0`,
  );
  expect(rows[0]).toEqual({ n: 0 });
});
