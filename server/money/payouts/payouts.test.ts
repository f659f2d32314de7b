import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { notices } from '#server/core/notifications/tables.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { openReviews } from '#server/core/reviews/reviews.ts';
import { addPayee, ledgerOf, settle } from '#test/payouts.ts';
import { openWorld, signedIn } from '#test/world.ts';
import {
  cancelUnsent,
  decideCard,
  erasePayee,
  recheckPayout,
  payoutOf,
  payoutRows,
  refuseHeld,
  releaseHeld,
  sendDuePayouts,
} from './payouts.ts';
import { recordState } from './record.ts';
import { payoutCards, payouts } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const { db, clock } = world;
const now = () => clock.now();
const send = () => settle(world);

type Payee = Awaited<ReturnType<typeof addPayee>>;

/** Decides the review of a payee's new card. */
async function deciderOf(payee: Payee) {
  const review = (await openReviews(db, { kind: 'payout-new-card', homeId: payee.homeId })).at(-1);
  const cardId = String(review?.facts.cardId);
  return (by: string, isAllowed: boolean) =>
    db.transaction((tx) => decideCard(world.deps, tx, payee, { by, cardId, isAllowed }));
}

const noticesOf = ({ incidentId, homeId }: Payee) =>
  db.$count(
    notices,
    and(eq(notices.incidentId, incidentId), eq(notices.homeId, homeId), eq(notices.kind, 'cash')),
  );

describe('emergency cash', () => {
  test('reaches the member’s card and is in the ledger once', async () => {
    const payee = await addPayee(world, { cents: 100_000 });
    await send();
    expect(await payee.payout()).toMatchObject({
      state: 'delivered',
      card: 'Visa debit ending 5556',
      cents: 100_000,
      reason: null,
    });
    await send();
    expect(await ledgerOf(db, payee)).toEqual([['sent', 100_000]]);
  });

  test('waits for a card when a member has none, and is sent when they add one', async () => {
    const payee = await addPayee(world, { cents: 50_000, card: null });
    await send();
    expect(await payee.payout()).toMatchObject({
      state: 'needs-card',
      reason: 'When you add one, we check it and send your cash.',
    });
    expect((await payee.me.get('/api/payout-card')).body).toMatchObject({
      card: null,
      waiting: [{ cents: 50_000 }],
    });
    expect((await payee.me.call('PUT', '/api/payout-card', { token: 'sim_debit_5556' })).body).toMatchObject({
      card: { name: 'Visa debit ending 5556' },
      waiting: [],
    });
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'held', heldFor: 'new-card' });
    await (
      await deciderOf(payee)
    )(randomUUID(), true);
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'delivered' });
  });

  test('returned by the bank is recorded as returned, and goes to the next card once', async () => {
    const payee = await addPayee(world, { cents: 50_000, card: 'sim_debit_0002' });
    await send();
    expect(await payee.payout()).toMatchObject({
      state: 'failed',
      reason: 'Your bank declined the payment.',
    });
    await payee.me.call('PUT', '/api/payout-card', { token: 'sim_debit_5556' });
    await db
      .update(payoutCards)
      .set({ fingerprint: payee.userId })
      .where(eq(payoutCards.userId, payee.userId));
    await send();
    await (
      await deciderOf(payee)
    )(randomUUID(), true);
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'delivered', round: 2 });
    expect(await ledgerOf(db, payee)).toEqual([
      ['sent', 50_000],
      ['returned', -50_000],
      ['sent', 50_000],
    ]);
  });

  test('is looked up instead of resent when the response was lost', async () => {
    const payee = await addPayee(world, { cents: 50_000, card: 'sim_debit_0119' });
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'unknown' });
    clock.advance(minutes(1));
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'delivered', round: 1 });
    expect(await ledgerOf(db, payee)).toEqual([['sent', 50_000]]);
  });

  test('counts as late when a slow transfer misses its deadline, and still arrives', async () => {
    const payee = await addPayee(world, { cents: 50_000, card: 'sim_debit_8210' });
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'sent' });
    clock.advance(minutes(11));
    const metrics = await world.app.metrics.registry.metrics();
    expect(metrics).toMatch(/payouts_late [1-9]/);
    clock.advance(minutes(25));
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'delivered' });
  });
});

