import {
  CALL_OUTCOMES,
  type CaseEvent,
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

const severityName = (code: string | undefined): string => {
  const severity = SEVERITIES.find((one) => String(one) === code);
  return severity === undefined ? 'another severity' : SEVERITY_NAMES[severity];
};

const wordsIn = (words: Record<string, string>, code: string | undefined): string =>
  (code && words[code]) ?? 'no reason given';

/** What happened, as a sentence for the history. */
export function eventWords({ kind, facts }: Pick<CaseEvent, 'kind' | 'facts'>): string {
  switch (kind) {
    case 'opened':
      return facts['by'] === 'member' ? 'Opened by the household' : 'Opened';
    case 'raised':
      return `Raised to ${severityName(facts['to'])}: ${wordsIn(SEVERITY_REASONS, facts['reason'])}`;
    case 'lowered':
      return `Lowered to ${severityName(facts['to'])}`;
    case 'claimed':
      return 'Taken';
    case 'returned':
      return facts['why'] === 'silent' ? 'Returned to the queue: no activity' : 'Given back to the queue';
    case 'assigned':
      return `Assigned to ${facts['to'] ?? 'a colleague'}`;
    case 'viewed':
      return 'Opened by someone else';
    case 'noted':
      return 'Note';
    case 'called':
      return `Call: ${wordsIn(CALL_OUTCOMES, facts['outcome'])}`;
    case 'waiting':
      return facts['until'] ? `Set aside until ${formatMoment(facts['until'])}` : 'Set aside';
    case 'reopened':
      return facts['by'] === 'member'
        ? 'Opened again by the household'
        : facts['by'] === 'clock'
          ? 'Opened again: the time came'
          : 'Opened again';
    case 'closed':
      return `Closed: ${wordsIn(CLOSE_REASONS, facts['reason'])}`;
  }
}
