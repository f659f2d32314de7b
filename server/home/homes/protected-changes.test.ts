import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { minutes, days } from '#server/platform/clock.ts';
import { homeChangeOutbox } from './outbox.ts';
import { sendDueChangeNotices } from './reminder-jobs.ts';
import { readyPacket } from '#test/claims.ts';
import { addHome, HOME, join, PERSON, POLICY } from '#test/homes.ts';
import { PIN_EVIDENCE } from '#test/pin.ts';
import { openWorld, signedIn } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const PIN = { lat: 39.7621, lng: -121.6219, confirmed: true, evidence: PIN_EVIDENCE };
type Me = Awaited<ReturnType<typeof signedIn>>;

/** Confirms the member's identity with a code, like the dialog does. */
async function confirm(me: Me) {
  const before = await world.mailbox(me.email, 0);
  await me.post('/api/auth/step-up/code');
  const [mail] = await world.mailbox(me.email, before.length + 1);
  const code = /Your code: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await me.post('/api/auth/step-up/code/verify', { code })).status).toBe(204);
}

const stepUp = { status: 403, body: { code: 'step_up_required' } };

test('six minutes after sign-in, sensitive home changes require step-up and work after it', async () => {
  const me = await signedIn(world);
  const { id, policies } = await addHome(me);
  const api = `/api/homes/${id}`;
  expect((await me.call('PUT', `${api}/location`, PIN)).status).toBe(200);
  const packet = await readyPacket(world, id);
  world.clock.advance(minutes(6));
  const protectedCalls = [
    ['PUT', `${api}/location`, { ...PIN, lat: 39.7622 }],
    ['PATCH', api, { address: '14 Skyway' }],
    ['GET', `${api}/policies/${policies[0]?.id}/number`],
    ['POST', `${api}/claims/packets`, {}],
    ['GET', `${api}/claims/packets/${packet.id}/pdf`],
    ['GET', `${api}/claims/packets/${packet.id}/zip`],
    ['POST', '/api/auth/step-up/check', {}],
    ['POST', `${api}/archive`, {}],
  ] as const;
  for (const [method, url, body] of protectedCalls)
    expect([url, await me.call(method, url, body)]).toMatchObject([url, stepUp]);
  expect((await me.get(api)).body).toMatchObject({ address: HOME.address, lat: PIN.lat, archivedAt: null });
  await confirm(me);
  for (const [method, url, body] of protectedCalls)
    expect([url, (await me.call(method, url, body)).status]).toEqual([
      url,
      expect.toBeOneOf([200, 202, 204]),
    ]);
});

test('a home’s first pin needs no step-up, even after a long setup', async () => {
  const me = await signedIn(world);
  const { id, accuracy } = await addHome(me);
  expect(accuracy).toBe('zip');
  world.clock.advance(minutes(30));
  expect((await me.call('PUT', `/api/homes/${id}/location`, PIN)).status).toBe(200);
  expect(await me.call('PUT', `/api/homes/${id}/location`, { ...PIN, lat: 39.7622 })).toMatchObject(stepUp);
});

test('with two concurrent first pins without step-up, one is placed and the other requires it', async () => {
  const me = await signedIn(world);
  const { id } = await addHome(me);
  world.clock.advance(minutes(30));
  const replies = await Promise.all(
    [PIN, { ...PIN, lat: 39.7622 }].map((pin) => me.call('PUT', `/api/homes/${id}/location`, pin)),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
});

test('a member who can edit the home can’t move its pin or change its address, and the error says why', async () => {
  const [owner, member] = [await signedIn(world), await signedIn(world)];
  const { id } = await addHome(owner);
  await join(world, id, member, 'member');
  expect(await member.call('PUT', `/api/homes/${id}/location`, PIN)).toMatchObject({
    status: 403,
    body: {
      code: 'not_allowed',
      error: 'Only the owner can move the pin. Nothing was changed. Ask them to do it.',
    },
  });
  expect(await member.patch(`/api/homes/${id}`, { address: '14 Skyway' })).toMatchObject({
    status: 403,
    body: { error: 'Only the owner can change the address. Nothing was changed. Ask them to do it.' },
  });
});

async function sendNotices() {
  await world.deps.jobs.enqueue(world.db, sendDueChangeNotices, {});
  await world.runJobs();
}

async function sharedHome() {
  const [owner, member] = [await signedIn(world), await signedIn(world)];
  await member.patch('/api/account', { name: 'Sam' });
  const { id, policies } = await addHome(owner);
  await join(world, id, member, 'member');
  const policy = `/api/homes/${id}/policies/${policies[0]?.id}`;
  return { owner, member, id, policy };
}

test('the owner gets one email about changes by others, without their content', async () => {
  const { owner, member, id, policy } = await sharedHome();
  const carrier = `Carrier ${randomUUID()}`;
  for (const changed of [carrier, `${carrier} 2`])
    expect((await member.call('PUT', policy, { ...POLICY, carrier: changed })).status).toBe(200);
  const person = { ...PERSON, name: 'Secret Person' };
  expect((await member.post(`/api/homes/${id}/household/people`, person)).status).toBe(201);
  await sendNotices();
  expect(await world.mailbox(owner.email, 0)).toEqual([]); // still collecting changes
  world.clock.advance(minutes(6));
  await Promise.all([sendNotices(), sendNotices()]);
  const [mail, ...others] = await world.mailbox(owner.email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain(
    'Sam made changes in your home on Hearthline: insurance policies; people, pets or contacts.',
  );
  for (const secret of [carrier, 'Secret Person', POLICY.policyNumber, HOME.address])
    expect(mail?.text).not.toContain(secret);
  expect(await world.mailbox(member.email, 0)).toEqual([]);
});

test('the owner gets no email about their own changes', async () => {
  const { owner, policy } = await sharedHome();
  expect((await owner.call('PUT', policy, POLICY)).status).toBe(200);
  world.clock.advance(minutes(6));
  await sendNotices();
  expect(await world.mailbox(owner.email, 0)).toEqual([]);
});

test('a failed email is sent with the next run, even with new changes meanwhile', async () => {
  const { owner, member, policy } = await sharedHome();
  await member.call('PUT', policy, POLICY);
  world.clock.advance(minutes(6));
  world.mailSwitch.next = 'fail';
  await sendNotices();
  await member.post(`${policy}/end`);
  await sendNotices();
  expect(await world.mailbox(owner.email)).toHaveLength(1);
  world.clock.advance(minutes(6));
  await sendNotices();
  expect(await world.mailbox(owner.email, 2)).toHaveLength(2);
});

test('a refused email is in the outbox, and our team can resend it', async () => {
  const { owner, member, policy } = await sharedHome();
  await member.call('PUT', policy, POLICY);
  world.clock.advance(minutes(6));
  world.mailSwitch.next = 'refuse';
  await sendNotices();
  const now = world.clock.now();
  const refused = await homeChangeOutbox.refused(world.db, now, 50);
  const mine = refused.find(({ to }) => to === owner.email);
  expect(mine).toBeDefined();
  expect((await homeChangeOutbox.counts(world.db, now)).refused).toBeGreaterThan(0);
  const again = (id: string) =>
    world.db.transaction((tx) => homeChangeOutbox.sendAgain(tx, world.deps.jobs, id));
  expect(await again(mine?.id ?? '')).toBe(true);
  await world.runJobs();
  expect(await world.mailbox(owner.email)).toHaveLength(1);
  expect(await again(mine?.id ?? '')).toBe(false);
  expect(await again('no such id')).toBe(false);
  world.clock.advance(days(31));
  await sendNotices();
});
