import type { Sku } from '#contract/money/marketplace.ts';
import type { ListedOrder } from '#contract/money/orders.ts';
import * as t from '#text/money/marketplace.ts';

/** At this number or below we show how many are left. */
const LOW = 10;

export type Availability = {
  /** This member can order it now. */
  isOpen: boolean;
  /** Why it can't be ordered, shown instead of the button. */
  closed: string | null;
  /** How many are left, when few. */
  left: string | null;
  /** How many this member can order. */
  limit: string | null;
};

/** What a member should know before ordering. */
export function availabilityOf(
  { stock, memberLimit, held }: Pick<Sku, 'stock' | 'memberLimit' | 'held'>,
  isWaiting = false,
): Availability {
  const isSoldOut = stock === 0;
  const isFull = memberLimit !== null && held >= memberLimit;
  const closed = isFull ? (isWaiting ? t.waitingForPayment : t.youHaveYours) : isSoldOut ? t.soldOut : null;
  return {
    isOpen: closed === null,
    closed,
    left: stock !== null && stock > 0 && stock <= LOW ? t.onlyLeft(stock) : null,
    limit: memberLimit === null ? null : limitWords(memberLimit, held, isWaiting && isFull),
  };
}

/** The order of an item that still waits for its payment. */
export const waitingFor = (
  skuId: string,
  orders: readonly Pick<ListedOrder, 'id' | 'status' | 'sku'>[],
): string | null => orders.find(({ status, sku }) => status === 'PENDING' && sku.id === skuId)?.id ?? null;

function limitWords(limit: number, held: number, isWaiting: boolean): string {
  const most = limit === 1 ? t.onePerMember : t.upToPerMember(limit);
  if (held === 0) return most;
  if (isWaiting) return t.limitWaiting(most);
  return limit === 1 ? t.limitHeld(most) : t.limitHeldCount(most, held);
}
