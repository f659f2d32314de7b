import { describe, expect, test } from 'vitest';
import { prepare } from '#server/platform/polygon.ts';
import { kinds, many, minute, openFeed, reviewKinds } from '#test/pulled-feed.ts';
import { numbered, square } from '#test/zones.ts';
import { olderByHeaders } from './pull-age.ts';

const isInside = (shape: ReturnType<typeof square> | null | undefined, n: number, size?: number): boolean => {
  const [lng, lat] = prepare(square(n, size)).pointInside();
  return shape ? prepare(shape).contains(lng, lat) : false;
};

describe('an answer that is older than what we have', () => {
  const stamped = (n: number, at: number, words?: string) => numbered(n, words, { issuedAt: minute(at) });
  const old = [stamped(1, -60, 'Evacuation Warning'), stamped(2, -50), stamped(3, -40)];
  const now = [stamped(1, -5), ...old.slice(1)];

  test('by its newest edit lowers and ends nothing, however often it comes, and the next true answer counts', () => {
    const feed = openFeed();
    feed.pull(0, old);
    feed.pull(10, [...now, numbered(4)]);
    for (const at of [20, 40, 60, 120]) {
      const effect = feed.pull(at, old);
      expect(effect).toMatchObject({ outcome: 'half', state: 'stale', taken: { changes: [] } });
      expect(reviewKinds(effect)).toEqual(['report-older']);
    }
    expect(feed.orders()).toHaveLength(4);
    expect(feed.zone(4)?.absentPulls).toBe(0);
    expect(feed.pull(130, now)).toMatchObject({ outcome: 'good', state: 'ok' });
  });

  test('by its headers confirms no absence', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 5));
    feed.pull(10, many(2, 5));
    for (const at of [30, 50, 70])
      expect(feed.pull(at, { zones: many(2, 5), older: 'A cache has kept it.' })).toMatchObject({
        outcome: 'half',
        state: 'stale',
      });
    expect(feed.zone(1)).toMatchObject({ status: 'order', absentPulls: 1 });
  });

  test('is how the source is now, when it says so for six hours', () => {
    const feed = openFeed();
    feed.pull(0, old);
    feed.pull(10, now);
    const back = old.map((zone) => ({ ...zone, words: 'Evacuation Order' }));
    for (let at = 20; at < 380; at += 30) expect(feed.pull(at, back).state).toBe('stale');
    expect(feed.pull(380, back).state).toBe('ok');
  });

  test.each<[string, ReturnType<typeof many>]>([
    ['one row went back in time and a newer edit stands', [stamped(1, -60), stamped(2, -50), stamped(3, 30)]],
    ['its content came before', [stamped(1, -60), stamped(2, -50)]],
    ['its newest zone was taken out', [stamped(1, -55), stamped(2, -50)]],
  ])('is not what we have when %s', (_, zones) => {
    const feed = openFeed();
    feed.pull(0, [stamped(1, -60), stamped(2, -50)]);
    feed.pull(10, [stamped(1, -55), stamped(2, -50), stamped(3, 5)]);
    feed.pull(20, [stamped(1, -60), stamped(2, -50)]);
    expect(feed.pull(35, zones)).toMatchObject({ outcome: 'good', state: 'ok' });
  });

  test.each<[string, Parameters<typeof olderByHeaders>[0], boolean]>([
    ['an earlier Last-Modified', { lastModified: 'Wed, 08 Jan 2025 16:00:00 GMT' }, true],
    ['the same Last-Modified', { lastModified: 'Wed, 08 Jan 2025 17:00:00 GMT' }, false],
    ['no Last-Modified', { lastModified: null }, false],
    ['a Last-Modified nobody can read', { lastModified: 'yesterday' }, false],
    ['a cache that kept it for an hour', { lastModified: null, ageSeconds: 3600 }, true],
    ['a cache that kept it for a minute', { lastModified: null, ageSeconds: 60 }, false],
  ])('%s: %j', (_, headers, isOlder) => {
    const before = { lastModified: 'Wed, 08 Jan 2025 17:00:00 GMT', lastGoodAt: minute(0) };
    expect(olderByHeaders(headers, before, minute(20)) !== null).toBe(isOlder);
  });
});

