import { z } from 'zod';
import type { Messages } from '#contract/text/catalog.ts';
import { contactText } from '#contract/contact-data.ts';
import { endpoint } from '#contract/http.ts';
import { Instant, text, Uuid } from '#contract/values.ts';
import { DeliveryAddress } from './deliveries.ts';
import * as labels from '#text/money/labels.ts';

export const ORDER_STATUSES = ['PENDING', 'PAID', 'FULFILLED', 'CANCELLED'] as const;
export const OrderStatus = z.enum(ORDER_STATUSES).meta({ id: 'OrderStatus' });
export type OrderStatus = z.output<typeof OrderStatus>;

/** How long a card order waits for its payment. Its stock stays reserved until then. */
export const HOLD_MINUTES = 30;
/** Orders of one member that can await payment at once. */
export const MOST_UNPAID = 5;
export const ORDERS_PAGE = 10;

/** Short enough to read out on the phone; the same on screen, on paper and in emails. */
export const orderNumber = ({ id }: { id: string }): string => id.slice(-8).toUpperCase();

/** Shown next to the button before submitting, and returned by the server if submitted anyway. */
export const tooFewPoints = (
  cost: number,
  balance: number,
  words: Pick<Messages['moneyLabels'], 'tooFewPoints'> = labels,
): string => words.tooFewPoints(cost.toLocaleString('en-US'), balance.toLocaleString('en-US'));

const OrderSku = z
  .object({
    id: Uuid,
    key: z.string().nullable().describe('Identifies a built-in item and its picture'),
    name: z.string().describe('Name at the time of the order'),
    description: z.string(),
    pointsCost: z.number().int().nonnegative(),
    priceCents: z.number().int().nonnegative(),
  })
  .meta({ id: 'OrderSku' });

const OrderSummary = z.object({
  id: Uuid,
  status: OrderStatus,
  payWith: z.enum(['points', 'card']),
  pointsUsed: z.number().int().nonnegative(),
  amountCents: z
    .number()
    .int()
    .nonnegative()
    .describe('Total in US cents, including tax, at the time of the order; 0 for points'),
  taxCents: z.number().int().nonnegative().describe('Sales tax within amountCents'),
  taxLabel: z.string().nullable().describe('Like "California sales tax, 7.25%"; null: no tax'),
  sku: OrderSku,
  canCancel: z.boolean(),
  expiresAt: Instant.nullable().describe('A card order that isn’t paid by then is canceled'),
  createdAt: Instant,
  timeline: z
    .array(
      z.object({
        status: OrderStatus,
        by: z.enum(['member', 'provider', 'team', 'clock']).describe('Who set this status'),
        note: z.string().nullable(),
        at: Instant,
      }),
    )
    .describe('Status history, oldest first'),
  refund: z
    .object({
      what: z.enum(['points', 'card']),
      state: z.enum(['due', 'done', 'refused']).describe('refused: our team is handling it'),
      at: Instant.nullable().describe('When it was refunded'),
      note: z.string().nullable().describe('The reason, if it was refunded after fulfillment'),
    })
    .nullable()
    .describe('The refund of a paid order that was canceled or went wrong'),
});

export const Order = OrderSummary.extend({
  payment: z
    .object({
      status: z.enum(['starting', 'waiting', 'processing', 'succeeded', 'cancelled']),
      card: z.string().nullable().describe('Like "Visa ending 4242", once known'),
      failure: z.string().nullable().describe('Why the last attempt failed, as shown to the member'),
    })
    .nullable()
    .describe('Payment of a card order, once started'),
  taxNote: z.string().nullable().describe('What the tax covers and how it was rounded'),
  delivery: DeliveryAddress.extend({
    days: z.string().describe('Like "3-5 business days", counted from payment'),
    estimate: z
      .object({ from: z.iso.date(), to: z.iso.date() })
      .nullable()
      .describe('Expected delivery dates, from payment until fulfillment'),
  })
    .nullable()
    .describe('Delivery address for goods; null for services and vouchers'),
}).meta({ id: 'Order' });
export type Order = z.output<typeof Order>;

export const ListedOrder = OrderSummary.meta({ id: 'ListedOrder' });
export type ListedOrder = z.output<typeof ListedOrder>;

const ById = z.object({ orderId: Uuid });

export const NewOrder = z
  .object({
    skuId: Uuid,
    usePoints: z.boolean().describe('false: pay by card, if the item has a price'),
    delivery: DeliveryAddress.optional().describe('Required for goods, otherwise ignored'),
  })
  .meta({ id: 'NewOrder' });

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/orders',
  access: 'member',
  summary: 'Place an order. Points pay it at once; a card order is paid in a separate step.',
  status: 201,
  idempotent: true,
  errors: ['membership_required', 'too_few_points', 'sold_out', 'member_limit', 'conflict', 'unavailable'],
  body: NewOrder,
  reply: Order,
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  access: 'member',
  summary: 'List your orders, newest first',
  query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  reply: z.object({
    orders: z.array(ListedOrder),
    page: z.number().int(),
    pageCount: z.number().int().describe('At least 1'),
    total: z.number().int(),
  }),
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId',
  access: 'member',
  summary: 'Get one of your orders',
  params: ById,
  reply: Order,
});

export const payOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/pay',
  access: 'member',
  summary: 'Start paying an order by card. Repeating the call resumes the same payment.',
  idempotent: true,
  errors: ['order_closed', 'payment_refused', 'unavailable'],
  params: ById,
  reply: z.object({ clientSecret: z.string().describe('For the card provider’s form in the browser') }),
});

export const checkOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/check',
  access: 'member',
  summary: 'Refresh the payment status from the card provider, and return the order',
  errors: ['unavailable'],
  params: ById,
  reply: Order,
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/cancel',
  access: 'member',
  summary: 'Cancel an order that isn’t fulfilled. Points or money are refunded.',
  errors: ['order_closed', 'unavailable'],
  params: ById,
  reply: Order,
});

export const fulfillOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:orderId/fulfil',
  access: 'staff',
  may: 'purchases.fulfill',
  summary: 'Mark a paid order as fulfilled',
  stepUp: true,
  errors: ['order_closed'],
  params: ById,
  body: z.object({
    note: text(300).optional().describe('Shown to the member, such as a tracking number or a date'),
  }),
  reply: Order,
});

export const cancelOrderAsTeam = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:orderId/cancel',
  access: 'staff',
  may: 'purchases.refund',
  summary: 'Cancel a member’s order. Points or money are refunded.',
  stepUp: true,
  errors: ['order_closed', 'unavailable'],
  params: ById,
  body: z.object({ reason: text(300).describe('Shown to the member') }),
  reply: Order,
});

export const RECENT_ORDERS = 10;

export const RecentOrder = z
  .object({
    id: Uuid,
    status: OrderStatus,
    item: z.string(),
    email: contactText().nullable().describe('Null: the account was deleted'),
    payWith: z.enum(['points', 'card']),
    pointsUsed: z.number().int().nonnegative(),
    amountCents: z.number().int().nonnegative(),
    createdAt: Instant,
  })
  .meta({ id: 'RecentOrder' });
export type RecentOrder = z.output<typeof RecentOrder>;

export const listRecentOrders = endpoint({
  method: 'GET',
  path: '/api/admin/recent-orders',
  access: 'staff',
  may: 'purchases.read',
  summary: 'List the newest orders of all members',
  reply: z.array(RecentOrder),
});
