import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { LedgerView } from '#contract/home/recovery-records.ts';
import type { RecoveryView } from '#contract/home/recovery.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { coveredMember, SPOT } from '#test/covered.ts';
import { addHotel } from '#test/evacuees.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
await addHotel(world.db, { ...SPOT, lat: SPOT.lat - 0.3, rooms: 5, from: world.clock.now() });

test('a household returns from an order and starts its recovery with what we paid', async () => {
  const me = await coveredMember(world);
  const stage = async (name: string) => {
    expect((await me.post('/api/demo/evacuation', { stage: name })).status).toBe(202);
    await reconcileActivations(world.deps);
  };
  await stage('order');
  expect(((await me.get(`${me.api}/recovery`)).body as RecoveryView).offer).toBeNull();
  await world.db.execute(sql`update room_holds set state = 'checked-in' where home_id = ${me.homeId}`);
  await world.db.execute(sql`update payouts set state = 'delivered', sent_at = now(), delivered_at = now()
    where home_id = ${me.homeId}`);
  await stage('lifted');
  const read = async () => (await me.get(`${me.api}/recovery`)).body as RecoveryView;
  const before = await read();
  expect(before.recovery).toBeNull();
  const [evacuation] = before.evacuations;
  expect(before.offer).toBe(evacuation?.incidentId);
  expect(evacuation).toMatchObject({ hotel: { nights: expect.any(Number) as number }, from: before.today });
  expect(evacuation?.to).not.toBeNull();
  expect(evacuation?.cashCents).toBeGreaterThan(0);

  const body = {
    lossDate: before.today,
    evidence: { kind: 'order', note: '' },
    flags: ['state_of_emergency'],
    incidentId: evacuation?.incidentId,
  };
  expect((await me.post(`${me.api}/recovery`, { ...body, incidentId: randomUUID() })).status).toBe(400);
  expect((await me.post(`${me.api}/recovery`, body)).status).toBe(201);
  const { recovery, offer } = await read();
  expect(offer).toBeNull();
  expect(recovery).toMatchObject({ origin: 'order' });
  expect(recovery?.facts.map(({ subject, evidence }) => [subject, evidence.kind])).toEqual(
    expect.arrayContaining([
      ['civil_authority_order', 'order'],
      ['hotel_check_in', 'order'],
    ]),
  );
  // An order in a state of emergency kept them out: two weeks of living expenses are covered, and the hotel stay
  // creates no tenancy.
  const known = recovery?.deadlines.map(({ clockId }) => clockId);
  expect(known).toEqual(expect.arrayContaining(['INS-13', 'AID-27']));
  const ledger = (await me.get(`${me.api}/recovery/expenses`)).body as LedgerView;
  expect(ledger.byUs.map(({ what }) => what)).toEqual(['nights', 'cash']);
  expect(ledger.totals).toMatchObject({ spentCents: 0, claimableCents: 0 });
});

test('a former owner’s evacuation is not the new owner’s', async () => {
  const me = await coveredMember(world, { lng: SPOT.lng + 3 });
  await me.post('/api/demo/evacuation', { stage: 'order' });
  await reconcileActivations(world.deps);
  const read = async () => ((await me.get(`${me.api}/recovery`)).body as RecoveryView).evacuations.length;
  expect(await read()).toBe(1);
  await world.db.execute(sql`update activations set user_id = ${randomUUID()} where home_id = ${me.homeId}`);
  expect(await read()).toBe(0);
});
