/** Planning, signing up, waiting, canceling; what each reader can see; and the database constraints. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as states from '#contract/emergency/community-event-states.ts';
import { newAmbassador } from '#test/ambassadors.ts';
import {
  eventIn,
  hosted,
  linkOf,
  plan,
  publicEvent,
  subjects,
  sweep,
  visitorSignsUp,
} from '#test/community-events.ts';
import { sized } from '#test/tier.ts';
import { openWorld, signedIn, signedInAs, signedInSpanish } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const { pool } = world.database;
const form = (path: string, fields: Record<string, string>, who = world.visitor()) =>
  who.call('POST', path, Buffer.from(new URLSearchParams(fields).toString()), {
    'content-type': 'application/x-www-form-urlencoded',
  });
const signUpAt = (id: string) => `/api/community/events/${id}/sign-up`;

test('an ambassador plans an event, and the public reads it without anything about the ambassador or attendees', async () => {
  const me = await newAmbassador(world, { name: 'Rosa Canarylastname' });
  const event = await plan(world, me, { title: 'Go-bag evening', kind: 'go-bags' });
  const guest = await visitorSignsUp(world, event.id, 'Sam Canaryguest');
  const member = await signedIn(world);
  await member.post(signUpAt(event.id), { name: 'Mo Canarymember' });
  const seen = [
    (await world.visitor().get('/community/events')).text,
    (await world.visitor().get('/es/community/events')).text,
    (await world.visitor().get(`/community/events/${event.id}`)).text,
    (await world.visitor().get(`/es/community/events/${event.id}`)).text,
    (await world.visitor().get('/api/community/events')).text,
    (await world.visitor().get(`/api/community/events/${event.id}`)).text,
    (await world.visitor().get(`/api/community/events/${event.id}/calendar`)).text,
    (await (await signedIn(world)).get(`/community/events/${event.id}`)).text,
    (await guest.browser.get(`/community/sign-up?t=${guest.t}`)).text,
  ];
  for (const text of seen) {
    expect(text).toContain('Go-bag evening');
    for (const hidden of [
      'Canarylastname',
      'Canarymember',
      member.email,
      me.email,
      '95969',
      'Oak Ridge',
      me.user.id,
    ])
      expect(text).not.toContain(hidden);
  }
  for (const text of seen.slice(0, 8))
    for (const hidden of ['Canaryguest', guest.email]) expect(text).not.toContain(hidden);
  expect(seen[2]).toContain('Rosa');
  expect(seen[3]).toContain('Taller de mochilas de emergencia');
  expect(seen[3]).toContain('<html lang="es">');
  expect(seen[3]).toContain('<h1><span lang="en">Go-bag evening</span></h1>');
  expect(seen[2]).toContain('<h1>Go-bag evening</h1>');
  for (const page of seen.slice(2, 4)) expect(page).not.toContain('<script');

  // The ambassador reads names, never addresses, links or marks.
  const own = (await me.get(`/api/ambassador/events/${event.id}`)).text;
  expect(own).toContain('Sam Canaryguest');
  expect(own).toContain('Mo Canarymember');
  for (const hidden of [guest.email, member.email, guest.t, member.user.id])
    expect(own).not.toContain(hidden);

  // Strangers, other ambassadors and staff in general get none of it.
  const other = await newAmbassador(world);
  for (const who of [other, member, await signedInAs(world, 'OPERATIONS')]) {
    expect([403, 404]).toContain((await who.get(`/api/ambassador/events/${event.id}`)).status);
    expect([403, 404]).toContain(
      (await who.post(`/api/ambassador/events/${event.id}/cancel`, { reason: 'x' })).status,
    );
    expect([403, 404]).toContain(
      (await who.call('PUT', `/api/ambassador/events/${event.id}`, eventIn(world, 72))).status,
    );
  }
  const staff = await signedInAs(world, 'ADMIN');
  const rows = (await staff.get('/api/admin/community-events?q=Go-bag')).text;
  expect(rows).toContain('Canarylastname');
  for (const hidden of ['Canaryguest', 'Canarymember', guest.email, member.email])
    expect(rows).not.toContain(hidden);
});

test.each([
  [{ title: '' }, 'title'],
  [{ title: 'x'.repeat(101) }, 'title'],
  [{ description: 'See https://evil.example' }, 'description'],
  [{ place: 'www.evil.example' }, 'place'],
  [{ starts: '25:00' }, 'starts'],
  [{ ends: '09:00' }, 'ends'],
  [{ ends: '10:05' }, 'ends'],
  [{ capacity: 0 }, 'capacity'],
  [{ capacity: 501 }, 'capacity'],
  [{ day: '2020-01-01' }, 'day'],
  [{ day: '2099-01-01' }, 'day'],
  [{ kind: 'party' }, 'kind'],
])('a plan with %o is refused at its field', async (given, field) => {
  const me = await newAmbassador(world);
  const reply = await me.post('/api/ambassador/events', eventIn(world, 72, given));
  expect([reply.status, Object.keys((reply.body as { fields: object }).fields)]).toEqual([400, [field]]);
});

test('only active ambassadors plan, ten open events at most, also when they plan at once', async () => {
  expect((await (await signedIn(world)).post('/api/ambassador/events', eventIn(world, 72))).status).toBe(403);
  const me = await newAmbassador(world);
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => me.post('/api/ambassador/events', eventIn(world, 72))),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(replies.find(({ status }) => status === 409)?.text).toContain('10 open events');
  await expect(
    pool.query(
      `insert into community_events (ambassador_id, user_id, kind, title, description, place, host, county, language, starts_at, ends_at, time_zone, capacity, state_at)
       select ambassador_id, user_id, kind, title, description, place, host, county, language, starts_at, ends_at, time_zone, capacity, state_at from community_events where user_id = $1 limit 1`,
      [me.user.id],
    ),
  ).rejects.toThrow('too many open events');
});

test('someone without an account confirms by a link; opening it changes nothing, and it works without scripts', async () => {
  const me = await newAmbassador(world);
  const event = await plan(world, me, { capacity: 1 });
  const email = `${randomUUID()}@example.com`;
  const path = `/community/events/${event.id}`;
  const bad = await form(path, { do: 'sign-up', name: '', email: 'x' });
  expect(bad.status).toBe(400);
  expect((await form(path, { do: 'sign-up', name: 'Sam', email })).text).toContain('Check your email');
  const t = await linkOf(world, email);
  for (let i = 0; i < 3; i += 1) {
    const page = await world.visitor().get(`/community/sign-up?t=${t}`);
    expect(page.text).toContain('Confirm your sign-up');
    expect(page.text).not.toContain('<script');
  }
  await world.visitor().call('GET', `/community/sign-up?t=${t}&do=confirm`);
  expect((await hosted(me, event.id)).signUps).toEqual([]);
  expect((await form('/community/sign-up', { t, do: 'confirm' })).text).toContain('You have a seat');
  expect((await form('/community/sign-up', { t, do: 'confirm' })).text).toContain('You have a seat');
  expect(await hosted(me, event.id)).toMatchObject({ signUps: [{ name: 'Sam', state: 'going' }] });
  expect((await world.visitor().get('/community/sign-up?t=wrong')).status).toBeGreaterThanOrEqual(400);

  // The response is the same for an address that is already signed up, and submitting it over and over sends at most
  // five emails.
  for (let i = 0; i < 8; i += 1)
    expect((await world.visitor().post(signUpAt(event.id), { name: 'X', email })).body).toEqual({
      next: 'email',
    });
  await world.runJobs();
  expect((await world.mailbox(email)).length).toBeLessThanOrEqual(6);
  expect(
    (await world.visitor().post(signUpAt(event.id), { name: 'Bot', email: 'b@example.com', website: 'x' }))
      .body,
  ).toEqual({ next: 'email' });
  expect((await hosted(me, event.id)).signUps).toHaveLength(1);
});

test('the waiting list moves up when someone cancels or seats are added, in order, and each is told', async () => {
  const me = await newAmbassador(world);
  const event = await plan(world, me, { capacity: 1 });
  const first = await visitorSignsUp(world, event.id, 'First');
  const second = await visitorSignsUp(world, event.id, 'Second');
  const third = await signedInSpanish(world);
  expect((await third.post(signUpAt(event.id), { name: 'Third' })).body).toEqual({ next: 'waiting' });
  expect([first.own.state, second.own.state]).toEqual(['going', 'waiting']);
  expect((await third.get(`/api/community/events/${event.id}`)).body).toMatchObject({
    event: { seatsLeft: 0 },
    own: { state: 'waiting', placeInLine: 2 },
  });
  expect((await form('/community/sign-up', { t: first.t, do: 'leave' })).text).toContain('Sign-up canceled');
  await world.runJobs();
  expect(await subjects(world, second.email)).toContain('A seat is free: Street drill');
  expect((await third.get(`/api/community/events/${event.id}`)).body).toMatchObject({
    own: { placeInLine: 1 },
  });
  const more = await me.call(
    'PUT',
    `/api/ambassador/events/${event.id}`,
    eventIn(world, 72, { capacity: 2 }),
  );
  expect(more.body).toMatchObject({ event: { going: 2, waiting: 0 } });
  await world.runJobs();
  // In the reader's language, and without a change notice, because time and place are the same.
  expect(await subjects(world, third.email)).toEqual([
    'Hay un lugar libre: Street drill',
    'Está en la lista de espera: Street drill',
  ]);
  const fewer = await me.call(
    'PUT',
    `/api/ambassador/events/${event.id}`,
    eventIn(world, 72, { capacity: 1 }),
  );
  expect([fewer.status, fewer.text]).toEqual([409, expect.stringContaining('at least as many') as string]);
  // Signing up again goes to the end of the line.
  await world.visitor().post(signUpAt(event.id), { name: 'First', email: first.email });
  const again = await world
    .visitor()
    .post('/api/community/sign-up/confirm', { t: await linkOf(world, first.email) });
  expect(again.body).toMatchObject({ own: { state: 'waiting', placeInLine: 1 } });
});

/** Each round, two people ask for one seat at the same time. */
const ROUNDS = sized({ gate: 25, soak: 100 });

