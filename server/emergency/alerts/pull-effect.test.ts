import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hours } from '#server/platform/clock.ts';
import type { ReportedZone } from '#server/ports/alert-feed.ts';
import { kinds, many, minute, openFeed, reviewKinds, START, type Given } from '#test/pulled-feed.ts';
import { numbered, nothing, reported, square } from '#test/zones.ts';

describe('an incomplete response', () => {
  test.each<[string, Given, string]>([
    ['no answer', 'failed', 'failed'],
    ['no zones', [], 'empty'],
    ['one row of nothing', [nothing], 'empty'],
    ['no zones, though it counts twenty', { zones: [], count: 20 }, 'empty'],
    ['one zone of twenty', many(1, 2), 'half'],
    ['ten zones of twenty', many(1, 11), 'half'],
    ['nine zones of twenty, and new ones elsewhere', [...many(1, 10), ...many(50, 53)], 'half'],
    ['all zones, but it says there are more', { zones: many(1, 30), problem: 'There is more.' }, 'half'],
    ['none, confirmed, of twenty', { zones: [], count: 0 }, 'half'],
    ['all zones without their shapes', many(1, 21).map((zone) => ({ ...zone, shape: null })), 'half'],
    ['all zones without their status', many(1, 21, 'null'), 'half'],
  ])('%s changes nothing', (_, given, outcome) => {
    const feed = openFeed();
    feed.pull(0, many(1, 21));
    const effect = feed.pull(10, given);
    expect(effect.outcome).toBe(outcome);
    expect(effect.state).toBe('stale');
    expect(effect.reason).toMatch(/\.$/);
    expect(effect.taken.steps).toEqual([]);
    expect(feed.orders()).toHaveLength(20);
    expect(feed.pull(20, many(1, 21))).toMatchObject({ outcome: 'good', state: 'ok', doubt: null });
    expect(feed.orders().every(({ absentPulls }) => absentPulls === 0)).toBe(true);
  });

  test('a feed that never sent a complete response is unavailable, and so is one without any for an hour', () => {
    const feed = openFeed();
    expect(feed.pull(0, []).state).toBe('unavailable');
    expect(feed.pull(5, many(1, 5)).state).toBe('ok');
    expect(feed.pull(65, 'failed').state).toBe('stale');
    expect(feed.pull(66, 'failed').state).toBe('unavailable');
    expect(feed.pull(67, [nothing]).state).toBe('unavailable');
    expect(feed.pull(68, [numbered(1)]).state).toBe('stale');
    expect(feed.pull(69, 'unchanged').state).toBe('ok');
  });

  test('losing under half of the known zones still counts as complete, and losing more does after a day', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 9));
    expect(feed.pull(10, many(1, 6)).outcome).toBe('good');
    const other = openFeed();
    const warnings = (to: number) => many(1, to, 'Evacuation Warning');
    other.pull(0, warnings(9));
    expect(other.pull(24 * 60, warnings(3)).outcome).toBe('half');
    expect(other.pull(24 * 60 + 1, warnings(3)).outcome).toBe('good');
  });

  test('split and renamed zones don’t count as lost', () => {
    const feed = openFeed();
    const big = Array.from({ length: 5 }, (_, n) =>
      reported({ officialId: null, shape: square(n * 2, 0.04) }),
    );
    feed.pull(0, big);
    const cut = big.flatMap(({ shape }, n) => {
      const [lng = 0, lat = 0] = shape?.[0]?.[0]?.[0] ?? [];
      return [0, 0.02].map((north, part) =>
        numbered(n * 10 + part, 'Evacuation Order', {
          shape: [
            [
              [
                [lng, lat + north],
                [lng, lat + north + 0.02],
                [lng + 0.04, lat + north + 0.02],
                [lng + 0.04, lat + north],
              ],
            ],
          ],
          // Their timestamps are old by now, but they are still the orders we have followed.
          issuedAt: new Date(START - hours(24 * 15)),
        }),
      );
    });
    const effect = feed.pull(10, cut);
    expect(effect.outcome).toBe('good');
    expect(reviewKinds(effect)).toEqual([]);
    expect(feed.orders().filter(({ verdict }) => verdict === 'auto')).toHaveLength(15);
  });

  test('a longer list that replaces the old one is complete, even if old zones are missing', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 21));
    expect(feed.pull(10, many(100, 119)).outcome).toBe('half');
    expect(feed.pull(20, many(100, 121))).toMatchObject({ outcome: 'good', state: 'ok' });
    expect(feed.orders()).toHaveLength(41);
  });

  test('arriving three times in half an hour is accepted for what it lists; what it lacks goes to review', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 21));
    const half = [...many(1, 3), numbered(90)];
    expect(feed.pull(10, half).outcome).toBe('half');
    expect(feed.pull(20, half).outcome).toBe('half');
    expect(feed.pull(35, half).outcome).toBe('half');
    const settled = feed.pull(40, [...half, numbered(91)]);
    expect(settled).toMatchObject({ outcome: 'good', state: 'ok' });
    expect(kinds(settled).filter((kind) => kind.endsWith('new'))).toEqual(['E090 new', 'E091 new']);
    expect(reviewKinds(settled)).toEqual(Array.from({ length: 18 }, () => 'zone-vanished'));
    for (let at = 50; at < 500; at += 30) feed.pull(at, half);
    expect(feed.orders()).toHaveLength(21); // 91 ended by absence; the vanished ones wait for our team
    feed.pull(500, many(1, 21));
    expect(feed.orders().filter(({ vanishedAt }) => vanishedAt)).toEqual([]);
  });

  test('a partial response that gets smaller starts over', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 21));
    for (const [at, left] of [
      [10, 8],
      [25, 6],
      [45, 4],
    ] as const)
      expect(feed.pull(at, many(1, left)).outcome).toBe('half');
  });
});

