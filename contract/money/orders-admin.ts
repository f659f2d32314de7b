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
  isFlagged: z.boolean().describe('Its payment needs review'),
  refund: RefundState.nullable().describe('Refund of a card payment; points are returned at once'),
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
  summary: 'List all members’ orders, searchable by number, email or item',
  query: pageQuery(filters),
  reply: page(AdminOrderRow).extend({
    counts: z.object({
      paid: z.number().int().nonnegative().describe('Paid and not fulfilled'),
      flagged: z.number().int().nonnegative().describe('Payments that need review'),
    }),
  }),
});

export const exportOrders = exportOf('/api/admin/orders', 'orders', filters, 'purchases.export');

export const AdminOrder = Order.extend({
  member: z
    .object({ id: Uuid, email: contactText(), name: z.string().nullable() })
    .nullable()
    .describe('Null: the account was deleted'),
  payment: z
    .object({
      id: Uuid,
      status: z.enum(['starting', 'waiting', 'processing', 'succeeded', 'cancelled']),
      provider: z.enum(['stripe', 'simulated']),
      providerRef: z.string().nullable().describe('Its ID in the provider’s dashboard'),
      amountCents: z.number().int(),
      card: z.string().nullable(),
      failure: z.string().nullable(),
      flagged: z.string().nullable().describe('What needs review'),
      flagSettledAt: Instant.nullable(),
      flagNote: z.string().nullable(),
      checkedAt: Instant.nullable().describe('When the provider was last queried'),
    })
    .nullable(),
  refundAskedAt: Instant.nullable().describe('When we requested the refund from the provider'),
  mails: z
    .array(
      z.object({
        about: z.enum([...ORDER_STATUSES, 'REFUNDED']),
        state: z.enum(['due', 'sending', 'sent', 'refused']),
      }),
    )
    .describe('Emails to the member'),
  canRefund: z.boolean(),
}).meta({ id: 'AdminOrder' });
export type AdminOrder = z.output<typeof AdminOrder>;

const ById = z.object({ orderId: Uuid });

export const getAdminOrder = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:orderId',
  access: 'staff',
  may: 'purchases.read',
  summary: 'Get an order with its payment and member',
  params: ById,
  reply: AdminOrder,
});

export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:orderId/refund',
  access: 'staff',
  may: 'purchases.refund',
  stepUp: true,
  summary: 'Refund a fulfilled order in full, once. The order stays fulfilled.',
  errors: ['order_closed', 'conflict'],
  params: ById,
  body: z.object({ reason: text(300, t.reasonForMember).describe('Shown to the member') }),
  reply: AdminOrder,
});

export const MOST_ORDERS_AT_ONCE = 100;

export const fulfillOrders = endpoint({
  method: 'POST',
  path: '/api/admin/orders/fulfil',
  access: 'staff',
  may: 'purchases.fulfill',
  stepUp: true,
  summary: 'Mark several orders as fulfilled. Each failure is reported and doesn’t block the others.',
  body: z.object({
    orderIds: z
      .array(Uuid)
      .min(1, t.onePurchase)
      .max(MOST_ORDERS_AT_ONCE, t.purchasesAtMost(MOST_ORDERS_AT_ONCE)),
    note: text(300).optional().describe('Shown to each member'),
  }),
  reply: z.object({
    fulfilled: z.array(Uuid),
    refused: z.array(z.object({ orderId: Uuid, reason: z.string() })),
  }),
});
export type BulkFulfilled = z.output<typeof fulfillOrders.reply>;
