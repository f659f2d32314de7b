import { californiaDay } from '#contract/money/renewal-words.ts';

/** Emergency cash that is to be repaid, with the terms the member accepted. */
export type ScheduledAdvance = {
  cents: number;
  firstDays: number;
  months: number;
  advancedAt: Date;
  /** When its evacuation ended. Null while it continues, when nothing is due. */
  endedAt: Date | null;
};

export type Due = { day: string; cents: number };
export type OpenDue = Due & { leftCents: number };

/** Days are calendar dates in California, so that a due date doesn't depend on the hour. */
const parts = (day: string): [number, number, number] => {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};

export function daysLater(day: string, days: number): string {
  const [year, month, date] = parts(day);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

/** The same day of a later month; the 31st becomes the last day of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const [year, month, date] = parts(day);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/**
 * Equal monthly payments, no interest. Cents that don't divide go to the first ones. Cash that arrived after the
 * evacuation ended counts from its arrival.
 */
export function installmentsOf({ cents, firstDays, months, advancedAt, endedAt }: ScheduledAdvance): Due[] {
  if (!endedAt) return [];
  const start = californiaDay(endedAt > advancedAt ? endedAt : advancedAt);
  const first = daysLater(start, firstDays);
  const count = Math.min(months, cents);
  const share = Math.floor(cents / count);
  const extra = cents - share * count;
  return Array.from({ length: count }, (_, index) => ({
    day: monthsLater(first, index),
    cents: share + (index < extra ? 1 : 0),
  }));
}

/**
 * The schedule of everything a person owes, oldest first. What was paid or waived covers the earliest payments, of
 * whichever evacuation, then cash that isn't scheduled yet.
 */
export function scheduleOf(
  advances: readonly ScheduledAdvance[],
  creditCents: number,
): { dues: OpenDue[]; unscheduledCents: number } {
  const byDay = new Map<string, number>();
  for (const { day, cents } of advances.flatMap(installmentsOf))
    byDay.set(day, (byDay.get(day) ?? 0) + cents);
  let credit = Math.max(0, creditCents);
  const cover = (cents: number): number => {
    const covered = Math.min(credit, cents);
    credit -= covered;
    return cents - covered;
  };
  const dues = [...byDay]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([day, cents]) => ({ day, cents, leftCents: cover(cents) }));
  const waiting = advances.reduce((sum, { endedAt, cents }) => sum + (endedAt ? 0 : cents), 0);
  return { dues, unscheduledCents: cover(waiting) };
}

/** A payment is overdue from the day after it was due. */
export const isOverdue = ({ day, leftCents }: OpenDue, today: string): boolean =>
  leftCents > 0 && day < today;

/** A reminder goes out this many days before a payment is due, and again after it was missed. */
export const REMIND_DAYS_BEFORE = 7;
export const REMIND_DAYS_AFTER = 3;

export type Reminder = { kind: 'due-soon' | 'overdue'; due: OpenDue };

/** Reminders due today. Each has its day as its occasion, so it goes out once. Older than a month is left out. */
export function remindersOn(dues: readonly OpenDue[], today: string): Reminder[] {
  return dues
    .filter(({ leftCents }) => leftCents > 0)
    .flatMap((due): Reminder[] => {
      if (due.day >= today && daysLater(due.day, -REMIND_DAYS_BEFORE) <= today)
        return [{ kind: 'due-soon', due }];
      const missed = daysLater(due.day, REMIND_DAYS_AFTER);
      return missed <= today && daysLater(missed, 30) >= today ? [{ kind: 'overdue', due }] : [];
    });
}
