import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import {
  cardDoubt,
  isLate,
  MOST_CENTS,
  MOVES,
  nameOf,
  nextTry,
  payoutRows,
  PROMISED_DELIVERY_MS,
  type State,
} from './payout-rules.ts';

const STATES = Object.keys(MOVES) as State[];
const at = new Date('2026-11-15T10:00:00Z');
const payee = (cents: number) => ({ incidentId: 'i', homeId: 'h', userId: 'u', cents });

describe('payout state transitions', () => {
  /** Every allowed pair, and no others. */
  const ALLOWED = new Set(
    [
      'held>due held>needs-card held>cancelled',
      'due>sending due>needs-card due>held due>cancelled',
      'needs-card>due needs-card>held needs-card>cancelled',
      'sending>unknown sending>sent sending>delivered sending>failed',
      'unknown>sent unknown>delivered unknown>failed unknown>cancelled',
      'sent>delivered sent>failed delivered>failed',
      'failed>due failed>cancelled',
      'cancelled>due cancelled>held',
    ].flatMap((line) => line.split(' ')),
  );
  test.each(STATES.flatMap((from) => STATES.map((to) => [from, to] as const)))('%s to %s', (from, to) => {
    expect(MOVES[from].includes(to)).toBe(ALLOWED.has(`${from}>${to}`));
  });

  test('a payout that may have been sent is never due again under the same key', () => {
    for (const state of ['sending', 'unknown', 'sent', 'delivered'] as const)
      expect(MOVES[state]).not.toContain('due');
  });
});

describe('payout rows for an order', () => {
  test('are due ten minutes after the order, in whole cents', () => {
    expect(payoutRows([payee(100_000)], { isHeld: false, at })).toEqual([
      {
        ...payee(100_000),
        state: 'due',
        heldFor: null,
        dueBy: after(at, PROMISED_DELIVERY_MS),
        nextTryAt: at,
        createdAt: at,
        changedAt: at,
      },
    ]);
    expect(payoutRows([payee(1)], { isHeld: true, at })[0]).toMatchObject({
      state: 'held',
      heldFor: 'incident',
    });
  });

  test('are refused for amounts that no plan pays', () => {
    for (const cents of [0, -1, -250_000, 0.5, 99.99, MOST_CENTS + 1, 2 ** 53, NaN, Infinity])
      expect(() => payoutRows([payee(cents)], { isHeld: false, at })).toThrow(RangeError);
    fc.assert(
      fc.property(fc.double(), (cents) => {
        const isFine = Number.isInteger(cents) && cents >= 1 && cents <= MOST_CENTS;
        const make = () => payoutRows([payee(cents)], { isHeld: false, at });
        if (isFine) expect(make()).toHaveLength(1);
        else expect(make).toThrow(RangeError);
      }),
    );
  });
});

test('a payout’s key is derived from incident, home and round, and is unique', () => {
  const part = fc.uuid();
  fc.assert(
    fc.property(fc.tuple(part, part, fc.nat(9)), fc.tuple(part, part, fc.nat(9)), (a, b) => {
      const [one, other] = [a, b].map(([incidentId, homeId, round]) => nameOf({ incidentId, homeId, round }));
      expect(one?.key === other?.key).toBe(a.join() === b.join());
      expect(one?.key.length).toBeLessThan(200); // providers allow 255 characters and may add a prefix
    }),
  );
});

describe('card checks', () => {
  const payout = (isCardTrusted: boolean) => ({ isCardTrusted, cardId: 'card' });
  test.each([
    ['added a day ago', hours(24), false, false, null],
    ['added a millisecond less than a day ago', hours(24) - 1, false, false, 'new-card'],
    ['that was reviewed', 0, true, false, null],
    ['of another member', days(400), false, true, 'shared-card'],
    ['of another member, added just now', 0, false, true, 'shared-card'],
    ['of another member, reviewed', 0, true, true, null],
  ] as const)('%s', (_, age, isReviewed, isShared, doubt) => {
    const card = { id: 'card', addedAt: after(at, -age) };
    expect(cardDoubt(payout(isReviewed), card, { isShared, now: at })).toBe(doubt);
  });

  test('the review of another card does not count', () => {
    const other = { id: 'another', addedAt: at };
    expect(cardDoubt(payout(true), other, { isShared: false, now: at })).toBe('new-card');
  });
});

test('retries back off up to five minutes and never stop', () => {
  const waits = Array.from({ length: 50 }, (_, n) => nextTry(at, n).getTime() - at.getTime());
  expect(waits.every((wait, n) => wait >= (waits[n - 1] ?? 1) && wait <= minutes(5))).toBe(true);
});

test('cash is late when its time has passed and only we are holding it up', () => {
  const dueBy = after(at, -1);
  expect(STATES.filter((state) => isLate({ state, dueBy }, at))).toEqual([
    'due',
    'sending',
    'unknown',
    'sent',
  ]);
  expect(STATES.some((state) => isLate({ state, dueBy: after(at, days(1)) }, at))).toBe(false);
});
