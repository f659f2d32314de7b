import { expect, test } from 'vitest';
import type { PastEvacuation } from '#contract/home/recovery.ts';
import { offerOf } from './offers.ts';

const evacuation = (incidentId: string, from: string, to: string | null): PastEvacuation => ({
  incidentId,
  name: 'Ridge',
  from,
  to,
  hotel: null,
  cashCents: 0,
  cashOn: null,
});
const lifted = evacuation('a', '2026-01-08', '2026-01-12');
const recovery = (incidentId: string | null, startedOn: string, isClosed = true) => ({
  incidentId,
  startedOn,
  closedAt: isClosed ? new Date(0) : null,
});

test.each<[string, Parameters<typeof offerOf>[0], string | null]>([
  ['no evacuation', { evacuations: [], recoveries: [], today: '2026-01-13' }, null],
  ['an order that ended', { evacuations: [lifted], recoveries: [], today: '2026-01-12' }, 'a'],
  ['60 days later', { evacuations: [lifted], recoveries: [], today: '2026-03-13' }, 'a'],
  ['61 days later', { evacuations: [lifted], recoveries: [], today: '2026-03-14' }, null],
  [
    'an order that is still active',
    { evacuations: [evacuation('b', '2026-01-08', null)], recoveries: [], today: '2026-01-09' },
    null,
  ],
  [
    'an open recovery',
    { evacuations: [lifted], recoveries: [recovery(null, '2025-02-01', false)], today: '2026-01-13' },
    null,
  ],
  [
    'a recovery of it that was closed',
    { evacuations: [lifted], recoveries: [recovery('a', '2026-01-12')], today: '2026-01-13' },
    null,
  ],
  [
    'a loss reported during it',
    { evacuations: [lifted], recoveries: [recovery(null, '2026-01-10')], today: '2026-01-13' },
    null,
  ],
  [
    'an older recovery that was closed',
    { evacuations: [lifted], recoveries: [recovery('z', '2025-02-01')], today: '2026-01-13' },
    'a',
  ],
])('%s', (_name, given, expected) => {
  expect(offerOf(given)).toBe(expected);
});
