/** Reminders, check-in, attendance, and the conditions under which an event earns impact points. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { eraseAccount } from '#server/core/accounts/accounts.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { aged, impactOf, linkIn, newAmbassador, newNeighbor } from '#test/ambassadors.ts';
import { eventIn, hosted, moveTo, plan, subjects, sweep, visitorSignsUp } from '#test/community-events.ts';
import { homeowner, join } from '#test/homes.ts';
import { databaseAsText } from '#test/stored-bytes.ts';
import { openWorld, signedIn, signedInAs, type Browser } from '#test/world.ts';
import { codeAt } from './attendance-code.ts';
import { deleteSignUps } from './community-events.ts';
import { runTidy } from './jobs.ts';

const world = await openWorld({ withWorkers: false });
const { pool } = world.database;
const signUp = (who: Browser, id: string, name = 'Mo Member') =>
  who.post(`/api/community/events/${id}/sign-up`, { name });
const codeNow = (id: string) => codeAt(world.deps.masterKeys, id, world.clock.now()).code;
const startOf = (event: { startsAt: string }) => new Date(event.startsAt);
const reminders = async (email: string) =>
  (await subjects(world, email)).filter((subject) => /^(Tomorrow|In two hours)/.test(subject));

test('each reminder goes out once, however often the schedule runs, and again after the event moved', async () => {
  const me = await newAmbassador(world);
  const event = await plan(world, me, {}, 96);
  const guest = await visitorSignsUp(world, event.id);
  const member = await signedIn(world);
  await signUp(member, event.id);
  const start = startOf(event);
  // By the calendar, the day before begins 23 to 25 hours earlier.
  moveTo(world, after(start, -hours(26)));
  await sweep(world);
  expect(await reminders(guest.email)).toEqual([]);
  moveTo(world, after(start, -hours(22)));
  // Two servers at once, and a mail server that fails once and then works.
  world.mailSwitch.next = 'fail';
  await Promise.all([sweep(world), sweep(world)]);
  await world.runJobs({ retries: true });
  await sweep(world);
  world.clock.advance(minutes(5));
  await sweep(world);
  expect(await reminders(guest.email)).toEqual(['Tomorrow: Street drill']);
  expect(await reminders(member.email)).toEqual(['Tomorrow: Street drill']);
  const [mail] = await world.mailbox(guest.email);
  expect(mail?.text).toContain('10:00 AM to 12:00 PM P');
  expect(mail?.text).toContain('Ponderosa School');
  expect(mail?.text).not.toContain(member.email);

  // A new title triggers no second reminder; a new day does.
  const input = eventIn(world, 0, { day: event.day });
  await me.call('PUT', `/api/ambassador/events/${event.id}`, { ...input, title: 'Street drill' });
  await sweep(world);
  expect(await reminders(guest.email)).toHaveLength(1);
  moveTo(world, after(start, -hours(2)));
  await sweep(world);
  await sweep(world);
  expect(await reminders(guest.email)).toEqual(['In two hours: Street drill', 'Tomorrow: Street drill']);
  // Nothing goes to people who cancel, and a canceled event sends no reminders.
  moveTo(world, start);
  await sweep(world);
  expect(await reminders(guest.email)).toHaveLength(2);
});

test('a reminder that was overtaken is dropped, not sent late', async () => {
  const me = await newAmbassador(world);
  const event = await plan(world, me, {}, 96);
  const guest = await visitorSignsUp(world, event.id);
  moveTo(world, after(startOf(event), -hours(20)));
  await guest.browser.post('/api/community/sign-up/cancel', { t: guest.t });
  await sweep(world);
  expect(await reminders(guest.email)).toEqual([]);
});

test('neighbors check in with the code shown at the event, which changes and takes eight tries', async () => {
  const me = await newAmbassador(world);
  const event = await plan(world, me);
  const [guest, wrong] = [
    await visitorSignsUp(world, event.id, 'Sam'),
    await visitorSignsUp(world, event.id, 'Wanda'),
  ];
  const checkIn = (t: string, code: string) =>
    world.visitor().post('/api/community/sign-up/check-in', { t, code });
  expect((await hosted(me, event.id)).code).toBeNull();
  expect((await checkIn(guest.t, codeNow(event.id))).status).toBe(409);
  moveTo(world, startOf(event));
  const { code } = await hosted(me, event.id);
  expect(code?.code).toBe(codeNow(event.id));
  // Attendees never get the code from us.
  for (const path of [`/community/sign-up?t=${guest.t}`, `/community/events/${event.id}`])
    expect((await world.visitor().get(path)).text).not.toContain(code?.code);
  const bad = code?.code === '000000' ? '000001' : '000000';
  for (let i = 0; i < 8; i += 1) expect((await checkIn(wrong.t, bad)).text).toContain('not the code');
  expect((await checkIn(wrong.t, code?.code ?? '')).text).toContain('Too many wrong codes');
  expect((await checkIn(guest.t, code?.code ?? '')).body).toMatchObject({
    own: { attendance: 'code', minutes: 120 },
  });
  world.clock.advance(minutes(25));
  const late = await visitorSignsUp(world, event.id, 'Late');
  expect((await checkIn(late.t, code?.code ?? '')).status).toBe(409);
  expect((await checkIn(late.t, codeNow(event.id))).status).toBe(200);
  // Another event's code doesn't work here, and no part of a code is stored.
  expect(codeNow(randomUUID())).not.toBe(codeNow(event.id));
  expect(await databaseAsText(world, 'public')).not.toContain(`"${codeNow(event.id)}"`);
});

test('the host notes attendance, never longer than the event, and who wasn’t there says so for good', async () => {
  const me = await newAmbassador(world);
  const event = await plan(world, me);
  const guest = await visitorSignsUp(world, event.id, 'Sam');
  const [row] = (await hosted(me, event.id)).signUps;
  const tick = (value: number | null, signUpId = row?.id) =>
    me.call('PUT', `/api/ambassador/events/${event.id}/attendance`, { signUpId, minutes: value });
  expect((await tick(60)).status).toBe(409);
  moveTo(world, after(startOf(event), hours(1)));
  expect((await tick(121)).status).toBe(409);
  expect((await tick(10)).status).toBe(400);
  expect((await tick(60, randomUUID())).status).toBe(404);
  expect((await tick(90)).body).toMatchObject({ event: { attended: 1, minutes: 90 } });
  const other = await newAmbassador(world);
  expect(
    (
      await other.call('PUT', `/api/ambassador/events/${event.id}/attendance`, {
        signUpId: row?.id,
        minutes: 60,
      })
    ).status,
  ).toBe(404);
  const page = (await world.visitor().get(`/community/sign-up?t=${guest.t}`)).text;
  expect(page).toContain('1.5 hours');
  expect((await world.visitor().post('/api/community/sign-up/not-there', { t: guest.t })).body).toMatchObject(
    {
      own: { attendance: 'denied', minutes: null },
    },
  );
  expect((await tick(60)).status).toBe(409);
  expect((await hosted(me, event.id)).event).toMatchObject({ attended: 0, minutes: 0 });
  await expect(
    pool.query(`update event_sign_ups set attendance = 'host', minutes = 60 where id = $1`, [row?.id]),
  ).rejects.toThrow('was not there');
});

/** A past event, with one attendee whom the host marked as present. */
async function heldEvent(me: Browser, attend: (id: string) => Promise<unknown>, given: object = {}) {
  const event = await plan(world, me, given);
  await attend(event.id);
  moveTo(world, after(startOf(event), hours(1)));
  const [row] = (await hosted(me, event.id)).signUps;
  const signUpId = row?.id ?? '';
  await me.call('PUT', `/api/ambassador/events/${event.id}/attendance`, { signUpId, minutes: 120 });
  moveTo(world, after(startOf(event), hours(3)));
  const claim = () => me.post(`/api/ambassador/events/${event.id}/claim`, { signUpId });
  return { event, signUpId, claim };
}
const CONFIRM = '/ambassadors/confirm';
async function answerAs(email: string, browser = world.visitor()) {
  const t = await linkIn(world, email, CONFIRM);
  const { body } = await browser.post('/api/impact/link/answer', { t, answer: 'yes', name: 'N' });
  return body as { is: string; doubt: string | null };
}

