import { type CaseEvent, SEVERITIES, type Severity } from '#contract/service/cases.ts';
import { formatMoment } from '#web/lib/format.ts';
import * as t from '#text/office/desk-case.ts';
import * as names from '#text/service/case-names.ts';

export const SEVERITY_TONES: Record<Severity, 'danger' | 'amber' | 'sky' | 'neutral'> = {
  0: 'danger',
  1: 'amber',
  2: 'sky',
  3: 'neutral',
  4: 'neutral',
};

const severityName = (code: string | undefined): string => {
  const severity = SEVERITIES.find((one) => String(one) === code);
  return severity === undefined ? t.anotherSeverity : names.severities[severity];
};

const wordsIn = (words: Record<string, string>, code: string | undefined): string =>
  (code && words[code]) ?? t.noReasonGiven;

const RETURNED: Record<string, string> = t.returned;
const KEPT: Record<string, string> = t.kept;

type Facts = CaseEvent['facts'];

const openedWords = ({ by }: Facts): string =>
  by === 'member'
    ? t.events.openedByHousehold
    : by === 'visitor'
      ? t.events.openedByVisitor
      : t.events.opened;

const reopenedWords = ({ by, why }: Facts): string =>
  by === 'member'
    ? t.events.reopenedByHousehold
    : why === 'refused'
      ? t.events.reopenedRefused
      : by === 'clock'
        ? t.events.reopenedByClock
        : t.events.reopened;

const mergedWords = ({ into, from }: Facts): string =>
  into ? t.events.mergedInto(into) : from ? t.events.mergedFrom(from) : t.events.merged;

/** What happened, as a sentence for the history. */
export function eventWords({ kind, facts }: Pick<CaseEvent, 'kind' | 'facts'>): string {
  const to = facts['to'] ?? t.aColleague;
  switch (kind) {
    case 'opened':
      return openedWords(facts);
    case 'raised':
      return t.events.raised(severityName(facts['to']), wordsIn(names.severityReasons, facts['reason']));
    case 'lowered':
      return t.events.lowered(severityName(facts['to']));
    case 'claimed':
      return t.events.claimed;
    case 'returned':
      return RETURNED[facts['why'] ?? ''] ?? t.events.returned;
    case 'assigned':
      return facts['why'] === 'advisor' ? t.events.givenToAdvisor(to) : t.events.assigned(to);
    case 'offered':
      return t.events.offered(to);
    case 'handed-over':
      return t.events.handedOver(facts['from'] ?? t.aColleague);
    case 'not-handed-over':
      return KEPT[facts['why'] ?? ''] ?? t.events.notHandedOver;
    case 'viewed':
      return t.events.viewed;
    case 'noted':
      return t.events.noted;
    case 'called':
      return t.events.called(wordsIn(names.callOutcomes, facts['outcome']));
    case 'requested':
      return facts['at'] ? t.events.requestedFor(formatMoment(facts['at'])) : t.events.requested;
    case 'booking-stuck':
      return t.events.bookingStuck(facts['ref'] ?? '');
    case 'waiting':
      return facts['until'] ? t.events.waitingUntil(formatMoment(facts['until'])) : t.events.waiting;
    case 'reminder-set':
      return facts['at'] ? t.events.reminderFor(formatMoment(facts['at'])) : t.events.reminder;
    case 'merged':
      return mergedWords(facts);
    case 'reopened':
      return reopenedWords(facts);
    case 'closed':
      return t.events.closed(wordsIn(names.closeReasons, facts['reason']));
  }
}
