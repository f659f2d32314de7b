import { expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '#contract/money/orders.ts';
import { canMove, MOVES, statesBefore, type Mover } from './order-states.ts';

const MOVERS: Mover[] = ['member', 'provider', 'team', 'clock'];

/** All sixteen pairs, written out independently of the table in the code. */
const ALLOWED: Record<`${OrderStatus}>${OrderStatus}`, Mover[]> = {
  'PENDING>PENDING': [],
  'PENDING>PAID': ['provider'],
  'PENDING>FULFILLED': [],
  'PENDING>CANCELLED': ['member', 'team', 'clock'],
  'PAID>PENDING': [],
  'PAID>PAID': [],
  'PAID>FULFILLED': ['team'],
  'PAID>CANCELLED': ['member', 'team'],
  'FULFILLED>PENDING': [],
  'FULFILLED>PAID': [],
  'FULFILLED>FULFILLED': [],
  'FULFILLED>CANCELLED': [],
  'CANCELLED>PENDING': [],
  'CANCELLED>PAID': [],
  'CANCELLED>FULFILLED': [],
  'CANCELLED>CANCELLED': [],
};

test.each(ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const)))(
  'an order goes from %s to %s only by permitted actors',
  (from, to) => {
    const may = MOVERS.filter((by) => canMove(from, to, by));
    expect(may).toEqual(ALLOWED[`${from}>${to}`]);
    for (const by of MOVERS) expect(statesBefore(to, by).includes(from)).toBe(may.includes(by));
  },
);

test('fulfilled and canceled are final states', () => {
  expect([MOVES.FULFILLED, MOVES.CANCELLED]).toEqual([{}, {}]);
});