test('two people never get the last seat', { timeout: 240_000 }, async () => {
  const me = await newAmbassador(world);
  const event = await plan(world, me, { capacity: 1 });
  const [a, b] = [await signedIn(world), await signedIn(world)];
  for (let round = 0; round < ROUNDS; round += 1) {
    const replies = await Promise.all([a, b].map((who) => who.post(signUpAt(event.id))));
    expect(replies.map(({ body }) => (body as { next: string }).next).toSorted()).toEqual([
      'going',
      'waiting',
    ]);
    const { rows } = await pool.query(
      `select count(*)::int n from event_sign_ups where event_id = $1 and state = 'going'`,
      [event.id],
    );
    expect(rows).toEqual([{ n: 1 }]);
    await Promise.all([a, b].map((who) => who.post(`/api/community/events/${event.id}/leave`)));
    const left = await pool.query(
      `select count(*)::int n from event_sign_ups where event_id = $1 and state in ('going', 'waiting')`,
      [event.id],
    );
    expect(left.rows).toEqual([{ n: 0 }]);
  }
  // The database refuses what the code would never ask for.
  await a.post(signUpAt(event.id));
  await b.post(signUpAt(event.id));
  await expect(
    pool.query(
      `update event_sign_ups set state = 'going', moved_by = 'seat' where event_id = $1 and state = 'waiting'`,
      [event.id],
    ),
  ).rejects.toThrow('every seat is taken');
});

