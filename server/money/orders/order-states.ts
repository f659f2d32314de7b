import type { OrderStatus } from '#contract/money/orders.ts';

/** Who can move an order: the member, the card provider, a team member, or the expiry. */
export type Mover = 'member' | 'provider' | 'team' | 'clock';

/** Every allowed transition, and who may make it. All others are rejected. */
export const MOVES: Readonly<Record<OrderStatus, Readonly<Partial<Record<OrderStatus, readonly Mover[]>>>>> =
  {
    PENDING: { PAID: ['provider'], CANCELLED: ['member', 'team', 'clock'] },
    PAID: { FULFILLED: ['team'], CANCELLED: ['member', 'team'] },
    FULFILLED: {},
    CANCELLED: {},
  };

export const canMove = (from: OrderStatus, to: OrderStatus, by: Mover): boolean =>
  MOVES[from][to]?.includes(by) ?? false;

/** The states from which this mover can reach `to`. Guards the UPDATE. */
export const statesBefore = (to: OrderStatus, by: Mover): OrderStatus[] =>
  (Object.keys(MOVES) as OrderStatus[]).filter((from) => canMove(from, to, by));

/**
 * Whether entering this state sends an email. Pending orders don't, because they are on the member's screen.
 */
export const isMailed = (status: OrderStatus): boolean => status !== 'PENDING';
