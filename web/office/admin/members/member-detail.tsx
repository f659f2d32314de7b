import { useQuery } from '@tanstack/react-query';
import type { MemberDetail as Detail } from '#contract/money/members.ts';
import { PLAN_TERMS } from '#contract/core/plans.ts';
import { ROLE_WORDS } from '#contract/role-words.ts';
import { isStaff } from '#contract/staff.ts';
import { PaneSection, PaneTitle } from '#web/office/admin/queue/detail-pane.tsx';
import { DetailStates } from '#web/office/admin/queue/detail-states.tsx';
import { Facts } from '#web/office/admin/queue/facts.tsx';
import { formatMoment, formatShortDate, moneyWithCents } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CancelMembershipButton, EndSessionsButton } from './member-actions.tsx';
import { MemberAdvisor } from './member-advisor.tsx';
import { MemberContact } from './member-contact.tsx';
import { RoleButton } from './role-button.tsx';
import { MemberPoints } from './member-points.tsx';
import { memberQuery } from './members-queries.ts';
import { MEMBERSHIP } from './members-words.ts';
import { May } from '#web/core/accounts/may.tsx';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/office/admin-members.ts';

const linkClass = 'inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4 sm:min-h-0';

/** One account: sign-in, payments and points. The contents of its homes are private. */
export function MemberDetail({ id }: { id: string }) {
  const query = useQuery(memberQuery(id));
  return (
    <DetailStates query={query} title={t.member} what={t.theMember}>
      {(member) => <Ready member={member} />}
    </DetailStates>
  );
}

function Ready({ member }: { member: Detail }) {
  const { homes } = member;
  const state = MEMBERSHIP[member.membership?.status ?? 'none'];
  const sessions = member.sessions.length === 0 ? t.noDevice : <Sessions member={member} />;
  return (
    <>
      <PaneTitle>{member.name ?? member.email}</PaneTitle>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={isStaff(member.role) ? 'pine' : 'neutral'}>{ROLE_WORDS[member.role].name}</Badge>
        <Badge tone={state.tone}>{t.membershipIs(state.word.toLowerCase())}</Badge>
        {member.isYou && <Badge>{t.you}</Badge>}
      </div>
      {member.evacuations.map(({ incidentId, incident, city, since, acknowledged }) => (
        <Notice key={incidentId + city} tone="danger" title={t.evacuating(city)}>
          <p>
            {rich(
              (acknowledged ? t.alertOpened : t.alertNotOpened)(
                <Link to={`/admin/operations/incidents/${incidentId}`} className={linkClass}>
                  {incident}
                </Link>,
                formatMoment(since),
              ),
            )}
          </p>
        </Notice>
      ))}
      <PaneSection title={t.account}>
        <Facts
          facts={[
            [t.email, member.email],
            [t.name, member.name ?? t.notGiven],
            [t.joined, formatMoment(member.createdAt)],
            [t.homes, homesInWords(homes)],
            ...(homes.cities.length > 0 ? [[t.where, homes.cities.join('; ')] as const] : []),
            [t.openPurchases, member.openOrders.toLocaleString('en-US')],
          ]}
        />
      </PaneSection>
      <May use="contact.reveal">
        <MemberContact userId={member.id} />
      </May>
      <Membership member={member} />
      <MemberAdvisor userId={member.id} />
      <MemberPoints member={member} />
      <PaneSection title={t.signIn}>
        <Facts
          facts={[
            [t.role, ROLE_WORDS[member.role].name],
            [t.passkeys, member.passkeys === 0 ? t.noPasskeys : String(member.passkeys)],
            [t.signedInOn, sessions],
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
            {t.auditLink}
          </Link>
        </May>
      </PaneSection>
    </>
  );
}

function homesInWords({ owned, archived, shared }: Detail['homes']): string {
  return [
    owned === 0 ? t.ownsNone : t.owns(owned),
    ...(archived > 0 ? [t.archived(archived)] : []),
    ...(shared > 0 ? [t.shared(shared)] : []),
  ].join(', ');
}

function Sessions({ member }: { member: Detail }) {
  return (
    <ul className="grid gap-1">
      {member.sessions.map(({ id, device, lastSeenAt }) => (
        <li key={id}>
          {device}, <span className="tabular text-muted">{t.lastUsed(formatMoment(lastSeenAt))}</span>
        </li>
      ))}
    </ul>
  );
}

const INVOICE = { open: t.notPaid, paid: t.paid, void: t.voided } as const;

function Membership({ member }: { member: Detail }) {
  const { membership, invoices } = member;
  if (!membership)
    return (
      <PaneSection title={t.membership}>
        <p className="text-muted">{t.neverMember}</p>
      </PaneSection>
    );
  const { status, plan, interval, priceCents, periodEnd, endsWithPeriod, graceUntil, next } = membership;
  const isRunning = status === 'active' || status === 'late';
  const price = t.pricePer[interval](moneyWithCents(priceCents));
  return (
    <PaneSection title={t.membership}>
      <Facts
        facts={[
          [t.plan, `${PLAN_TERMS[plan].name}, ${price}`],
          [t.state, endsWithPeriod && isRunning ? t.canceledRunning : MEMBERSHIP[status].word],
          ...(periodEnd && isRunning
            ? [[endsWithPeriod ? t.ends : t.renews, formatMoment(periodEnd)] as const]
            : []),
          ...(graceUntil && status === 'late' ? [[t.servicesUntil, formatMoment(graceUntil)] as const] : []),
          ...(next ? [[t.becomesThen, PLAN_TERMS[next.plan].name] as const] : []),
          ...(membership.endedAt ? [[t.ended, formatMoment(membership.endedAt)] as const] : []),
          [t.card, membership.card ?? t.none],
        ]}
      />
      {isRunning && !endsWithPeriod && (
        <May use="members.manage">
          <CancelMembershipButton member={member} />
        </May>
      )}
      {invoices.length > 0 && (
        <>
          <h4 className="font-semibold">{t.invoices}</h4>
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
