import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLOCKS, FLAGS, TRIGGERS } from '#contract/home/recovery-clocks.ts';
import {
  addBusinessDays,
  addDays,
  addMonths,
  daysBetween,
  isBusinessDay,
  isHoliday,
} from './calendar-days.ts';
import { deadlinesOf, endOf } from './deadlines.ts';
import { currentFacts, type FactEntry } from './facts.ts';

const day = fc.integer({ min: 0, max: 9000 }).map((n) => addDays('2020-01-01', n));
const entries = fc
  .uniqueArray(
    fc.record({
      factId: fc.integer({ min: 1, max: 12 }).map((n) => `f${n}`),
      version: fc.integer({ min: 1, max: 3 }),
      what: fc.oneof(
        fc.constantFrom(...TRIGGERS).map((subject) => ({ kind: 'event' as const, subject: String(subject) })),
        fc.constantFrom(...FLAGS).map((subject) => ({ kind: 'flag' as const, subject: String(subject) })),
      ),
      day,
      isWithdrawn: fc.boolean(),
    }),
    { maxLength: 25, selector: ({ factId, version }) => `${factId}-${version}` },
  )
  .map((rows) =>
    rows.map(({ what, ...row }): FactEntry => ({
      ...row,
      ...what,
      id: `${row.factId}-${row.version}`,
      at: new Date(Date.UTC(2026, 0, row.version)),
    })),
  );
const resultOf = (rows: readonly FactEntry[], today: string) =>
  deadlinesOf({ facts: currentFacts(rows), state: 'CA', today });

test('the order of facts never matters', () => {
  fc.assert(
    fc.property(
      entries,
      day,
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      (rows, today, dice) => {
        const shuffled = rows
          .map((row) => ({ row, at: dice.next().value as number }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ row }) => row);
        expect(resultOf(shuffled, today)).toEqual(resultOf(rows, today));
      },
    ),
  );
});

test('computing again, or with entries told twice, changes nothing', () => {
  fc.assert(
    fc.property(entries, day, (rows, today) => {
      const once = resultOf(rows, today);
      expect(resultOf(rows, today)).toEqual(once);
      expect(resultOf([...rows, ...rows], today)).toEqual(once);
      expect(new Set(once.map(({ key }) => key)).size).toBe(once.length);
    }),
  );
});

test('a later start never ends earlier, for every rule', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CLOCKS), day, fc.integer({ min: 0, max: 800 }), (clock, start, later) => {
      const [early, late] = [endOf(clock.run, start), endOf(clock.run, addDays(start, later))];
      if (early === null || late === null) return;
      expect(late >= early).toBe(true);
    }),
  );
});

test('months never skip into the next one, and days count exactly', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -60, max: 60 }), (start, n) => {
      const [year, month] = start.split('-').map(Number) as [number, number];
      const counted = year * 12 + (month - 1) + n;
      const due = addMonths(start, n);
      expect(due.slice(0, 7)).toBe(
        `${Math.floor(counted / 12)}-${String((((counted % 12) + 12) % 12) + 1).padStart(2, '0')}`,
      );
      expect(due.slice(8) <= start.slice(8)).toBe(true);
      expect(daysBetween(start, addDays(start, n))).toBe(n);
    }),
  );
});

test('business days skip weekends and holidays, and end on an open day', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 30 }), (start, n) => {
      const due = addBusinessDays(start, n);
      let open = 0;
      for (let at = addDays(start, 1); at <= due; at = addDays(at, 1)) open += isBusinessDay(at) ? 1 : 0;
      expect(open).toBe(n);
      expect(isBusinessDay(due)).toBe(true);
      expect(addBusinessDays(start, n, { saturdays: true }) <= due).toBe(true);
    }),
  );
});

test('federal holidays of 2026 and 2027, with observed days', () => {
  const year = (y: number) =>
    Array.from({ length: 365 }, (_none, i) => addDays(`${y}-01-01`, i)).filter((at) => isHoliday(at));
  expect(year(2026)).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ]);
  // December 25, 2027 and January 1, 2028 are Saturdays.
  expect(year(2027).slice(-2)).toEqual(['2027-12-24', '2027-12-31']);
});