test('an event earns points once, when someone who was there confirms it', async () => {
  const me = await newAmbassador(world);
  const neighbor = await newNeighbor(world);
  const { event, claim } = await heldEvent(me, (id) => signUp(neighbor, id));
  const before = await plan(world, me, { title: 'Still to come' });
  expect(
    (await me.post(`/api/ambassador/events/${before.id}/claim`, { signUpId: randomUUID() })).status,
  ).toBe(409);
  const made = await claim();
  expect([made.status, made.body]).toMatchObject([
    200,
    { claim: { state: 'waiting', points: 25 }, canClaim: false },
  ]);
  expect(made.text).not.toContain(neighbor.email);
  expect((await claim()).status).toBe(409);
  expect(await impactOf(me)).toMatchObject({ points: 0 });
  expect(await answerAs(neighbor.email, neighbor)).toMatchObject({ is: 'yes' });
  expect(await impactOf(me)).toMatchObject({ points: 25, claims: [{ kind: 'drill', state: 'confirmed' }] });
  expect((await claim()).status).toBe(409);
  // Neither this event nor a second one on the same day creates another entry.
  await expect(
    pool.query(`update community_events e set claim_id = null where id = $1`, [event.id]),
  ).resolves.toBeDefined();
  expect((await claim()).text).toContain('more than one day allows');
  expect(await impactOf(me)).toMatchObject({ points: 25 });
});

