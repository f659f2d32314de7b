import type { DeadlineMove } from '#contract/home/recovery.ts';
import type { ClockId, Flag, Trigger } from '#contract/home/recovery-clocks.ts';
import { CLOCK_WORDS, FLAG_WORDS, TRIGGER_WORDS } from '#contract/home/recovery-words.ts';
import { formatDay } from '#web/lib/format.ts';
import * as t from '#text/home/recovery.ts';

export const clockTitle = (id: ClockId): string => CLOCK_WORDS[id].title;

/** Text for what a deadline counts from: a fact, a condition or another deadline. */
export const wordsFor = (subject: string): string =>
  TRIGGER_WORDS[subject as Trigger] ??
  FLAG_WORDS[subject as Flag] ??
  CLOCK_WORDS[subject as ClockId]?.title ??
  subject;

/** Why a deadline moved. */
export function reasonFor({ because }: DeadlineMove): string {
  const { kind, subject, day, before, isWithdrawn } = because;
  if (kind === 'extension') return t.becauseExtended;
  if (kind === 'done') return t.becauseDone;
  const what = wordsFor(subject);
  if (isWithdrawn) return t.becauseWithdrawn(what);
  if (kind === 'published') return t.becausePublished(formatDay(day));
  return before !== null && before !== day
    ? t.becauseCorrected(what, formatDay(before), formatDay(day))
    : t.becauseRecorded(what, formatDay(day));
}

export const moveText = ({ clockId, from, to }: DeadlineMove): string =>
  to === null
    ? t.noLongerApplies(clockTitle(clockId), formatDay(from))
    : t.moved(clockTitle(clockId), formatDay(from), formatDay(to));
