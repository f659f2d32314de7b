import { describe, expect, test } from 'vitest';
import { prepare } from '#server/platform/polygon.ts';
import { readArcgis } from '#server/adapters/feed-arcgis.ts';
import { kinds, many, minute, openFeed, reviewKinds } from '#test/pulled-feed.ts';
import { numbered, square } from '#test/zones.ts';
import { normalZones } from './normal-zones.ts';

const DAY = 24 * 60;
const order = (more: Parameters<typeof numbered>[2]) => numbered(1, 'Evacuation Order', more);

describe('an order that replaces a held one', () => {
  const renamed = (more: Parameters<typeof numbered>[2] = {}) =>
    numbered(50, 'Evacuation Order', { shape: square(1), ...more });
  const old = { issuedAt: new Date('2023-09-20T00:00:00Z') };

  test('inherits its age when it has another id and no timestamp', () => {
    const feed = openFeed();
    feed.pull(0, [order(old), ...many(2, 4)]);
    const effect = feed.pull(DAY, [renamed(), ...many(2, 4)]);
    expect(reviewKinds(effect)).toEqual(['order-old']);
    feed.pull(DAY + 10, [renamed(), ...many(2, 4)]);
    expect(feed.zone(50)?.verdict).toBe('held');
  });

  test('is held if our team refused the original', () => {
    const feed = openFeed();
    feed.pull(0, [order(old), ...many(2, 4)]);
    const held = feed.zone(1);
    if (held)
      feed.zones.set(held.key, { ...held, verdict: 'refused', verdictReason: 'Called: a flood of 2023.' });
    for (const at of [10, 20]) feed.pull(at, [renamed(), ...many(2, 4)]);
    expect(feed.zone(50)).toMatchObject({
      verdict: 'held',
      verdictReason: expect.stringMatching(/takes the place/),
    });
  });

  test.each<[string, Parameters<typeof numbered>[2], boolean]>([
    ['with a newer stamp', { issuedAt: minute(60) }, false],
    ['over much more ground', { shape: square(1, 0.2) }, false],
    ['beside the old one', {}, true],
  ])('can activate %s', (_, more, isBeside) => {
    const feed = openFeed();
    feed.pull(0, [order(old), ...many(2, 4)]);
    feed.pull(DAY, [renamed(more), ...many(2, 4), ...(isBeside ? [order(old)] : [])]);
    expect(feed.zone(50)?.verdict).toBe('auto');
  });
});

