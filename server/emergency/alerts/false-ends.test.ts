import { describe, expect, test } from 'vitest';
import { prepare } from '#server/platform/polygon.ts';
import { kinds, many, minute, openFeed, reviewKinds } from '#test/pulled-feed.ts';
import { numbered, square } from '#test/zones.ts';

const isInside = (shape: ReturnType<typeof square> | null | undefined, n: number, size?: number): boolean => {
  const [lng, lat] = prepare(square(n, size)).pointInside();
  return shape ? prepare(shape).contains(lng, lat) : false;
};

describe('an old answer once more, in a list whose rows have no ids', () => {
  const copy = (zones: ReturnType<typeof many>, at = 0) => ({ zones, copyOf: minute(at), isProven: false });
  const old = [numbered(1, 'Evacuation Warning'), ...many(2, 4)];

  test('lowers no order, and the true answer after it is heard', () => {
    const feed = openFeed();
    feed.pull(0, old);
    feed.pull(10, many(1, 4));
    for (const at of [20, 40, 60])
      expect(feed.pull(at, copy(old))).toMatchObject({ outcome: 'half', state: 'stale' });
    expect(feed.zone(1)?.status).toBe('order');
    expect(feed.pull(70, copy(many(1, 4), 10))).toMatchObject({ outcome: 'good', state: 'ok' });
  });

  test('is believed when nothing else has been said for two hours', () => {
    const feed = openFeed();
    feed.pull(0, old);
    feed.pull(10, many(1, 4));
    for (const at of [20, 60, 100, 139]) expect(kinds(feed.pull(at, copy(old)))).toEqual([]);
    expect(kinds(feed.pull(140, copy(old)))).toEqual(['E001 status']);
  });

  test('raises an order that was in force within a day at once, and opens a review for an older one', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 4));
    feed.pull(10, [numbered(1, 'Lifted'), ...many(2, 4)]);
    expect(kinds(feed.pull(20, copy(many(1, 4))))).toEqual(['E001 back']);
    feed.pull(30, [numbered(1, 'Lifted'), ...many(2, 4)]);
    const late = feed.pull(60 * 24 * 20, copy(many(1, 4), 20));
    expect(late).toMatchObject({ outcome: 'half', taken: { changes: [] } });
    expect(reviewKinds(late)).toEqual(['report-older']);
  });
});

describe('an old answer once more, known by its row ids', () => {
  test('restores what ended recently only because it was not published', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 5));
    for (const at of [10, 25, 45]) feed.pull(at, many(2, 5));
    expect(feed.zone(1)?.endedAt).not.toBeNull();
    const again = { zones: many(1, 5), copyOf: minute(0) };
    const back = feed.pull(60, again);
    expect(back).toMatchObject({ outcome: 'half', state: 'stale' });
    expect(kinds(back)).toEqual(['E001 back']);
  });

  test('takes nothing out of a list that has grown since, however often it comes', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 5));
    feed.pull(10, many(2, 5));
    feed.pull(20, many(1, 5));
    for (const at of [30, 50, 70, 90]) feed.pull(at, { zones: many(2, 5), copyOf: minute(10) });
    expect(feed.zone(1)).toMatchObject({ status: 'order', absentPulls: 0 });
  });

  test('opens a review for an order that was lifted since', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 4));
    feed.pull(10, [numbered(1, 'Lifted'), ...many(2, 4)]);
    const again = feed.pull(60 * 24 * 20, { zones: many(1, 4), copyOf: minute(0) });
    expect(kinds(again)).toEqual([]);
    expect(reviewKinds(again)).toEqual(['report-older']);
  });
});

describe('a new line', () => {
  const redrawn = (size: number) => [
    numbered(1, 'Evacuation Order', { shape: square(1, size) }),
    ...many(2, 4),
  ];

  test('that is broken in one answer takes nobody out of an order', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 4));
    feed.pull(10, redrawn(0.0001));
    expect(isInside(feed.zone(1)?.shape, 1)).toBe(true);
    feed.pull(20, many(1, 4));
    for (const at of [40, 60]) feed.pull(at, many(1, 4));
    expect(feed.zone(1)).toMatchObject({ shape: square(1), drawnShape: null, drawnPulls: 0 });
  });

  test('that is wider counts at once, and the ground it leaves out after three answers in half an hour', () => {
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

  test('is taken as it is where the order is reduced, or begins', () => {
    const feed = openFeed();
    feed.pull(0, [numbered(1, 'Evacuation Warning'), ...many(2, 4)]);
    feed.pull(10, redrawn(0.01));
    expect(feed.zone(1)?.shape).toEqual(square(1, 0.01));
  });

  test('of a repeated id, one row of which is missing, keeps the ground of the missing row', () => {
    const feed = openFeed();
    const twice = [numbered(1), numbered(1, 'Evacuation Order', { shape: square(30) })];
    feed.pull(0, [...twice, ...many(2, 4)]);
    for (const at of [10, 20]) feed.pull(at, many(1, 4));
    expect(isInside(feed.zone(1)?.shape, 30)).toBe(true);
  });

  test('of a warning beside an order of the same id says nothing about the order', () => {
    const feed = openFeed();
    const beside = numbered(1, 'Evacuation Warning', { shape: square(30) });
    feed.pull(0, [numbered(1), beside, ...many(2, 4)]);
    feed.pull(10, [beside, ...many(2, 4)]);
    expect(feed.zone(1)).toMatchObject({ status: 'order', shape: square(1), absentPulls: 1 });
  });

  test('of an order that is not too large is not too large while it is drawn twice', () => {
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

describe('how long an order must be missing', () => {
  const far = numbered(390);
  const ended = (feed: ReturnType<typeof openFeed>, n: number) => (feed.zone(n)?.endedAt ?? null) !== null;

  test('two hours, when nothing near it is left', () => {
    const feed = openFeed();
    feed.pull(0, [...many(1, 3), far]);
    for (const at of [10, 30, 50, 90, 129]) feed.pull(at, [far]);
    expect([ended(feed, 1), ended(feed, 2)]).toEqual([false, false]);
    feed.pull(130, [far]);
    expect([ended(feed, 1), ended(feed, 2)]).toEqual([true, true]);
  });

  test('two hours, when a quarter of the list went with it', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 11));
    for (const at of [10, 30, 50, 100]) feed.pull(at, many(4, 11));
    expect(ended(feed, 1)).toBe(false);
    feed.pull(130, 'unchanged');
    expect(ended(feed, 1)).toBe(true);
  });

  test('a day, when most of the list went with it and new zones elsewhere hide it', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 4));
    for (const at of [10, 30, 60, 200, 1400]) expect(feed.pull(at, many(390, 394)).outcome).toBe('good');
    expect(feed.orders()).toHaveLength(7);
    feed.pull(10 + 24 * 60, many(390, 394));
    expect(feed.orders()).toHaveLength(4);
  });

  test('a day, when most of the list went after days without answers', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 7));
    const late = 60 * 24 * 4;
    for (const at of [0, 20, 40, 600]) feed.pull(late + at, many(6, 7));
    expect(feed.orders()).toHaveLength(6);
    feed.pull(late + 24 * 60, many(6, 7));
    expect(feed.orders()).toHaveLength(1);
  });
});
