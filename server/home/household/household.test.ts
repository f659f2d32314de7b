import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Household } from '#contract/home/household.ts';
import { addMember } from '#server/home/homes/homes.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { PERSON, withHousehold } from '#test/homes.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { householdNeeds, roomNeedsByHome } from './household.ts';
import { runBackfillNeeds } from './jobs.ts';
import { homeNeeds } from './tables.ts';

const world = await openWorld({ withWorkers: false });
type Me = Awaited<ReturnType<typeof signedIn>>;

async function join(homeId: string, role: 'member' | 'viewer'): Promise<Me> {
  const me = await signedIn(world);
  await world.db.transaction((tx) =>
    addMember(tx, { homeId, userId: me.user.id, role, createdAt: world.clock.now() }),
  );
  return me;
}

const PET = { species: 'dog', count: 2, names: 'CANARY-pet', isTransportReady: false, note: '' };
const CONTACT = {
  name: 'CANARY-contact',
  relation: 'Sister',
  phone: '(415) 555-0134',
  email: '',
  isOutOfArea: true,
};
const PLAN = {
  meetingNear: 'CANARY-plan oak at the corner',
  meetingAway: 'Chico, Aunt May',
  routes: 'Skyway south',
  gas: 'Left of the garage',
  water: '',
  power: '',
  goBag: 'Hall closet',
  neighbors: '',
  seats: 4,
  claimPhone: '(800) 255-0134',
};

/** The date this many days from now. */
const dayIn = (n: number) => after(world.clock.now(), days(n)).toISOString().slice(0, 10);

const read = async (me: Me, at: string) => (await me.get(at)).body as Household;

test('a member adds people, animals, contacts and a plan, and reads them back in order', async () => {
  const { owner, at, homeId } = await withHousehold(world);
  expect(await read(owner, at)).toMatchObject({ people: [], pets: [], contacts: [], summary: '' });
  const added = await owner.post(`${at}/people`, PERSON);
  expect(added).toMatchObject({ status: 201, body: { name: 'Rosa Delgado', power: ['device', 'oxygen'] } });
  await owner.post(`${at}/pets`, PET);
  await owner.post(`${at}/contacts`, CONTACT);
  const second = await owner.post(`${at}/contacts`, {
    ...CONTACT,
    name: 'Jo',
    phone: '',
    email: 'Jo@Example.com',
  });
  expect((await owner.call('PUT', `${at}/plan`, PLAN)).body).toMatchObject({ claimPhone: '+18002550134' });
  const first = (second.body as { id: string }).id;
  expect((await owner.post(`${at}/contacts/${first}/first`)).status).toBe(204);

  const seen = await read(owner, at);
  expect(seen.contacts.map((c) => c.name)).toEqual(['Jo', 'CANARY-contact']);
  expect(seen.contacts.map((c) => c.phone)).toEqual(['', '+14155550134']);
  expect(seen).toMatchObject({ yourRole: 'owner', plan: { seats: 4, routes: 'Skyway south' } });
  expect(seen.summary).toBe(
    '1 person, 1 uses a wheelchair, 1 needs oxygen, 1 needs a powered device, 2 dogs',
  );

  const id = (added.body as { id: string }).id;
  await owner.call('PUT', `${at}/people/${id}`, { ...PERSON, mobility: 'none', power: [], birthYear: 2020 });
  expect((await read(owner, at)).people).toMatchObject([{ id, mobility: 'none', ageGroup: 'child' }]);
  expect((await owner.delete(`${at}/people/${id}`)).status).toBe(204);
  expect((await owner.delete(`${at}/people/${id}`)).status).toBe(404);

  const cipher = await cipherOf(world.db, world.deps.masterKeys, homeId);
  expect(await householdNeeds(world.db, cipher, dayIn(0))).toMatchObject({
    people: 0,
    pets: { dog: 2 },
    petsWithoutTransport: 2,
    seats: 4,
  });
});