describe('a changed boundary', () => {
  const redrawn = (size: number) => [
    numbered(1, 'Evacuation Order', { shape: square(1, size) }),
    ...many(2, 4),
  ];

  test('with a glitch in one response takes no one out of an order', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 4));
    feed.pull(10, redrawn(0.0001));
    expect(isInside(feed.zone(1)?.shape, 1)).toBe(true);
    feed.pull(20, many(1, 4));
    for (const at of [40, 60]) feed.pull(at, many(1, 4));
    expect(feed.zone(1)).toMatchObject({ shape: square(1), drawnShape: null, drawnPulls: 0 });
  });

  test('adds ground immediately and drops ground only after three responses over half an hour', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 4));
    const moved = [numbered(1, 'Evacuation Order', { shape: square(30) }), ...many(2, 4)];
    expect(kinds(feed.pull(10, moved))).toEqual(['E001 shape']);
    expect(isInside(feed.zone(1)?.shape, 30)).toBe(true);
    expect(isInside(feed.zone(1)?.shape, 1)).toBe(true);
    expect(kinds(feed.pull(20, moved))).toEqual([]);
    expect(kinds(feed.pull(39, moved))).toEqual([]);
    expect(kinds(feed.pull(40, 'unchanged'))).toEqual(['E001 shape']);
    expect(feed.zone(1)).toMatchObject({ shape: square(30), drawnHash: null });
  });

  test('applies immediately when an order starts or is reduced', () => {
    const feed = openFeed();
    feed.pull(0, [numbered(1, 'Evacuation Warning'), ...many(2, 4)]);
    feed.pull(10, redrawn(0.01));
    expect(feed.zone(1)?.shape).toEqual(square(1, 0.01));
  });

  test('keeps the area of a repeated id when one of its rows is missing', () => {
    const feed = openFeed();
    const twice = [numbered(1), numbered(1, 'Evacuation Order', { shape: square(30) })];
    feed.pull(0, [...twice, ...many(2, 4)]);
    for (const at of [10, 20]) feed.pull(at, many(1, 4));
    expect(isInside(feed.zone(1)?.shape, 30)).toBe(true);
  });

  test('for a warning does not affect the order with the same id', () => {
    const feed = openFeed();
    const beside = numbered(1, 'Evacuation Warning', { shape: square(30) });
    feed.pull(0, [numbered(1), beside, ...many(2, 4)]);
    feed.pull(10, [beside, ...many(2, 4)]);
    expect(feed.zone(1)).toMatchObject({ status: 'order', shape: square(1), absentPulls: 1 });
  });

  test('does not make an order too large while old and new areas overlap', () => {
    const feed = openFeed();
    const large = (size: number) => [
      numbered(1, 'Evacuation Order', { shape: square(1, size) }),
      numbered(2),
    ];
    feed.pull(0, large(0.42));
    feed.pull(10, large(0.43));
    expect(feed.zone(1)).toMatchObject({ verdict: 'auto', drawnPulls: 1 });
  });
});

describe('how long an order must be missing before it ends', () => {
  const far = numbered(390);
  /** A county's own layer, not the statewide service. */
  const county = (n: number, name = 'Ventura') =>
    numbered(n, 'Evacuation Order', { officialId: `US-CA-${n}`, county: name });
  const unnamed = (n: number) => numbered(n, 'Evacuation Order', { officialId: null });
  const live = (feed: ReturnType<typeof openFeed>) => feed.orders().length;

  test.each<[string, ReturnType<typeof many>, ReturnType<typeof many>]>([
    ['zones nearby stay', many(1, 5), many(2, 5)],
    ['zones of the same service stay elsewhere', [...many(1, 3), far], [far]],
    ['over a quarter of the list went, and its service still reports', many(1, 11), many(4, 11)],
    ['zones of its own county layer stay', [county(1), county(390)], [county(390)]],
  ])('half an hour, when %s', (_, before, after) => {
    const feed = openFeed();
    feed.pull(0, before);
    for (const at of [10, 20, 30]) feed.pull(at, after);
    expect(live(feed)).toBe(before.length);
    feed.pull(40, 'unchanged');
    expect(live(feed)).toBe(after.length);
  });

  test.each<[string, ReturnType<typeof many>, ReturnType<typeof many>]>([
    ['nothing near it or of its county layer is left', [county(1), far], [far]],
    ['it has no id and nothing near it is left', [unnamed(1), far], [far]],
    [
      'over a quarter of a list without ids went',
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(unnamed),
      [4, 5, 6, 7, 8, 9, 10].map(unnamed),
    ],
  ])('two hours, when %s', (_, before, after) => {
    const feed = openFeed();
    feed.pull(0, before);
    for (const at of [10, 30, 50, 90, 129]) feed.pull(at, after);
    expect(live(feed)).toBe(before.length);
    feed.pull(130, after);
    expect(live(feed)).toBe(after.length);
  });

  test('half an hour, when most of the list went while its county edits what is near', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 5));
    const left = [numbered(2, 'Evacuation Order', { issuedAt: minute(8) }), numbered(390)];
    for (const at of [10, 20, 30])
      expect(feed.pull(at, left)).toMatchObject({ outcome: 'good', state: 'ok', taken: { reviews: [] } });
    expect(live(feed)).toBe(5);
    feed.pull(40, left);
    expect(live(feed)).toBe(2);
  });

  test('12 hours after our team was asked, when most of the list went and new zones elsewhere hide it', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 4));
    expect(reviewKinds(feed.pull(10, many(390, 394)))).toEqual(
      Array.from({ length: 3 }, () => 'zone-vanished'),
    );
    for (const at of [30, 60, 200, 729]) expect(feed.pull(at, many(390, 394)).outcome).toBe('good');
    expect(live(feed)).toBe(7);
    const last = feed.pull(730, many(390, 394));
    expect(last.taken.changes.map(({ rule }) => rule)).toEqual(
      Array.from({ length: 3 }, () => 'vanished-12-hours'),
    );
    expect(live(feed)).toBe(4);
  });

  test('12 hours, when most of the list was redivided, and no one is asked', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 4));
    const parts = many(1, 4).flatMap((zone, n) =>
      ['A', 'B'].map((part) => ({ ...zone, officialId: `US-CA-TOW-${n}${part}`, county: null })),
    );
    for (const at of [10, 30, 200, 729]) expect(reviewKinds(feed.pull(at, parts))).toEqual([]);
    expect(live(feed)).toBe(9);
    feed.pull(730, parts);
    expect(live(feed)).toBe(6);
  });

  test('12 hours, when most of the list went after days without answers', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 7));
    const late = 60 * 24 * 4;
    for (const at of [0, 20, 40, 600]) feed.pull(late + at, many(6, 7));
    expect(live(feed)).toBe(6);
    feed.pull(late + 12 * 60, many(6, 7));
    expect(live(feed)).toBe(1);
  });
});
