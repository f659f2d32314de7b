import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { after, days, hours } from '#server/platform/clock.ts';
import { square } from '#test/evacuees.ts';
import { followsOn, judgeHome, type Entitled, type KnownHome } from './eligibility.ts';
import { isInGap } from './gaps.ts';
import { joinIncidents, type Anchor } from './incident-joining.ts';
import { coversOf, orderAt } from './order-time.ts';
import { prepare } from '#server/platform/polygon.ts';
import { cashHold, membersNeeded } from './safeguards.ts';
import { areWithin } from './shape-distance.ts';

const T0 = new Date('2025-01-08T00:00:00Z');
const at = (h: number) => after(T0, hours(h));
const PLUS: Entitled = { plan: 'plus', cashCents: 100_000, nights: 3 };
const since = (from: Date) => (moment: Date) => (from <= moment ? PLUS : null);

describe('eligibility for services', () => {
  const CORE: Entitled = { plan: 'core', cashCents: 50_000, nights: 1 };
  const settled: KnownHome = {
    locatedMs: at(-100).getTime(),
    ownedMs: at(-100).getTime(),
    approval: 'automatic',
    protectedFromMs: at(-100).getTime(),
    protectedUntilMs: Infinity,
  };
  const ms = (moment: Date) => moment.getTime();
  /** The first warning was at -5 hours, the order at 0. */
  const event = { openedAt: at(-5), orderAt: T0 };
  const upgraded = (from: Date) => (moment: Date) => (from <= moment ? PLUS : CORE);

  test.each<[string, (moment: Date) => Entitled | null, Partial<KnownHome>, string]>([
    ['a membership of the day before', since(at(-24)), {}, 'eligible plus'],
    ['a membership a millisecond older than the warning', since(after(at(-5), -1)), {}, 'eligible plus'],
    ['a membership of the moment of the warning', since(at(-5)), {}, 'home-joined-during-event'],
    ['a membership a millisecond older than the order', since(after(T0, -1)), {}, 'home-joined-during-event'],
    ['a membership of the moment of the order', since(T0), {}, 'not'],
    ['an upgrade before the warning', upgraded(at(-6)), {}, 'eligible plus'],
    ['an upgrade after the warning', upgraded(at(-4)), {}, 'eligible core'],
    ['an upgrade after the order', upgraded(at(1)), {}, 'eligible core'],
    ['a downgrade after the warning', (moment) => (moment < at(-4) ? PLUS : CORE), {}, 'eligible core'],
    ['a plan that ended after the warning', (moment) => (moment < at(-4) ? PLUS : null), {}, 'not'],
    ['a pin set before the warning', since(at(-24)), { locatedMs: ms(at(-6)) }, 'eligible plus'],
    ['a pin set after the warning', since(at(-24)), { locatedMs: ms(at(-4)) }, 'home-moved-after-order'],
    ['a pin set at the moment of the order', since(at(-24)), { locatedMs: ms(T0) }, 'home-moved-after-order'],
    ['an owner since before the warning', since(at(-24)), { ownedMs: ms(at(-6)) }, 'eligible plus'],
    ['an owner since after the warning', since(at(-24)), { ownedMs: ms(at(-4)) }, 'home-owner-changed'],
    ['a home that was never protected', since(at(-24)), { protectedFromMs: Infinity }, 'not'],
    ['a home protected since after the warning', since(at(-24)), { protectedFromMs: ms(at(-4)) }, 'not'],
    ['a home protected until before the warning', since(at(-24)), { protectedUntilMs: ms(at(-6)) }, 'not'],
    [
      'a home protected until after the warning',
      since(at(-24)),
      { protectedUntilMs: ms(at(-4)) },
      'eligible plus',
    ],
    ['a home that our team approved', since(at(-24)), { approval: 'approved' }, 'eligible plus'],
    ['a home that our team is reviewing', since(at(-24)), { approval: 'review' }, 'home-unapproved'],
    ['a home that our team declined', since(at(-24)), { approval: 'declined' }, 'not'],
    ['a home in a state we don’t cover', since(at(-24)), { approval: 'not-covered' }, 'not'],
  ])('%s', (_, entitledAt, home, outcome) => {
    const verdict = judgeHome({ ...settled, ...home }, event, entitledAt);
    const shown =
      verdict.is === 'eligible'
        ? `eligible ${verdict.entitled.plan}`
        : verdict.is === 'held'
          ? verdict.kind
          : 'not';
    expect(shown).toBe(outcome);
    if (verdict.is !== 'eligible') expect(verdict.reason).toMatch(/\.$/);
  });

  test('an event looks back at most 30 days', () => {
    const old = { openedAt: after(T0, -days(90)), orderAt: T0 };
    expect(judgeHome(settled, old, since(after(T0, -days(31)))).is).toBe('held');
    const unchanged = {
      ...settled,
      locatedMs: ms(after(T0, -days(31))),
      ownedMs: ms(after(T0, -days(31))),
      protectedFromMs: ms(after(T0, -days(31))),
    };
    expect(judgeHome(unchanged, old, since(after(T0, -days(31)))).is).toBe('eligible');
  });

  test.each([
    ['no activation before', undefined, 'new'],
    ['one at work', { state: 'active', endedAt: null }, 'goes-on'],
    [
      'one lifted a millisecond less than 14 days ago',
      { state: 'lifted', endedAt: after(T0, 1 - days(14)) },
      'reopens',
    ],
    ['one lifted 14 days ago', { state: 'lifted', endedAt: after(T0, -days(14)) }, 'new'],
    ['one cancelled yesterday', { state: 'cancelled', endedAt: after(T0, -days(1)) }, 'reopens'],
  ] as const)('%s', (_, last, next) => {
    expect(followsOn(last, T0)).toBe(next);
  });
});

