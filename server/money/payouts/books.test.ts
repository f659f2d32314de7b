/** The invariants of emergency cash, C1 to C8: the database enforces each one, or the verifier finds its violation. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { simulatedCalls, simulatedObjects } from '#server/adapters/tables.ts';
import { erasePerson } from '#server/office/my-data/erase.ts';
import { days, hours, minutes } from '#server/platform/clock.ts';
import { openReviews } from '#server/core/reviews/reviews.ts';
import { addPayee, ledgerOf, settle } from '#test/payouts.ts';
import { sized } from '#test/tier.ts';
import { openWorld, type World } from '#test/world.ts';
import { cashSummary, liftStop, payoutRows, sendDuePayouts } from './payouts.ts';
import { cashLedger, cashStops, payouts } from './tables.ts';
import { verifyCash } from './verify.ts';

const open = (env: Record<string, string> = {}) => openWorld({ withWorkers: false, env });
/** For tests that leave the books balanced; each checks what it added. */
const books = await open();
/** For tests that leave cash unsent. */
const cards = await open();
const PAYEES = sized({ gate: 6, soak: 12 });
const verify = ({ db, deps }: World) => verifyCash(db, deps.payouts);

describe('emergency cash ledger', () => {
  test('C2: a home gets one payout per incident, no matter which code inserts it', async () => {
    const { db, clock } = cards;
    const row = { incidentId: randomUUID(), homeId: randomUUID(), userId: randomUUID(), cents: 50_000 };
    const insert = () =>
      db
        .insert(payouts)
        .values(payoutRows([row], { isHeld: false, at: clock.now() }))
        .then(() => 'in');
    const tries = await Promise.allSettled(Array.from({ length: 5 }, insert));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('C8: the database refuses amounts above the plan, fractions and changes to entries', async () => {
    const { db } = books;
    const before = await verify(books);
    const payee = await addPayee(books, { cents: 250_000 });
    await settle(books);
    for (const cents of [0, -1, 250_001])
      await expect(
        db.update(payouts).set({ cents }).where(eq(payouts.homeId, payee.homeId)),
      ).rejects.toMatchObject({ cause: { constraint: 'payouts_sum_in_range' } });
    const changes = [
      sql`update cash_ledger set cents = 1`,
      sql`update cash_ledger set user_id = ${randomUUID()}`,
      sql`update cash_ledger set user_id = null, cents = 1`,
      sql`delete from cash_ledger`,
      sql`truncate cash_ledger`,
    ];
    for (const change of changes)
      await expect(db.execute(change)).rejects.toMatchObject({
        cause: { message: 'cash_ledger is append-only' },
      });
    expect(await verify(books)).toMatchObject({
      entries: before.entries + 1,
      cents: before.cents + 250_000,
      faults: [],
    });
  });

  test('C3, C6: eight concurrent workers, run twice, pay each member once', async () => {
    const before = await verify(books);
    const payees: Awaited<ReturnType<typeof addPayee>>[] = [];
    for (let n = 0; n < PAYEES; n += 1)
      payees.push(
        await addPayee(books, { cents: 50_000, card: n % 3 ? 'sim_debit_5556' : 'sim_debit_0119' }),
      );
    const eight = () => Promise.all(Array.from({ length: 8 }, () => sendDuePayouts(books.deps)));
    await eight();
    books.clock.advance(minutes(5));
    await eight();
    await settle(books);
    for (const payee of payees) expect(await ledgerOf(books.db, payee)).toEqual([['sent', 50_000]]);
    expect(await verify(books)).toMatchObject({
      payouts: before.payouts + PAYEES,
      entries: before.entries + PAYEES,
      cents: before.cents + PAYEES * 50_000,
      faults: [],
    });
  });

  test('C3: after a worker dies mid-request, the next one finds the payout it created', async () => {
    const world = await open();
    const payee = await addPayee(world, { cents: 100_000 });
    await sendDuePayouts(world.deps);
    // As after a crash: the response arrived but wasn't stored.
    await world.db.execute(sql`alter table cash_ledger disable trigger user`);
    await world.db.delete(cashLedger);
    await world.db.execute(sql`alter table cash_ledger enable trigger user`);
    await world.db.update(payouts).set({ state: 'sending', providerRef: null, sentAt: null });
    await settle(world);
    expect(await payee.payout()).toMatchObject({ state: 'sending' }); // its worker may still be running
    world.clock.advance(minutes(4));
    await settle(world);
    expect(await payee.payout()).toMatchObject({ state: 'delivered', round: 1 });
    expect(await verify(world)).toMatchObject({ entries: 1, cents: 100_000, faults: [] });
  });

  test('C7: more than the hourly cap stops all cash until our team lifts the stop', async () => {
    const world = await open({ CASH_HOURLY_CAP: '1200' });
    const payees: Awaited<ReturnType<typeof addPayee>>[] = [];
    for (let n = 0; n < 3; n += 1) payees.push(await addPayee(world, { cents: 50_000 }));
    await settle(world);
    const states = async () =>
      (await Promise.all(payees.map((payee) => payee.payout()))).map((row) => row?.state ?? '').toSorted();
    expect(await states()).toEqual(['delivered', 'delivered', 'due']);
    const [stop] = await world.db.select().from(cashStops);
    expect(stop).toMatchObject({ span: 'hour', capCents: 120_000, sentCents: 100_000, liftedAt: null });
    expect(await openReviews(world.db, { kind: 'cash-stopped' })).toHaveLength(1);
    world.clock.advance(minutes(2));
    await settle(world);
    expect(await states()).toEqual(['delivered', 'delivered', 'due']);
    const me = payees[0]?.me.user.id ?? '';
    const lift = () =>
      world.db.transaction((tx) => liftStop(tx, stop?.id ?? '', { by: me, at: world.clock.now() }));
    expect([await lift(), await lift()]).toEqual([true, false]);
    world.clock.advance(minutes(2));
    await settle(world);
    expect(await states()).toEqual(['delivered', 'delivered', 'delivered']);
  });

  test('C7: an hour later the hourly cap resets, and the daily cap does not', async () => {
    const world = await open({ CASH_HOURLY_CAP: '500', CASH_DAILY_CAP: '1000' });
    const first = await addPayee(world, { cents: 50_000 });
    await settle(world);
    world.clock.advance(hours(2));
    const second = await addPayee(world, { cents: 50_000 });
    await settle(world);
    expect([(await first.payout())?.state, (await second.payout())?.state]).toEqual([
      'delivered',
      'delivered',
    ]);
    world.clock.advance(hours(2));
    const third = await addPayee(world, { cents: 50_000 });
    await settle(world);
    expect((await third.payout())?.state).toBe('due');
    expect((await cashSummary(world.db, world.clock.now())).stops).toMatchObject([{ span: 'day' }]);
  });

  test('C1, C8: verification finds an extra cent, a ledger entry without a payout and a payment without an entry', async () => {
    const world = await open();
    const payee = await addPayee(world, { cents: 50_000 });
    await settle(world);
    expect((await verify(world)).faults).toEqual([]);
    const { incidentId, homeId, userId } = payee;
    const stray = { incidentId, homeId, userId, kind: 'sent' as const, providerRef: 'x', at: new Date() };
    await world.db.insert(cashLedger).values({ ...stray, key: 'stray:1:sent', cents: 1 });
    const { faults } = await verify(world);
    expect(faults.some((line) => line.includes('50001 cents moved'))).toBe(true);
    expect(faults).toContain('entry stray:1:sent belongs to no payout of its sum');
    expect(faults).toContain('the provider does not know stray:1');
    const other = await open();
    const paid = await addPayee(other, { cents: 50_000 });
    await settle(other);
    const [made] = await other.db.select().from(simulatedObjects).where(eq(simulatedObjects.kind, 'payout'));
    if (!made) throw new Error('nothing was paid');
    const copy = { ...(made.state as object), key: 'unheard-of:1' };
    await other.db.insert(simulatedObjects).values({ ...made, ref: 'sim_po_copy', state: copy });
    expect((await verify(other)).faults).toEqual([
      'the provider paid 50000 cents as unheard-of:1, which the books do not have',
    ]);
    expect(await paid.payout()).toMatchObject({ state: 'delivered' });
    expect(await other.db.$count(simulatedCalls)).toBeGreaterThan(0);
  });

  test('is anonymized when an account is deleted, and unsent cash is not sent', async () => {
    const before = await verify(books);
    const paid = await addPayee(books, { cents: 50_000 });
    await settle(books);
    const due = {
      ...payoutRows([{ ...paid, incidentId: randomUUID() }], { isHeld: false, at: books.clock.now() })[0],
    };
    await books.db.insert(payouts).values(due as typeof payouts.$inferInsert);
    await paid.me.post('/api/account/deletion', { email: paid.me.email });
    books.clock.advance(days(1) + 1000);
    await erasePerson(books.deps, paid.userId);
    await settle(books);
    const rows = await books.db.select().from(payouts).where(eq(payouts.homeId, paid.homeId));
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'delivered']);
    const dump = JSON.stringify([rows, await books.db.select().from(cashLedger)]);
    expect(dump).not.toContain(paid.userId);
    expect(await verify(books)).toMatchObject({ cents: before.cents + 50_000, faults: [] });
  });
});

