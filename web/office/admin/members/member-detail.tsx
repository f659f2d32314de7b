import { useQuery } from '@tanstack/react-query';
import type { MemberDetail as Detail } from '#contract/money/members.ts';
import { PLAN_TERMS } from '#contract/core/plans.ts';
import { isStaff, ROLE_WORDS } from '#contract/staff.ts';
import { PaneSection, PaneTitle } from '#web/office/admin/queue/detail-pane.tsx';
import { DetailStates } from '#web/office/admin/queue/detail-states.tsx';
import { Facts } from '#web/office/admin/queue/facts.tsx';
import { formatMoment, formatShortDate, moneyWithCents } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CancelMembershipButton, EndSessionsButton } from './member-actions.tsx';
import { MemberContact } from './member-contact.tsx';
import { RoleButton } from './role-button.tsx';
import { MemberPoints } from './member-points.tsx';
import { memberQuery } from './members-queries.ts';
import { MEMBERSHIP } from './members-words.ts';
import { May } from '#web/core/accounts/may.tsx';

const linkClass = 'inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4 sm:min-h-0';

/** One account: sign-in, payments and points. The contents of its homes are private. */
export function MemberDetail({ id }: { id: string }) {
  const query = useQuery(memberQuery(id));
  return (
    <DetailStates query={query} title="Member" what="the member">
      {(member) => <Ready member={member} />}
    </DetailStates>
  );
}

function Ready({ member }: { member: Detail }) {
  const { homes } = member;
  const state = MEMBERSHIP[member.membership?.status ?? 'none'];
  const sessions = member.sessions.length === 0 ? 'No device' : <Sessions member={member} />;
  return (
    <>
      <PaneTitle>{member.name ?? member.email}</PaneTitle>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={isStaff(member.role) ? 'pine' : 'neutral'}>{ROLE_WORDS[member.role].name}</Badge>
        <Badge tone={state.tone}>Membership: {state.word.toLowerCase()}</Badge>
        {member.isYou && <Badge>You</Badge>}
      </div>
      {member.evacuations.map(({ incidentId, incident, city, since, acknowledged }) => (
        <Notice key={incidentId + city} tone="danger" title={`Evacuation at work: ${city}`}>
          <p>
            <Link to={`/admin/operations/incidents/${incidentId}`} className={linkClass}>
              {incident}
            </Link>
            , since {formatMoment(since)}.{' '}
            {acknowledged ? 'The household has seen it.' : 'Nobody has said yet that they have seen it.'}
          </p>
        </Notice>
      ))}
      <PaneSection title="Account">
        <Facts
          facts={[
            ['Email', member.email],
            ['Name', member.name ?? 'Not given'],
            ['Joined', formatMoment(member.createdAt)],
            ['Homes', homesInWords(homes)],
            ...(homes.cities.length > 0 ? [['Where', homes.cities.join('; ')] as const] : []),
            ['Open purchases', member.openOrders.toLocaleString('en-US')],
          ]}
        />
      </PaneSection>
      <May use="contact.reveal">
        <MemberContact userId={member.id} />
      </May>
      <Membership member={member} />
      <MemberPoints member={member} />
      <PaneSection title="Sign-in">
        <Facts
          facts={[
            ['Role', ROLE_WORDS[member.role].name],
            ['Passkeys', member.passkeys === 0 ? 'None: signs in by e-mail' : String(member.passkeys)],
            ['Signed in on', sessions],
          ]}
        />
        <div className="flex flex-wrap items-center gap-2">
          <May use="staff.grant">
            <RoleButton person={member} />
          </May>
          {member.sessions.length > 0 && (
            <May use="members.manage">
              <EndSessionsButton member={member} />
            </May>
          )}
        </div>
        <May use="audit.read">
          <Link to={`/admin/audit?person=${member.id}`} className={linkClass}>
            What this account did, and what was done to it
          </Link>
        </May>
      </PaneSection>
    </>
  );
}

function homesInWords({ owned, archived, shared }: Detail['homes']): string {
  return [
    owned === 0 ? 'None of their own' : `${owned} of their own`,
    ...(archived > 0 ? [`${archived} archived`] : []),
    ...(shared > 0 ? [`${shared} shared with them`] : []),
  ].join(', ');
}

function Sessions({ member }: { member: Detail }) {
  return (
    <ul className="grid gap-1">
      {member.sessions.map(({ id, device, lastSeenAt }) => (
        <li key={id}>
          {device}, <span className="tabular text-muted">last used {formatMoment(lastSeenAt)}</span>
        </li>
      ))}
    </ul>
  );
}

const INVOICE = { open: 'Not paid', paid: 'Paid', void: 'Void' } as const;

function Membership({ member }: { member: Detail }) {
  const { membership, invoices } = member;
  if (!membership)
    return (
      <PaneSection title="Membership">
        <p className="text-muted">They have never had one.</p>
      </PaneSection>
    );
  const { status, plan, interval, priceCents, periodEnd, endsWithPeriod, graceUntil, next } = membership;
  const isRunning = status === 'active' || status === 'late';
  const price = `${moneyWithCents(priceCents)} a ${interval}`;
  return (
    <PaneSection title="Membership">
      <Facts
        facts={[
          ['Plan', `${PLAN_TERMS[plan].name}, ${price}`],
          [
            'State',
            endsWithPeriod && isRunning ? 'Canceled, at work until its end' : MEMBERSHIP[status].word,
          ],
          ...(periodEnd && isRunning
            ? [[endsWithPeriod ? 'Ends' : 'Renews', formatMoment(periodEnd)] as const]
            : []),
          ...(graceUntil && status === 'late'
            ? [['Services go on until', formatMoment(graceUntil)] as const]
            : []),
          ...(next ? [['Becomes then', PLAN_TERMS[next.plan].name] as const] : []),
          ...(membership.endedAt ? [['Ended', formatMoment(membership.endedAt)] as const] : []),
          ['Card', membership.card ?? 'None'],
        ]}
      />
      {isRunning && !endsWithPeriod && (
        <May use="members.manage">
          <CancelMembershipButton member={member} />
        </May>
      )}
      {invoices.length > 0 && (
        <>
          <h4 className="font-semibold">Invoices</h4>
          <ul className="tabular divide-y divide-line">
            {invoices.map(({ id, number, issuedAt, totalCents, status: paid }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span>
                  {number}, {formatShortDate(issuedAt)}
                </span>
                <span>
                  {moneyWithCents(totalCents)}, {INVOICE[paid].toLowerCase()}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </PaneSection>
  );
}
