import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { PROVIDER_SIGNATURE_HEADER, receivePaymentWebhook } from '#contract/money/payments.ts';
import { providerEvents } from '#server/money/payments/tables.ts';
import { payouts } from '#server/money/payouts/tables.ts';
import { recordState } from '#server/money/payouts/record.ts';
import { CARDS } from '#test/samples.ts';
import { enterCard } from '#test/membership.ts';
import { settle } from '#test/payouts.ts';
import {
  acceptFunds,
  accountOf,
  addDebtor,
  begin,
  kindsOf,
  owedBy,
  pay,
  paymentMails,
  providerRefOf,
  REPAYABLE_ENV,
} from '#test/repayments.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { repaymentAccounts, repaymentEntries, repayments } from './tables.ts';

const world = await openWorld({ withWorkers: false, env: REPAYABLE_ENV });
const { db, deps } = world;

/** The bank returns the cash. */
async function bankReturns(debtor: Awaited<ReturnType<typeof addDebtor>>, cents: number): Promise<void> {
  const ref = (await debtor.payout())?.providerRef ?? '';
  const state = { ref, status: 'failed', cents, failure: null } as const;
  await db.transaction((tx) => recordState(deps, tx, debtor, 1, state as never));
}

describe('what is owed', () => {
  test('cash paid under accepted terms is owed, and due some time after the evacuation ended', async () => {
    const debtor = await addDebtor(world);
    expect(await debtor.payout()).toMatchObject({
      state: 'delivered',
      terms: 'repayable:60:12',
      isRepayable: true,
    });
    expect(await owedBy(debtor.me)).toMatchObject({
      balanceCents: 100_000,
      overdueCents: 0,
      unscheduledCents: 100_000,
      dueNext: null,
      schedule: [],
      entries: [{ kind: 'advance', cents: 100_000, balanceCents: 100_000 }],
    });
    await debtor.end();
    const view = await owedBy(debtor.me);
    expect(view.schedule).toHaveLength(12);
    expect(view).toMatchObject({ unscheduledCents: 0, dueNext: { cents: 8334 } });
    await settle(world);
    expect((await owedBy(debtor.me)).balanceCents).toBe(100_000);
  });

  test('whoever did not accept it got a benefit, and later acceptance changes nothing', async () => {
    const debtor = await addDebtor(world, { accepts: false });
    expect(await debtor.payout()).toMatchObject({ state: 'delivered', terms: 'benefit', isRepayable: false });
    await acceptFunds(world, debtor.me);
    expect(await owedBy(debtor.me)).toMatchObject({ balanceCents: 0, entries: [] });
    const change = db
      .update(payouts)
      .set({ terms: 'repayable:60:12' })
      .where(eq(payouts.homeId, debtor.homeId));
    await expect(change).rejects.toThrow(/payouts/);
  });

  test('cash that the bank returned is not owed, and goes to the next card as one advance', async () => {
    const debtor = await addDebtor(world, { cents: 50_000 });
    await bankReturns(debtor, 50_000);
    await bankReturns(debtor, 50_000);
    expect(await kindsOf(debtor)).toEqual([
      ['advance-returned', -50_000],
      ['advance', 50_000],
    ]);
    expect(await owedBy(debtor.me)).toMatchObject({ balanceCents: 0, schedule: [] });
  });

  test('a payment for cash that came back goes back, too', async () => {
    const debtor = await addDebtor(world, { cents: 50_000 });
    await pay(debtor.me, 20_000);
    await bankReturns(debtor, 50_000);
    await world.runJobs();
    expect(await kindsOf(debtor)).toEqual([
      ['advance-returned', -20_000],
      ['repayment-refunded', 20_000],
      ['advance-returned', -30_000],
      ['repayment', -20_000],
      ['advance', 50_000],
    ]);
    expect((await owedBy(debtor.me)).balanceCents).toBe(0);
  });
});

