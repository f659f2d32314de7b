import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { after, days, minutes } from '#server/platform/clock.ts';
import { homeStatusFrom, type ActivationRow, type WarningRow } from './home-status.ts';

const now = new Date('2026-11-15T09:00:00Z');
const [homeId, userId, zoneId] = [randomUUID(), randomUUID(), randomUUID()];
const activation = (given: Partial<ActivationRow> = {}): ActivationRow => ({
  incidentId: randomUUID(),
  homeId,
  userId,
  zoneId,
  zoneVersion: 1,
  orderAt: after(now, -minutes(30)),
  plan: 'plus',
  cashCents: 100_000,
  nights: 3,
  state: 'active',
  createdAt: after(now, -minutes(29)),
  endedAt: null,
  endReason: null,
  acknowledgedAt: null,
  acknowledgedBy: null,
  ...given,
});
const warning: WarningRow = {
  incidentId: randomUUID(),
  homeId,
  userId,
  zoneId,
  at: after(now, -minutes(5)),
  endedAt: null,
};
const over = (state: 'lifted' | 'cancelled', ago: number) =>
  activation({ state, endedAt: after(now, -ago), endReason: 'The order has ended.' });

test('a home without any record has no status', () => {
  expect(homeStatusFrom(null, null, now)).toMatchObject({ state: 'none', since: null, incidentId: null });
});

test('an order outweighs a warning, and is dated from when it was issued', () => {
  const active = activation();
  expect(homeStatusFrom(active, warning, now)).toMatchObject({
    state: 'order',
    since: active.orderAt,
    incidentId: active.incidentId,
  });
});

test('a warning outweighs an order that is over', () => {
  expect(homeStatusFrom(over('lifted', days(1)), warning, now)).toMatchObject({
    state: 'warning',
    since: warning.at,
    incidentId: warning.incidentId,
  });
});

test.each(['lifted', 'cancelled'] as const)('what was %s is told for two weeks and no longer', (state) => {
  expect(homeStatusFrom(over(state, days(14) - 1), null, now).state).toBe(state);
  expect(homeStatusFrom(over(state, days(14)), null, now)).toMatchObject({ state: 'none', activation: null });
});
