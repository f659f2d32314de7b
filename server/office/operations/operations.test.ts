import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { circleAround } from '#contract/home/circle.ts';
import { drillWord } from '#contract/emergency/operations-drills.ts';
import { sendConfirmationText } from '#contract/office/operations-incidents.ts';
import { reconcileActivations, homeStatusesOf } from '#server/emergency/activations/activations.ts';
import { activations, incidents } from '#server/emergency/activations/tables.ts';
import { phones } from '#server/core/notifications/tables.ts';
import { openReview } from '#server/core/reviews/reviews.ts';
import { addHouseholds } from '#test/evacuees.ts';
import { homeowner, join } from '#test/homes.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const { db, deps } = world;
const at = '/api/admin/operations';
const first = await signedInAdmin(world);
const second = await signedInAdmin(world);

/** Each test has its own part of the state. */
let places = 0;
const place = () => {
  places += 1;
  return { lat: 33 + places, lng: -120 };
};

/** A member with a home on this spot. */
async function addEvacuee(spot: { lat: number; lng: number }) {
  const [made] = await addHouseholds(db, [spot]);
  if (!made) throw new Error('a household was not written');
  return made;
}

/** Moves a home that has a vault to this place, with an old membership. */
async function placeMember(homeId: string, userId: string, { lat, lng }: { lat: number; lng: number }) {
  const id = randomUUID();
  await db.execute(sql`update homes set lat = ${lat}, lng = ${lng}, accuracy = 'pin' where id = ${homeId}`);
  await db.execute(sql`insert into memberships (id, user_id, provider, status, plan, interval, period_start, period_end)
    values (${id}, ${userId}, 'simulated', 'active', 'plus', 'month', '2020-01-01', '2050-01-01')`);
  await db.execute(
    sql`insert into membership_spans (membership_id, plan, from_at) values (${id}, 'plus', '2020-01-01')`,
  );
}

type Declared = { id: string; shapeHash: string; homes: number; state: string; zoneId: string | null };
const input = (spot: { lat: number; lng: number }) => ({
  status: 'order',
  name: 'Ridge Road',
  source: 'County sheriff, press release at 14:05',
  shape: circleAround(spot, 1),
});
async function proposed(spot: { lat: number; lng: number }) {
  const { status, body } = await first.post(`${at}/declarations`, input(spot));
  expect(status).toBe(201);
  return body as Declared;
}
const approve = ({ shapeHash, homes }: Declared, confirm = sendConfirmationText(homes)) => ({
  decision: 'approved',
  note: 'Read it, too.',
  shownHash: shapeHash,
  confirm,
});

test('strangers and members can’t read or decide anything in operations', async () => {
  const member = await signedIn(world);
  for (const url of [at, `${at}/reviews`, `${at}/incidents`, `${at}/zones`, `${at}/declarations`]) {
    expect((await world.visitor().get(url)).status).toBe(401);
    expect((await member.get(url)).status).toBe(403);
  }
  expect((await member.post(`${at}/declarations`, input(place()))).status).toBe(403);
});

test('a declaration by one administrator has no effect until another approves it, in any order of calls', async () => {
  const spot = place();
  const { homeId } = await addEvacuee(spot);
  const declared = await proposed(spot);
  expect(declared.homes).toBe(1);
  const own = await first.post(`${at}/declarations/${declared.id}/decide`, approve(declared));
  expect(own.status).toBe(403);
  await reconcileActivations(deps);
  expect((await homeStatusesOf(db, [homeId], new Date())).get(homeId)?.state).toBe('none');
  const unworded = await second.post(`${at}/declarations/${declared.id}/decide`, approve(declared, 'yes'));
  expect(unworded).toMatchObject({
    status: 400,
    body: { fields: { confirm: `Type ${sendConfirmationText(1)} to confirm.` } },
  });
  const moved = await second.post(`${at}/declarations/${declared.id}/decide`, {
    ...approve(declared),
    shownHash: 'another',
  });
  expect(moved.status).toBe(409);
  expect((await second.post(`${at}/declarations/${declared.id}/decide`, approve(declared))).status).toBe(200);
  expect((await second.post(`${at}/declarations/${declared.id}/decide`, approve(declared))).status).toBe(409);
  await reconcileActivations(deps);
  expect((await homeStatusesOf(db, [homeId], new Date())).get(homeId)?.state).toBe('order');
});