describe('paying by card', () => {
  test('a part, then the rest; each with a receipt', async () => {
    const debtor = await addDebtor(world, { cents: 50_000 });
    await debtor.end();
    const first = await pay(debtor.me, 20_000);
    expect(first).toMatchObject({ payment: 'paid', failure: null, view: { balanceCents: 30_000 } });
    expect(first.view.schedule.find(({ leftCents }) => leftCents > 0)?.day).toBe(first.view.dueNext?.day);
    expect(await pay(debtor.me, 30_000)).toMatchObject({
      payment: 'paid',
      view: { balanceCents: 0, dueNext: null },
    });
    expect(await begin(debtor.me, 100)).toMatchObject({ status: 409 });
    expect(await paymentMails(world, debtor)).toEqual([
      'We received your payment of $200.00',
      'We received your payment of $300.00',
    ]);
  });

  test('a declined card charges nothing, and the same payment goes on with another', async () => {
    const debtor = await addDebtor(world, { cents: 50_000 });
    const declined = await pay(debtor.me, 10_000, CARDS.declined);
    expect(declined).toMatchObject({
      payment: 'waiting',
      failure: expect.any(String),
      view: { balanceCents: 50_000 },
    });
    const again = await pay(debtor.me, 10_000);
    expect(again).toMatchObject({ id: declined.id, payment: 'paid', view: { balanceCents: 40_000 } });
  });

  test('a double click and a repeated request are one payment', async () => {
    const debtor = await addDebtor(world, { cents: 50_000 });
    const key = randomUUID();
    const clicks = await Promise.all([
      begin(debtor.me, 10_000, key),
      begin(debtor.me, 10_000),
      begin(debtor.me, 10_000),
    ]);
    const started = clicks.filter(({ status }) => status === 200);
    expect(started.length).toBeGreaterThan(0);
    expect(new Set(started.map(({ body }) => body.repaymentId)).size).toBe(1);
    await enterCard(debtor.me, started[0]?.body.clientSecret ?? '');
    const id = started[0]?.body.repaymentId ?? '';
    const checks = await Promise.all(['', '', ''].map(() => debtor.me.post(`/api/repayments/${id}/check`)));
    expect(checks.map(({ status }) => status)).toEqual([200, 200, 200]);
    await world.runJobs();
    expect(await kindsOf(debtor)).toEqual([
      ['repayment', -10_000],
      ['advance', 50_000],
    ]);
    const repeated = await begin(debtor.me, 10_000, key);
    expect(repeated.body.repaymentId).toBe(id);
    expect(await db.$count(repayments, eq(repayments.userId, debtor.userId))).toBe(1);
  });

  test('a webhook counts once, however often it comes, and without the browser', async () => {
    const debtor = await addDebtor(world, { cents: 50_000 });
    const { body } = await begin(debtor.me, 10_000);
    await enterCard(debtor.me, body.clientSecret);
    await world.runJobs();
    expect((await owedBy(debtor.me)).balanceCents).toBe(40_000);
    const ref = await providerRefOf(world, body.repaymentId);
    const stored = await db.select().from(providerEvents);
    const { method, path: url } = receivePaymentWebhook;
    for (const { raw } of stored.filter((event) => Buffer.from(event.raw).toString().includes(ref))) {
      const event = JSON.parse(Buffer.from(raw).toString()) as { id: string };
      const letter = deps.payments.simulated?.envelope({ ...event, id: `${event.id}again` } as never);
      const headers = {
        'content-type': 'application/json',
        [PROVIDER_SIGNATURE_HEADER]: letter?.signature ?? '',
      };
      await world.app.http.inject({ method, url, headers, payload: letter?.raw ?? '' });
    }
    await world.runJobs();
    expect(await kindsOf(debtor)).toEqual([
      ['repayment', -10_000],
      ['advance', 50_000],
    ]);
  });

  test('another amount replaces a payment that was not made', async () => {
    const debtor = await addDebtor(world, { cents: 50_000 });
    const first = await begin(debtor.me, 10_000);
    const second = await begin(debtor.me, 20_000);
    expect(second.body.repaymentId).not.toBe(first.body.repaymentId);
    expect((await enterCard(debtor.me, first.body.clientSecret)).status).not.toBe(200);
    await enterCard(debtor.me, second.body.clientSecret);
    await world.runJobs();
    expect((await owedBy(debtor.me)).balanceCents).toBe(30_000);
  });

  test.each([
    [60_000, /You owe \$500\.00/],
    [99, /at least \$1\.00/],
    [0, /amount/],
  ])('%i cents are refused, and nothing is charged', async (cents, words) => {
    const debtor = await addDebtor(world, { cents: 50_000 });
    const { status, text } = await begin(debtor.me, cents);
    expect(status).toBe(400);
    expect(text).toMatch(words);
  });

  test('a stranger sees nothing of it, and an administrator without step-up changes nothing', async () => {
    const debtor = await addDebtor(world, { cents: 50_000 });
    const stranger = await signedIn(world);
    const { body } = await begin(debtor.me, 10_000);
    expect((await stranger.post(`/api/repayments/${body.repaymentId}/check`)).status).toBe(404);
    expect((await stranger.get('/api/repayments/statements/2026-10/pdf')).status).toBe(404);
    expect(await owedBy(stranger)).toMatchObject({ balanceCents: 0, entries: [], statements: [] });
    const account = await accountOf(world, debtor);
    for (const path of ['', `/${account?.id}`])
      expect((await stranger.get(`/api/admin/repayments${path}`)).status).toBe(403);
    const waiver = { cents: 100, reason: 'x' };
    expect((await stranger.post(`/api/admin/repayments/${account?.id}/waive`, waiver)).status).toBe(403);
    const visitor = world.visitor();
    expect((await visitor.get('/api/repayments')).status).toBe(401);
  });
});

test('the database refuses what would break the books', async () => {
  const debtor = await addDebtor(world, { cents: 50_000 });
  const account = await accountOf(world, debtor);
  const accountId = account?.id ?? '';
  const entry = {
    accountId,
    kind: 'waiver' as const,
    actorId: randomUUID(),
    note: 'x',
    at: world.clock.now(),
  };
  await expect(db.insert(repaymentEntries).values({ ...entry, key: 'a', cents: -50_001 })).rejects.toThrow(
    /repayment_/,
  );
  await expect(db.insert(repaymentEntries).values({ ...entry, key: 'b', cents: 5 })).rejects.toThrow(
    /repayment_/,
  );
  await expect(db.update(repaymentEntries).set({ cents: 1 })).rejects.toThrow(/repayment_/);
  await expect(db.delete(repaymentEntries)).rejects.toThrow(/repayment_/);
  await expect(db.execute(sql`truncate repayment_entries cascade`)).rejects.toThrow(/repayment_/);
  await expect(db.update(repaymentAccounts).set({ balanceCents: 0 })).rejects.toThrow(/repayment_/);
  await expect(db.delete(repaymentAccounts)).rejects.toThrow(/repayment_/);
  const { id } = await pay(debtor.me, 10_000);
  const more = { ...entry, kind: 'repayment-refunded' as const, repaymentId: id, actorId: null, note: null };
  await expect(db.insert(repaymentEntries).values({ ...more, key: 'c', cents: 10_001 })).rejects.toThrow(
    /repayment_/,
  );
  expect(
    await db
      .insert(repaymentEntries)
      .values({ ...entry, key: `repayment:${id}`, cents: -1 })
      .returning(),
  ).toEqual([]);
  expect((await owedBy(debtor.me)).balanceCents).toBe(40_000);
});
