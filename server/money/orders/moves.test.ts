import { expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '#contract/money/orders.ts';
import { PRODUCT } from '#server/core/audit/audit.ts';
import { addSku, payByCard, placed, readOrder } from '#test/orders.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';
import { moveOrder } from './moving.ts';
import { canMove, type Mover } from './order-states.ts';

const world = await openWorld({ withWorkers: false, withMembers: true });
const me = await signedIn(world);
const admin = await signedInAdmin(world);
const skuId = await addSku(world, { stock: 1000, pointsCost: 1 });

/** A card order in this state, reached through the public API. */
async function orderIn(status: OrderStatus): Promise<string> {
  const { id } = await placed(me, skuId, false);
  if (status === 'PENDING') return id;
  await payByCard(me, id);
  await me.post(`/api/orders/${id}/check`);
  if (status === 'FULFILLED') await admin.post(`/api/admin/orders/${id}/fulfil`, {});
  if (status === 'CANCELLED') await me.post(`/api/orders/${id}/cancel`);
  expect((await readOrder(me, id)).status).toBe(status);
  return id;
}

const MOVERS: Mover[] = ['member', 'provider', 'team', 'clock'];

test.each(ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const)))(
  'the database lets an order go from %s to %s only by permitted actors',
  async (from, to) => {
    let id = await orderIn(from);
    for (const by of MOVERS) {
      const before = await readOrder(me, id);
      const moved = await world.db.transaction((tx) =>
        moveOrder(tx, world.deps, id, to, { by, actor: PRODUCT }),
      );
      const after = await readOrder(me, id);
      expect([by, Boolean(moved)]).toEqual([by, canMove(from, to, by)]);
      if (moved) {
        expect(after.timeline.at(-1)).toMatchObject({ status: to, by });
        expect(after.timeline).toHaveLength(before.timeline.length + 1);
        id = await orderIn(from);
      } else expect(after).toEqual(before);
    }
    await me.post(`/api/orders/${id}/cancel`); // at most five unpaid orders per member
  },
);