test('during an evacuation a first card needs no step-up for 30 minutes, and large amounts are still reviewed', async () => {
  const first = await addPayee(cards, { cents: 250_000, card: null });
  await settle(cards);
  expect(await first.payout()).toMatchObject({ state: 'needs-card' });
  cards.clock.advance(minutes(29));
  const saved = await first.me.call('PUT', '/api/payout-card', { token: 'sim_debit_5556' });
  expect(saved).toMatchObject({ status: 200, body: { card: { name: 'Visa debit ending 5556' } } });
  await settle(cards);
  expect(await first.payout()).toMatchObject({ state: 'held', heldFor: 'new-card' });
  // From here on, saving a card replaces one that works.
  expect((await first.me.call('PUT', '/api/payout-card', { token: 'sim_debit_8210' })).body).toMatchObject({
    code: 'step_up_required',
  });
  const late = await addPayee(cards, { cents: 50_000, card: null });
  cards.clock.advance(minutes(31));
  expect((await late.me.call('PUT', '/api/payout-card', { token: 'sim_debit_5556' })).body).toMatchObject({
    code: 'step_up_required',
  });
});

test('a member can view and change only their own card, and changes require step-up', async () => {
  const mine = await addPayee(cards, { cents: 50_000, card: 'sim_debit_5556' });
  const other = await addPayee(cards, { cents: 50_000, card: 'sim_debit_8210' });
  await other.me.delete('/api/payout-card');
  expect((await other.me.get('/api/payout-card')).body).toMatchObject({ card: null });
  expect((await mine.me.get('/api/payout-card')).body).toMatchObject({
    card: { name: 'Visa debit ending 5556' },
  });
  expect((await cards.visitor().get('/api/payout-card')).status).toBe(401);
  for (const token of ['', '4000056655665556 ', 'x'.repeat(101), { a: 1 }, null, "tok_'; drop table payouts"])
    expect((await mine.me.call('PUT', '/api/payout-card', { token })).status).toBe(400);
  expect((await mine.me.call('PUT', '/api/payout-card', { token: 'sim_credit_4242' })).body).toMatchObject({
    code: 'payment_refused',
    error: 'Cash can only go to a debit card. Enter another card.',
  });
  cards.clock.advance(minutes(6));
  const stale = await mine.me.call('PUT', '/api/payout-card', { token: 'sim_debit_8210' });
  expect(stale.body).toMatchObject({ code: 'step_up_required' });
  expect((await mine.me.delete('/api/payout-card')).body).toMatchObject({ code: 'step_up_required' });
});
