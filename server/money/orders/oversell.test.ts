import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { skuHoldings } from '#server/money/marketplace/tables.ts';
import { addSku, place, stockOf } from '#test/orders.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { orders } from './tables.ts';

const world = await openWorld({ withWorkers: false, withMembers: true });

/** A client that retries with the same key when the server responds that it is busy. */
async function persistent(who: Awaited<ReturnType<typeof signedIn>>, skuId: string, usePoints: boolean) {
  const key = randomUUID();
  for (;;) {
    const { status, body } = await place(who, skuId, usePoints, key);
    if (status !== 503) return (body as { code?: string }).code ?? status;
  }
}

const tally = (answers: (string | number)[]) =>
  Object.fromEntries([...new Set(answers)].map((a) => [a, answers.filter((b) => b === a).length]));

test('when 64 members order one of 50 items at once, 50 succeed', async () => {
  const skuId = await addSku(world, { stock: 50, memberLimit: 1 });
  const members = [];
  for (let i = 0; i < 64; i += 1) members.push(await signedIn(world));
  const answers = await Promise.all(members.map((who, i) => persistent(who, skuId, i % 2 === 0)));
  expect(tally(answers)).toEqual({ 201: 50, sold_out: 14 });
  expect(await stockOf(world, skuId)).toBe(0);
  expect(await world.db.$count(orders, eq(orders.skuId, skuId))).toBe(50);
  const held = await world.db.select().from(skuHoldings).where(eq(skuHoldings.skuId, skuId));
  expect(held.map(({ count }) => count)).toEqual(Array.from({ length: 50 }, () => 1));
});

test('a member who orders in twenty windows at once gets only up to the limit', async () => {
  const skuId = await addSku(world, { stock: 100, memberLimit: 3, pointsCost: 10 });
  const me = await signedIn(world);
  const answers = await Promise.all(Array.from({ length: 20 }, () => persistent(me, skuId, true)));
  expect(tally(answers)).toEqual({ 201: 3, member_limit: 17 });
  expect(await stockOf(world, skuId)).toBe(97);
  expect((await me.get('/api/points')).body).toEqual({ balance: 470 });
});
