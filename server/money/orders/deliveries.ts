import { DELIVERY_STATES, DeliveryAddress, deliveryWords } from '#contract/money/deliveries.ts';
import { openForPerson, sealForPerson } from '#server/core/sealing/sealing.ts';
import type { Sku } from '#server/money/marketplace/marketplace.ts';
import { statesOfZip } from '#server/outreach/addresses/addresses.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { and, eq, ne } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import type { Deps } from '#server/ports/deps.ts';
import { deliveryWindow } from './delivery-window.ts';
import type { EventRow, OrderRow } from './store.ts';
import { orderDeliveries } from './tables.ts';
import { say } from '#server/platform/say.ts';

type DeliveryRow = typeof orderDeliveries.$inferSelect;

const purposeOf = (orderId: string): string => `order.delivery|${orderId}`;

/** Goods need an address in a state we deliver to. Returns null for what isn't delivered. */
export function deliveryFor(
  { kind }: Pick<Sku, 'kind'>,
  given: DeliveryAddress | undefined,
): DeliveryAddress | null {
  if (kind !== 'goods') return null;
  if (!given) throw refusal('delivery', say().ordersErrors.enterAddress);
  const states = statesOfZip(given.zip);
  if (states.size > 0 && !states.has(given.state))
    throw refusal('delivery.zip', say().ordersErrors.wrongZip(DELIVERY_STATES[given.state]));
  return given;
}

const refusal = (field: string, sentence: string) =>
  new AppError('validation_failed', sentence, { fields: { [field]: sentence } });

/** Seals and stores the address, in the transaction that places the order. */
export async function insertDelivery(
  tx: Tx,
  masterKeys: MasterKeys,
  { id: orderId, userId }: Pick<OrderRow, 'id' | 'userId'>,
  { sku, address }: { sku: Sku; address: DeliveryAddress },
): Promise<void> {
  const { deliveryDaysMin: daysMin, deliveryDaysMax: daysMax } = sku;
  if (!userId || daysMin === null || daysMax === null) throw new Error('goods without a delivery time');
  const sealed = sealForPerson(masterKeys, purposeOf(orderId), JSON.stringify(address));
  await tx.insert(orderDeliveries).values({ orderId, userId, daysMin, daysMax, ...sealed });
}

const openRow = (masterKeys: MasterKeys, row: DeliveryRow): DeliveryAddress =>
  DeliveryAddress.parse(JSON.parse(openForPerson(masterKeys, purposeOf(row.orderId), row)));

/** Returns where an order goes and when it should arrive. Null for what isn't delivered, or deleted. */
export async function showDelivery(
  { db, masterKeys }: { db: Queryable; masterKeys: MasterKeys },
  { id, userId, status }: Pick<OrderRow, 'id' | 'userId' | 'status'>,
  events: readonly Pick<EventRow, 'status' | 'createdAt'>[],
) {
  if (!userId) return null;
  const row = first(
    await db
      .select()
      .from(orderDeliveries)
      .where(and(eq(orderDeliveries.orderId, id), eq(orderDeliveries.userId, userId))),
  );
  if (!row) return null;
  const paid = status === 'PAID' ? events.find((event) => event.status === 'PAID') : undefined;
  return {
    ...openRow(masterKeys, row),
    days: deliveryWords({ deliveryDaysMin: row.daysMin, deliveryDaysMax: row.daysMax }) ?? '',
    estimate: paid ? deliveryWindow(paid.createdAt, row) : null,
  };
}

/** A person's delivery addresses, readable, for their data export. */
export async function deliveriesOf({ db, masterKeys }: Pick<Deps, 'db' | 'masterKeys'>, userId: string) {
  const rows = await db.select().from(orderDeliveries).where(eq(orderDeliveries.userId, userId));
  return rows.map((row) => ({ orderId: row.orderId, ...openRow(masterKeys, row) }));
}

/** Whether any delivery address is stored. If so, its master key must be kept. */
export const hasDeliveries = async (db: Queryable): Promise<boolean> =>
  (await db.select({ id: orderDeliveries.orderId }).from(orderDeliveries).limit(1)).length > 0;

const BATCH = 200;

/**
 * Seals every delivery address with the first master key, so that older keys can be retired. An interrupted
 * run can be repeated.
 */
export async function resealDeliveries(db: Queryable, masterKeys: MasterKeys): Promise<number> {
  const [master] = masterKeys;
  let changed = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(orderDeliveries)
      .where(ne(orderDeliveries.masterKeyId, master.id))
      .limit(BATCH);
    if (rows.length === 0) return changed;
    for (const row of rows) {
      const text = openForPerson(masterKeys, purposeOf(row.orderId), row);
      await db
        .update(orderDeliveries)
        .set(sealForPerson(masterKeys, purposeOf(row.orderId), text))
        .where(eq(orderDeliveries.orderId, row.orderId));
      changed += 1;
    }
  }
}
