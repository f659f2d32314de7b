import { expect, test } from 'vitest';
import { count, jsonLines, noCounts, summary, textLines, type SnapshotReport } from './report.ts';

const at = new Date('2026-08-17T22:13:09Z');
const event = (home: string, more: Partial<SnapshotReport['events'][number]> = {}) => ({
  home,
  event: 'activated' as const,
  zone: 'Z1',
  reason: 'Inside Z1.',
  rule: 'first-seen',
  coveredAt: null,
  ...more,
});
const report = (more: Partial<SnapshotReport>): SnapshotReport => ({
  at,
  snapshot: 'a.geojson',
  source: null,
  state: 'ok',
  outcome: 'good',
  reason: null,
  changes: [],
  events: [],
  questions: [],
  tookMs: 12,
  ...more,
});
const question = {
  kind: 'zone-vanished',
  zone: 'Z2',
  since: at,
  summary: 'Has it ended?',
  unanswered: 'It ends after 12 hours.',
  homes: ['a', 'b'],
};

test('an operator reads every home, grouped by zone and event, whatever their number', () => {
  const homes = Array.from({ length: 40 }, (_, n) => `home-${n}`);
  const lines = textLines(
    report({ events: [...homes.map((home) => event(home)), event('x', { zone: 'Z2' })] }),
  );
  const text = lines.join('\n');
  expect(text).toContain('  ACTIVATED 40 homes (Z1): Inside Z1.');
  expect(text).toContain('  ACTIVATED x (Z2)');
  for (const home of homes) expect(text).toMatch(new RegExp(`\\b${home}\\b`));
  expect(text).not.toMatch(/more/);
});

test('an operator reads every zone that changed', () => {
  const changes = Array.from({ length: 30 }, (_, n) => ({
    key: `Z-${n}`,
    kind: 'new' as const,
    from: null,
    to: 'order' as const,
    reason: 'First seen as an evacuation order.',
    rule: 'first-seen' as const,
  }));
  const text = textLines(report({ changes })).join('\n');
  expect(text).toContain('    30 zones: First seen as an evacuation order.');
  for (const { key } of changes) expect(text).toMatch(new RegExp(`\\b${key}\\b`));
});

test('a lift names the zone and the time that last covered the home', () => {
  const lifted = event('a', {
    event: 'lifted',
    reason: 'Reported lifted.',
    coveredAt: new Date('2026-08-17T21:30:00Z'),
  });
  expect(textLines(report({ events: [lifted] }))).toContain(
    '  LIFTED a (Z1): Reported lifted. Last covered by Z1 at 2026-08-17T21:30:00Z.',
  );
  expect(JSON.parse(jsonLines(report({ events: [lifted] }))[1] ?? '')).toMatchObject({
    event: 'lifted',
    zone: 'Z1',
    coveredAt: '2026-08-17T21:30:00Z',
    rule: 'first-seen',
  });
});

test('the JSON has zone changes with their rules, and open questions with their homes', () => {
  const change = {
    key: 'Z2',
    kind: 'vanished' as const,
    from: 'order' as const,
    to: 'order' as const,
    reason: 'It went.',
    rule: 'held' as const,
  };
  expect(JSON.parse(jsonLines(report({ changes: [change], questions: [question] }))[0] ?? '')).toMatchObject({
    event: 'feed',
    state: 'OK',
    zones: [{ zone: 'Z2', change: 'vanished', from: 'order', to: 'order', rule: 'held' }],
    questions: [{ kind: 'zone-vanished', zone: 'Z2', homes: ['a', 'b'], since: '2026-08-17T22:13:09Z' }],
  });
});

test('open questions are printed when they change, and counted at the end', () => {
  const asked = report({ questions: [question] });
  const waiting = '  WAITING since 2026-08-17T22:13:09Z: zone-vanished, 1 zone, 2 homes';
  expect(textLines(asked)).toContain(waiting);
  expect(textLines(asked, asked)).not.toContain(waiting);
  expect(textLines(report({}), asked)).toContain('  WAITING: no home waits any more');
  const counts = noCounts();
  count(counts, report({ events: [event('a', { event: 'reinstated' })], questions: [question] }));
  expect(summary(counts, 2).join('\n')).toContain(
    '1 order reinstated; at the end 2 homes wait for a decision.',
  );
});
