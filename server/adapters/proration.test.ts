import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeTiming, type Terms } from '#contract/money/plan-changes.ts';
import { INTERVALS, PLAN_KEYS, priceCents } from '#contract/core/plans.ts';
import { monthsAfter, periodStart } from './billing-periods.ts';
import { prorate, shareLeft, shareOf } from './proration.ts';

const anInstant = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const terms: fc.Arbitrary<Terms> = fc.record({
  plan: fc.constantFrom(...PLAN_KEYS),
  interval: fc.constantFrom(...INTERVALS),
});
const aPeriod = fc
  .record({
    anchor: anInstant,
    interval: fc.constantFrom(...INTERVALS),
    number: fc.nat(40),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ anchor, interval, number, part }) => {
    const period = {
      start: periodStart(anchor, interval, number),
      end: periodStart(anchor, interval, number + 1),
    };
    return {
      ...period,
      at: new Date(period.start.getTime() + part * (period.end.getTime() - period.start.getTime())),
    };
  });

test.each([
  ['2027-01-31T10:00:00Z', 1, '2027-02-28T10:00:00Z'],
  ['2027-01-31T10:00:00Z', 2, '2027-03-31T10:00:00Z'],
  ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
  ['2027-10-31T10:00:00Z', 4, '2028-02-29T10:00:00Z'],
  ['2028-02-29T10:00:00Z', 12, '2029-02-28T10:00:00Z'],
  ['2028-02-29T10:00:00Z', 48, '2032-02-29T10:00:00Z'],
  ['2027-12-15T23:59:59Z', 1, '2028-01-15T23:59:59Z'],
])('a membership of %s renews %i months later on %s', (anchor, months, then) => {
  expect(monthsAfter(new Date(anchor), months)).toEqual(new Date(then));
});

test('for any anchor date, periods follow without gaps and keep the day where the month has it', () => {
  fc.assert(
    fc.property(anInstant, fc.constantFrom(...INTERVALS), fc.nat(120), (anchor, interval, number) => {
      const [start, end] = [periodStart(anchor, interval, number), periodStart(anchor, interval, number + 1)];
      const length = (end.getTime() - start.getTime()) / 86_400_000;
      expect(length).toBeGreaterThanOrEqual(interval === 'month' ? 28 : 365);
      expect(length).toBeLessThanOrEqual(interval === 'month' ? 31 : 366);
      const last = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
      expect(start.getUTCDate()).toBe(Math.min(anchor.getUTCDate(), last));
    }),
  );
});

test('an immediate change never leaves us owing the member, and its lines are whole cents that add up', () => {
  fc.assert(
    fc.property(terms, terms, aPeriod, (from, to, { start, end, at }) => {
      if (changeTiming(from, to) !== 'now') return;
      const { creditCents, chargeCents, dueCents } = prorate({
        oldCents: priceCents(from.plan, from.interval),
        newCents: priceCents(to.plan, to.interval),
        period: { start, end },
        at,
        startsNewPeriod: from.interval !== to.interval,
      });
      for (const cents of [creditCents, chargeCents, dueCents])
        expect(Number.isSafeInteger(cents)).toBe(true);
      expect(chargeCents - creditCents).toBe(dueCents);
      expect(dueCents).toBeGreaterThanOrEqual(0);
      expect(creditCents).toBeLessThanOrEqual(priceCents(from.plan, from.interval));
    }),
    { numRuns: 1000 },
  );
});

test('a full period costs its price, none costs nothing, and the cost grows with the time left', () => {
  fc.assert(
    fc.property(aPeriod, fc.integer({ min: 1, max: 1_000_000 }), ({ start, end, at }, cents) => {
      expect(shareOf(cents, shareLeft({ start, end }, start))).toBe(cents);
      expect(shareOf(cents, shareLeft({ start, end }, end))).toBe(0);
      const later = new Date((at.getTime() + end.getTime()) / 2);
      expect(shareOf(cents, shareLeft({ start, end }, later))).toBeLessThanOrEqual(
        shareOf(cents, shareLeft({ start, end }, at)),
      );
    }),
  );
});

test('a hundred plan changes back and forth at one moment net to zero, without cent drift', () => {
  fc.assert(
    fc.property(
      aPeriod,
      fc.constantFrom(...PLAN_KEYS),
      fc.constantFrom(...PLAN_KEYS),
      ({ start, end, at }, a, b) => {
        let sum = 0;
        for (let i = 0; i < 100; i += 1) {
          const [from, to] = i % 2 === 0 ? [a, b] : [b, a];
          const [oldCents, newCents] = [priceCents(from, 'month'), priceCents(to, 'month')];
          sum += prorate({ oldCents, newCents, period: { start, end }, at, startsNewPeriod: false }).dueCents;
        }
        expect(sum).toBe(0);
      },
    ),
  );
});

test('a hundred upgrades over a period each stay within a cent of the exact amount', () => {
  fc.assert(
    fc.property(aPeriod, fc.integer({ min: 100, max: 100_000 }), ({ start, end }, step) => {
      let charged = 0;
      let exact = 0;
      for (let i = 0; i < 100; i += 1) {
        const at = new Date(start.getTime() + ((end.getTime() - start.getTime()) * i) / 100);
        const share = shareLeft({ start, end }, at);
        charged += prorate({
          oldCents: step * i,
          newCents: step * (i + 1),
          period: { start, end },
          at,
          startsNewPeriod: false,
        }).dueCents;
        exact += (step * share.secondsLeft) / share.secondsTotal;
      }
      expect(Math.abs(charged - exact)).toBeLessThanOrEqual(100);
    }),
  );
});