test('nothing a household entered is in plain text in the database', async () => {
  const { owner, at } = await withHousehold(world);
  await owner.post(`${at}/people`, PERSON);
  await owner.post(`${at}/pets`, PET);
  await owner.post(`${at}/contacts`, CONTACT);
  await owner.call('PUT', `${at}/plan`, PLAN);
  await owner.post(`${at}/invitations`, { email: `${randomUUID()}@example.com`, role: 'viewer' });
  const { rows } = await world.database.pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { name } of rows) {
    const found = await world.database.pool.query(
      `select count(*)::int as n from ${name} t where t::text like '%CANARY%' or t::text like '%' || encode('CANARY', 'hex') || '%'`,
    );
    expect([name, found.rows[0]]).toEqual([name, { n: 0 }]);
  }
});

test('access rules: a viewer reads, a member changes, the owner shares, and a stranger finds no home', async () => {
  const { owner, at, homeId } = await withHousehold(world);
  const person = (await owner.post(`${at}/people`, PERSON)).body as { id: string };
  const invited = (
    await owner.post(`${at}/invitations`, { email: `${randomUUID()}@example.com`, role: 'member' })
  ).body as { id: string };
  const [member, viewer, stranger] = [
    await join(homeId, 'member'),
    await join(homeId, 'viewer'),
    (await withHousehold(world)).owner,
  ];
  const plan = `${at}/plan`;
  const calls = {
    read: ['GET', at],
    activity: ['GET', `/api/homes/${homeId}/activity`],
    add: ['POST', `${at}/people`, PERSON],
    change: ['PUT', `${at}/people/${person.id}`, PERSON],
    plan: ['PUT', plan, PLAN],
    invite: ['POST', `${at}/invitations`, { email: `${randomUUID()}@example.com`, role: 'member' }],
    again: ['POST', `${at}/invitations/${invited.id}/resend`],
    withdraw: ['DELETE', `${at}/invitations/${invited.id}`],
    role: ['PATCH', `${at}/members/${viewer.user.id}`, { role: 'viewer' }],
    remove: ['DELETE', `${at}/members/${randomUUID()}`],
    owner: ['POST', `${at}/owner`, { userId: member.user.id }],
  } as const;
  const matrix = async (me: Me) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(calls).map(async ([name, [method, url, body]]) => [
          name,
          (await me.call(method, url, body ?? (method === 'GET' ? undefined : {}))).status,
        ]),
      ),
    ) as Record<string, number>;
  const statuses = (list: string[], status: number) => Object.fromEntries(list.map((name) => [name, status]));
  const reads = ['read', 'activity'];
  const edits = ['add', 'change', 'plan'];
  const owns = ['invite', 'again', 'withdraw', 'role', 'remove', 'owner'];
  expect(await matrix(stranger)).toEqual(statuses(Object.keys(calls), 404));
  expect(await matrix(viewer)).toEqual({ ...statuses(reads, 200), ...statuses([...edits, ...owns], 403) });
  expect(await matrix(member)).toEqual({
    ...statuses(reads, 200),
    ...statuses(['change', 'plan'], 200),
    ...statuses(['add'], 201),
    ...statuses(owns, 403),
  });
  // Another household's entry isn't accessible through your own home, either.
  const other = await withHousehold(world);
  expect((await other.owner.call('PUT', `${other.at}/people/${person.id}`, PERSON)).status).toBe(404);
  expect((await other.owner.delete(`${other.at}/invitations/${invited.id}`)).status).toBe(404);
  expect((await read(viewer, at)).invitations).toEqual([]);
});

