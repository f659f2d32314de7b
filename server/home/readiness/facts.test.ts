import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Readiness } from '#contract/home/readiness.ts';
import { phones } from '#server/core/notifications/tables.ts';
import { payoutCards } from '#server/money/payouts/tables.ts';
import { pointLedger } from '#server/money/points/tables.ts';
import { PIN_EVIDENCE } from '#test/pin.ts';
import { addHome, HOME, homeowner, join } from '#test/homes.ts';
import { newMember } from '#test/membership.ts';
import { newPhone } from '#test/notices.ts';
import { openWorld, signedIn, type Browser } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const { db } = world;

const FACTS = ['pin', 'membership', 'cash-card', 'notifications'];
const readOf = async (who: Pick<Browser, 'get'>, homeId: string) =>
  (await who.get(`/api/homes/${homeId}/readiness`)).body as Readiness;
const done = ({ tasks }: Readiness) =>
  tasks.filter(({ doneBy, status }) => FACTS.includes(doneBy) && status === 'DONE').map((t) => t.doneBy);
const ledgerOf = async (userId: string) =>
  (await db.select().from(pointLedger).where(eq(pointLedger.userId, userId)))
    .map(({ key }) => key)
    .toSorted();

test('the server completes pin, plan, cash card and notification tasks as they are set up, with points once', async () => {
  const me = await newMember(world);
  const { policy: _later, ...address } = HOME;
  const { body } = await me.post('/api/homes', address);
  const { id } = body as { id: string };
  expect(done(await readOf(me, id))).toEqual(['membership']);
  await me.call('PUT', `/api/homes/${id}/location`, {
    lat: 39.7597,
    lng: -121.6219,
    evidence: PIN_EVIDENCE,
  });
  expect(done(await readOf(me, id))).toEqual(['pin', 'membership']);
  await me.call('PUT', '/api/payout-card', { token: 'sim_debit_5556' });
  await db.insert(phones).values({ userId: me.user.id, phone: newPhone(), verifiedAt: new Date() });
  const ready = await readOf(me, id);
  expect(done(ready)).toEqual(FACTS);
  expect(ready.facts).toMatchObject({ hasPolicy: false, weightDone: 50 });
  expect(ready.breakdown.policyCoverage).toBe(0);
  const rewarded = [...FACTS.map((fact) => `task:fact.${fact}`), 'opening'].toSorted();
  expect(await ledgerOf(me.user.id)).toEqual(rewarded);

  // A card that can't receive cash yet doesn't count, and fixing it earns no second points.
  const wanted = (at: Date | null) =>
    db.update(payoutCards).set({ identityWantedAt: at }).where(eq(payoutCards.userId, me.user.id));
  await wanted(world.clock.now());
  expect(done(await readOf(me, id))).toEqual(['pin', 'membership', 'notifications']);
  await wanted(null);
  expect(done(await readOf(me, id))).toEqual(FACTS);
  expect(await ledgerOf(me.user.id)).toEqual(rewarded);
});

test('automatic tasks can’t be checked, unchecked or proven manually', async () => {
  const me = await homeowner(world);
  const task = (await readOf(me, me.homeId)).tasks.find(({ doneBy }) => doneBy === 'pin');
  for (const status of ['DONE', 'TODO'])
    expect(await me.patch(`/api/tasks/${task?.id}`, { status })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('We check off this task for you') },
    });
});

test('the owner gets the points even if another household member opens the page first', async () => {
  const owner = await newMember(world);
  const partner = await signedIn(world);
  const { id } = await addHome(owner);
  await join(world, id, partner, 'member');
  expect(done(await readOf(partner, id))).toContain('membership');
  expect(await ledgerOf(owner.user.id)).toContain('task:fact.membership');
  expect(await ledgerOf(partner.user.id)).toEqual(['opening']);
});
