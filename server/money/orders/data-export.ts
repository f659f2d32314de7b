import { asc, eq } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import { deliveriesOf } from './deliveries.ts';
import { orderEvents, orders } from './tables.ts';

/** A person's orders, with the timeline and the delivery address of each. */
export async function exportOrders(deps: Deps, person: { id: string }): Promise<ExportPart> {
  const { db } = deps;
  const mine = await db.select().from(orders).where(eq(orders.userId, person.id));
  const events = await db
    .select({ event: orderEvents })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(eq(orders.userId, person.id))
    .orderBy(asc(orderEvents.createdAt));
  return {
    tables: {
      orders: mine.map(plainRow),
      order_deliveries: (await deliveriesOf(deps, person.id)).map(plainRow),
      order_events: events.map(({ event }) => plainRow(event)),
    },
  };
}
