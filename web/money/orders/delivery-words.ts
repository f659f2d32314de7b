import type { Order } from '#contract/money/orders.ts';
import { formatMonthDay } from '#web/lib/format.ts';
import * as t from '#text/money/orders.ts';

type Delivery = NonNullable<Order['delivery']>;

/** The address in lines, as on a label. */
export const addressLines = ({
  name,
  address,
  city,
  state,
  zip,
}: Pick<Delivery, 'name' | 'address' | 'city' | 'state' | 'zip'>): string[] => [
  name,
  address,
  `${city}, ${state} ${zip}`,
];

/**
 * When it should arrive: dates once it is paid, until then a number of days. Null once it was fulfilled or canceled.
 */
export function arrivalWords({ status, delivery }: Pick<Order, 'status' | 'delivery'>): string | null {
  if (!delivery || status === 'FULFILLED' || status === 'CANCELLED') return null;
  if (!delivery.estimate) return t.afterPayment(delivery.days);
  const { from, to } = delivery.estimate;
  return from === to ? formatMonthDay(from) : t.fromTo(formatMonthDay(from), formatMonthDay(to));
}
