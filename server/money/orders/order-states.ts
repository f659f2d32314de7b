import type { OrderStatus } from '#contract/money/orders.ts';

/** Who can move an order: its member, the card provider's word, somebody of ours, or time. */
export type Mover = 'member' | 'provider' | 'team' | 'clock';

/** Every move there is, and who may make it. What is not here does not happen. */
export const MOVES: Readonly<Record<OrderStatus, Readonly<Partial<Record<OrderStatus, readonly Mover[]>>>>> =
  {
    PENDING: { PAID: ['provider'], CANCELLED: ['member', 'team', 'clock'] },
    PAID: { FULFILLED: ['team'], CANCELLED: ['member', 'team'] },
    FULFILLED: {},
    CANCELLED: {},
  };

export const canMove = (from: OrderStatus, to: OrderStatus, by: Mover): boolean =>
  MOVES[from][to]?.includes(by) ?? false;

/** The states from which this one can be reached by this mover: the guard of the UPDATE. */
export const statesBefore = (to: OrderStatus, by: Mover): OrderStatus[] =>
  (Object.keys(MOVES) as OrderStatus[]).filter((from) => canMove(from, to, by));

/** Of which entering is told by mail. An order that waits for its card is on the member's screen. */
export const isMailed = (status: OrderStatus): boolean => status !== 'PENDING';
