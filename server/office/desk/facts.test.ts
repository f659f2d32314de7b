/** The single statement for a home's situation gives the same result as the separate ones. */
import { expect, test } from 'vitest';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { filled } from '#test/bookings.ts';
import { addPerson, coveredMember } from '#test/covered.ts';
import { openWorld } from '#test/world.ts';
import { plainSituationOf, wholeSituationOf } from './facts.ts';

const world = await openWorld({ withWorkers: false });
const { clock, db, deps } = world;
type Me = Awaited<ReturnType<typeof coveredMember>>;
const both = async ({ homeId }: Me) => ({
  plain: await plainSituationOf(db, homeId),
  whole: await wholeSituationOf(db, homeId, clock.now()),
});
const stage = async (me: Me, to: string) => {
  await me.post('/api/demo/evacuation', { stage: to });
  await reconcileActivations(deps);
};

test('on a quiet day, and from the order to its end, one statement is enough', async () => {
  const me = await coveredMember(world);
  const rosa = await addPerson(me, 'Rosa');
  const quiet = await both(me);
  expect(quiet.plain).toEqual(quiet.whole);
  expect(quiet.whole).toMatchObject({ incidentId: null, hasServices: false });
  const path = `${me.api}/bookings`;
  expect((await me.post(path, filled(world, 'ride'))).status).toBe(201);
  const stuck = await both(me);
  expect(stuck.plain).toEqual(stuck.whole);
  expect(stuck.whole.facts.hasStuckBooking).toBe(true);
  await stage(me, 'order');
  const served = await both(me);
  expect(served.plain).toEqual(served.whole);
  expect(served.whole).toMatchObject({ hasServices: true, facts: { isUnderOrder: true, needsHelp: false } });
  await me.call('PUT', `${me.api}/evacuation/people/${rosa}`, { state: 'help' });
  const hurt = await both(me);
  expect(hurt.plain).toEqual(hurt.whole);
  expect(hurt.whole.facts.needsHelp).toBe(true);
});

test('under a warning, and under an order without services, one statement does not decide', async () => {
  const warned = await coveredMember(world, { lat: 38.1, lng: -120.2 });
  await stage(warned, 'warning');
  expect((await both(warned)).whole).toMatchObject({ hasServices: false, facts: { isUnderWarning: true } });
  expect((await both(warned)).plain).toBeNull();
  const unpaid = await coveredMember(world, { lat: 36.5, lng: -118.9, plan: null });
  await stage(unpaid, 'order');
  expect((await both(unpaid)).whole).toMatchObject({ hasServices: false, facts: { isUnderOrder: true } });
  expect((await both(unpaid)).plain).toBeNull();
});
