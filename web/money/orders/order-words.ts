import type { ListedOrder, Order, OrderStatus } from '#contract/money/orders.ts';
import { formatMoment } from '#web/lib/format.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { inPoints } from '#web/money/points/format-points.ts';
import type { StepState } from '#web/ui/timeline.tsx';
import * as t from '#text/money/orders.ts';

/** "250 points" or "$125.00" */
export const costOf = ({ payWith, pointsUsed, amountCents }: ListedOrder): string =>
  payWith === 'points' ? inPoints(pointsUsed) : formatPrice(amountCents);

export const STATUS_WORDS: Record<OrderStatus, string> = {
  PENDING: t.waitingForPayment,
  PAID: t.paid,
  FULFILLED: t.fulfilled,
  CANCELLED: t.canceled,
};

export type Step = { key: string; state: StepState; title: string; time?: string; text?: string };

/** Payment of a card order, in its detail only; lists don't include it. */
type Payment = { status: string; card: string | null; failure: string | null } | null;

const at = (order: ListedOrder, status: OrderStatus) => order.timeline.find((e) => e.status === status);

function paying(order: ListedOrder, payment: Payment): Step {
  const isOnItsWay = payment?.status === 'processing';
  const holding = order.expiresAt ? t.holdingUntil(formatMoment(order.expiresAt)) : t.holding;
  return {
    key: 'PAID',
    state: 'current',
    title: isOnItsWay ? t.paymentProcessing : t.waitingForPayment,
    text: isOnItsWay
      ? t.bankProcessing
      : payment?.failure
        ? `${t.notChargedBecause(payment.failure)} ${holding}`
        : holding,
  };
}

/** What is refunded and its status; with the reason, if the purchase itself isn't canceled. */
function refunding(order: ListedOrder, card: string): Step | null {
  if (!order.refund) return null;
  const { what, state, note } = order.refund;
  const why = note ? { text: note } : {};
  const points = t.pointsBack(inPoints(order.pointsUsed));
  if (what === 'points') return { key: 'refund', state: 'done', title: points, ...why };
  const amount = formatPrice(order.amountCents);
  switch (state) {
    case 'due':
      return {
        key: 'refund',
        state: 'current',
        title: t.refundOnItsWay(amount, card),
        ...why,
      };
    case 'done':
      return {
        key: 'refund',
        state: 'done',
        title: t.refundedTo(amount, card),
        ...(order.refund.at ? { time: formatMoment(order.refund.at) } : {}),
        text: [note, t.banksTake].filter(Boolean).join(' '),
      };
    case 'refused':
      return {
        key: 'refund',
        state: 'failed',
        title: t.notRefunded(amount, card),
        text: t.teamReviews,
      };
  }
}

/** Past, current and next steps, for the member. */
export function stepsOf(order: ListedOrder, payment: Payment = null): Step[] {
  const card = payment?.card ?? t.card;
  const told = (status: OrderStatus, title: string, text?: string): Step | null => {
    const event = at(order, status);
    if (!event) return null;
    const words = event.note ?? text;
    return {
      key: status,
      state: 'done',
      title,
      time: formatMoment(event.at),
      ...(words ? { text: words } : {}),
    };
  };
  const paid = told('PAID', t.paid, order.payWith === 'points' ? costOf(order) : t.by(costOf(order), card));
  const steps: (Step | null)[] = [told('PENDING', t.placed), paid];
  if (order.status === 'PENDING') steps.push(paying(order, payment));
  if (order.status === 'CANCELLED')
    steps.push(
      told('CANCELLED', t.canceled, order.refund ? undefined : t.nothingWasCharged),
      refunding(order, card),
    );
  else if (order.status === 'FULFILLED') steps.push(told('FULFILLED', t.fulfilled), refunding(order, card));
  else
    steps.push({
      key: 'FULFILLED',
      state: 'upcoming',
      title: t.fulfilled,
      text: t.willEmail,
    });
  return steps.filter((step) => step !== null);
}

/** What is refunded when a purchase is canceled, before and after. */
export function backWords(order: Order, tense: 'will' | 'did'): string {
  if (order.status === 'PENDING')
    return order.payment?.status === 'processing' ? t.stillProcessing : t.nothingWasCharged;
  if (order.payWith === 'points')
    return tense === 'will'
      ? t.pointsGoBack(inPoints(order.pointsUsed))
      : t.pointsAreBack(inPoints(order.pointsUsed));
  const card = order.payment?.card ?? t.card;
  return t.moneyGoesBack(costOf(order), card);
}

/** The refund status of a canceled purchase, for a member who comes back to pay it. */
export function canceledWords(order: Order): string {
  if (order.refund) return t.anythingGoesBack;
  return at(order, 'CANCELLED')?.note ?? t.nothingWasCharged;
}
