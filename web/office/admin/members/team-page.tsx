import { useQuery } from '@tanstack/react-query';
import { KeyRound, UsersRound } from 'lucide-react';
import type { StaffPerson } from '#contract/core/accounts.ts';
import { ROLE_WORDS } from '#contract/role-words.ts';
import { ROLE_MAY, STAFF_ROLES } from '#contract/staff.ts';
import { May } from '#web/core/accounts/may.tsx';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { formatListedMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { staffQuery } from './members-queries.ts';
import { RoleButton } from './role-button.tsx';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/office/admin-members.ts';

const linkClass = 'text-pine-ink underline underline-offset-4';

const COLUMNS: readonly Column<StaffPerson>[] = [
  {
    key: 'name',
    header: t.person,
    cell: ({ name, email, isYou }) => (
      <span className="grid">
        <span className="flex flex-wrap items-center gap-1.5 font-medium">
          {name ?? email}
          {isYou && <Badge>{t.you}</Badge>}
        </span>
        {name && <span className="text-sm wrap-anywhere text-muted">{email}</span>}
      </span>
    ),
  },
  {
    key: 'role',
    header: t.role,
    fit: true,
    cell: ({ role }) => <Badge tone={role === 'ADMIN' ? 'pine' : 'neutral'}>{ROLE_WORDS[role].name}</Badge>,
  },
  {
    key: 'passkeys',
    header: t.passkeys,
    numeric: true,
    cell: ({ passkeys }) => (passkeys === 0 ? t.none : passkeys),
  },
  {
    key: 'seen',
    header: t.lastSeen,
    fit: true,
    cell: ({ lastSeenAt }) => (lastSeenAt ? formatListedMoment(lastSeenAt) : t.noSession),
  },
  {
    key: 'actions',
    header: t.actions,
    hideHeader: true,
    cell: (person) => (
      <May use="staff.grant">
        <RoleButton person={person} />
      </May>
    ),
  },
];

/** Everyone with a staff role, and what each role includes. */
export function TeamPage() {
  return (
    <AdminFrame title={t.team}>
      <Team />
    </AdminFrame>
  );
}

function Team() {
  return (
    <>
      <Section icon={UsersRound} title={t.people}>
        <May use="staff.grant">
          <p className="max-w-prose text-muted">
            {rich(
              t.addSomeone((words) => (
                <Link to="/admin/members" className={linkClass}>
                  {words}
                </Link>
              )),
            )}
          </p>
        </May>
        <Loaded query={useQuery(staffQuery)} what={t.theTeam}>
          {({ staff }) => (
            <Table caption={t.staffCaption} columns={COLUMNS} rows={staff} rowKey={({ id }) => id} />
          )}
        </Loaded>
      </Section>
      <Section icon={KeyRound} title={t.roles}>
        <dl className="grid gap-4 sm:grid-cols-2">
          {STAFF_ROLES.map((role) => (
            <div key={role} className="grid content-start gap-1">
              <dt className="font-semibold">{ROLE_WORDS[role].name}</dt>
              <dd>{ROLE_WORDS[role].text}</dd>
              <dd className="text-sm text-muted">
                {ROLE_MAY[role].includes('contact.always')
                  ? t.seesContact
                  : ROLE_MAY[role].includes('contact.reveal')
                    ? t.seesContactLogged
                    : t.seesNoContact}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