test('invalid household input gets an error that says how to fix it', async () => {
  const { owner, at } = await withHousehold(world);
  const refusal = async (url: string, body: object) =>
    ((await owner.post(`${at}/${url}`, body)).body as { fields: Record<string, string> }).fields;
  expect(await refusal('contacts', { ...CONTACT, phone: '555', email: '' })).toEqual({
    phone: 'Enter a phone number with its area code, like (530) 555-0134, or one that starts with +',
  });
  expect(await refusal('contacts', { ...CONTACT, phone: '', email: '' })).toEqual({
    phone: 'Enter a phone number or an email address',
  });
  expect(await refusal('pets', { ...PET, count: 0 })).toEqual({ count: 'Enter 1 or more' });
  expect(await refusal('people', { ...PERSON, name: ' ', ageGroup: 'old' })).toEqual({
    name: 'Enter a name',
    ageGroup: 'Choose an age group',
  });
});

test('a household holds at most fifty people, even with concurrent requests', async () => {
  const { owner, at } = await withHousehold(world);
  const add = () => owner.post(`${at}/people`, PERSON);
  for (let i = 0; i < 45; i += 1) expect((await add()).status).toBe(201);
  const replies = await Promise.all(Array.from({ length: 9 }, add));
  expect(replies.filter((r) => r.status === 201)).toHaveLength(5);
  expect(replies.filter((r) => r.status === 409)).toHaveLength(4);
});

test('the plan card is the current home in one response, or null without a home', async () => {
  const nobody = await signedIn(world);
  expect((await nobody.get('/api/plan-card')).body).toMatchObject({
    userId: nobody.user.id,
    card: null,
    isFromDevice: false,
  });
  const { owner, at, homeId } = await withHousehold(world);
  await owner.post(`${at}/pets`, PET);
  await owner.call('PUT', `${at}/plan`, PLAN);
  const policy = { carrier: 'Sierra Mutual', coverageLimit: 500_000, deductible: 2500 };
  for (const [policyNumber, effectiveDate, expiryDate] of [
    ['HO-1', dayIn(-400), dayIn(-35)],
    ['HO-2', dayIn(-35), dayIn(330)],
  ])
    await owner.post(`/api/homes/${homeId}/policies`, { ...policy, policyNumber, effectiveDate, expiryDate });
  expect((await owner.get('/api/plan-card')).body).toMatchObject({
    userId: owner.user.id,
    card: {
      address: '12 Oak Ridge Rd',
      place: 'Paradise, CA 95969',
      summary: '2 dogs',
      plan: { meetingAway: 'Chico, Aunt May' },
      // An expired one doesn't help on the phone.
      policies: [{ kind: 'homeowners', carrier: 'Sierra Mutual', policyNumber: 'HO-2' }],
    },
  });
});

test('the activity log shows every change, newest first, with actor and origin', async () => {
  const { owner, at, homeId } = await withHousehold(world);
  const member = await join(homeId, 'member');
  await member.call('PATCH', '/api/account', { name: 'Jo' });
  await owner.post(`${at}/people`, PERSON);
  await member.call('PUT', `${at}/plan`, PLAN);
  const activity = async (query = '') =>
    (await owner.get(`/api/homes/${homeId}/activity${query}`)).body as {
      entries: { seq: number; action: string }[];
      hasMore: boolean;
    };
  expect((await activity()).entries).toMatchObject([
    {
      seq: 3,
      action: 'household.plan-changed',
      actor: 'person',
      name: 'Jo',
      device: 'Firefox on Mac',
      detail:
        'meeting place nearby, meeting place out of the area, routes, gas shut-off, go-bag, seats, claim line',
    },
    { seq: 2, action: 'household.person-added', actor: 'you', detail: 'Rosa Delgado' },
    { seq: 1, action: 'home.added', actor: 'you' },
  ]);
  expect((await activity('?capability=home')).entries.map((e) => e.seq)).toEqual([1]);
  expect((await activity('?before=2')).entries.map((e) => e.seq)).toEqual([1]);
  for (let i = 0; i < 50; i += 1) await owner.call('PUT', `${at}/plan`, { ...PLAN, seats: i });
  const page = await activity();
  expect(page).toMatchObject({ hasMore: true });
  expect(page.entries).toHaveLength(50);
  const rest = await activity(`?before=${page.entries.at(-1)?.seq}`);
  expect(rest).toMatchObject({ hasMore: false, entries: [{ seq: 3 }, { seq: 2 }, { seq: 1 }] });
});

