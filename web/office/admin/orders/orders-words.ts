import type { AdminOrder, AdminOrderRow, ORDER_DAYS, ORDER_MONEY } from '#contract/money/orders-admin.ts';
import type { HistoryEvent } from '#web/office/admin/queue/history.tsx';
import { formatPrice } from '#web/lib/format-price.ts';
import { inPoints } from '#web/money/points/format-points.ts';
import type { OrderVerb } from './orders-queries.ts';

export const DAYS: Record<(typeof ORDER_DAYS)[number], string> = {
  all: 'Any time',
  '1': 'Last 24 hours',
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
};

export const MONEY: Record<(typeof ORDER_MONEY)[number], string> = {
  all: 'Any payment',
  flagged: 'Needs a look',
  'refund-due': 'Refund on its way',
  'refund-refused': 'Refund refused',
};

export const REFUND = { due: 'Refund asked', done: 'Refunded', refused: 'Refund refused' } as const;

export const PAYMENT = {
  starting: 'Being begun',
  waiting: 'Waiting for the card',
  processing: 'The bank is at work',
  succeeded: 'Paid',
  cancelled: 'Stopped',
} as const;

/** "250 points" or "$125.00" */
export const costOf = ({
  payWith,
  pointsUsed,
  amountCents,
}: Pick<AdminOrderRow, 'payWith' | 'pointsUsed' | 'amountCents'>): string =>
  payWith === 'points' ? inPoints(pointsUsed) : formatPrice(amountCents);

/** The available actions for a purchase, most likely first. */
export function verbsFor({ status, canRefund }: Pick<AdminOrder, 'status' | 'canRefund'>): OrderVerb[] {
  if (status === 'PAID') return ['fulfil', 'cancel'];
  if (status === 'PENDING') return ['cancel'];
  return canRefund ? ['refund'] : [];
}

const whoOf = ({ member }: Pick<AdminOrder, 'member'>) => member?.name ?? member?.email ?? 'the member';

/** The effect of an action, and on whom. */
export function consequenceOf(verb: OrderVerb, order: AdminOrder): string {
  const who = whoOf(order);
  const cost = costOf(order);
  const card = order.payment?.card ?? 'card';
  switch (verb) {
    case 'fulfil':
      return `${who} is told by e-mail that ${order.sku.name} is theirs. This cannot be undone.`;
    case 'cancel':
      if (order.status === 'PENDING') return `Nothing is paid yet. ${who} can no longer pay for it.`;
      return order.payWith === 'points'
        ? `Give back ${cost} to ${who} and cancel the purchase. The item goes back into stock.`
        : `Give back ${cost} to the ${card} of ${who} and cancel the purchase. The item goes back into stock.`;
    case 'refund':
      return order.payWith === 'points'
        ? `Give back ${cost} to ${who}. The purchase stays fulfilled, and the item does not go back into stock.`
        : `Give back ${cost} to the ${card} of ${who}. The purchase stays fulfilled, and the item does not go back into stock.`;
  }
}

export const VERBS: Record<OrderVerb, { verb: string; done: string }> = {
  fulfil: { verb: 'Mark as fulfilled', done: 'is fulfilled' },
  cancel: { verb: 'Cancel purchase', done: 'is canceled' },
  refund: { verb: 'Give back what it cost', done: 'is being given back' },
};

const ENTERED = { PENDING: 'Placed', PAID: 'Paid', FULFILLED: 'Fulfilled', CANCELLED: 'Canceled' } as const;
const BY = {
  member: 'the member',
  provider: 'the card provider',
  team: 'the team',
  clock: 'the clock: nobody paid in time',
} as const;

/** The history of a purchase and its payment, oldest first. */
export function eventsOf({ timeline, refund, refundAskedAt }: AdminOrder): HistoryEvent[] {
  const events = timeline.map(({ status, by, note, at }) => ({
    key: status,
    what: ENTERED[status],
    at,
    by: BY[by],
    note,
  }));
  const asked = refund?.what === 'card' ? refundAskedAt : null;
  const given = { key: 'given', what: 'Given back', by: refund?.what === 'card' ? BY.provider : null };
  return [
    ...events,
    ...(asked
      ? [{ key: 'asked', what: 'Refund asked of the card provider', at: asked, by: null, note: refund?.note }]
      : []),
    ...(refund?.at ? [{ ...given, at: refund.at, note: asked ? null : refund.note }] : []),
  ];
}