test('a mistake is corrected with the confirmation that names its homes, and one approval can’t restart it', async () => {
  const spot = place();
  const { homeId } = await addEvacuee(spot);
  const declared = await proposed(spot);
  const done = await second.post(`${at}/declarations/${declared.id}/decide`, approve(declared));
  await reconcileActivations(deps);
  const { zoneId } = done.body as Declared;
  const [row] = await db.select().from(activations).where(eq(activations.homeId, homeId));
  const incidentId = row?.incidentId;
  const shown = await first.get(`${at}/incidents/${incidentId}`);
  expect(shown.body).toMatchObject({ homes: 1, active: 1, activations: { active: 1 } });
  const homes = await first.get(`${at}/incidents/${incidentId}/homes`);
  expect(homes.body).toMatchObject({ total: 1, homes: [{ homeId, state: 'active', hasConcierge: true }] });
  const correct = (confirm: string) =>
    first.post(`${at}/incidents/${incidentId}/correct`, { reason: 'It was a rehearsal.', confirm });
  expect((await correct('SEND LIVE TO 2 HOMES')).status).toBe(400);
  expect(await correct(sendConfirmationText(1))).toMatchObject({ status: 200, body: { homes: 1 } });
  expect((await homeStatusesOf(db, [homeId], new Date())).get(homeId)?.state).toBe('cancelled');
  const again = await first.post(`${at}/zones/${zoneId}/decide`, {
    decision: 'approved',
    note: 'No, it is real.',
  });
  expect(again.status).toBe(409);
  const history = (await first.get(`${at}/incidents/${incidentId}`)).body as {
    history: { action: string }[];
  };
  expect(history.history[0]?.action).toBe('incident.cancelled');
});

test('one zone of an incident is corrected separately, with its own confirmation; the other continues', async () => {
  const spot = place();
  const beside = { lat: spot.lat + 0.04, lng: spot.lng };
  const [wrong, right] = [await addEvacuee(spot), await addEvacuee(beside)];
  const zoneIds: string[] = [];
  for (const at_ of [spot, beside]) {
    const declared = await proposed(at_);
    const done = await second.post(`${at}/declarations/${declared.id}/decide`, approve(declared));
    zoneIds.push((done.body as Declared).zoneId ?? '');
    await reconcileActivations(deps);
  }
  const zone = (await first.get(`${at}/zones/${zoneIds[0]}`)).body as {
    toCorrect: number;
    incidentId: string;
  };
  expect(zone.toCorrect).toBe(1);
  const url = `${at}/incidents/${zone.incidentId}/correct`;
  const asked = {
    reason: 'The wrong street.',
    confirm: sendConfirmationText(zone.toCorrect),
    zoneId: zoneIds[0],
  };
  expect(await first.post(url, asked)).toMatchObject({ status: 200, body: { homes: 1 } });
  await reconcileActivations(deps);
  const statuses = await homeStatusesOf(db, [wrong.homeId, right.homeId], new Date());
  expect(statuses.get(wrong.homeId)?.state).toBe('cancelled');
  expect(statuses.get(right.homeId)?.state).toBe('order');
  expect((await first.get(`${at}/zones/${zoneIds[0]}`)).body).toMatchObject({ toCorrect: 0 });
  const { history } = (await first.get(`${at}/incidents/${zone.incidentId}`)).body as {
    history: { detail: string | null }[];
  };
  const details = history.map(({ detail }) => detail ?? '').join('\n');
  expect(details).toContain('1 home');
  expect(details).not.toMatch(/\b1 homes|declared:[0-9a-f-]+$/m);
});

