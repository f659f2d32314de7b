import { expect, test } from 'vitest';
import type { Drill } from '#contract/emergency/drills.ts';
import type { Setup } from '#contract/office/setup.ts';
import { phones } from '#server/core/notifications/tables.ts';
import { PIN_EVIDENCE } from '#test/pin.ts';
import { HOME, join } from '#test/homes.ts';
import { enterCard, agreement } from '#test/membership.ts';
import type { MembershipChanged } from '#contract/money/membership.ts';
import { newPhone } from '#test/notices.ts';
import { openWorld, signedIn, type Browser } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });

const setupOf = async (who: Pick<Browser, 'get'>) => {
  const { status, body } = await who.get('/api/setup');
  expect(status).toBe(200);
  return body as Setup;
};
const PERSON = {
  name: 'Maya',
  ageGroup: 'adult',
  birthYear: null,
  mobility: 'none',
  power: [],
  note: '',
};
const CONTACT = {
  name: 'Ann',
  relation: '',
  phone: '(702) 555-0134',
  email: '',
  isOutOfArea: true,
};

test('setup follows a new member’s progress, from the address to the first drill', async () => {
  const me = await signedIn(world);
  expect(await setupOf(me)).toMatchObject({ homeId: null, next: 'home', isFinished: false });

  const { policy: _later, ...address } = HOME;
  const home = (await me.post('/api/homes', address)).body as { id: string };
  const api = `/api/homes/${home.id}`;
  expect(await setupOf(me)).toMatchObject({ homeId: home.id, next: 'pin' });
  await me.call('PUT', `${api}/location`, {
    lat: 39.7597,
    lng: -121.6219,
    evidence: PIN_EVIDENCE,
  });
  expect((await setupOf(me)).next).toBe('membership');

  const begun = await me.post('/api/membership', agreement(world, 'plus', 'month'));
  await enterCard(me, (begun.body as MembershipChanged).clientSecret);
  await me.post('/api/membership/refresh');
  expect((await setupOf(me)).next).toBe('card');
  await me.call('PUT', '/api/payout-card', { token: 'sim_debit_5556' });
  expect((await setupOf(me)).next).toBe('people');
  await me.post(`${api}/household/people`, PERSON);
  expect((await setupOf(me)).next).toBe('reach');
  await world.db.insert(phones).values({ userId: me.user.id, phone: newPhone(), verifiedAt: new Date() });
  expect((await setupOf(me)).next).toBe('plan');
  const { body: household } = await me.get(`${api}/household`);
  const { plan } = household as { plan: object };
  await me.call('PUT', `${api}/household/plan`, { ...plan, meetingAway: 'Ann’s house in Reno' });
  expect((await setupOf(me)).next).toBe('plan');
  await me.post(`${api}/household/contacts`, CONTACT);
  expect((await setupOf(me)).next).toBe('drill');

  const drill = (await me.post(`${api}/drills`)).body as Drill;
  expect(drill.would.gaps.map(({ gap }) => gap)).toEqual(['room', 'routes']); // no hotel in this world, and setup asks for no routes
  for (const { step } of drill.steps) await me.post(`${api}/drills/${drill.id}/steps`, { step });
  expect(await setupOf(me)).toMatchObject({ next: null, isFinished: true });
});

test('a member postpones a setup step and resumes it, without affecting anyone else’s setup', async () => {
  const [me, other] = [await signedIn(world), await signedIn(world)];
  const put = (isPutOff: boolean) => me.call('PUT', '/api/setup/home', { isPutOff });
  expect(await put(true)).toMatchObject({ status: 200, body: { next: 'membership' } });
  expect(await put(true)).toMatchObject({ status: 200 });
  expect((await setupOf(me)).steps[0]).toMatchObject({ step: 'home', state: 'open', isPutOff: true });
  expect((await setupOf(other)).next).toBe('home');
  expect(await put(false)).toMatchObject({ status: 200, body: { next: 'home' } });
  expect(await me.call('PUT', '/api/setup/nothing', { isPutOff: true })).toMatchObject({ status: 400 });
});

test('a person who shares a home gets only their own setup steps', async () => {
  const [owner, partner] = [await signedIn(world), await signedIn(world)];
  const { policy: _later, ...address } = HOME;
  const home = (await owner.post('/api/homes', address)).body as { id: string };
  await join(world, home.id, partner, 'member');
  const { steps, homeId } = await setupOf(partner);
  expect(homeId).toBe(home.id);
  expect(steps.map(({ step }) => step)).toEqual(['people', 'reach', 'plan', 'drill']);
});
