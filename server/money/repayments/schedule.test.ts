import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  daysLater,
  installmentsOf,
  monthsLater,
  remindersOn,
  type ScheduledAdvance,
  scheduleOf,
} from './schedule.ts';
import { monthInWords, statementMonths, statementOf } from './statements.ts';

const at = (day: string) => new Date(`${day}T20:00:00Z`);
const advance = (given: Partial<ScheduledAdvance> = {}): ScheduledAdvance => ({
  cents: 100_000,
  firstDays: 60,
  months: 12,
  advancedAt: at('2026-08-01'),
  endedAt: at('2026-08-10'),
  ...given,
});

describe('installments', () => {
  test.each<
    [string, Partial<ScheduledAdvance>, count: number, first: [string, number], last: [string, number]]
  >([
    [
      'twelve equal payments, first 60 days after the end',
      {},
      12,
      ['2026-10-09', 8334],
      ['2027-09-09', 8333],
    ],
    ['one payment', { months: 1, cents: 50_000 }, 1, ['2026-10-09', 50_000], ['2026-10-09', 50_000]],
    [
      'cash that came after the end counts from its arrival',
      { advancedAt: at('2026-08-20'), months: 2 },
      2,
      ['2026-10-19', 50_000],
      ['2026-11-19', 50_000],
    ],
    [
      'the 31st becomes the last day of a shorter month',
      { endedAt: at('2026-12-01'), firstDays: 30, months: 3, cents: 300 },
      3,
      ['2026-12-31', 100],
      ['2027-02-28', 100],
    ],
    ['no payment of nothing', { cents: 2, months: 12 }, 2, ['2026-10-09', 1], ['2026-11-09', 1]],
  ])('%s', (_name, given, count, [firstDay, firstCents], [lastDay, lastCents]) => {
    const dues = installmentsOf(advance(given));
    expect(dues).toHaveLength(count);
    expect(dues[0]).toEqual({ day: firstDay, cents: firstCents });
    expect(dues.at(-1)).toEqual({ day: lastDay, cents: lastCents });
  });

  test('nothing is due while the evacuation goes on', () => {
    expect(installmentsOf(advance({ endedAt: null }))).toEqual([]);
    expect(scheduleOf([advance({ endedAt: null })], 20_000)).toEqual({ dues: [], unscheduledCents: 80_000 });
  });

  test('a late evening in California is still that day', () => {
    const ended = new Date('2026-08-11T06:30:00Z'); // 11:30 PM on August 10
    expect(installmentsOf(advance({ endedAt: ended, advancedAt: ended }))[0]?.day).toBe('2026-10-09');
  });
});

test('payments cover the earliest dates first, across evacuations', () => {
  const first = advance({ cents: 300, months: 3 });
  const second = advance({ cents: 200, months: 2, endedAt: at('2026-09-10') });
  const { dues } = scheduleOf([first, second], 250);
  expect(dues).toEqual([
    { day: '2026-10-09', cents: 100, leftCents: 0 },
    { day: '2026-11-09', cents: 200, leftCents: 50 },
    { day: '2026-12-09', cents: 200, leftCents: 200 },
  ]);
});

test('the schedule always adds up to what was advanced, and what is left to the balance', () => {
  const someAdvance = fc.record({
    cents: fc.integer({ min: 1, max: 250_000 }),
    firstDays: fc.integer({ min: 0, max: 365 }),
    months: fc.integer({ min: 1, max: 60 }),
    advancedAt: fc.constant(at('2026-08-01')),
    endedAt: fc.option(fc.constantFrom(at('2026-08-31'), at('2027-01-31'), at('2028-02-29'))),
  });
  fc.assert(
    fc.property(
      fc.array(someAdvance, { maxLength: 4 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (advances, share) => {
        const total = advances.reduce((sum, { cents }) => sum + cents, 0);
        const paid = Math.floor(total * share);
        const { dues, unscheduledCents } = scheduleOf(advances, paid);
        const left = dues.reduce((sum, { leftCents }) => sum + leftCents, 0) + unscheduledCents;
        expect(left).toBe(total - paid);
        expect(dues.map(({ day }) => day)).toEqual(dues.map(({ day }) => day).toSorted());
        expect(dues.every(({ leftCents, cents }) => leftCents >= 0 && leftCents <= cents)).toBe(true);
      },
    ),
  );
});

test.each<[today: string, left: number, kinds: string[]]>([
  ['2026-10-01', 100, []],
  ['2026-10-02', 100, ['due-soon']],
  ['2026-10-09', 100, ['due-soon']],
  ['2026-10-10', 100, []],
  ['2026-10-12', 100, ['overdue']],
  ['2026-12-01', 100, []],
  ['2026-10-05', 0, []],
])('on %s with %i cents left, reminders are %j', (today, leftCents, kinds) => {
  const found = remindersOn([{ day: '2026-10-09', cents: 100, leftCents }], today);
  expect(found.map(({ kind }) => kind)).toEqual(kinds);
});

describe('statements', () => {
  const entries = [
    { at: at('2026-08-01'), cents: 100_000 },
    { at: at('2026-10-05'), cents: -40_000 },
    { at: at('2026-11-02'), cents: -60_000 },
    { at: at('2027-02-01'), cents: 60_000 },
  ];
  test('there is one for each completed month with a balance or an entry', () => {
    expect(statementMonths(entries, at('2027-03-15'))).toEqual([
      '2027-02',
      '2026-11',
      '2026-10',
      '2026-09',
      '2026-08',
    ]);
    expect(statementMonths(entries, at('2026-08-31'))).toEqual([]);
    expect(statementMonths([], at('2026-08-31'))).toEqual([]);
  });
  test('it starts with the balance of the month before and ends with its own', () => {
    expect(statementOf(entries, '2026-10')).toEqual({
      month: '2026-10',
      openingCents: 100_000,
      entries: [entries[1]],
      closingCents: 60_000,
    });
    expect(monthInWords('2026-10', 'en')).toBe('October 2026');
  });
});

test('days and months roll over', () => {
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
  expect(monthsLater('2028-01-31', 1)).toBe('2028-02-29');
  expect(monthsLater('2026-11-30', 3)).toBe('2027-02-28');
});