test('held cash of a declared incident is decided once, by someone other than the person who declared it', async () => {
  const spot = place();
  const { homeId } = await addEvacuee(spot);
  const declared = await proposed(spot);
  await second.post(`${at}/declarations/${declared.id}/decide`, approve(declared));
  await reconcileActivations(deps);
  const [row] = await db.select().from(activations).where(eq(activations.homeId, homeId));
  const incidentId = row?.incidentId ?? '';
  const url = `${at}/incidents/${incidentId}/cash`;
  const yes = { decision: 'approved', note: 'Looked at the list.' };
  expect((await second.post(url, yes)).status).toBe(409); // it isn't held
  const now = world.clock.now();
  await db
    .update(incidents)
    .set({ cashHeldAt: now, cashHoldReason: 'Much' })
    .where(eq(incidents.id, incidentId));
  await openReview(db, {
    kind: 'cash-held',
    key: incidentId,
    incidentId,
    summary: 'Much',
    facts: {},
    at: now,
  });
  expect((await first.post(url, yes)).status).toBe(403);
  expect((await second.post(url, yes)).status).toBe(200);
  expect((await second.post(url, yes)).status).toBe(409);
  const open = (await second.get(`${at}/reviews?kind=cash-held`)).body as { total: number };
  expect(open.total).toBe(0);
});

test('a person who needs help is listed before every older review', async () => {
  const key = randomUUID();
  const asked = { key, summary: `Order of ${key}`, facts: {} };
  const older = new Date(world.clock.now().getTime() - 60_000);
  await openReview(db, { ...asked, kind: 'home-in-gap', at: older });
  await openReview(db, { ...asked, key: `${key} too`, kind: 'home-in-gap', at: older });
  await openReview(db, { ...asked, kind: 'person-needs-help', at: world.clock.now() });
  const found = (await first.get(`${at}/reviews?search=${key}`)).body as { reviews: { kind: string }[] };
  expect(found.reviews.map(({ kind }) => kind)).toEqual(['person-needs-help', 'home-in-gap', 'home-in-gap']);
  const overview = (await first.get(at)).body as { reviews: { kind: string }[] };
  expect(overview.reviews[0]?.kind).toBe('person-needs-help');
});

test('a review is decided once, with one of its answers and a note', async () => {
  const key = randomUUID();
  await openReview(db, {
    kind: 'call-household',
    key,
    summary: `Call ${key}`,
    facts: {},
    at: world.clock.now(),
  });
  const found = (await first.get(`${at}/reviews?search=${key}`)).body as { reviews: { id: string }[] };
  const url = `${at}/reviews/${found.reviews[0]?.id}/decide`;
  expect((await first.post(url, { decision: 'reached', note: ' ' })).status).toBe(400);
  expect((await first.post(url, { decision: 'activate', note: 'Why not' })).status).toBe(400);
  expect((await first.post(url, { decision: 'reached', note: 'They are with family.' })).status).toBe(200);
  expect((await second.post(url, { decision: 'not-reached', note: 'Nobody there.' })).status).toBe(409);
  const decided = await first.get(`${at}/reviews?state=decided&search=${key}`);
  expect(decided.body).toMatchObject({ reviews: [{ decision: 'reached', note: 'They are with family.' }] });
});

