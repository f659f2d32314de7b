import { Clock } from 'lucide-react';
import type { CaseRow } from '#contract/service/cases.ts';
import { formatListedMoment } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { SEVERITY_TONES } from './case-words.ts';
import * as t from '#text/office/desk.ts';
import * as names from '#text/service/case-names.ts';

/** How severe a case is, and when the household must have heard from us. */
export function CaseBadges({ row }: { row: Pick<CaseRow, 'severity' | 'state' | 'dueAt' | 'isOverdue'> }) {
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Badge tone={SEVERITY_TONES[row.severity]} solid={row.severity === 0}>
        {names.severities[row.severity]}
      </Badge>
      {row.state !== 'open' && <Badge>{t.states[row.state]}</Badge>}
      {row.dueAt && (
        <Badge tone={row.isOverdue ? 'danger' : 'neutral'} className="max-w-full whitespace-normal!">
          <Clock className="size-4" aria-hidden="true" />
          {(row.isOverdue ? t.answerWasDue : t.answerDue)(formatListedMoment(row.dueAt))}
        </Badge>
      )}
    </span>
  );
}