test('a change of time tells everyone once and moves the calendar entry; canceling removes it', async () => {
  const me = await newAmbassador(world);
  const event = await plan(world, me);
  const guest = await visitorSignsUp(world, event.id);
  await world.runJobs();
  const calendar = async () => (await world.visitor().get(`/api/community/events/${event.id}/calendar`)).text;
  expect(await calendar()).toContain('SEQUENCE:0');
  const change = (given: object) =>
    me.call('PUT', `/api/ambassador/events/${event.id}`, eventIn(world, 72, given));
  expect((await change({ title: 'Renamed drill' })).status).toBe(200);
  expect((await change({ title: 'Renamed drill', starts: '11:00', ends: '13:00' })).status).toBe(200);
  expect((await change({ title: 'Renamed drill', starts: '11:00', ends: '13:00' })).status).toBe(200);
  await world.runJobs();
  expect(await subjects(world, guest.email)).toEqual([
    'New time or place: Renamed drill',
    'You have a seat: Street drill',
    'Confirm your sign-up: Street drill',
  ]);
  expect(await calendar()).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:2/);
  const canceled = await me.post(`/api/ambassador/events/${event.id}/cancel`, {
    reason: 'Red flag warning.',
  });
  expect(canceled.body).toMatchObject({ event: { state: 'canceled', reason: 'Red flag warning.' } });
  await world.runJobs();
  const [mail] = await world.mailbox(guest.email);
  expect(mail?.subject).toBe('Canceled: Renamed drill');
  expect(mail?.text).toContain('The reason: Red flag warning.');
  expect(await calendar()).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:3[\s\S]*STATUS:CANCELLED/);
  expect((await change({})).status).toBe(409);
  expect(
    (await world.visitor().post(signUpAt(event.id), { name: 'L', email: 'late@example.com' })).status,
  ).toBe(409);
  expect((await world.visitor().get('/community/events')).text).not.toContain('Renamed drill');
  expect((await world.visitor().get(`/community/events/${event.id}`)).text).toContain(
    'This event is canceled. Red flag warning.',
  );
});