describe('when a home’s order started', () => {
  const small = prepare(square(0, 34, 0.1));
  const large = prepare(square(0, 34, 0.2));
  const zone = (versions: { at: Date; status: string; shape: typeof small }[], endedAt: Date | null = null) =>
    coversOf({ orderSince: versions[0]?.at ?? null, endedAt, versions });

  test('a widened zone is an existing order for homes already inside, and a new one for the others', () => {
    const covers = zone([
      { at: at(0), status: 'order', shape: small },
      { at: at(5), status: 'order', shape: large },
    ]);
    expect(orderAt(covers, 0.05, 34)).toEqual(at(0));
    expect(orderAt(covers, 0.15, 34)).toEqual(at(5));
    expect(orderAt(covers, 0.5, 34)).toBeNull();
  });

  test('zones that replace each other are one order; a gap in time starts a new one', () => {
    const first = zone([{ at: at(0), status: 'order', shape: small }], at(6));
    const second = zone([{ at: at(5), status: 'order', shape: large }]);
    expect(orderAt([...second, ...first], 0, 34)).toEqual(at(0));
    const ended = zone([{ at: at(0), status: 'order', shape: small }], at(4));
    expect(orderAt([...ended, ...second], 0, 34)).toEqual(at(5));
  });

  test('an earlier warning doesn’t count, but an earlier start date from the authority does', () => {
    const covers = coversOf({
      orderSince: at(2),
      endedAt: null,
      versions: [
        { at: at(0), status: 'warning', shape: small },
        { at: at(3), status: 'order', shape: small },
      ],
    });
    expect(orderAt(covers, 0, 34)).toEqual(at(2));
  });

  test('counts an order from its reissue time when it was only listed before', () => {
    const covers = coversOf({
      orderSince: at(9),
      endedAt: null,
      versions: [
        { at: at(0), status: 'order', shape: small },
        { at: at(5), status: 'order', shape: large },
        { at: at(10), status: 'order', shape: large },
      ],
    });
    expect(covers.map(({ from, until }) => [from, until])).toEqual([
      [at(9), at(10)],
      [at(10), null],
    ]);
    expect(orderAt(covers, 0, 34)).toEqual(at(9));
  });

  test('an ended order doesn’t count', () => {
    expect(orderAt(zone([{ at: at(0), status: 'order', shape: small }], at(4)), 0, 34)).toBeNull();
  });
});

