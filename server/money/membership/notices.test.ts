import { eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { californiaDay } from '#contract/money/renewal-words.ts';
import { readMailbox } from '#server/office/demo/demo.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { CARDS, newMember, viewOf } from '#test/membership.ts';
import { sized } from '#test/tier.ts';
import { openWorld } from '#test/world.ts';
import { sendMembershipNotice } from './job-names.ts';
import { checkAll } from './jobs.ts';
import { dueNotices } from './notice-days.ts';
import { isStillTrue } from './notice-truth.ts';
import { findNotices, mailNotice, sendDueNotices } from './notices.ts';
import { membershipNotices } from './tables.ts';

const RUNS = sized({ gate: 8, soak: 100 });
/** Long enough for the yearly notices. The soak run is long enough for the second year's notices. */
const YEARS = sized({ gate: 1, soak: 2 });
const MONTHS = 12 * YEARS + 2;

/** Start times that cover leap days, both clock changes and year ends. */
const began = fc.oneof(
  fc.constantFrom(
    '2028-02-29T20:00:00Z',
    '2027-03-14T09:59:00Z',
    '2027-11-07T08:30:00Z',
    '2026-12-31T23:59:59Z',
    '2027-01-01T07:59:00Z',
  ),
  fc
    .date({ min: new Date('2026-01-01'), max: new Date('2031-01-01'), noInvalidDate: true })
    .map((d) => d.toISOString()),
);
const yearLater = (at: Date, n: number): Date => {
  const then = new Date(at);
  then.setUTCFullYear(at.getUTCFullYear() + n);
  return then.getUTCMonth() === at.getUTCMonth()
    ? then
    : new Date(Date.UTC(then.getUTCFullYear(), 1, 28, 20));
};

/** Results of the daily job over 26 months, with some days missed. */
function looked(of: (now: Date) => ReturnType<typeof dueNotices>, from: Date, slept: ReadonlySet<number>) {
  const given = new Map<string, Date>();
  for (let n = 0; n < 791; n += 1) {
    if (slept.has(n)) continue;
    const now = after(from, days(n) + hours(1));
    for (const { kind, occasion } of of(now))
      if (!given.has(`${kind} ${occasion}`)) given.set(`${kind} ${occasion}`, now);
  }
  return given;
}
const naps = fc
  .array(fc.record({ at: fc.nat(790), length: fc.integer({ min: 1, max: 12 }) }), { maxLength: 6 })
  .map(
    (list) =>
      new Set(
        list.flatMap(({ at, length }, i) =>
          i > 0 && list[i - 1] && Math.abs(at - (list[i - 1]?.at ?? 0)) < 20
            ? []
            : Array.from({ length }, (_, k) => at + k),
        ),
      ),
  );

test('a yearly member is notified of each renewal once, 15 to 45 days before, over 26 months', () => {
  fc.assert(
    fc.property(began, fc.nat(11), fc.integer({ min: 1, max: 12 }), (text, offset, nap) => {
      const start = new Date(text);
      // A server that is down for days at a time, repeatedly.
      const slept = new Set(Array.from({ length: 791 }, (_, n) => n).filter((n) => (n + offset) % 24 < nap));
      const given = looked(
        (now) => {
          const year = [1, 2, 3].find((n) => yearLater(start, n) > now) ?? 3;
          const periodEnd = yearLater(start, year);
          return dueNotices(
            { status: 'active', interval: 'year', periodEnd, endsWithPeriod: false, beganAt: start },
            now,
          );
        },
        start,
        slept,
      );
      expect(given.size).toBe(2);
      for (const [key, at] of given) {
        const renewal = new Date(key.replace('renewal-soon ', ''));
        const ahead = (renewal.getTime() - at.getTime()) / days(1);
        expect(ahead >= 15 && ahead <= 45).toBe(true);
      }
    }),
    { numRuns: RUNS },
  );
});

test('a monthly member is reminded of the terms once a year, on the date or the first day after', () => {
  fc.assert(
    fc.property(began, naps, (text, slept) => {
      const start = new Date(text);
      const given = looked(
        (now) =>
          dueNotices(
            {
              status: 'active',
              interval: 'month',
              periodEnd: after(now, days(9)),
              endsWithPeriod: false,
              beganAt: start,
            },
            now,
          ),
        start,
        slept,
      );
      expect([...given.keys()]).toEqual(['yearly-reminder year 1', 'yearly-reminder year 2']);
      const [first] = [...given.values()];
      const expected = yearLater(start, 1);
      expect(first && (first.getTime() - expected.getTime()) / days(1)).toBeGreaterThanOrEqual(-1.1);
      expect(californiaDay(first ?? start) > californiaDay(after(expected, days(-2)))).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

test('no renewal reminder for a membership that is ending, overdue or not started', () => {
  const periodEnd = new Date('2028-01-31T12:00:00Z');
  const base = {
    status: 'active',
    interval: 'year',
    periodEnd,
    endsWithPeriod: false,
    beganAt: new Date('2027-01-31T12:00:00Z'),
  } as const;
  const now = after(periodEnd, -days(20));
  expect(dueNotices(base, now)).toHaveLength(1);
  for (const change of [
    { endsWithPeriod: true },
    { status: 'late' as const },
    { status: 'starting' as const },
    { beganAt: null },
  ])
    expect(dueNotices({ ...base, ...change }, now)).toEqual([]);
});

test('a yearly renewal notice is sent from exactly 30 to 15 days before, and not later', () => {
  const periodEnd = new Date('2028-01-31T12:00:00Z');
  const at = (ms: number) =>
    dueNotices(
      {
        status: 'active',
        interval: 'year',
        periodEnd,
        endsWithPeriod: false,
        beganAt: new Date('2027-01-31T12:00:00Z'),
      },
      after(periodEnd, ms),
    ).length;
  expect([-days(30) - 1, -days(30), -days(15) - 1, -days(15), 0].map(at)).toEqual([0, 1, 1, 0, 0]);
});

test(`over ${MONTHS} months of a membership, each notice is sent exactly once, even if jobs repeat`, async () => {
  const world = await openWorld({ withWorkers: false });
  const monthly = await newMember(world);
  const yearly = await newMember(world, { interval: 'year' });
  const failing = await newMember(world, { card: CARDS.failsLater });
  // Two weeks at a time, and day by day while the card fails.
  for (let day = 0; day < Math.floor(MONTHS * 30.6);) {
    const step = day >= 28 && day < 49 ? 1 : 14;
    day += step;
    world.clock.advance(days(step));
    for (const me of [monthly, yearly]) await me.get('/api/account');
    await world.deps.billing.simulation?.tick();
    // Sometimes two servers run the job at once.
    const servers = Array.from({ length: day % 5 === 0 ? 2 : 1 });
    await Promise.all(servers.map(() => checkAll(world.deps)));
    await Promise.all(servers.map(() => findNotices(world.deps)));
    const owed = await world.db.select().from(membershipNotices).where(isNull(membershipNotices.sentAt));
    await Promise.all(servers.flatMap(() => owed.map((row) => mailNotice(world.deps, row))));
  }
  const rows = await world.db.select().from(membershipNotices);
  for (const row of rows) await mailNotice(world.deps, row);
  const kindsOf = async (me: typeof monthly) => {
    const { membership } = await viewOf(me);
    const mine = await world.db
      .select()
      .from(membershipNotices)
      .where(eq(membershipNotices.membershipId, membership?.id ?? ''));
    const counts: Record<string, number> = {};
    for (const { kind } of mine) counts[kind] = (counts[kind] ?? 0) + 1;
    return { counts, mails: (await readMailbox(world.db, me.email)).length, all: mine.length };
  };
  const a = await kindsOf(monthly);
  expect(a.counts).toEqual({ welcome: 1, receipt: MONTHS, 'yearly-reminder': YEARS });
  const b = await kindsOf(yearly);
  expect(b.counts).toEqual({ welcome: 1, receipt: YEARS, 'renewal-soon': YEARS });
  expect([a.mails, b.mails]).toEqual([a.all, b.all]);
  const subjects = (await readMailbox(world.db, failing.email)).map(({ subject }) => subject);
  expect(subjects.filter((s) => s === 'Your Hearthline payment didn’t go through')).toHaveLength(1);
  expect(subjects.filter((s) => s.includes('unless it’s paid'))).toHaveLength(1);
  expect(subjects.filter((s) => s === 'Your membership has ended')).toHaveLength(1);
});

test('a notice is sent after a days-long outage, and an address that refuses it gets one attempt', async () => {
  const world = await openWorld({ withWorkers: false });
  const me = await newMember(world);
  const isSendJob = sql`name = ${sendMembershipNotice.name}`;
  const queued = async () =>
    (await world.db.execute(sql`select data from pgboss.job where ${isSendJob}`)).rows.map(
      ({ data }) => data as Parameters<typeof mailNotice>[1],
    );
  const [welcome] = await queued();
  if (!welcome) throw new Error('no welcome is queued');
  world.mailSwitch.next = 'fail';
  await expect(mailNotice(world.deps, welcome)).rejects.toThrow('did not answer');
  await world.db.execute(sql`delete from pgboss.job where ${isSendJob}`); // retries are exhausted
  world.clock.advance(days(3));
  for (const _ of [1, 2]) await sendDueNotices(world.deps);
  expect(await queued()).toEqual([welcome]);
  world.mailSwitch.next = 'refuse';
  await mailNotice(world.deps, welcome);
  world.mailSwitch.next = 'keep';
  await mailNotice(world.deps, welcome);
  await world.db.execute(sql`delete from pgboss.job where ${isSendJob}`);
  await sendDueNotices(world.deps);
  expect(await queued()).toEqual([]);
  expect(await readMailbox(world.db, me.email)).toEqual([]);
  await world.db.update(membershipNotices).set({ closed: null });
  await Promise.all([1, 2].map(() => mailNotice(world.deps, welcome)));
  expect(await readMailbox(world.db, me.email)).toHaveLength(1);
});

test('outdated notices are not sent', () => {
  const periodEnd = new Date('2028-01-31T12:00:00Z');
  const row = { status: 'active', endsWithPeriod: false, periodEnd, suspendedAt: null } as const;
  const open = [{ number: 'HL-1', status: 'open' as const }];
  expect(isStillTrue('renewal-soon', periodEnd.toISOString(), row, [])).toBe(true);
  expect(isStillTrue('renewal-soon', '2027-01-31T12:00:00.000Z', row, [])).toBe(false);
  expect(isStillTrue('renewal-soon', periodEnd.toISOString(), { ...row, endsWithPeriod: true }, [])).toBe(
    false,
  );
  expect(isStillTrue('payment-failed', 'HL-1', { ...row, status: 'late' }, open)).toBe(true);
  expect(isStillTrue('payment-failed', 'HL-1', row, [{ number: 'HL-1', status: 'paid' }])).toBe(false);
  expect(isStillTrue('cancelled', 'x', row, [])).toBe(false);
  expect(isStillTrue('kept', 'x', row, [])).toBe(true);
  expect(isStillTrue('welcome', 'start', { ...row, status: 'ended' }, [])).toBe(true);
});
