import type { ListedOrder, Order, OrderStatus } from '#contract/money/orders.ts';
import { formatMoment } from '#web/lib/format.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { inPoints } from '#web/money/points/format-points.ts';
import type { StepState } from '#web/ui/timeline.tsx';

/** "250 points" or "$125.00" */
export const costOf = ({ payWith, pointsUsed, amountCents }: ListedOrder): string =>
  payWith === 'points' ? inPoints(pointsUsed) : formatPrice(amountCents);

export const STATUS_WORDS: Record<OrderStatus, string> = {
  PENDING: 'Waiting for payment',
  PAID: 'Paid',
  FULFILLED: 'Fulfilled',
  CANCELLED: 'Canceled',
};

export type Step = { key: string; state: StepState; title: string; time?: string; text?: string };

/** Payment of a card order, in its detail only; lists don't include it. */
type Payment = { status: string; card: string | null; failure: string | null } | null;

const at = (order: ListedOrder, status: OrderStatus) => order.timeline.find((e) => e.status === status);

function paying(order: ListedOrder, payment: Payment): Step {
  const isOnItsWay = payment?.status === 'processing';
  const tried = payment?.failure ? `The card was not charged: ${payment.failure} ` : '';
  return {
    key: 'PAID',
    state: 'current',
    title: isOnItsWay ? 'Payment on its way' : 'Waiting for payment',
    text: isOnItsWay
      ? 'Your bank is processing it. You can leave this page.'
      : `${tried}We’re holding it for you until ${order.expiresAt ? formatMoment(order.expiresAt) : 'it is paid'}.`,
  };
}

/** What is refunded and its status; with the reason, if the purchase itself isn't canceled. */
function refunding(order: ListedOrder, card: string): Step | null {
  if (!order.refund) return null;
  const { what, state, note } = order.refund;
  const why = note ? { text: note } : {};
  const points = `${inPoints(order.pointsUsed)} are back in your balance`;
  if (what === 'points') return { key: 'refund', state: 'done', title: points, ...why };
  const amount = formatPrice(order.amountCents);
  switch (state) {
    case 'due':
      return {
        key: 'refund',
        state: 'current',
        title: `${amount} is on its way back to your ${card}`,
        ...why,
      };
    case 'done':
      return {
        key: 'refund',
        state: 'done',
        title: `${amount} was refunded to your ${card}`,
        ...(order.refund.at ? { time: formatMoment(order.refund.at) } : {}),
        text: [note, 'Banks usually take 5-10 business days to show it.'].filter(Boolean).join(' '),
      };
    case 'refused':
      return {
        key: 'refund',
        state: 'failed',
        title: `${amount} couldn’t be refunded to your ${card}`,
        text: 'Our team is reviewing it and will email you.',
      };
  }
}

/** Past, current and next steps, for the member. */
export function stepsOf(order: ListedOrder, payment: Payment = null): Step[] {
  const card = payment?.card ?? 'card';
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
  const paid = told(
    'PAID',
    'Paid',
    order.payWith === 'points' ? costOf(order) : `${costOf(order)} by ${card}`,
  );
  const steps: (Step | null)[] = [told('PENDING', 'Placed'), paid];
  if (order.status === 'PENDING') steps.push(paying(order, payment));
  if (order.status === 'CANCELLED')
    steps.push(
      told('CANCELLED', 'Canceled', order.refund ? undefined : 'Nothing was charged.'),
      refunding(order, card),
    );
  else if (order.status === 'FULFILLED') steps.push(told('FULFILLED', 'Fulfilled'), refunding(order, card));
  else
    steps.push({
      key: 'FULFILLED',
      state: 'upcoming',
      title: 'Fulfilled',
      text: 'We’ll email you when it’s on its way or ready.',
    });
  return steps.filter((step) => step !== null);
}

/** What is refunded when a purchase is canceled, before and after. */
export function backWords(order: Order, tense: 'will' | 'did'): string {
  if (order.status === 'PENDING')
    return order.payment?.status === 'processing'
      ? 'Your bank is still processing the payment. If it goes through, we’ll refund it in full.'
      : 'Nothing was charged.';
  if (order.payWith === 'points')
    return tense === 'will'
      ? `${inPoints(order.pointsUsed)} go back to your balance right away.`
      : `${inPoints(order.pointsUsed)} are back in your balance.`;
  const card = order.payment?.card ?? 'card';
  return `${costOf(order)} goes back to your ${card}. Banks usually take 5-10 business days to show it.`;
}

/** The refund status of a canceled purchase, for a member who comes back to pay it. */
export function canceledWords(order: Order): string {
  if (order.refund) return 'Anything charged goes back to your card.';
  return at(order, 'CANCELLED')?.note ?? 'Nothing was charged.';
}
