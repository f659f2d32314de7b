import { useQuery } from '@tanstack/react-query';
import type { WaitlistDetail as Detail } from '#contract/outreach/invitations.ts';
import { PLAN_TERMS } from '#contract/core/plans.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CoverageCheckPart } from './coverage-check.tsx';
import { Facts } from '#web/office/admin/queue/facts.tsx';
import { History } from '#web/office/admin/queue/history.tsx';
import { PaneSection, PaneTitle } from '#web/office/admin/queue/detail-pane.tsx';
import { DetailStates } from '#web/office/admin/queue/detail-states.tsx';
import { WaitlistActions } from './waitlist-actions.tsx';
import { entryQuery } from './waitlist-queries.ts';
import { EVENTS, SOURCES, STATUS, statusOf } from './waitlist-words.ts';
import * as t from '#text/office/admin-waitlist.ts';

/** One request to join: the person, the home, its coverage, the history, and the next step. */
export function WaitlistDetail({ id }: { id: string }) {
  const query = useQuery(entryQuery(id));
  return (
    <DetailStates query={query} title={t.request} what={t.theRequest}>
      {(entry) => <Ready key={id} entry={entry} />}
    </DetailStates>
  );
}

function Ready({ entry }: { entry: Detail }) {
  const status = statusOf(entry);
  return (
    <>
      <PaneTitle>{entry.email}</PaneTitle>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={STATUS[status].tone}>{STATUS[status].word}</Badge>
        <span className="text-muted">{entry.address}</span>
      </div>
      <WaitlistActions entry={entry} />
      <MailProblems entry={entry} />
      <PaneSection title={t.coverageCheck}>
        <CoverageCheckPart id={entry.id} />
      </PaneSection>
      <PaneSection title={t.request}>
        <Facts
          facts={[
            [t.plan, entry.plan ? PLAN_TERMS[entry.plan].name : t.none],
            [t.cameFrom, SOURCES[entry.source]],
            [t.askedFirst, formatMoment(entry.createdAt)],
            [t.askedLast, formatMoment(entry.askedAt)],
            ...(entry.invitation && !entry.invitation.acceptedAt
              ? [[t.invitationUntil, formatMoment(entry.invitation.expiresAt)] as const]
              : []),
          ]}
        />
      </PaneSection>
      <PaneSection title={t.history}>
        <History
          events={entry.history.map(({ what, at, by, note }) => ({
            key: `${what} ${at}`,
            what: EVENTS[what],
            at,
            by,
            note,
          }))}
        />
      </PaneSection>
    </>
  );
}

/** Failed emails: the person wasn't reached, so the team must know. */
function MailProblems({ entry }: { entry: Detail }) {
  const refused = [
    entry.invitation?.mail === 'refused' && t.theInvitation,
    entry.decisionMail === 'refused' && t.theDecision,
    entry.confirmation === 'refused' && t.theConfirmation,
  ].filter((one) => one !== false);
  if (refused.length === 0) return null;
  return (
    <Notice tone="warning" title={t.bounced}>
      <p>{t.notDelivered(refused.join(', '))}</p>
    </Notice>
  );
}
