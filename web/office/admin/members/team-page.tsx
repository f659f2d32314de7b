import { useQuery } from '@tanstack/react-query';
import { KeyRound, UsersRound } from 'lucide-react';
import type { StaffPerson } from '#contract/core/accounts.ts';
import { ROLE_MAY, ROLE_WORDS, STAFF_ROLES } from '#contract/staff.ts';
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

const linkClass = 'text-pine-ink underline underline-offset-4';

const COLUMNS: readonly Column<StaffPerson>[] = [
  {
    key: 'name',
    header: 'Person',
    cell: ({ name, email, isYou }) => (
      <span className="grid">
        <span className="flex flex-wrap items-center gap-1.5 font-medium">
          {name ?? email}
          {isYou && <Badge>You</Badge>}
        </span>
        {name && <span className="text-sm wrap-anywhere text-muted">{email}</span>}
      </span>
    ),
  },
  {
    key: 'role',
    header: 'Role',
    fit: true,
    cell: ({ role }) => <Badge tone={role === 'ADMIN' ? 'pine' : 'neutral'}>{ROLE_WORDS[role].name}</Badge>,
  },
  {
    key: 'passkeys',
    header: 'Passkeys',
    numeric: true,
    cell: ({ passkeys }) => (passkeys === 0 ? 'None' : passkeys),
  },
  {
    key: 'seen',
    header: 'Last here',
    fit: true,
    cell: ({ lastSeenAt }) => (lastSeenAt ? formatListedMoment(lastSeenAt) : 'Signed out'),
  },
  {
    key: 'actions',
    header: 'Actions',
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
    <AdminFrame title="Team">
      <Team />
    </AdminFrame>
  );
}

function Team() {
  return (
    <>
      <Section icon={UsersRound} title="People">
        <May use="staff.grant">
          <p className="max-w-prose text-muted">
            To add someone, find their account in{' '}
            <Link to="/admin/members" className={linkClass}>
              Members
            </Link>{' '}
            and change their role. They need an account first.
          </p>
        </May>
        <Loaded query={useQuery(staffQuery)} what="the team">
          {({ staff }) => (
            <Table
              caption="People with a staff role"
              columns={COLUMNS}
              rows={staff}
              rowKey={({ id }) => id}
            />
          )}
        </Loaded>
      </Section>
      <Section icon={KeyRound} title="Roles">
        <dl className="grid gap-4 sm:grid-cols-2">
          {STAFF_ROLES.map((role) => (
            <div key={role} className="grid content-start gap-1">
              <dt className="font-semibold">{ROLE_WORDS[role].name}</dt>
              <dd>{ROLE_WORDS[role].text}</dd>
              <dd className="text-sm text-muted">
                {ROLE_MAY[role].includes('contact.always')
                  ? 'Sees contact data.'
                  : ROLE_MAY[role].includes('contact.reveal')
                    ? 'Sees contact data by a click, which is logged.'
                    : 'Sees no contact data.'}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
