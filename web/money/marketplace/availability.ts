import type { Sku } from '#contract/money/marketplace.ts';
import type { ListedOrder } from '#contract/money/orders.ts';

/** From here on down we say how many are left. */
const LOW = 10;

export type Availability = {
  /** It can be ordered by this member now. */
  isOpen: boolean;
  /** Why not, in place of the button. */
  closed: string | null;
  /** How many are left, when that is few. */
  left: string | null;
  /** How many this member may have. */
  limit: string | null;
};

/** What a member should know before they want it. */
export function availabilityOf(
  { stock, memberLimit, held }: Pick<Sku, 'stock' | 'memberLimit' | 'held'>,
  isWaiting = false,
): Availability {
  const isSoldOut = stock === 0;
  const isFull = memberLimit !== null && held >= memberLimit;
  const closed = isFull
    ? isWaiting
      ? 'Waiting for payment'
      : 'You have yours'
    : isSoldOut
      ? 'Sold out'
      : null;
  return {
    isOpen: closed === null,
    closed,
    left: stock !== null && stock > 0 && stock <= LOW ? `Only ${stock} left` : null,
    limit: memberLimit === null ? null : limitWords(memberLimit, held, isWaiting && isFull),
  };
}

/** The order of an item that still waits for its card: nobody has what is not paid. */
export const waitingFor = (
  skuId: string,
  orders: readonly Pick<ListedOrder, 'id' | 'status' | 'sku'>[],
): string | null => orders.find(({ status, sku }) => status === 'PENDING' && sku.id === skuId)?.id ?? null;

function limitWords(limit: number, held: number, isWaiting: boolean): string {
  const most = limit === 1 ? 'One for each member' : `Up to ${limit} for each member`;
  if (held === 0) return most;
  if (isWaiting) return `${most}, and an order of yours is waiting for payment`;
  return limit === 1 ? `${most}, and you have it` : `${most}, you have ${held}`;
}