describe('how an order ends', () => {
  test.each([
    ['Evacuation/Advisory Lifted', 'ended', true],
    ['Clear to Repopulate', 'ended', true],
    ['Normal', 'ended', true],
    ['Evacuation Warning', 'status', false],
    ['Advisory', 'status', false],
    ['Shelter in Place', 'status', false],
  ])('immediately, by the words %j', (words, kind, isEnded) => {
    const feed = openFeed();
    feed.pull(0, many(1, 4));
    expect(kinds(feed.pull(10, [numbered(1, words), ...many(2, 4)]))).toEqual([`E001 ${kind}`]);
    expect(feed.zone(1)?.endedAt !== null).toBe(isEnded);
    expect(feed.orders()).toHaveLength(2);
  });

  test.each([null, 'null', 'Under review'])('never by the status %j, which goes to review', (words) => {
    const feed = openFeed();
    feed.pull(0, many(1, 4));
    const effect = feed.pull(10, [numbered(1, words), ...many(2, 4)]);
    expect(kinds(effect)).toEqual([]);
    expect(reviewKinds(effect)).toEqual(['status-unknown']);
    expect(feed.orders()).toHaveLength(3);
  });

  test('by three complete responses without it, half an hour apart', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 5));
    for (const at of [10, 20]) expect(kinds(feed.pull(at, many(2, 5)))).toEqual([]);
    feed.pull(25, []);
    feed.pull(30, 'failed');
    expect(kinds(feed.pull(39, many(2, 5)))).toEqual([]);
    expect(kinds(feed.pull(40, 'unchanged'))).toEqual(['E001 ended']);
    expect(feed.zone(1)?.endReason).toMatch(/^Reported lifted/);
  });

  test('not while it keeps coming back', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 5));
    for (let at = 60; at < 1000; at += 120) {
      feed.pull(at, many(2, 5));
      feed.pull(at + 40, many(2, 5));
      feed.pull(at + 80, many(1, 5));
    }
    expect(feed.orders()).toHaveLength(4);
  });

  test('for the last remaining order, when the feed counts none in three responses', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 2));
    feed.pull(20, { zones: [], count: 0 });
    feed.pull(40, { zones: [], count: 0 });
    expect(feed.orders()).toHaveLength(1);
    expect(kinds(feed.pull(60, { zones: [], count: 0 }))).toEqual(['E001 ended']);
  });

  test('a returning zone is a new version of the same zone, keeping its first order time if unedited', () => {
    const feed = openFeed();
    const issuedAt = new Date(START - hours(2));
    const zone = numbered(1, 'Evacuation Order', { issuedAt });
    feed.pull(0, [zone, numbered(2)]);
    for (const at of [60, 120, 180]) feed.pull(at, [numbered(2)]);
    expect(feed.zone(1)?.endedAt).not.toBeNull();
    expect(kinds(feed.pull(240, [zone, numbered(2)]))).toEqual(['E001 back']);
    expect(feed.zone(1)).toMatchObject({ status: 'order', endedAt: null, version: 3, orderSince: issuedAt });
  });

  test('an older copy ends nothing and restores nothing', () => {
    const feed = openFeed();
    const at = (n: number) => ({ issuedAt: minute(n) });
    feed.pull(0, [numbered(1, 'Evacuation Warning', at(-30)), numbered(2)]);
    feed.pull(60, [numbered(1, 'Evacuation Order', at(50)), numbered(2)]);
    expect(reviewKinds(feed.pull(70, [numbered(1, 'Evacuation Warning', at(-30)), numbered(2)]))).toEqual([
      'report-older',
    ]);
    expect(feed.zone(1)?.status).toBe('order');
    feed.pull(80, [numbered(1, 'Lifted', at(75)), numbered(2)]);
    expect(kinds(feed.pull(90, [numbered(1, 'Evacuation Order', at(50)), numbered(2)]))).toEqual([]);
    expect(feed.zone(1)?.endedAt).not.toBeNull();
  });
});

