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
    key: z.string().nullable().describe('Names what the product brings along, and its picture'),
    name: z.string().describe('As it was when it was ordered'),
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
    .describe('US cents in all, tax included, as they were when it was ordered; 0 for points'),
  taxCents: z.number().int().nonnegative().describe('Sales tax within amountCents'),
  taxLabel: z.string().nullable().describe('"California sales tax, 7.25%"; null where none is charged'),
  sku: OrderSku,
  canCancel: z.boolean(),
  expiresAt: Instant.nullable().describe('A card order that is not paid by then is cancelled'),
  createdAt: Instant,
  timeline: z
    .array(
      z.object({
        status: OrderStatus,
        by: z.enum(['member', 'provider', 'team', 'clock']).describe('Who moved it there'),
        note: z.string().nullable(),
        at: Instant,
      }),
    )
    .describe('How it came to be what it is, oldest first'),
  refund: z
    .object({
      what: z.enum(['points', 'card']),
      state: z.enum(['due', 'done', 'refused']).describe('refused: a person of ours is looking after it'),
      at: Instant.nullable().describe('When it was given back'),
      note: z.string().nullable().describe('Why, where it was given back after the order was fulfilled'),
    })
    .nullable()
    .describe('What goes back to the member: of a paid order that was cancelled, or of one that went wrong'),
});

export const Order = OrderSummary.extend({
  payment: z
    .object({
      status: z.enum(['starting', 'waiting', 'processing', 'succeeded', 'cancelled']),
      card: z.string().nullable().describe('"Visa ending 4242", once known'),
      failure: z.string().nullable().describe('Why the last try failed, in words for the member'),
    })
    .nullable()
    .describe('Of a card order, once it was begun'),
  taxNote: z.string().nullable().describe('What the tax covers and how it was rounded'),
  delivery: DeliveryAddress.extend({
    days: z.string().describe('"3-5 business days" after payment'),
    estimate: z
      .object({ from: z.iso.date(), to: z.iso.date() })
      .nullable()
      .describe('Once paid and until fulfilled: the days it should arrive'),
  })
    .nullable()
    .describe('Where goods go; null for services and vouchers'),
}).meta({ id: 'Order' });
export type Order = z.output<typeof Order>;

export const ListedOrder = OrderSummary.meta({ id: 'ListedOrder' });
export type ListedOrder = z.output<typeof ListedOrder>;

const ById = z.object({ orderId: Uuid });

export const NewOrder = z
  .object({
    skuId: Uuid,
    usePoints: z.boolean().describe('false: by card, where the item has a price'),
    delivery: DeliveryAddress.optional().describe('Needed for goods, ignored for anything else'),
  })
  .meta({ id: 'NewOrder' });

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/orders',
  access: 'member',
  summary: 'Order something for points, which pays it, or by card, which is then paid for',
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
  summary: 'Your orders, newest first',
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
  summary: 'One of your orders',
  params: ById,
  reply: Order,
});

export const payOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/pay',
  access: 'member',
  summary: 'Begin to pay an order by card; again, and the same payment goes on',
  idempotent: true,
  errors: ['order_closed', 'payment_refused', 'unavailable'],
  params: ById,
  reply: z.object({ clientSecret: z.string().describe('For the card provider’s form in the browser') }),
});

export const checkOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/check',
  access: 'member',
  summary: 'Ask the card provider now what became of the payment, and answer with the order',
  errors: ['unavailable'],
  params: ById,
  reply: Order,
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/cancel',
  access: 'member',
  summary: 'Cancel an order that is not fulfilled; points or money come back',
  errors: ['order_closed', 'unavailable'],
  params: ById,
  reply: Order,
});

export const fulfillOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:orderId/fulfil',
  access: 'staff',
  may: 'purchases.fulfill',
  summary: 'Mark a paid order as handed over',
  stepUp: true,
  errors: ['order_closed'],
  params: ById,
  body: z.object({
    note: text(300).optional().describe('For the member: a tracking number, a date'),
  }),
  reply: Order,
});

export const cancelOrderAsTeam = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:orderId/cancel',
  access: 'staff',
  may: 'purchases.refund',
  summary: 'Cancel a member’s order; points or money go back to them',
  stepUp: true,
  errors: ['order_closed', 'unavailable'],
  params: ById,
  body: z.object({ reason: text(300).describe('For the member') }),
  reply: Order,
});

export const RECENT_ORDERS = 10;

export const RecentOrder = z
  .object({
    id: Uuid,
    status: OrderStatus,
    item: z.string(),
    email: contactText().nullable().describe('Null when the account is gone'),
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
  summary: 'The newest orders of everybody',
  reply: z.array(RecentOrder),
});
