import { asc, eq } from 'drizzle-orm';
import type { Deps } from '#server/platform/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import { orderEvents, orders, skuHoldings } from './tables.ts';

/** What a person ordered, how each order went, and how many of each thing they hold. */
export async function exportOrders({ db }: Deps, person: { id: string }): Promise<ExportPart> {
  const mine = await db.select().from(orders).where(eq(orders.userId, person.id));
  const events = await db
    .select({ event: orderEvents })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(eq(orders.userId, person.id))
    .orderBy(asc(orderEvents.createdAt));
  const holdings = await db.select().from(skuHoldings).where(eq(skuHoldings.userId, person.id));
  return {
    tables: {
      orders: mine.map(plainRow),
      order_events: events.map(({ event }) => plainRow(event)),
      sku_holdings: holdings.map(plainRow),
    },
  };
}
