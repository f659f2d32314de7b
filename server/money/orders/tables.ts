import { userId, userIdOrNull } from '#server/core/accounts/tables.ts';
import { skus } from '#server/money/marketplace/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import {
  bytes,
  cents,
  count,
  createdAt,
  flag,
  id,
  instant,
  onePer,
  partOf,
} from '#server/platform/tables.ts';

/**
 * What members bought, at the price of that time. Records are kept for years, so an order outlives its
 * account, without a name.
 */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    userId: userIdOrNull(),
    skuId: uuid()
      .notNull()
      .references(() => skus.id),
    status: text({ enum: ['PENDING', 'PAID', 'FULFILLED', 'CANCELLED'] })
      .notNull()
      .default('PENDING'),
    payWith: text({ enum: ['points', 'card'] }).notNull(),
    /** The item's name at the time of the order. */
    skuName: text().notNull(),
    pointsUsed: count(),
    /** All that is charged, sales tax included. */
    amountCents: cents().notNull().default(0),
    taxCents: cents().notNull().default(0),
    /** The tax and its rate, as on the receipt. */
    taxLabel: text(),
    /** What the tax covers and how it was rounded. */
    taxNote: text(),
    /** One item was reserved from stock. Canceling returns it. */
    tookStock: flag(),
    stripePaymentIntent: text(),
    /** An unpaid card order is canceled at this time, and its stock is released. */
    expiresAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('orders_payment_intent_key').on(t.stripePaymentIntent),
    index().on(t.userId, t.createdAt),
    index('orders_pending_expiry')
      .on(t.expiresAt)
      .where(sql`${t.status} = 'PENDING'`),
    index().on(t.createdAt),
    // Indexes for the team's filters, in display order.
    index().on(t.status, t.createdAt, t.id),
    index().on(t.skuName, t.createdAt, t.id),
    index('orders_by_card')
      .on(t.createdAt, t.id)
      .where(sql`${t.payWith} = 'card'`),
    index('orders_number').on(sql`right(${t.id}::text, 8) text_pattern_ops`),
    check('orders_status_known', sql`${t.status} in ('PENDING', 'PAID', 'FULFILLED', 'CANCELLED')`),
    check(
      'orders_paid_one_way',
      sql`(${t.payWith} = 'points' and ${t.pointsUsed} >= 0 and ${t.amountCents} = 0 and ${t.status} <> 'PENDING')
        or (${t.payWith} = 'card' and ${t.pointsUsed} = 0 and ${t.amountCents} > 0)`,
    ),
    check(
      'orders_tax_within_amount',
      sql`${t.taxCents} = 0 or (${t.taxCents} between 1 and ${t.amountCents} - 1 and ${t.taxLabel} is not null)`,
    ),
  ],
);

/**
 * Where goods go. The address is sealed with a master key, because an order belongs to no home. It is deleted
 * with the account, while the order itself stays in the books.
 */
export const orderDeliveries = pgTable(
  'order_deliveries',
  {
    orderId: onePer(() => orders.id),
    userId: userId(),
    masterKeyId: text().notNull(),
    sealed: bytes().notNull(),
    /** Business days from payment to delivery, as promised at the time of the order. */
    daysMin: integer().notNull(),
    daysMax: integer().notNull(),
  },
  (t) => [
    index().on(t.userId),
    index().on(t.masterKeyId),
    check('order_deliveries_days_in_order', sql`${t.daysMin} between 1 and ${t.daysMax}`),
  ],
);

/** Timeline of an order. No state is entered twice. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: partOf(() => orders.id),
    /** A state, or a refund after fulfillment. */
    status: text({ enum: ['PENDING', 'PAID', 'FULFILLED', 'CANCELLED', 'REFUNDED'] }).notNull(),
    by: text({ enum: ['member', 'provider', 'team', 'clock'] }).notNull(),
    /** A sentence for the member. */
    note: text(),
    /** Status of the email about this event, at most one per state. */
    mail: text({ enum: ['none', 'due', 'sending', 'sent', 'refused'] })
      .notNull()
      .default('none'),
    mailAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.status] }),
    index('order_events_mail_due')
      .on(t.createdAt)
      .where(sql`${t.mail} in ('due', 'sending')`),
    index('order_events_mail_refused')
      .on(t.createdAt)
      .where(sql`${t.mail} = 'refused'`),
    check('order_events_mail_known', sql`${t.mail} in ('none', 'due', 'sending', 'sent', 'refused')`),
  ],
);