describe('what is held for review', () => {
  const old = { issuedAt: new Date('2023-09-20T00:00:00Z') };
  test.each<[string, Partial<ReportedZone>, string[]]>([
    ['an order edited years ago', old, ['order-old']],
    ['an order of 8 days', { issuedAt: new Date(START - hours(24 * 8)) }, ['order-old']],
    ['an order of 6 days', { issuedAt: new Date(START - hours(24 * 6)) }, []],
    ['an order of unknown age', { issuedAt: null }, []],
    ['an old warning', { ...old, words: 'Evacuation Warning' }, ['warning-old']],
    ['an old advisory', { ...old, words: 'Advisory' }, []],
    ['a test', { notes: '**TEST** ignore' }, ['looks-like-test']],
    ['the latest news', { notes: 'See the latest' }, []],
    ['an order without a shape', { shape: null }, ['order-without-shape']],
    ['an order over a quarter of the state', { shape: square(1, 3) }, ['order-very-large']],
    ['a status nobody knows', { words: 'Pending' }, ['status-unknown']],
  ])('%s', (_, given, asked) => {
    const feed = openFeed();
    const effect = feed.pull(0, [numbered(1, 'Evacuation Order', given), numbered(2)]);
    expect(reviewKinds(effect)).toEqual(asked);
    const isHeld = asked.length > 0 && asked[0] !== 'status-unknown';
    expect(feed.zone(1)?.verdict).toBe(isHeld ? 'held' : 'auto');
  });

  test('an old order stays held when its boundary is redrawn; one without a boundary is released when it gets one', () => {
    const feed = openFeed();
    feed.pull(0, [numbered(1, 'Evacuation Order', old), numbered(2, 'Evacuation Order', { shape: null })]);
    feed.pull(10, [numbered(1, 'Evacuation Order', { ...old, shape: square(1, 0.03) }), numbered(2)]);
    expect(feed.zone(1)).toMatchObject({ verdict: 'held', version: 2 });
    expect(feed.zone(2)).toMatchObject({ verdict: 'auto', version: 2 });
  });

  test('a warning we tracked becomes an order that can activate, even with an old timestamp', () => {
    const feed = openFeed();
    const stamped = (words: string) => [
      { ...numbered(1, words), issuedAt: new Date(START - hours(1)) },
      ...many(2, 4),
    ];
    feed.pull(0, stamped('Evacuation Warning'));
    feed.pull(60 * 24 * 10, stamped('Evacuation Warning'));
    feed.pull(60 * 24 * 10 + 10, stamped('Evacuation Order'));
    expect(feed.zone(1)).toMatchObject({ status: 'order', verdict: 'auto' });
  });

  test('an old order that loses and regains its status is still held for review', () => {
    const feed = openFeed();
    const old = (words: string | null) => [
      { ...numbered(1, words), issuedAt: new Date(START - hours(24 * 400)) },
      ...many(2, 4),
    ];
    feed.pull(0, old('Evacuation Order'));
    feed.pull(10, old(null));
    feed.pull(20, old('Evacuation Order'));
    expect(feed.zone(1)).toMatchObject({ status: 'order', verdict: 'held' });
  });

  test('a boundary missing from a response leaves the previous one in place', () => {
    const feed = openFeed();
    feed.pull(0, many(1, 4));
    feed.pull(10, [numbered(1, 'Evacuation Order', { shape: null }), ...many(2, 4)]);
    expect(feed.zone(1)).toMatchObject({ shape: square(1), version: 1 });
  });

  test('a zone in a partial response is not missing, and its absence count restarts', () => {
    const feed = openFeed();
    const without = many(2, 4);
    feed.pull(0, many(1, 4));
    feed.pull(10, without);
    feed.pull(20, without);
    feed.pull(39, { zones: [numbered(1)], problem: 'There is more.' });
    feed.pull(41, without);
    feed.pull(50, without);
    expect(feed.zone(1)).toMatchObject({ status: 'order', endedAt: null });
    feed.pull(60 * 3, without);
    expect(feed.zone(1)?.status).toBe('lifted');
  });

  test.each(['Evacuation Warning', 'Evacuation/Advisory Lifted', null])(
    'an order listed as %j in a partial response is not missing either',
    (words) => {
      const feed = openFeed();
      const without = many(2, 4);
      feed.pull(0, many(1, 4));
      feed.pull(10, without);
      feed.pull(30, without);
      feed.pull(45, { zones: [numbered(1, words)], problem: 'There is more.' });
      expect(kinds(feed.pull(50, without))).toEqual([]);
      expect(feed.zone(1)).toMatchObject({ status: 'order', endedAt: null });
    },
  );

  test('our team’s decision applies while the order is in force, and not to the next one', () => {
    const feed = openFeed();
    feed.pull(0, [numbered(1, 'Evacuation Order', old), numbered(2)]);
    const held = feed.zone(1);
    if (held) feed.zones.set(held.key, { ...held, verdict: 'refused' });
    feed.pull(10, [numbered(1, 'Evacuation Order', { ...old, notes: 'More' }), numbered(2)]);
    expect(feed.zone(1)?.verdict).toBe('refused');
    feed.pull(20, [numbered(1, 'Lifted', { issuedAt: minute(15) }), numbered(2)]);
    feed.pull(30, [numbered(1, 'Evacuation Order', { issuedAt: minute(25) }), numbered(2)]);
    expect(feed.zone(1)).toMatchObject({ verdict: 'auto', orderSince: minute(25) });
  });
});