test('a suspension closes events to the public at once, and everyone who signed up is told honestly', async () => {
  const me = await newAmbassador(world, { name: 'Maya' });
  const staff = await signedInAs(world, 'OPERATIONS');
  const event = await plan(world, me, { title: 'Closing soon' });
  const guest = await visitorSignsUp(world, event.id);
  await world.runJobs();
  const waiting = await world
    .visitor()
    .post(signUpAt(event.id), { name: 'U', email: `${randomUUID()}@example.com` });
  expect(waiting.status).toBe(201);
  await staff.post(`/api/admin/ambassadors/${me.ambassadorId}/suspend`, { reason: 'CANARYREASON' });
  expect((await world.visitor().get('/community/events')).text).not.toContain('Closing soon');
  const page = (await world.visitor().get(`/community/events/${event.id}`)).text;
  expect(page).toContain('no longer organized through our program');
  expect(page).not.toContain('CANARYREASON');
  expect((await world.visitor().post(signUpAt(event.id), { name: 'L', email: 'l@example.com' })).status).toBe(
    409,
  );
  expect((await me.get(`/api/ambassador/events/${event.id}`)).status).toBe(403);
  expect((await me.get('/api/ambassador/events')).status).toBe(403);
  expect((await me.get('/api/ambassador/hours')).status).toBe(403);
  await sweep(world);
  await sweep(world);
  const mails = await world.mailbox(guest.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'No longer organized by us: Closing soon',
    'You have a seat: Closing soon',
    'Confirm your sign-up: Closing soon',
  ]);
  expect(JSON.stringify(mails)).not.toContain('CANARYREASON');
  // An earlier link still opens, but takes no seat.
  await staff.post(`/api/admin/ambassadors/${me.ambassadorId}/reinstate`, { reason: 'Cleared' });
  expect((await publicEvent(world.visitor(), event.id)).state).toBe('closed');
});

test('our team lists and cancels events with a reason; other roles and the host can’t', async () => {
  const me = await newAmbassador(world);
  const event = await plan(world, me);
  const guest = await visitorSignsUp(world, event.id);
  const path = `/api/admin/community-events/${event.id}`;
  for (const who of [me, await signedInAs(world, 'AGENT')])
    expect((await who.post(`${path}/cancel`, { reason: 'x' })).status).toBe(403);
  const auditor = await signedInAs(world, 'AUDITOR');
  expect((await auditor.get(path)).status).toBe(200);
  expect((await auditor.post(`${path}/cancel`, { reason: 'x' })).status).toBe(403);
  await pool.query(`update users set role = 'OPERATIONS' where id = $1`, [me.user.id]);
  expect((await me.post(`${path}/cancel`, { reason: 'x' })).status).toBe(409);
  const staff = await signedInAs(world, 'OPERATIONS');
  expect((await staff.post(`${path}/cancel`, { reason: '' })).status).toBe(400);
  expect((await staff.post(`${path}/cancel`, { reason: 'Unsafe place' })).body).toMatchObject({
    state: 'canceled',
    reason: 'Unsafe place',
  });
  expect((await staff.post(`${path}/cancel`, { reason: 'Unsafe place' })).status).toBe(409);
  await world.runJobs();
  expect(await subjects(world, guest.email)).toContain('Canceled: Street drill');
  const entries = (await (await signedInAs(world, 'ADMIN')).get('/api/admin/audit')).text;
  expect(entries).toContain('ambassador.event-canceled');
});

const MACHINES = [
  ['community-event', states.EVENT_MOVES],
  ['event-sign-up', states.SIGN_UP_MOVES],
  ['site-hours', states.HOURS_MOVES],
] as const;
test.each(MACHINES)(
  'the rows of %s in the database are the table of the contract',
  async (machine, moves) => {
    const { rows } = await pool.query<object>(
      'select from_state, to_state, mover from moves where machine = $1',
      [machine],
    );
    const written = moves.flatMap(({ from, to, movers }) =>
      movers.map((mover) => ({ from_state: from, to_state: to, mover })),
    );
    const key = (row: object) => JSON.stringify(row);
    expect(rows.map(key).toSorted()).toEqual(written.map(key).toSorted());
  },
);