describe('an old order held for review', () => {
  const old = { issuedAt: new Date('2023-09-20T00:00:00Z') };
  const stamped = (n: number, at: number, more: Parameters<typeof numbered>[2] = {}) =>
    numbered(n, 'Evacuation Order', { issuedAt: minute(at), ...more });

  test('activates when the authority reissues it, for those who were members by then', () => {
    const feed = openFeed();
    feed.pull(0, [order(old), ...many(2, 4)]);
    const effect = feed.pull(DAY, [stamped(1, DAY - 5), ...many(2, 4)]);
    expect(kinds(effect)).toEqual(['E001 status']);
    expect(feed.zone(1)).toMatchObject({
      verdict: 'auto',
      verdictReason: null,
      version: 2,
      orderSince: minute(DAY - 5),
    });
    expect(kinds(feed.pull(DAY + 10, [stamped(1, DAY - 5), ...many(2, 4)]))).toEqual([]);
  });

  test('activates when the first list was slightly behind: its new timestamp is from before our poll', () => {
    const feed = openFeed();
    feed.pull(0, [order(old), ...many(2, 4)]);
    feed.pull(10, [stamped(1, -5), ...many(2, 4)]);
    expect(feed.zone(1)).toMatchObject({ verdict: 'auto', orderSince: minute(-5) });
  });

  test('a reissued old warning counts again, too', () => {
    const feed = openFeed();
    const warning = (issuedAt: Date) => numbered(1, 'Evacuation Warning', { issuedAt });
    feed.pull(0, [warning(old.issuedAt), ...many(2, 4)]);
    expect(feed.zone(1)?.verdict).toBe('held');
    feed.pull(DAY, [warning(minute(DAY)), ...many(2, 4)]);
    expect(feed.zone(1)).toMatchObject({ verdict: 'auto', orderSince: null });
  });

  test.each<[string, Parameters<typeof numbered>[2]]>([
    ['keeps its stamp', old],
    ['gets another old one', { issuedAt: new Date('2024-03-01T00:00:00Z') }],
    ['is published without one', { issuedAt: null }],
  ])('stays held while it %s', (_, more) => {
    const feed = openFeed();
    feed.pull(0, [order(old), ...many(2, 4)]);
    for (const at of [10, DAY]) feed.pull(at, [order(more), ...many(2, 4)]);
    expect(feed.zone(1)?.verdict).toBe('held');
  });

  test('stays refused if our team refused it', () => {
    const feed = openFeed();
    feed.pull(0, [order(old), ...many(2, 4)]);
    const held = feed.zone(1);
    if (held) feed.zones.set(held.key, { ...held, verdict: 'refused' });
    feed.pull(DAY, [stamped(1, DAY), ...many(2, 4)]);
    expect(feed.zone(1)?.verdict).toBe('refused');
  });

  test('stays held when the whole list gets new timestamps and nothing else about it changed', () => {
    const feed = openFeed();
    const at = (days: number) => [
      stamped(1, 0, days === 0 ? old : { issuedAt: minute(days * DAY) }),
      ...[2, 3, 4, 5].map((n) => stamped(n, days * DAY)),
    ];
    feed.pull(0, at(0));
    feed.pull(DAY, at(1));
    expect(feed.zone(1)?.verdict).toBe('held');
    // New text in the row shows that its authority edited it, so it is a reissue.
    const [first, ...others] = at(2);
    feed.pull(2 * DAY, [{ ...first, notes: 'New fire on the ridge' } as (typeof others)[number], ...others]);
    expect(feed.zone(1)?.verdict).toBe('auto');
  });

  test('is held for review when it is reissued and reads like a test', () => {
    const feed = openFeed();
    feed.pull(0, [order(old), ...many(2, 4)]);
    const effect = feed.pull(DAY, [stamped(1, DAY, { notes: 'TEST ONLY' }), ...many(2, 4)]);
    expect(reviewKinds(effect)).toEqual(['looks-like-test']);
    expect(feed.zone(1)?.verdict).toBe('held');
  });
});

describe('a boundary too large to activate automatically', () => {
  const large = order({ shape: square(1, 1) });
  const covers = (shape: ReturnType<typeof square> | null | undefined, n: number): boolean => {
    const [lng, lat] = prepare(square(n)).pointInside();
    return shape ? prepare(shape).contains(lng, lat) : false;
  };

  test('starts nothing for homes inside it when drawn once over an active order', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 4));
    expect(reviewKinds(feed.pull(10, [large, ...many(2, 4)]))).toEqual(['order-very-large']);
    for (const at of [20, 30]) {
      expect(covers(feed.zone(1)?.shape, 45)).toBe(false);
      feed.pull(at, many(1, 4));
    }
    expect(feed.zone(1)).toMatchObject({ verdict: 'auto', shape: square(1) });
  });

  test('is dropped when the order that started with it is drawn smaller', () => {
    const feed = openFeed();
    feed.pull(0, [large, ...many(2, 4)]);
    feed.pull(10, many(1, 4));
    expect(feed.zone(1)).toMatchObject({ verdict: 'auto', shape: square(1) });
  });

  test('keeps its ground like any other order once our team has approved it', () => {
    const feed = openFeed();
    feed.pull(0, [large, ...many(2, 4)]);
    const held = feed.zone(1);
    if (held) feed.zones.set(held.key, { ...held, verdict: 'approved' });
    feed.pull(10, many(1, 4));
    expect(covers(feed.zone(1)?.shape, 45)).toBe(true);
  });

  test('activates once our team approves it and it keeps being drawn', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 4));
    feed.pull(10, [large, ...many(2, 4)]);
    const held = feed.zone(1);
    if (held) feed.zones.set(held.key, { ...held, verdict: 'approved' });
    for (const at of [25, 45]) feed.pull(at, [large, ...many(2, 4)]);
    expect(feed.zone(1)?.verdict).toBe('approved');
    expect(covers(feed.zone(1)?.shape, 45)).toBe(true);
  });
});

