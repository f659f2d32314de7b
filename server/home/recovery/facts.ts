import { IMPLIED_FLAGS, type Trigger } from '#contract/home/recovery-clocks.ts';

/**
 * One entry of a case's record. Entries are never changed: a correction is a new version of the same fact.
 * An event is dated and starts deadlines. A flag is a condition of the case. A published date is an agency's. An
 * extension is about one deadline, named by its key. A "done" or "not needed" is about a deadline, a step or an aid.
 */
export type FactKind = 'event' | 'flag' | 'published' | 'extension' | 'done' | 'not_needed';
export type FactEntry = {
  id: string;
  factId: string;
  version: number;
  kind: FactKind;
  /** The trigger, the flag, the deadline's rule or the deadline's key. */
  subject: string;
  day: string;
  isWithdrawn: boolean;
  at: Date;
};

export type Fact = Pick<FactEntry, 'factId' | 'kind' | 'subject' | 'day'>;

/** The current version of each fact, by day and id, whatever order the entries come in. */
export function currentFacts(entries: readonly FactEntry[]): Fact[] {
  const latest = new Map<string, FactEntry>();
  for (const entry of entries)
    if (entry.version > (latest.get(entry.factId)?.version ?? 0)) latest.set(entry.factId, entry);
  return [...latest.values()]
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .map(({ factId, kind, subject, day }) => ({ factId, kind, subject, day }))
    .toSorted((a, b) => compare(a.day, b.day) || compare(a.factId, b.factId));
}

/** Conditions that hold: those stated, and those that follow from a dated fact. */
export const flagsOf = (facts: readonly Fact[]): ReadonlySet<string> =>
  new Set(
    facts.flatMap(({ kind, subject }): readonly string[] =>
      kind === 'flag' ? [subject] : kind === 'event' ? (IMPLIED_FLAGS[subject as Trigger] ?? []) : [],
    ),
  );

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
