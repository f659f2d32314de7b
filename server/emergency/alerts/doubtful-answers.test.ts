import { describe, expect, test } from 'vitest';
import { kinds, many, minute, openFeed } from '#test/pulled-feed.ts';
import { numbered, nothing, square } from '#test/zones.ts';

describe('a doubtful response can upgrade but never downgrade', () => {
  test('a response marked as truncated three times in half an hour starts and upgrades, but ends or redraws nothing', () => {
    const feed = openFeed();
    feed.pull(0, [...many(1, 4), numbered(4, 'Evacuation Warning')]);
    const zones = [
      numbered(1, 'Evacuation/Advisory Lifted'),
      numbered(2, 'Evacuation Warning'),
      numbered(3, 'Evacuation Order', { shape: square(30) }),
      numbered(4),
      numbered(5),
    ];
    const cut = { zones, problem: 'There is more.' };
    for (const at of [10, 25]) expect(kinds(feed.pull(at, cut))).toEqual([]);
    const settled = feed.pull(45, cut);
    expect(kinds(settled)).toEqual(['E004 status', 'E005 new']);
    expect(settled).toMatchObject({ outcome: 'half', state: 'stale' });
    expect(settled.reason).toMatch(/3 times/);
    expect(feed.orders()).toHaveLength(5);
    expect(feed.zone(3)?.shape).toEqual(square(3));
  });

  test('a feed with active orders is never called unavailable', () => {
    const feed = openFeed();
    const cut = { zones: many(1, 3), problem: 'There is more.' };
    expect([0, 20, 40].map((at) => feed.pull(at, cut).state)).toEqual([
      'unavailable',
      'unavailable',
      'stale',
    ]);
    expect(feed.orders()).toHaveLength(2);
  });

  test('in a response with blank rows, listed zones count and missing ones don’t', () => {
    const feed = openFeed();
    feed.pull(0, [...many(1, 4), numbered(4, 'Evacuation Warning')]);
    const blank = [numbered(3), numbered(4, 'Evacuation Order'), nothing, nothing];
    expect(kinds(feed.pull(20, blank))).toEqual(['E004 status']);
    for (const at of [40, 60, 80, 100]) expect(kinds(feed.pull(at, blank))).toEqual([]);
    expect(kinds(feed.pull(120, 'unchanged'))).toEqual([]);
    expect(feed.orders()).toHaveLength(4);
    expect(feed.orders().every(({ absentPulls }) => absentPulls === 0)).toBe(true);
  });

  test('orders that vanish with most others after a day without responses are held for review', () => {
    const feed = openFeed();
    feed.pull(0, [...many(1, 4), ...many(4, 7, 'Evacuation Warning')]);
    for (const at of [1500, 1520, 1540, 1560, 1580, 1600]) feed.pull(at, many(6, 7, 'Evacuation Warning'));
    expect(feed.orders()).toHaveLength(3);
    expect(feed.orders().every(({ vanishedAt }) => vanishedAt)).toBe(true);
  });

  test('an order without a timestamp that returns within a day of ending by absence is the same order', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 3));
    for (const at of [100, 120, 160]) feed.pull(at, many(2, 3));
    expect(feed.zone(1)?.endedAt).not.toBeNull();
    feed.pull(180, many(1, 3));
    expect(feed.zone(1)).toMatchObject({ status: 'order', orderSince: minute(0) });
    for (const at of [200, 220, 240]) feed.pull(at, many(2, 3));
    const late = 241 + 24 * 60;
    feed.pull(late, many(1, 3));
    expect(feed.zone(1)).toMatchObject({ status: 'order', orderSince: minute(late) });
  });
});
