/** Compares the ledger with a model of a few lines: after any steps in any order, both must agree. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sized } from '#test/tier.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { repaymentAccounts, repaymentEntries, repayments } from './tables.ts';
import * as store from './store.ts';

const world = await openWorld({ withWorkers: false });
const { db } = world;

type Step =
  | { do: 'advance' | 'waive'; cents: number; key: number }
  | { do: 'pay' | 'refund' | 'dispute' | 'win'; cents: number; key: number; which: number };

const cents = fc.integer({ min: 1, max: 900 });
/** Few keys, so that repeats are common. */
const key = fc.integer({ min: 0, max: 11 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('advance' as const, 'waive' as const), cents, key }),
  fc.record({
    do: fc.constantFrom('pay' as const, 'refund' as const, 'dispute' as const, 'win' as const),
    cents,
    key,
    which: fc.integer({ min: 0, max: 2 }),
  }),
);

const KINDS = {
  advance: ['advance', 1],
  waive: ['waiver', -1],
  pay: ['repayment', -1],
  refund: ['repayment-refunded', 1],
  dispute: ['repayment-disputed', 1],
  win: ['dispute-won', -1],
} as const;
const AMOUNT_OF_PAYMENT = 500;

/** The model: a balance, how much of each payment counts, and which keys were used. */
class Model {
  balance = 0;
  counts = [0, 0, 0];
  paid = new Set<number>();
  keys = new Set<number>();
  /** Applies a step to the model. Returns whether it is allowed. */
  apply(one: Step): 'done' | 'repeated' | 'refused' {
    if (this.keys.has(one.key)) return 'repeated';
    const delta = KINDS[one.do][1] * one.cents;
    if (this.balance + delta < 0) return 'refused';
    if ('which' in one) {
      const counted = (this.counts[one.which] ?? 0) - delta;
      if (counted < 0 || counted > AMOUNT_OF_PAYMENT) return 'refused';
      if (one.do === 'pay' && this.paid.has(one.which)) return 'refused';
      this.counts[one.which] = counted;
      if (one.do === 'pay') this.paid.add(one.which);
    }
    this.balance += delta;
    this.keys.add(one.key);
    return 'done';
  }
}

async function openBooks() {
  const { user } = await signedIn(world);
  const at = world.clock.now();
  const account = await db.transaction((tx) => store.openAccount(tx, user.id, at));
  const payments: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const [row] = await db
      .insert(repayments)
      .values({ accountId: account.id, cents: AMOUNT_OF_PAYMENT, state: 'paid', createdAt: at })
      .returning();
    payments.push(row?.id ?? '');
  }
  return { accountId: account.id, payments, at };
}

async function append({ accountId, payments, at }: Awaited<ReturnType<typeof openBooks>>, one: Step) {
  const [kind, sign] = KINDS[one.do];
  const entry = { accountId, key: `k${one.key}`, kind, cents: sign * one.cents, at };
  return db.transaction(async (tx) => {
    if ('which' in one) return store.appendEntry(tx, { ...entry, repaymentId: payments[one.which] ?? '' });
    if (one.do === 'waive') return store.appendEntry(tx, { ...entry, actorId: randomUUID(), note: 'x' });
    const terms = { firstDays: 60, months: 12, advancedAt: at, round: 1 };
    const place = { accountId, incidentId: randomUUID(), homeId: randomUUID(), cents: one.cents };
    const advance = await store.insertAdvance(tx, { ...place, ...terms });
    return store.appendEntry(tx, { ...entry, advanceId: advance?.id ?? '' });
  });
}

test('every history leaves the balance of the model, and every entry the balance after it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
      const books = await openBooks();
      const model = new Model();
      for (const one of steps) {
        const expected = model.apply(one);
        const found = await append(books, one).then(
          (row) => (row ? 'done' : 'repeated'),
          () => 'refused',
        );
        expect([one, found]).toEqual([one, expected]);
      }
      const entries = await store.entriesOf(db, books.accountId);
      const account = await store.findAccount(db, books.accountId);
      expect(account?.balanceCents).toBe(model.balance);
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
      let running = 0;
      for (const entry of entries) expect(entry.balanceCents).toBe((running += entry.cents));
      for (const [index, id] of books.payments.entries()) {
        const counted = (await store.entriesOfRepayment(db, id)).reduce((sum, entry) => sum - entry.cents, 0);
        expect(counted).toBe(model.counts[index]);
      }
    }),
    { numRuns: sized({ gate: 25, soak: 300 }) },
  );
}, 120_000);

test('entries that are posted at the same time take turns', async () => {
  const books = await openBooks();
  await append(books, { do: 'advance', cents: 900, key: 0 });
  const waivers = Array.from({ length: 12 }, (_, n) =>
    append(books, { do: 'waive', cents: 100, key: n + 1 }),
  );
  const outcomes = await Promise.allSettled(waivers);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
  const [account] = await db
    .select()
    .from(repaymentAccounts)
    .where(eq(repaymentAccounts.id, books.accountId));
  expect(account?.balanceCents).toBe(0);
  const [sum] = await db
    .select({ cents: sql<number>`sum(cents)::int` })
    .from(repaymentEntries)
    .where(eq(repaymentEntries.accountId, books.accountId));
  expect(sum?.cents).toBe(0);
});