describe('cash held for review', () => {
  test('is sent when an administrator other than the incident’s declarer approves it', async () => {
    const payee = await addPayee(world, { cents: 100_000, isHeld: true });
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'held', heldFor: 'incident' });
    const [by, declaredBy] = [randomUUID(), randomUUID()];
    const same = db.transaction((tx) =>
      releaseHeld(tx, payee.incidentId, { by: declaredBy, declaredBy, at: now() }),
    );
    await expect(same).rejects.toThrow('another administrator');
    expect(
      await db.transaction((tx) => releaseHeld(tx, payee.incidentId, { by, declaredBy, at: now() })),
    ).toBe(1);
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'delivered' });
  });

  test('is not sent when an administrator refuses it', async () => {
    const payee = await addPayee(world, { cents: 100_000, isHeld: true });
    await db.transaction((tx) =>
      refuseHeld(tx, payee.incidentId, { by: randomUUID(), declaredBy: null, at: now() }),
    );
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'cancelled' });
    expect(await ledgerOf(db, payee)).toEqual([]);
  });

  test('is held when the card is less than a day old', async () => {
    const payee = await addPayee(world, { cents: 250_000, cardAge: hours(1) });
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'held', heldFor: 'new-card' });
    const decide = await deciderOf(payee);
    await expect(decide(payee.userId, true)).rejects.toThrow('your own cash');
    await decide(randomUUID(), true);
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'delivered' });
    await expect(decide(randomUUID(), true)).rejects.toThrow('no longer needs a decision');
  });

  test('goes only to the card that was reviewed', async () => {
    const payee = await addPayee(world, { cents: 250_000, cardAge: minutes(5) });
    await send();
    const decideFirst = await deciderOf(payee);
    expect(await payee.me.call('PUT', '/api/payout-card', { token: 'sim_debit_8210' })).toMatchObject({
      status: 200,
    });
    await expect(decideFirst(randomUUID(), true)).rejects.toThrow('no longer needs a decision');
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'held', card: 'Mastercard debit ending 8210' });
    await expect(decideFirst(randomUUID(), true)).rejects.toThrow('has added another card');
    const asked = await openReviews(db, { homeId: payee.homeId });
    expect(asked.map(({ facts }) => facts.card)).toEqual(['Mastercard debit ending 8210']);
    expect(await ledgerOf(db, payee)).toEqual([]);
  });

  test('is reviewed again when the card changes after approval but before sending', async () => {
    const payee = await addPayee(world, { cents: 250_000, cardAge: minutes(5) });
    await send();
    await (
      await deciderOf(payee)
    )(randomUUID(), true);
    expect(await payee.me.call('PUT', '/api/payout-card', { token: 'sim_debit_8210' })).toMatchObject({
      status: 200,
    });
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'held', heldFor: 'new-card' });
    expect(await ledgerOf(db, payee)).toEqual([]);
  });

  test('waits for another card when an administrator refuses the new one', async () => {
    const payee = await addPayee(world, { cents: 250_000, cardAge: minutes(5) });
    await send();
    await (
      await deciderOf(payee)
    )(randomUUID(), false);
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'needs-card' });
    expect(await noticesOf(payee)).toBe(2); // that the card is being reviewed, and that another card is needed
    expect(await payee.me.call('PUT', '/api/payout-card', { token: 'sim_debit_8210' })).toMatchObject({
      status: 200,
    });
    await send();
    await (
      await deciderOf(payee)
    )(randomUUID(), true);
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'sent', card: 'Mastercard debit ending 8210' });
  });

  test('waits for a card when the new one is removed before its review', async () => {
    const payee = await addPayee(world, { cents: 250_000, cardAge: minutes(5) });
    await send();
    expect(await payee.me.delete('/api/payout-card')).toMatchObject({ status: 200 });
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'needs-card' });
    expect(await openReviews(db, { homeId: payee.homeId })).toEqual([]);
  });

  test('is held for any amount on a new card, but not on a card older than a day', async () => {
    const small = await addPayee(world, { cents: 50_000, cardAge: 0 });
    const old = await addPayee(world, { cents: 250_000, cardAge: hours(25) });
    await send();
    expect(await small.payout()).toMatchObject({ state: 'held', heldFor: 'new-card' });
    expect(await old.payout()).toMatchObject({ state: 'delivered' });
  });

  test('is held when another member was paid to the same card, even in one batch', async () => {
    const first = await addPayee(world, { cents: 50_000 });
    const second = await addPayee(world, { cents: 50_000 });
    const others = [second.userId];
    await db
      .update(payoutCards)
      .set({ fingerprint: first.userId })
      .where(inArray(payoutCards.userId, others));
    await send();
    const outcomes = [await first.payout(), await second.payout()].map((one) => one?.heldFor ?? one?.state);
    expect(new Set(outcomes)).toEqual(new Set(['delivered', 'shared-card']));
    const third = await addPayee(world, { cents: 50_000 });
    await db
      .update(payoutCards)
      .set({ fingerprint: first.userId })
      .where(eq(payoutCards.userId, third.userId));
    await send();
    expect(await third.payout()).toMatchObject({ state: 'held', heldFor: 'shared-card' });
    expect(await openReviews(db, { homeId: third.homeId })).toMatchObject([{ kind: 'payout-shared-card' }]);
  });
});

