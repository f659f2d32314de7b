/** Automatic activation turned off: an order alerts the household, and one tap starts its services. */
import { expect, test } from 'vitest';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { coveredMember } from '#test/covered.ts';
import { declareOrder } from '#test/declared-order.ts';
import { join } from '#test/homes.ts';
import { openWorld, signedIn } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });

let places = 0;
const place = () => ({ lat: 33 + (places += 1) * 0.5, lng: -120 });
type Member = Awaited<ReturnType<typeof coveredMember>>;
const evacuationOf = async (me: Member) => (await me.get(`${me.api}/evacuation`)).body as Evacuation;
const set = (me: Member, isAutomatic: boolean) =>
  me.call('PUT', `${me.api}/automatic-start`, { isAutomatic });
const start = (who: Pick<Member, 'post'>, { api }: Pick<Member, 'api'>) =>
  who.post(`${api}/evacuation/start`);

async function underOrder(isAutomatic: boolean, plan: 'plus' | null = 'plus') {
  const spot = place();
  const me = await coveredMember(world, { ...spot, plan });
  expect((await set(me, isAutomatic)).body).toMatchObject({ startsByHand: !isAutomatic });
  await declareOrder(world, spot);
  await reconcileActivations(world.deps);
  await world.runJobs();
  return me;
}

test('with automatic start on, an order starts services without any action', async () => {
  const me = await underOrder(true);
  expect(await evacuationOf(me)).toMatchObject({
    state: 'order',
    services: { plan: 'plus' },
    unserved: null,
  });
});

test('with automatic start off, an order only alerts the household; one tap starts room and cash', async () => {
  const me = await underOrder(false);
  const before = await evacuationOf(me);
  expect(before).toMatchObject({
    state: 'order',
    startsByHand: true,
    services: null,
    room: null,
    cash: null,
    unserved: { reason: 'waiting-for-you' },
  });
  expect((await world.mailbox(me.email)).some(({ subject }) => /order/i.test(subject))).toBe(true);
  // Running the engine again changes nothing.
  await reconcileActivations(world.deps);
  expect((await evacuationOf(me)).services).toBeNull();

  const [partner, viewer, stranger] = [await signedIn(world), await signedIn(world), await signedIn(world)];
  await join(world, me.homeId, partner, 'member');
  await join(world, me.homeId, viewer, 'viewer');
  expect((await start(viewer, me)).status).toBe(403);
  expect((await start(stranger, me)).status).toBe(404);
  const presses = await Promise.all([start(partner, me), start(me, me)]);
  for (const { status, text } of presses) expect([status, text]).toEqual([204, '']);
  expect((await start(me, me)).status).toBe(204);
  await world.runJobs();
  const after = await evacuationOf(me);
  expect(after).toMatchObject({ services: { plan: 'plus', cashCents: 100_000 }, unserved: null });
  expect(after.cash).not.toBeNull();
});

test('turning automatic start on during an order starts services immediately', async () => {
  const me = await underOrder(false);
  expect((await evacuationOf(me)).services).toBeNull();
  await set(me, true);
  await world.runJobs();
  expect((await evacuationOf(me)).services).toMatchObject({ plan: 'plus' });
});

test('manual start does nothing without an order or without a membership', async () => {
  const quiet = await coveredMember(world, place());
  await set(quiet, false);
  expect(await start(quiet, quiet)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  const guest = await underOrder(false, null);
  expect(await start(guest, guest)).toMatchObject({ status: 409 });
  expect(await evacuationOf(guest)).toMatchObject({ services: null, unserved: { reason: 'not-member' } });
});

test('only the owner can turn automatic start off', async () => {
  const me = await coveredMember(world, place());
  const partner = await signedIn(world);
  await join(world, me.homeId, partner, 'member');
  const refused = await partner.call('PUT', `${me.api}/automatic-start`, { isAutomatic: false });
  expect(refused.status).toBe(403);
  expect(await evacuationOf(me)).toMatchObject({ startsByHand: false });
});