test('while a review is open, an administrator who must call sees verified numbers, and the access is logged', async () => {
  const [owner, other] = [await homeowner(world), await signedIn(world)];
  await join(world, owner.homeId, other, 'viewer');
  await db.insert(phones).values([
    { userId: owner.user.id, phone: '+15305550134', verifiedAt: world.clock.now() },
    { userId: other.user.id, pendingPhone: '+15305550199' },
  ]);
  const asked = async (kind: 'call-household' | 'home-near-line') => {
    const key = randomUUID();
    const about = { homeId: owner.homeId, summary: `Please call. ${key}`, facts: {} };
    await openReview(db, { kind, key, ...about, at: world.clock.now() });
    const { body } = await first.get(`${at}/reviews?search=${key}`);
    // Just reading the reviews shows no phone number.
    expect(JSON.stringify(body)).not.toContain('5550134');
    return (body as { reviews: { id: string }[] }).reviews[0]?.id ?? '';
  };
  const looks = async () =>
    (
      await db.execute<{ subject_id: string; actor_id: string }>(
        sql`select subject_id, actor_id from audit_entries where action = 'account.phone-viewed' order by seq`,
      )
    ).rows;
  const url = `${at}/reviews/${await asked('call-household')}/phones`;
  expect((await owner.get(url)).status).toBe(403);
  expect((await world.visitor().get(url)).status).toBe(401);
  expect(await looks()).toEqual([]);
  for (let n = 0; n < 2; n += 1)
    expect((await first.get(url)).body).toMatchObject({
      people: [
        { userId: owner.user.id, phone: '+15305550134' },
        { userId: other.user.id, phone: null },
      ],
    });
  // Two views within minutes are logged as one, as elsewhere.
  expect(await looks()).toEqual(
    [owner, other].map(({ user }) => ({ subject_id: user.id, actor_id: first.user.id })),
  );
  expect((await first.get(`${at}/reviews/${await asked('home-near-line')}/phones`)).status).toBe(404);
  expect((await first.get(`${at}/reviews/${randomUUID()}/phones`)).status).toBe(404);
  await first.post(url.replace(/phones$/, 'decide'), { decision: 'reached', note: 'They are safe.' });
  expect((await first.get(url)).status).toBe(409);
});

test('a home outside the zone gets services when our team decides so, which also closes its review', async () => {
  const spot = place();
  await addEvacuee(spot);
  const near = await addEvacuee({ lat: spot.lat + 1.2 / 69, lng: spot.lng });
  const declared = await proposed(spot);
  await second.post(`${at}/declarations/${declared.id}/decide`, approve(declared));
  await reconcileActivations(deps);
  const { reviews } = (await first.get(`${at}/reviews?kind=home-near-line`)).body as {
    reviews: { id: string; home: { id: string } | null }[];
  };
  const asked = reviews.find(({ home }) => home?.id === near.homeId);
  const answer = { decision: 'activate', note: 'Smoke on the street.' };
  expect((await first.post(`${at}/reviews/${asked?.id}/decide`, answer)).status).toBe(200);
  expect((await homeStatusesOf(db, [near.homeId], new Date())).get(near.homeId)?.state).toBe('order');
});

test('an area drill has its own texts, touches no live table, and ends', async () => {
  const spot = place();
  const { homeId, user } = await homeowner(world);
  await placeMember(homeId, user.id, spot);
  const shape = circleAround(spot, 1);
  const start = (more: object) =>
    first.post(`${at}/drills`, { name: 'Ridge rehearsal', shape, confirm: drillWord(1), ...more });
  expect((await start({ confirm: sendConfirmationText(1) })).status).toBe(400);
  expect((await start({ name: 'This is not a drill' })).status).toBe(400);
  const begun = await start({});
  expect(begun).toMatchObject({ status: 201, body: { homes: 1, completed: 0, state: 'running' } });
  expect((await homeStatusesOf(db, [homeId], new Date())).get(homeId)?.state).toBe('none');
  const { id } = begun.body as { id: string };
  expect(await second.post(`${at}/drills/${id}/end`, {})).toMatchObject({
    status: 200,
    body: { state: 'done' },
  });
  expect((await second.post(`${at}/drills/${id}/end`, {})).status).toBe(409);
});

test('an area preview refuses invalid shapes', async () => {
  const line = [
    [
      [
        [-120, 36],
        [-120, 37],
        [-120, 36],
      ],
    ],
  ];
  expect((await first.post(`${at}/declarations/measure`, { shape: line })).status).toBe(400);
  const { body } = await first.post(`${at}/declarations/measure`, { shape: circleAround(place(), 1) });
  expect(body).toMatchObject({ homes: 0 });
});