describe('a canceled incident', () => {
  test('cancels unsent cash and leaves what reached a card', async () => {
    const sent = await addPayee(world, { cents: 50_000 });
    await send();
    const incidentId = sent.incidentId;
    const held = await addPayee(world, { cents: 50_000, incidentId, isHeld: true });
    const due = await addPayee(world, { cents: 50_000, incidentId });
    const homes = [sent.homeId, held.homeId, due.homeId];
    expect(await db.transaction((tx) => cancelUnsent(tx, incidentId, homes, now()))).toBe(2);
    await send();
    expect(await due.payout()).toMatchObject({ state: 'cancelled' });
    expect(await held.payout()).toMatchObject({ state: 'cancelled', heldFor: null });
    expect(await sent.payout()).toMatchObject({ state: 'delivered' });
  });

  test('with an unknown outcome: a payout that went out is recorded and not treated as canceled', async () => {
    const payee = await addPayee(world, { cents: 50_000, card: 'sim_debit_0119' });
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'unknown' });
    await db.transaction((tx) => cancelUnsent(tx, payee.incidentId, [payee.homeId], now()));
    clock.advance(minutes(1));
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'delivered' });
    expect(await ledgerOf(db, payee)).toEqual([['sent', 50_000]]);
  });

  test('during a batch: payouts not requested yet are not sent', async () => {
    const { incidentId, userId, homeId } = await addPayee(world, { cents: 50_000 });
    const others = Array.from({ length: 30 }, () => ({
      incidentId,
      homeId: randomUUID(),
      userId,
      cents: 50_000,
    }));
    await db.insert(payouts).values(payoutRows(others, { isHeld: false, at: now() }));
    const homes = [homeId, ...others.map((one) => one.homeId)];
    const port = world.deps.payouts;
    let cancelling: Promise<number> | undefined;
    await sendDuePayouts({
      ...world.deps,
      payouts: {
        ...port,
        send: async (request) => {
          cancelling ??= db.transaction((tx) => cancelUnsent(tx, incidentId, homes, now()));
          await cancelling;
          return port.send(request);
        },
      },
    });
    await send();
    const rows = await db.select().from(payouts).where(eq(payouts.incidentId, incidentId));
    const cancelled = rows.filter(({ state }) => state === 'cancelled');
    expect(cancelled.length).toBeGreaterThanOrEqual(31 - 16); // as many as are requested at once
    expect(rows.filter(({ state }) => state === 'delivered')).toHaveLength(31 - cancelled.length);
  });

  test('cash is not paid a second time when the bank returns it and another card is added', async () => {
    const payee = await addPayee(world, { cents: 50_000 });
    await send();
    await db.transaction((tx) => cancelUnsent(tx, payee.incidentId, [payee.homeId], now()));
    const ref = (await payee.payout())?.providerRef ?? '';
    const back = { ref, status: 'failed' as const, cents: 50_000, failure: null };
    await db.transaction((tx) => recordState(world.deps, tx, payee, 1, back));
    expect(await payee.me.call('PUT', '/api/payout-card', { token: 'sim_debit_8210' })).toMatchObject({
      status: 200,
    });
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'cancelled', round: 1 });
    expect(await ledgerOf(db, payee)).toEqual([
      ['sent', 50_000],
      ['returned', -50_000],
    ]);
  });

  test('a payout the bank returned for a deleted person is reversed and does not stay open', async () => {
    const payee = await addPayee(world, { cents: 50_000, card: 'sim_debit_0002' });
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'failed' });
    await db.transaction((tx) => erasePayee(tx, payee.userId, now()));
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'cancelled' });
  });

  test('after a worker died before its request: nothing is sent', async () => {
    const payee = await addPayee(world, { cents: 50_000 });
    await db
      .update(payouts)
      .set({ state: 'sending', nextTryAt: now() })
      .where(eq(payouts.homeId, payee.homeId));
    await db.transaction((tx) => cancelUnsent(tx, payee.incidentId, [payee.homeId], now()));
    await send();
    expect(await payee.payout()).toMatchObject({ state: 'cancelled' });
    expect(await ledgerOf(db, payee)).toEqual([]);
  });
});