test('hosts can’t attend or confirm their own events: by account, address, spelling or browser', async () => {
  const name = randomUUID();
  const me = await newAmbassador(world, { email: `${name}@example.com` });
  const event = await plan(world, me);
  expect((await signUp(me, event.id)).status).toBe(409);
  const email = `${name}+second@example.com`;
  await world.visitor().post(`/api/community/events/${event.id}/sign-up`, { name: 'Me', email });
  const t = await linkIn(world, email, '/community/sign-up');
  const confirmed = await world.visitor().post('/api/community/sign-up/confirm', { t });
  expect([confirmed.status, confirmed.text]).toEqual([409, expect.stringContaining('hosting') as string]);
  // A second mailbox, confirming in the host's browser.
  let lastEmail = '';
  const { claim } = await heldEvent(me, async (id) => {
    const other = `${randomUUID()}@example.com`;
    await world.visitor().post(`/api/community/events/${id}/sign-up`, { name: 'Other', email: other });
    await world
      .visitor()
      .post('/api/community/sign-up/confirm', { t: await linkIn(world, other, '/community/sign-up') });
    lastEmail = other;
  });
  expect((await claim()).status).toBe(200);
  expect(await answerAs(lastEmail, me)).toMatchObject({ is: 'refused', doubt: 'self' });
  expect(await impactOf(me)).toMatchObject({ points: 0 });
});
test('the household, a circle of three, a young and a deleted account don’t earn points', async () => {
  const me = await newAmbassador(world);
  const home = await homeowner(world);
  await join(world, home.homeId, me, 'member');
  await aged(world, home.user.id);
  const family = await heldEvent(me, (id) => signUp(home, id), { kind: 'go-bags' });
  await family.claim();
  expect(await answerAs(home.email, home)).toMatchObject({ is: 'refused', doubt: 'household' });

  const ring = [await newAmbassador(world), await newAmbassador(world), await newAmbassador(world)];
  for (const one of ring) await aged(world, one.user.id);
  const verdicts = [];
  for (const [i, one] of ring.entries()) {
    const friend = ring[(i + 1) % 3];
    if (!friend) throw new Error('no ring');
    const { claim } = await heldEvent(one, (id) => signUp(friend, id));
    expect((await claim()).status).toBe(200);
    verdicts.push((await answerAs(friend.email, friend)).is);
  }
  expect(verdicts).toEqual(['yes', 'yes', 'refused']);

  const gone = await newNeighbor(world);
  const held = await heldEvent(await newAmbassador(world), (id) => signUp(gone, id));
  await held.claim();
  const t = await linkIn(world, gone.email, CONFIRM);
  await world.db.transaction((tx) => eraseAccount(tx, gone.user.id, gone.email));
  const { body } = await world.visitor().post('/api/impact/link/answer', { t, answer: 'yes', name: 'N' });
  expect(body).toMatchObject({ is: 'refused', doubt: 'deleted' });
});

test('a suspended ambassador notes and claims nothing', async () => {
  const me = await newAmbassador(world);
  const neighbor = await newNeighbor(world);
  const { event, signUpId, claim } = await heldEvent(me, (id) => signUp(neighbor, id));
  const staff = await signedInAs(world, 'OPERATIONS');
  await staff.post(`/api/admin/ambassadors/${me.ambassadorId}/suspend`, { reason: 'Gaming' });
  expect((await claim()).status).toBe(403);
  expect(
    (await me.call('PUT', `/api/ambassador/events/${event.id}/attendance`, { signUpId, minutes: 60 })).status,
  ).toBe(403);
  // The event took place, so it can't be closed afterwards.
  const { rows } = await pool.query('select state from community_events where id = $1', [event.id]);
  expect(rows).toEqual([{ state: 'planned' }]);
});

test('names and addresses are deleted 30 days after an event and with an account; the hours stay as a sum', async () => {
  const me = await newAmbassador(world);
  const [member, leaving] = [await newNeighbor(world), await newNeighbor(world)];
  const event = await plan(world, me, {}, 96);
  const guest = await visitorSignsUp(world, event.id, 'Canaryname Guest');
  await signUp(member, event.id);
  await signUp(leaving, event.id);
  await world.visitor().post(`/api/community/events/${event.id}/sign-up`, {
    name: 'Never',
    email: 'never-confirmed@example.com',
  });
  moveTo(world, after(startOf(event), hours(1)));
  for (const { id } of (await hosted(me, event.id)).signUps)
    await me.call('PUT', `/api/ambassador/events/${event.id}/attendance`, { signUpId: id, minutes: 60 });
  await world.db.transaction((tx) => eraseAccount(tx, leaving.user.id, leaving.email));
  expect((await hosted(me, event.id)).event).toMatchObject({ attended: 3, minutes: 180 });
  await world.db.transaction((tx) => deleteSignUps(tx, guest.email));
  expect((await hosted(me, event.id)).signUps).toHaveLength(1);
  world.clock.advance(days(29));
  await runTidy(world.deps);
  expect((await hosted(me, event.id)).signUps).toHaveLength(1);
  world.clock.advance(days(3));
  await runTidy(world.deps);
  const detail = await hosted(me, event.id);
  expect(detail.signUps).toEqual([]);
  expect(detail.event).toMatchObject({ attended: 3, minutes: 180 });
  await pool.query('delete from demo_mails');
  const stored = await databaseAsText(world, 'public');
  for (const hidden of ['Canaryname', guest.email, 'never-confirmed@']) expect(stored).not.toContain(hidden);
});
