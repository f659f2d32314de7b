import { expect, test } from 'vitest';
import { days } from '#server/platform/clock.ts';
import type { LiveZone } from '#server/emergency/alerts/alerts.ts';
import type { OfficialStatus } from './official-status.ts';
import type { HomeAlert } from './stores/alert-store.ts';
import { homeStatusFrom, type ActivationRow, type Known } from './home-status.ts';

const now = new Date('2025-01-20T00:00:00Z');
const at = new Date('2025-01-08T00:00:00Z');
const NONE: Known = { activation: null, alert: null, warning: null, official: null, backAt: null };

const active: ActivationRow = {
  incidentId: 'fire',
  homeId: 'home',
  userId: 'owner',
  zoneId: 'zone',
  zoneVersion: 1,
  orderAt: at,
  plan: 'plus',
  cashCents: 100_000,
  nights: 3,
  state: 'active',
  createdAt: at,
  endedAt: null,
  endReason: null,
  acknowledgedAt: null,
  acknowledgedBy: null,
};
const alertOf = (more: Partial<HomeAlert> = {}): HomeAlert => ({
  incidentId: 'fire',
  homeId: 'home',
  kind: 'order',
  userId: 'owner',
  zoneId: 'zone',
  at,
  isPossible: false,
  endedAt: null,
  endReason: null,
  isCanceled: false,
  acknowledgedAt: null,
  acknowledgedBy: null,
  ...more,
});
const warning = alertOf({ kind: 'warning', incidentId: 'other', zoneId: 'other' });
const over = (state: 'lifted' | 'cancelled', ago: number): ActivationRow => ({
  ...active,
  state,
  endedAt: new Date(now.getTime() - ago),
});
const official = (status: 'order' | 'warning', more: Partial<OfficialStatus> = {}): OfficialStatus => ({
  status,
  zone: { id: 'zone', incidentId: 'fire', orderSince: at, firstSeenAt: at } as LiveZone,
  isPossible: false,
  isConfirmed: true,
  ...more,
});
const stateOf = (known: Partial<Known>) => homeStatusFrom({ ...NONE, ...known }, now);

test('a home with no records and outside every zone has no status', () => {
  expect(stateOf({})).toMatchObject({ state: 'none', since: null, incidentId: null });
});

test('an order outranks a warning from any incident', () => {
  expect(stateOf({ activation: active, warning })).toMatchObject({ state: 'order', incidentId: 'fire' });
  expect(stateOf({ alert: alertOf(), warning })).toMatchObject({ state: 'order', incidentId: 'fire' });
});

test('a warning outranks an ended order', () => {
  expect(stateOf({ activation: over('lifted', days(1)), warning })).toMatchObject({
    state: 'warning',
    incidentId: 'other',
  });
});

test.each(['lifted', 'cancelled'] as const)('an order that was %s is shown for two weeks', (state) => {
  expect(stateOf({ activation: over(state, days(14) - 1) }).state).toBe(state);
  expect(stateOf({ activation: over(state, days(14)) })).toMatchObject({ state: 'none', activation: null });
  const alert = (ago: number) =>
    alertOf({ endedAt: new Date(now.getTime() - ago), isCanceled: state === 'cancelled' });
  expect(stateOf({ alert: alert(days(14) - 1) }).state).toBe(state);
  expect(stateOf({ alert: alert(days(14)) }).state).toBe('none');
});

test('an official order is shown even when we have no record of it, or one that says it ended', () => {
  expect(stateOf({ official: official('order') })).toMatchObject({ state: 'order', since: at });
  expect(stateOf({ official: official('order'), warning })).toMatchObject({ state: 'order' });
  expect(stateOf({ official: official('order'), activation: over('lifted', days(1)) }).state).toBe('order');
  expect(stateOf({ official: official('warning'), activation: over('lifted', days(1)) }).state).toBe(
    'warning',
  );
});

test('uncertainty about an order is passed on', () => {
  const doubtful = official('order', { isConfirmed: false, isPossible: true });
  expect(stateOf({ official: doubtful })).toMatchObject({ isConfirmed: false, isPossible: true });
  expect(stateOf({ alert: alertOf({ isPossible: true }) })).toMatchObject({
    isConfirmed: true,
    isPossible: true,
  });
});