test('a production server without a payout provider sends no cash and says so', async () => {
  const { deps } = await openWorld({ withWorkers: false, env: { DEMO: '0' } });
  expect(deps.payouts.form).toEqual({ provider: 'none' });
  const real = await openWorld({ withWorkers: false, payouts: deps.payouts });
  const payee = await addPayee(real, { cents: 50_000, card: null });
  expect((await payee.me.get('/api/payout-card')).body).toMatchObject({ form: { provider: 'none' } });
  expect(await payee.me.call('PUT', '/api/payout-card', { token: 'sim_debit_5556' })).toMatchObject({
    status: 503,
  });
  await settle(real);
  real.clock.advance(minutes(2));
  await settle(real);
  expect(await payee.payout()).toMatchObject({
    state: 'due',
    reason: 'We can’t send cash right now. Your cash isn’t lost: our team is working on it.',
  });
  expect(await ledgerOf(real.db, payee)).toEqual([]);
  expect(await openReviews(real.db, { kind: 'cash-without-provider' })).toHaveLength(1);
  expect(await real.db.$count(notices, eq(notices.kind, 'cash'))).toBe(1);
});

test('a member without a payout sees no pending cash', async () => {
  const me = await signedIn(world);
  expect(await payoutOf(db, randomUUID(), randomUUID())).toBeUndefined();
  expect((await me.get('/api/payout-card')).body).toEqual({
    form: { provider: 'simulated' },
    card: null,
    waiting: [],
    billingZip: null,
  });
});

test('a provider that reports a different amount opens one review per lookup, and nothing is resent', async () => {
  const payee = await addPayee(world, { cents: 50_000 });
  await db.update(payouts).set({ state: 'sending', attempts: 1 }).where(eq(payouts.homeId, payee.homeId));
  const tell = () =>
    db.transaction((tx) =>
      recordState(world.deps, tx, payee, 1, { ref: 'po_other', status: 'sent', cents: 5_000, failure: null }),
    );
  await tell();
  await tell();
  const asked = () => openReviews(db, { kind: 'payout-other-sum', homeId: payee.homeId });
  expect(await asked()).toMatchObject([{ facts: { cents: 50_000, told: 5_000 } }]);
  expect(await payee.payout()).toMatchObject({ state: 'unknown', nextTryAt: null });
  expect(await ledgerOf(db, payee)).toEqual([]);
  const at = now();
  await db.transaction((tx) => recheckPayout(tx, payee, at));
  expect(await payee.payout()).toMatchObject({ state: 'unknown', nextTryAt: at });
});