describe('grouping orders into incidents', () => {
  const zones = (...lngs: number[]) =>
    lngs.map((lng, n) => ({ id: `z${n}`, shape: prepare(square(lng, 34, 0.05)) }));
  const join = (list: ReturnType<typeof zones>, known: Anchor[] = []) => {
    let made = 0;
    return joinIncidents(list, known, () => ({ incidentId: `i${(made += 1)}`, openedAt: at(made) }));
  };

  test('a chain of zones is one incident, in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(zones(0, 0.15, 0.3, 0.45, 0.6), { minLength: 5 }), (list) => {
        expect(new Set(join(list).values()).size).toBe(1);
      }),
    );
  });

  test('shapes up to five miles apart are near, and farther ones aren’t', () => {
    const [one] = zones(0);
    const gap = (miles: number) =>
      prepare(square(0.1 + miles / (69.0936 * Math.cos((34 * Math.PI) / 180)), 34, 0.05));
    expect(one && areWithin(one.shape, gap(4.99), 5)).toBe(true);
    expect(one && areWithin(one.shape, gap(5.05), 5)).toBe(false);
  });

  test('shapes that cross without a corner inside each other are near', () => {
    const bar = (w: number, h: number) =>
      prepare([
        [
          [
            [-w, 34 - h],
            [w, 34 - h],
            [w, 34 + h],
            [-w, 34 + h],
          ],
        ],
      ]);
    expect(areWithin(bar(2, 0.01), bar(0.01, 2), 0)).toBe(true);
  });

  test('nearness is decided by the closest corners and is symmetric', () => {
    const place = fc.tuple(
      fc.double({ min: -118.2, max: -118, noNaN: true }),
      fc.double({ min: 34, max: 34.2, noNaN: true }),
      fc.double({ min: 0.005, max: 0.03, noNaN: true }),
    );
    fc.assert(
      fc.property(place, place, fc.double({ min: 0, max: 12, noNaN: true }), (a, b, miles) => {
        const [one, other] = [prepare(square(...a)), prepare(square(...b))];
        const away = (from: typeof one, to: typeof one) =>
          Math.min(
            ...Array.from({ length: from.edges.count }, (_, i) =>
              to.milesTo(from.edges.at[4 * i + 1] ?? 0, from.edges.at[4 * i] ?? 0),
            ),
          );
        const least = Math.min(away(one, other), away(other, one));
        const doCross = Math.abs(a[0] - b[0]) <= a[2] + b[2] && Math.abs(a[1] - b[1]) <= a[2] + b[2];
        expect(areWithin(one, other, miles)).toBe(doCross || least <= miles);
      }),
    );
  });

  test('a zone between two incidents joins the older one', () => {
    const anchor = (incidentId: string, lng: number, hour: number): Anchor => ({
      incidentId,
      openedAt: at(hour),
      shape: prepare(square(lng, 34, 0.05)),
    });
    const known = [anchor('younger', 0, 9), anchor('older', 0.3, 1)];
    expect(join(zones(0.15), known).get('z0')).toBe('older');
  });
});

test('a hole in an order is a gap; open country and a wide bay aren’t', () => {
  const ring = prepare([[...(square(0, 34, 0.1)[0] ?? []), ...(square(0, 34, 0.03)[0] ?? [])]]);
  expect(isInGap([ring], 0, 34)).toBe(true);
  expect(isInGap([ring], 0.2, 34)).toBe(false);
  const sides = [-0.05, 0.05].map((lng) => prepare(square(lng, 34, 0.03)));
  expect(isInGap(sides, 0, 34)).toBe(false);
});

test.each([
  ['24 homes of 25 members', { homes: 24, members: 25, cents: 2_400_000 }, false],
  ['25 homes of 125 members, a fifth', { homes: 25, members: 125, cents: 2_500_000 }, false],
  ['25 homes of 124 members', { homes: 25, members: 124, cents: 2_500_000 }, true],
  ['the sum to the cent', { homes: 1, members: 1000, cents: 25_000_000 }, false],
  ['a cent more', { homes: 1, members: 1000, cents: 25_000_001 }, true],
])('cash hold for %s', (_, reach, isHeld) => {
  expect(cashHold(reach, 25_000_000) !== null).toBe(isHeld);
  expect(membersNeeded(25)).toBe(125);
});
