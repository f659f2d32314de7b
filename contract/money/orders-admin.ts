import { z } from 'zod';
import { contactText } from '#contract/contact-data.ts';
import { endpoint } from '#contract/http.ts';
import { Order, ORDER_STATUSES, RecentOrder } from './orders.ts';
import { exportOf, page, pageQuery, sortBy } from '#contract/paging.ts';
import { Instant, text, Uuid } from '#contract/values.ts';
import * as t from '#text/money/values.ts';

/** How long ago an order was placed, in days; today counts as one. */
export const ORDER_DAYS = ['all', '1', '7', '30', '90'] as const;
/** Payment state of an order. */
export const ORDER_MONEY = ['all', 'flagged', 'refund-due', 'refund-refused'] as const;

const RefundState = z.enum(['due', 'done', 'refused']);

export const AdminOrderRow = RecentOrder.extend({
  isFlagged: z.boolean().describe('Its payment waits for a person'),
  refund: RefundState.nullable().describe('Of a card payment; points are back at once'),
}).meta({ id: 'AdminOrderRow' });
export type AdminOrderRow = z.output<typeof AdminOrderRow>;

const filters = {
  status: z.enum(['all', ...ORDER_STATUSES]).default('all'),
  payWith: z.enum(['all', 'points', 'card']).default('all'),
  money: z.enum(ORDER_MONEY).default('all'),
  days: z.enum(ORDER_DAYS).default('all'),
  sort: sortBy(['created'], '-created'),
};

export const listAdminOrders = endpoint({
  method: 'GET',
  path: '/api/admin/orders',
  access: 'staff',
  may: 'purchases.read',
  summary: 'Everybody’s orders, found by number, email or item',
  query: pageQuery(filters),
  reply: page(AdminOrderRow).extend({
    counts: z.object({
      paid: z.number().int().nonnegative().describe('Paid and not handed over'),
      flagged: z.number().int().nonnegative().describe('Payments that wait for a person'),
    }),
  }),
});

export const exportOrders = exportOf('/api/admin/orders', 'orders', filters, 'purchases.export');

export const AdminOrder = Order.extend({
  member: z
    .object({ id: Uuid, email: contactText(), name: z.string().nullable() })
    .nullable()
    .describe('Null when the account is gone'),
  payment: z
    .object({
      id: Uuid,
      status: z.enum(['starting', 'waiting', 'processing', 'succeeded', 'cancelled']),
      provider: z.enum(['stripe', 'simulated']),
      providerRef: z.string().nullable().describe('Its name in the provider’s dashboard'),
      amountCents: z.number().int(),
      card: z.string().nullable(),
      failure: z.string().nullable(),
      flagged: z.string().nullable().describe('What a person must look at'),
      flagSettledAt: Instant.nullable(),
      flagNote: z.string().nullable(),
      checkedAt: Instant.nullable().describe('When the provider was last asked'),
    })
    .nullable(),
  refundAskedAt: Instant.nullable().describe('When we asked the provider to give the money back'),
  mails: z
    .array(
      z.object({
        about: z.enum([...ORDER_STATUSES, 'REFUNDED']),
        state: z.enum(['due', 'sending', 'sent', 'refused']),
      }),
    )
    .describe('What was written to the member'),
  canRefund: z.boolean(),
}).meta({ id: 'AdminOrder' });
export type AdminOrder = z.output<typeof AdminOrder>;

const ById = z.object({ orderId: Uuid });

export const getAdminOrder = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:orderId',
  access: 'staff',
  may: 'purchases.read',
  summary: 'One order with its money and its member',
  params: ById,
  reply: AdminOrder,
});

export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:orderId/refund',
  access: 'staff',
  may: 'purchases.refund',
  stepUp: true,
  summary: 'Give back what a fulfilled order cost, all of it and once; the order stays fulfilled',
  errors: ['order_closed', 'conflict'],
  params: ById,
  body: z.object({ reason: text(300, t.reasonForMember).describe('For the member') }),
  reply: AdminOrder,
});

export const MOST_ORDERS_AT_ONCE = 100;

export const fulfillOrders = endpoint({
  method: 'POST',
  path: '/api/admin/orders/fulfil',
  access: 'staff',
  may: 'purchases.fulfill',
  stepUp: true,
  summary: 'Mark several orders as handed over; what cannot be done is told for each and stops none',
  body: z.object({
    orderIds: z
      .array(Uuid)
      .min(1, t.onePurchase)
      .max(MOST_ORDERS_AT_ONCE, t.purchasesAtMost(MOST_ORDERS_AT_ONCE)),
    note: text(300).optional().describe('For each of the members'),
  }),
  reply: z.object({
    fulfilled: z.array(Uuid),
    refused: z.array(z.object({ orderId: Uuid, reason: z.string() })),
  }),
});
export type BulkFulfilled = z.output<typeof fulfillOrders.reply>;