test('a home cannot be transferred to someone who is about to delete their account', async () => {
  const { owner, at, homeId } = await withHousehold(world);
  const leaving = await join(homeId, 'member');
  const asked = await leaving.post('/api/account/deletion', { email: leaving.email });
  expect([asked.status, asked.text]).toEqual([expect.toSatisfy((s: number) => s < 300), expect.any(String)]);
  const refused = await owner.post(`${at}/owner`, { userId: leaving.user.id });
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((refused.body as { error: string }).error).toContain('about to delete their account');
  expect((await leaving.delete('/api/account/deletion')).status).toBeLessThan(300);
  expect((await owner.post(`${at}/owner`, { userId: leaving.user.id })).status).toBe(204);
});

test('in an archived home the owner can remove access and transfer it, but not invite anyone', async () => {
  const { owner, at, homeId } = await withHousehold(world);
  const [one, other] = [await join(homeId, 'viewer'), await join(homeId, 'member')];
  const email = `${randomUUID()}@example.com`;
  const { body } = await owner.post(`${at}/invitations`, { email, role: 'viewer' });
  expect((await owner.post(`/api/homes/${homeId}/archive`)).status).toBe(200);
  expect((await owner.post(`${at}/invitations/${(body as { id: string }).id}/resend`)).status).toBe(409);
  expect((await owner.patch(`${at}/members/${one.user.id}`, { role: 'member' })).status).toBe(409);
  expect((await owner.delete(`${at}/invitations/${(body as { id: string }).id}`)).status).toBe(204);
  expect((await owner.delete(`${at}/members/${one.user.id}`)).status).toBe(204);
  expect((await owner.post(`${at}/owner`, { userId: other.user.id })).status).toBe(204);
});

test('on the evening of December 31 in California, ages are still computed for the old year', async () => {
  const year = world.clock.now().getUTCFullYear();
  world.clock.advance(Date.UTC(year + 1, 0, 1, 4) - world.clock.now().getTime());
  const { owner, at } = await withHousehold(world);
  const teen = { ...PERSON, ageGroup: 'adult', birthYear: year - 17 };
  expect((await owner.post(`${at}/people`, teen)).body).toMatchObject({ ageGroup: 'teen' });
  expect((await read(owner, at)).people).toMatchObject([{ ageGroup: 'teen' }]);
  world.clock.advance(hours(5));
  expect((await read(owner, at)).people).toMatchObject([{ ageGroup: 'adult' }]);
});

test('room needs follow every household change, and are backfilled where missing', async () => {
  const { owner, homeId, at } = await withHousehold(world);
  const needs = async () => (await roomNeedsByHome(world.db, [homeId])).get(homeId);
  expect(await needs()).toBeUndefined();
  const rosa = (await owner.post(`${at}/people`, PERSON)).body as { id: string };
  await owner.post(`${at}/pets`, PET);
  const counted = { people: 1, pets: 2, isAccessible: true, isMedical: true };
  expect(await needs()).toEqual(counted);
  await owner.call('PUT', `${at}/people/${rosa.id}`, { ...PERSON, mobility: 'none', power: [] });
  expect(await needs()).toEqual({ ...counted, isAccessible: false, isMedical: false });
  await owner.delete(`${at}/people/${rosa.id}`);
  expect(await needs()).toEqual({ people: 0, pets: 2, isAccessible: false, isMedical: false });
  await world.db.delete(homeNeeds).where(eq(homeNeeds.homeId, homeId));
  await runBackfillNeeds(world.deps);
  expect(await needs()).toMatchObject({ people: 0, pets: 2 });
});
