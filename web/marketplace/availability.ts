import type { Sku } from '#contract/marketplace.ts';

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
export function availabilityOf({
  stock,
  memberLimit,
  held,
}: Pick<Sku, 'stock' | 'memberLimit' | 'held'>): Availability {
  const isSoldOut = stock === 0;
  const isFull = memberLimit !== null && held >= memberLimit;
  const closed = isFull ? 'You have yours' : isSoldOut ? 'Sold out' : null;
  return {
    isOpen: closed === null,
    closed,
    left: stock !== null && stock > 0 && stock <= LOW ? `Only ${stock} left` : null,
    limit: memberLimit === null ? null : limitWords(memberLimit, held),
  };
}

function limitWords(limit: number, held: number): string {
  const most = limit === 1 ? 'One for each member' : `Up to ${limit} for each member`;
  if (held === 0) return most;
  return limit === 1 ? `${most}, and you have it` : `${most}, you have ${held}`;
}