test('an order we tracked that was unpublished for a while is not old when it returns with its own timestamp', () => {
  const feed = openFeed();
  const followed = order({ issuedAt: minute(0) });
  feed.pull(0, [followed, ...many(2, 4)]);
  feed.pull(9 * DAY, [followed, ...many(2, 4)]);
  for (const at of [10, 25, 45]) feed.pull(9 * DAY + at, many(2, 4));
  expect(feed.zone(1)?.endedAt).not.toBeNull();
  const effect = feed.pull(9 * DAY + 60, [followed, ...many(2, 4)]);
  expect([kinds(effect), reviewKinds(effect)]).toEqual([['E001 back'], []]);
  expect(feed.zone(1)?.verdict).toBe('auto');
});

describe('tests listed beside real orders', () => {
  test('a row that looks like a test adds no area to a real order with the same id', () => {
    const rows = [order({ notes: 'TEST ONLY', shape: square(30) }), order({})];
    const zones = normalZones(rows, minute(0));
    expect(zones.map(({ key, shape, rehearsal }) => [key, shape, rehearsal])).toEqual([
      ['US-CA-XTE-TOW-E001', square(1), null],
      ['US-CA-XTE-TOW-E001 (test)', square(30), 'test'],
    ]);
  });

  test('a rehearsed lift ends no order', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 4));
    const effect = feed.pull(10, [numbered(1, 'Lifted', { notes: 'TEST' }), ...many(2, 4)]);
    expect(kinds(effect)).toEqual([]);
    expect(reviewKinds(effect)).toEqual(['looks-like-test']);
    expect(feed.orders()).toHaveLength(3);
  });

  const lone = (notes: string | null, more: Parameters<typeof numbered>[2] = {}) => [
    order({ notes, ...more }),
    numbered(390),
  ];

  test('an order whose test word is gone acts, in a new version that says why', () => {
    const feed = openFeed();
    expect(reviewKinds(feed.pull(0, lone('EXERCISE')))).toEqual(['looks-like-test']);
    const effect = feed.pull(50, lone('Ridge Incident'));
    expect(effect.taken.changes).toMatchObject([{ kind: 'verdict', to: 'order', rule: 'test-word-gone' }]);
    expect(reviewKinds(effect)).toEqual([]);
    expect(feed.zone(1)).toMatchObject({ verdict: 'auto', version: 2, rule: 'test-word-gone' });
  });

  test('one that was marked for over a week, or is old, waits for a person', () => {
    const feed = openFeed();
    feed.pull(0, lone('EXERCISE'));
    feed.pull(DAY * 8, lone('EXERCISE'));
    expect(reviewKinds(feed.pull(DAY * 8 + 10, lone(null)))).toEqual(['order-old']);
    expect(feed.zone(1)?.verdict).toBe('held');
    const old = openFeed();
    const issuedAt = new Date('2024-12-20T00:00:00Z');
    old.pull(0, lone('EXERCISE', { issuedAt }));
    old.pull(10, lone(null, { issuedAt }));
    expect(old.zone(1)?.verdict).toBe('held');
  });

  test('where our team refused it as a test, our team is asked again', () => {
    const feed = openFeed();
    feed.pull(0, lone('EXERCISE'));
    const held = feed.zone(1);
    if (held) feed.zones.set(held.key, { ...held, verdict: 'refused' });
    expect(reviewKinds(feed.pull(10, lone(null)))).toEqual(['looks-like-test']);
    expect(feed.zone(1)?.verdict).toBe('held');
  });

  test('a new order beside active ones acts in spite of the word, first or last to come, and when they end', () => {
    const feed = openFeed();
    const marked = order({ notes: 'EXERCISE' });
    feed.pull(0, [marked, numbered(390)]);
    expect(feed.zone(1)?.verdict).toBe('held');
    const effect = feed.pull(10, [marked, numbered(2), numbered(390)]);
    expect(effect.taken.changes.map(({ rule }) => rule).toSorted()).toEqual([
      'first-seen',
      'test-word-beside-orders',
    ]);
    expect(feed.zone(1)).toMatchObject({ verdict: 'auto', rule: 'test-word-beside-orders' });
    feed.pull(20, [marked, numbered(3, 'Evacuation Order', { notes: 'DRILL' }), numbered(2)]);
    expect(feed.zone(3)?.verdict).toBe('auto');
    for (const at of [30, 45, 70]) feed.pull(at, [marked, numbered(390)]);
    expect(feed.zone(1)).toMatchObject({ verdict: 'auto', endedAt: null });
  });

  test.each<[string, ReturnType<typeof many>]>([
    ['all its zones are marked', [1, 2, 3].map((n) => ({ ...numbered(n), notes: 'EXERCISE' }))],
    ['its neighbor is a warning', [order({ notes: 'EXERCISE' }), numbered(2, 'Evacuation Warning')]],
    ['its neighbor is far away', [order({ notes: 'EXERCISE' }), numbered(390)]],
    [
      'its neighbor is old',
      [order({ notes: 'EXERCISE' }), numbered(2, 'Evacuation Order', { issuedAt: minute(-3 * DAY) })],
    ],
    ['it is old itself', [order({ notes: 'EXERCISE', issuedAt: minute(-3 * DAY) }), numbered(2)]],
    ['it says plainly that it is none', [order({ notes: 'THIS IS A TEST' }), numbered(2)]],
    ['it is a draft', [{ ...order({}), unpublished: 'Draft' }, numbered(2)]],
  ])('a real exercise starts nothing: %s', (_, zones) => {
    const feed = openFeed();
    for (const at of [0, 10, 20]) feed.pull(at, zones);
    expect(feed.zone(1)).toMatchObject({ verdict: 'held', rule: 'held' });
  });
});

