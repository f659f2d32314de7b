import type { Clock, Run } from '#contract/home/recovery-clock.ts';
import { CLOCKS, ONCE } from '#contract/home/recovery-clocks.ts';
import { addBusinessDays, addDays, addMonths, businessDayUpTo, nextOf } from './calendar-days.ts';
import { compare, flagsOf, type Fact } from './facts.ts';

export type Deadline = {
  /** Stays the same when a date is corrected. */
  key: string;
  clock: Clock;
  /** The fact it counts from. Null for a published date without one. */
  start: { day: string; subject: string; factId: string };
  due: string;
  /** The safe day to act: an earlier reading of the law, or the last business day before. Null: the same day. */
  actBy: string | null;
  basis: 'computed' | 'published';
  extended: number;
  doneOn: string | null;
  /** The household marked this aid as not needed, on `doneOn`. */
  isNotNeeded: boolean;
};

export type Case = { facts: readonly Fact[]; state: string; today: string };

/** The most rounds of a repeating deadline that we show. */
const MOST_ROUNDS = 24;

/** When a deadline ends that starts on `day`, before extensions. Null: only an agency can say. */
export function endOf(run: Run, day: string): string | null {
  if (run === 'published') return null;
  if ('days' in run) return addDays(day, run.days);
  if ('months' in run) return addMonths(day, run.months);
  if ('businessDays' in run) return addBusinessDays(day, run.businessDays);
  return addDays(nextOf(day, run.beforeNext), -1);
}

const extend = (due: string, by: { days: number } | { months: number }): string =>
  'days' in by ? addDays(due, by.days) : addMonths(due, by.months);

/** The law can be read so that the right ends earlier, and offices are closed on weekends. */
function safeDay({ kind, run }: Clock, start: string, due: string, isComputed: boolean): string | null {
  if (kind !== 'member_must' && kind !== 'member_may') return null;
  const reading =
    isComputed && run !== 'published' && 'businessDays' in run
      ? addBusinessDays(start, run.businessDays, { saturdays: true })
      : due;
  const safe = businessDayUpTo(reading < due ? reading : due);
  return safe === due ? null : safe;
}

/** Every deadline of a case. Pure: the same facts, in whatever order, give the same deadlines. */
export function deadlinesOf(given: Case, clocks: readonly Clock[] = CLOCKS): Deadline[] {
  const facts = given.facts.toSorted((a, b) => compare(a.day, b.day) || compare(a.factId, b.factId));
  const flags = flagsOf(facts);
  const lossDay = facts.find(({ kind, subject }) => kind === 'event' && subject === 'loss_date')?.day;
  const applying = clocks.filter(
    (clock) =>
      (clock.isFederal === true || given.state === 'CA') &&
      clock.onlyIf.every((flag) => flags.has(flag)) &&
      (clock.lossFrom === undefined || (lossDay !== undefined && lossDay >= clock.lossFrom)),
  );
  const replaced = new Set(applying.map(({ replaces }) => replaces));
  const inForce = applying.filter(({ id }) => !replaced.has(id));

  const made: Deadline[] = [];
  // First facts, then deadlines counted back from their ends, then those that follow a missed one.
  for (const clock of inForce)
    if ('fact' in clock.start)
      made.push(...startsOf(facts, clock.start).flatMap((start) => runFrom(clock, start, facts)));
  for (const clock of inForce)
    if ('limit' in clock.start) {
      const limits = made
        .filter((deadline) => deadline.clock.isLimit && deadline.doneOn === null)
        .map(({ key, due, clock: { id } }) => ({
          kind: 'event' as const,
          factId: key,
          subject: id,
          day: due,
        }));
      const stated = factsAbout(facts, clock.start.limit);
      made.push(...[...limits, ...stated].flatMap((start) => runFrom(clock, start, facts)));
    }
  for (const clock of inForce) {
    const { start } = clock;
    if ('missed' in start)
      made.push(
        ...made
          .filter(
            ({ clock: { id }, due, doneOn }) => id === start.missed && due < given.today && doneOn === null,
          )
          .flatMap((missed) => roundsAfter(clock, missed, given, facts)),
      );
  }
  return made.toSorted((a, b) => compare(a.due, b.due) || compare(a.key, b.key));
}

const factsAbout = (facts: readonly Fact[], subject: string): Fact[] =>
  facts.filter((fact) => fact.kind === 'event' && fact.subject === subject);

function startsOf(facts: readonly Fact[], start: { fact: string; or?: string }): Fact[] {
  const own = factsAbout(facts, start.fact);
  const found = own.length > 0 || start.or === undefined ? own : factsAbout(facts, start.or);
  return (ONCE as readonly string[]).includes(start.fact) ? found.slice(0, 1) : found;
}

function runFrom(clock: Clock, start: Fact, facts: readonly Fact[]): Deadline[] {
  if (clock.startsBefore !== undefined && start.day >= clock.startsBefore) return [];
  const key = `${clock.id}:${start.factId}`;
  const published = clock.byDisaster
    ? facts.findLast(({ kind, subject }) => kind === 'published' && subject === clock.id)
    : undefined;
  const computed = endOf(clock.run, start.day);
  const first = published?.day ?? computed;
  if (first === null) return [];
  const asked = published
    ? 0
    : facts.filter((fact) => fact.kind === 'extension' && fact.subject === key).length;
  const steps = clock.extensions ?? [];
  const extended = steps.length === 0 ? 0 : asked;
  let due = first;
  for (let i = 0; i < extended; i += 1)
    due = extend(due, steps[Math.min(i, steps.length - 1)] ?? { days: 0 });
  return [
    {
      key,
      clock,
      start: { day: start.day, subject: start.subject, factId: start.factId },
      due,
      actBy: safeDay(clock, start.day, due, !published && extended === 0),
      basis: published ? 'published' : 'computed',
      extended,
      ...closedBy(facts, key, { clockId: clock.id, startDay: start.day }),
    },
  ];
}

/**
 * A mark on the deadline itself, or on the aid it belongs to. A mark on an aid says nothing about what starts later,
 * such as the appeal of a second letter.
 */
function closedBy(facts: readonly Fact[], key: string, about?: { clockId: string; startDay: string }) {
  const mark = facts.find(
    ({ kind, subject, day }) =>
      (kind === 'done' || kind === 'not_needed') &&
      (subject === key || (subject === about?.clockId && about.startDay <= day)),
  );
  return { doneOn: mark?.day ?? null, isNotNeeded: mark?.kind === 'not_needed' };
}

/** The rounds of a repeating deadline after a missed one, up to the first that is still to come. */
function roundsAfter(clock: Clock, missed: Deadline, { today }: Case, facts: readonly Fact[]): Deadline[] {
  const rounds: Deadline[] = [];
  let from = missed.due;
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const due = endOf(clock.run, from);
    if (due === null) break;
    const key = `${clock.id}:${missed.start.factId}:${round}`;
    rounds.push({
      key,
      clock,
      start: { day: from, subject: missed.clock.id, factId: missed.start.factId },
      due,
      actBy: null,
      basis: 'computed',
      extended: 0,
      ...closedBy(facts, key),
    });
    if (!clock.repeats || due >= today) break;
    from = due;
  }
  return rounds;
}