describe('for any sequence of events', () => {
  const WORDS = [
    'Evacuation Order',
    'Evacuation Warning',
    'Evacuation/Advisory Lifted',
    null,
    'gone',
  ] as const;
  const event = fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('pull' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('same' as const) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('set' as const),
        zone: fc.nat({ max: 9 }),
        words: fc.constantFrom(...WORDS),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('bad' as const),
        how: fc.constantFrom('failed', 'empty', 'nothing', 'cut'),
        keep: fc.nat({ max: 10 }),
      }),
    },
  );
  const course = fc.array(fc.tuple(event, fc.integer({ min: 1, max: 45 })), { minLength: 5, maxLength: 40 });

  test('bad responses start nothing, and orders end only by wording or three complete responses without them', () => {
    fc.assert(
      fc.property(course, (events) => {
        const feed = openFeed();
        const truth = new Map(Array.from({ length: 10 }, (_, n) => [n, 'Evacuation Order' as string | null]));
        /** Per zone: when complete responses lacked it, since it was last present. */
        const lacking = new Map<number, number[]>();
        let now = 0;
        const published = () =>
          [...truth].flatMap(([n, words]) => (words === 'gone' ? [] : [numbered(n, words)]));
        for (const [what, wait] of events) {
          now += wait;
          if (what.do === 'set') {
            truth.set(what.zone, what.words);
            continue;
          }
          const given: Given =
            what.do === 'pull'
              ? published()
              : what.do === 'same'
                ? 'unchanged'
                : what.how === 'failed'
                  ? 'failed'
                  : what.how === 'empty'
                    ? []
                    : what.how === 'nothing'
                      ? [nothing]
                      : { zones: published().slice(0, what.keep), problem: 'There is more.' };
          const effect = feed.pull(now, given);
          const isWhole = effect.outcome === 'good' || effect.outcome === 'unchanged';
          if (!isWhole && effect.outcome !== 'half') expect(effect.taken.steps).toEqual([]);
          const inIt = Array.isArray(given) ? given : typeof given === 'object' ? given.zones : null;
          for (const n of truth.keys()) {
            const key = numbered(n).officialId;
            const isIn = inIt ? inIt.some(({ officialId }) => officialId === key) : null;
            if (isIn) lacking.delete(n);
            else if (isWhole && (isIn === false || lacking.has(n)))
              lacking.set(n, [...(lacking.get(n) ?? []), now]);
            for (const change of effect.taken.changes.filter((one) => one.key === key)) {
              if (change.to === 'order')
                expect(
                  inIt?.some(({ officialId, words }) => officialId === key && words === 'Evacuation Order'),
                ).toBe(true);
              if (change.from !== 'order' || change.to === 'order' || change.kind === 'vanished') continue;
              const without = lacking.get(n) ?? [];
              const isSaid = isIn === true;
              const isConfirmed = without.length >= 3 && now - (without[0] ?? now) >= 30;
              expect(isSaid || isConfirmed).toBe(true);
            }
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