describe('fields checked for test wording', () => {
  const read = (properties: Record<string, string>) => {
    const features = [
      { type: 'Feature', properties, geometry: { type: 'MultiPolygon', coordinates: square(1) } },
    ];
    const { zones } = readArcgis(Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })));
    return normalZones(zones, minute(0))[0]?.rehearsal ?? null;
  };
  const prod = { ZONE_ID: 'US-CA-XTE-TOW-E001', STATUS: 'Evacuation Order' };
  const combined = {
    zone_id: 'TOW-E001',
    zone_status: 'Evacuation Order',
    zone_approval_status: 'Published',
  };

  test.each<[Record<string, string>, string | null]>([
    [{ ...prod, CITY: 'TEST' }, 'test'],
    [{ ...prod, EVENT_TYPE: 'Exercise' }, 'exercise'],
    [{ ...prod, CITY: 'Los Angeles' }, null],
    [{ ...prod, NOTES: 'Demo zone' }, 'demo zone'],
    [{ ...prod, NOTES: 'This is not a real order' }, 'not a real'],
    [{ ...prod, NOTES: 'Great ShakeOut' }, 'shakeout'],
    [{ ...prod, NOTES: 'Homes along Test Road and Drill Canyon' }, null],
    [combined, null],
    [{ ...combined, zone_approval_status: 'Draft' }, 'draft'],
    [{ ...combined, data_source_name: 'Zonehaven training' }, 'training'],
    [{ ...combined, data_source_name: 'Zonehaven' }, null],
  ])('%j: %j', (properties, word) => {
    expect(read(properties)).toBe(word);
  });
});
