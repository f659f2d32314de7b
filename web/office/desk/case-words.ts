import {
  CALL_OUTCOMES,
  type CaseEvent,
  type CaseKind,
  type CaseState,
  CLOSE_REASONS,
  SEVERITIES,
  type Severity,
  SEVERITY_NAMES,
  SEVERITY_REASONS,
} from '#contract/service/cases.ts';
import { formatMoment } from '#web/lib/format.ts';

export const SEVERITY_TONES: Record<Severity, 'danger' | 'amber' | 'sky' | 'neutral'> = {
  0: 'danger',
  1: 'amber',
  2: 'sky',
  3: 'neutral',
  4: 'neutral',
};

export const STATE_WORDS: Record<CaseState, string> = {
  open: 'Open',
  waiting: 'Set aside',
  closed: 'Closed',
};

export const KIND_WORDS: Record<CaseKind, string> = {
  event: 'Evacuation',
  question: 'Question',
  call: 'Call',
  visitor: 'Contact form',
};

const severityName = (code: string | undefined): string => {
  const severity = SEVERITIES.find((one) => String(one) === code);
  return severity === undefined ? 'another severity' : SEVERITY_NAMES[severity];
};

const wordsIn = (words: Record<string, string>, code: string | undefined): string =>
  (code && words[code]) ?? 'no reason given';

const RETURNED: Record<string, string> = {
  silent: 'Returned to the queue: no activity',
  away: 'Returned to the queue: the owner’s window was closed',
  'shift-ended': 'Returned to the queue: the owner’s shift ended',
  'not-accepted': 'Returned to the queue: no one accepted the hand-over',
};

const KEPT: Record<string, string> = {
  returned: 'Hand-over declined',
  'taken-back': 'Hand-over taken back',
};

/** What happened, as a sentence for the history. */
export function eventWords({ kind, facts }: Pick<CaseEvent, 'kind' | 'facts'>): string {
  switch (kind) {
    case 'opened':
      return facts['by'] === 'member'
        ? 'Opened by the household'
        : facts['by'] === 'visitor'
          ? 'Opened by a visitor’s message'
          : 'Opened';
    case 'raised':
      return `Raised to ${severityName(facts['to'])}: ${wordsIn(SEVERITY_REASONS, facts['reason'])}`;
    case 'lowered':
      return `Lowered to ${severityName(facts['to'])}`;
    case 'claimed':
      return 'Taken';
    case 'returned':
      return RETURNED[facts['why'] ?? ''] ?? 'Put back in the queue';
    case 'assigned':
      return facts['why'] === 'advisor'
        ? `Given to their home advisor, ${facts['to'] ?? 'a colleague'}`
        : `Assigned to ${facts['to'] ?? 'a colleague'}`;
    case 'offered':
      return `Offered to ${facts['to'] ?? 'a colleague'}`;
    case 'handed-over':
      return `Handed over by ${facts['from'] ?? 'a colleague'}`;
    case 'not-handed-over':
      return KEPT[facts['why'] ?? ''] ?? 'Not handed over';
    case 'viewed':
      return 'Opened by someone else';
    case 'noted':
      return 'Note';
    case 'called':
      return `Call: ${wordsIn(CALL_OUTCOMES, facts['outcome'])}`;
    case 'requested':
      return facts['at'] ? `Call requested for ${formatMoment(facts['at'])}` : 'Call requested';
    case 'waiting':
      return facts['until'] ? `Set aside until ${formatMoment(facts['until'])}` : 'Set aside';
    case 'reminder-set':
      return facts['at'] ? `Reminder for ${formatMoment(facts['at'])}` : 'Reminder';
    case 'merged':
      return facts['into']
        ? `Merged into ${facts['into']}`
        : facts['from']
          ? `${facts['from']} was merged into this case`
          : 'Merged';
    case 'reopened':
      return facts['by'] === 'member'
        ? 'Opened again by the household'
        : facts['why'] === 'refused'
          ? 'Opened again: our reply couldn’t be delivered'
          : facts['by'] === 'clock'
            ? 'Opened again: the time came'
            : 'Opened again';
    case 'closed':
      return `Closed: ${wordsIn(CLOSE_REASONS, facts['reason'])}`;
  }
}
