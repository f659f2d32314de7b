import type { AdminOrder, AdminOrderRow, ORDER_DAYS, ORDER_MONEY } from '#contract/money/orders-admin.ts';
import type { HistoryEvent } from '#web/office/admin/queue/history.tsx';
import { formatPrice } from '#web/lib/format-price.ts';
import { inPoints } from '#web/money/points/format-points.ts';
import type { OrderVerb } from './orders-queries.ts';
import * as t from '#text/office/admin-purchases.ts';

export const DAYS: Record<(typeof ORDER_DAYS)[number], string> = {
  all: t.anyTime,
  '1': t.last24Hours,
  '7': t.last7Days,
  '30': t.last30Days,
  '90': t.last90Days,
};

export const MONEY: Record<(typeof ORDER_MONEY)[number], string> = {
  all: t.anyPayment,
  flagged: t.needsReview,
  'refund-due': t.refundPending,
  'refund-refused': t.refundFailed,
};

export const REFUND = { due: t.refundRequestedAt, done: t.refunded, refused: t.refundFailed } as const;

export const PAYMENT = {
  starting: t.payStarting,
  waiting: t.payWaiting,
  processing: t.payProcessing,
  succeeded: t.paid,
  cancelled: t.payStopped,
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

const whoOf = ({ member }: Pick<AdminOrder, 'member'>) => member?.name ?? member?.email ?? t.byWhom.member;

/** The effect of an action, and on whom. */
export function consequenceOf(verb: OrderVerb, order: AdminOrder): string {
  const who = whoOf(order);
  const cost = costOf(order);
  const card = order.payment?.card ?? t.cardWord;
  switch (verb) {
    case 'fulfil':
      return t.fulfillEffect(who, order.sku.name);
    case 'cancel':
      if (order.status === 'PENDING') return t.cancelUnpaid(who);
      return order.payWith === 'points' ? t.cancelPoints(cost, who) : t.cancelCard(cost, card, who);
    case 'refund':
      return order.payWith === 'points' ? t.refundPoints(cost, who) : t.refundCard(cost, card, who);
  }
}

export const VERBS: Record<OrderVerb, { verb: string; done: (number: string) => string }> = {
  fulfil: { verb: t.fulfill, done: t.isFulfilled },
  cancel: { verb: t.cancelPurchase, done: t.isCanceled },
  refund: { verb: t.refundPurchase, done: t.isRefunding },
};

const ENTERED = { PENDING: t.placed, PAID: t.paid, FULFILLED: t.fulfilled, CANCELLED: t.canceled } as const;
const BY = t.byWhom;

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
  const given = { key: 'given', what: t.wasRefunded, by: refund?.what === 'card' ? BY.provider : null };
  return [
    ...events,
    ...(asked ? [{ key: 'asked', what: t.refundSent, at: asked, by: null, note: refund?.note }] : []),
    ...(refund?.at ? [{ ...given, at: refund.at, note: asked ? null : refund.note }] : []),
  ];
}
