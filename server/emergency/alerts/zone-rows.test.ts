import { describe, expect, test } from 'vitest';
import { minute, openFeed, reviewKinds } from '#test/pulled-feed.ts';
import { numbered, square } from '#test/zones.ts';
import type { ReportedZone } from '#server/ports/alert-feed.ts';
import { normalZones } from './normal-zones.ts';

const HOUR = 60;
const WARNING = 'Evacuation Warning';
const row = (words: string, more: Partial<ReportedZone> = {}) => numbered(1, words, more);
const order = (more: Partial<ReportedZone> = {}) => row('Evacuation Order', more);
const rest = [numbered(3), numbered(4)];

describe('several rows for one zone', () => {
  test.each<[string, ReportedZone[], string, boolean]>([
    [
      'the newer warning',
      [order({ issuedAt: minute(-60) }), row(WARNING, { issuedAt: minute(-5) })],
      'warning',
      false,
    ],
    [
      'the newer order',
      [order({ issuedAt: minute(-5) }), row(WARNING, { issuedAt: minute(-60) })],
      'order',
      false,
    ],
    [
      'the newer end',
      [order({ issuedAt: minute(-60) }), row('Lifted', { issuedAt: minute(-5) })],
      'lifted',
      false,
    ],
    ['the order, asked, of two without times', [order(), row(WARNING)], 'order', true],
    [
      'the order, asked, of two with the same time',
      [order({ issuedAt: minute(-5) }), row(WARNING, { issuedAt: minute(-5) })],
      'order',
      true,
    ],
    [
      'the order, asked, if only the warning has a time',
      [order(), row(WARNING, { issuedAt: minute(-5) })],
      'order',
      true,
    ],
    ['the order, if only it has a time', [order({ issuedAt: minute(-5) }), row(WARNING)], 'order', false],
    ['the order beside a row that says nothing', [order(), row('null')], 'order', false],
  ])('%s counts', (_, rows, status, isAsked) => {
    const [zone] = normalZones(rows, minute(0));
    expect([zone?.status, zone?.rival !== null]).toEqual([status, isAsked]);
  });

  test('the newest of three shapes counts, and a part elsewhere stays', () => {
    const rows = [
      order({ issuedAt: minute(-90), shape: square(1, 0.04) }),
      order({ issuedAt: minute(-60), shape: square(1, 0.03) }),
      order({ issuedAt: minute(-30), shape: square(1, 0.02) }),
      order({ issuedAt: minute(-90), shape: square(30) }),
    ];
    const [zone, ...others] = normalZones(rows, minute(0));
    expect(others).toEqual([]);
    expect(zone?.shape).toHaveLength(2);
    expect(zone?.shape).toEqual(expect.arrayContaining([...square(1, 0.02), ...square(30)]));
  });

  test('a marked copy of a real row makes no zone of its own', () => {
    expect(normalZones([order(), order({ notes: 'EXERCISE' })], minute(0)).map(({ key }) => key)).toEqual([
      'US-CA-XTE-TOW-E001',
    ]);
  });
});

describe('rows without times that disagree', () => {
  const both = (notes: string | null = null) => [order({ notes }), row(WARNING), ...rest];

  test('are asked about once, however they are ordered and annotated, and the order stays', () => {
    const feed = openFeed();
    feed.pull(0, [order(), ...rest]);
    expect(reviewKinds(feed.pull(10, both()))).toEqual(['rows-disagree']);
    for (const at of [20, 30]) expect(reviewKinds(feed.pull(at, both('More').toReversed()))).toEqual([]);
    expect(feed.zone(1)).toMatchObject({ status: 'order', rowsChoice: 'later' });
  });

  test('end with the row that came later, after 12 hours of complete responses, and it stays so', () => {
    const feed = openFeed();
    feed.pull(0, [order(), ...rest]);
    for (let at = 10; at < 10 + 12 * HOUR; at += 60) feed.pull(at, both());
    expect(feed.zone(1)?.status).toBe('order');
    const over = feed.pull(10 + 12 * HOUR, both());
    expect(over.taken.changes).toMatchObject([{ from: 'order', to: 'warning', rule: 'later-row' }]);
    feed.pull(11 + 12 * HOUR, both('Holser Incident'));
    expect(feed.zone(1)).toMatchObject({ status: 'warning', rowsSince: null });
  });

  test('partial responses don’t let time pass', () => {
    const feed = openFeed();
    feed.pull(0, [order(), ...rest]);
    feed.pull(10, both());
    for (let at = 20; at < 13 * HOUR; at += 60) feed.pull(at, { zones: both(), problem: 'There is more.' });
    expect(feed.zone(1)).toMatchObject({ status: 'order', rowsChoice: 'later' });
  });

  test('start an order at once where it came later', () => {
    const feed = openFeed();
    feed.pull(0, [row(WARNING), ...rest]);
    const effect = feed.pull(10, both());
    expect(reviewKinds(effect)).toEqual([]);
    expect(feed.zone(1)).toMatchObject({ status: 'order', verdict: 'auto', rowsChoice: 'severe' });
  });

  test('one more order row after it was settled is a new order', () => {
    const feed = openFeed();
    const rows = (...numbers: number[]) => [
      ...numbers.map((rowNumber) => order({ rowNumber })),
      row(WARNING, { rowNumber: 20 }),
      ...rest,
    ];
    feed.pull(0, [order({ rowNumber: 10 }), ...rest]);
    for (let at = 10; at <= 10 + 12 * HOUR; at += 60) feed.pull(at, rows(10));
    expect(feed.zone(1)?.status).toBe('warning');
    feed.pull(20 + 12 * HOUR, rows(10, 30));
    expect(feed.zone(1)).toMatchObject({ status: 'order', verdict: 'auto' });
  });

  test('nothing tells them apart: the order stays, and the question stays open', () => {
    const feed = openFeed();
    for (let at = 0; at < 30 * HOUR; at += 60) feed.pull(at, both());
    expect(feed.zone(1)).toMatchObject({ status: 'order', rowsChoice: 'unknown' });
    expect(feed.zone(1)?.rowsSince).toEqual(minute(0));
  });
});
