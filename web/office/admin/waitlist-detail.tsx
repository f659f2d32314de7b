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

/** One request to join: the person, the home, its coverage, the history, and the next step. */
export function WaitlistDetail({ id }: { id: string }) {
  const query = useQuery(entryQuery(id));
  return (
    <DetailStates query={query} title="Request" what="the request">
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
      <PaneSection title="Coverage check">
        <CoverageCheckPart id={entry.id} />
      </PaneSection>
      <PaneSection title="Request">
        <Facts
          facts={[
            ['Plan they named', entry.plan ? PLAN_TERMS[entry.plan].name : 'None'],
            ['Came from', SOURCES[entry.source]],
            ['Asked first', formatMoment(entry.createdAt)],
            ['Asked last', formatMoment(entry.askedAt)],
            ...(entry.invitation && !entry.invitation.acceptedAt
              ? [['Invitation works until', formatMoment(entry.invitation.expiresAt)] as const]
              : []),
          ]}
        />
      </PaneSection>
      <PaneSection title="History">
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
    entry.invitation?.mail === 'refused' && 'the invitation',
    entry.decisionMail === 'refused' && 'the decision',
    entry.confirmation === 'refused' && 'the confirmation',
  ].filter((one) => one !== false);
  if (refused.length === 0) return null;
  return (
    <Notice tone="warning" title="The mail server did not take this address">
      <p>This person has not got {refused.join(', nor ')}. Check the address for a slip of the keys.</p>
    </Notice>
  );
}
