import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { MEMBERSHIP_STATES, type MemberRow } from '#contract/money/members.ts';
import { ROLE_WORDS } from '#contract/role-words.ts';
import { isStaff, ROLES } from '#contract/staff.ts';
import { PLAN_KEYS, PLAN_TERMS } from '#contract/core/plans.ts';
import { useMay } from '#web/core/accounts/may.tsx';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { filterOf } from '#web/office/admin/queue/queue-filter.ts';
import { Queue } from '#web/office/admin/queue/queue.tsx';
import { useQueueState } from '#web/office/admin/queue/queue-state.ts';
import type { QueueColumn } from '#web/office/admin/queue/queue-table.tsx';
import { formatShortDate } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { MemberDetail } from './member-detail.tsx';
import { fetchMembers, membersQuery } from './members-queries.ts';
import { MEMBERSHIP } from './members-words.ts';
import * as t from '#text/office/admin-members.ts';

const FILTERS = {
  membership: ['all', ...MEMBERSHIP_STATES, 'none'],
  plan: ['all', ...PLAN_KEYS],
  role: ['all', ...ROLES],
  home: ['all', 'yes', 'no'],
} as const;
const SORTS = ['-created', 'created', 'email', '-email'] as const;
const HOME = { all: t.any, yes: t.hasAHome, no: t.hasNoHome } as const;

const COLUMNS: readonly QueueColumn<MemberRow>[] = [
  { key: 'email', head: t.email, sort: 'words', cell: ({ email }) => email },
  {
    key: 'name',
    head: t.name,
    cell: ({ name, role }) => (
      <span className="inline-flex flex-wrap items-center gap-1.5">
        <span className="wrap-anywhere">{name ?? <span className="text-muted">{t.notGiven}</span>}</span>
        {isStaff(role) && <Badge tone="pine">{ROLE_WORDS[role].name}</Badge>}
      </span>
    ),
  },
  {
    key: 'membership',
    head: t.membership,
    fit: true,
    cell: ({ membership, plan }) => {
      const { word, tone } = MEMBERSHIP[membership ?? 'none'];
      return <Badge tone={tone}>{plan ? `${PLAN_TERMS[plan].name}, ${word.toLowerCase()}` : word}</Badge>;
    },
  },
  { key: 'homes', head: t.homes, align: 'end', cell: ({ homes }) => homes },
  { key: 'points', head: t.points, align: 'end', cell: ({ points }) => points.toLocaleString('en-US') },
  {
    key: 'created',
    head: t.joined,
    sort: 'time',
    align: 'end',
    cell: ({ createdAt }) => formatShortDate(createdAt),
  },
];

/** All accounts. */
export function MembersPage() {
  return (
    <AdminFrame title={t.members}>
      <MembersQueue />
    </AdminFrame>
  );
}

function MembersQueue() {
  const may = useMay();
  const state = useQueueState({ baseUrl: '/admin/members', filters: FILTERS, sorts: SORTS });
  const query = useQuery({ ...membersQuery(state.asked), placeholderData: keepPreviousData });
  return (
    <Queue
      words={t.memberWords}
      state={state}
      query={query}
      columns={COLUMNS}
      nameOf={({ email }) => email}
      searchLabel={t.emailOrName}
      filters={[
        filterOf('membership', t.membership, FILTERS.membership, (value) =>
          value === 'all' ? t.anyState : MEMBERSHIP[value].word,
        ),
        filterOf('plan', t.plan, FILTERS.plan, (value) =>
          value === 'all' ? t.anyPlan : PLAN_TERMS[value].name,
        ),
        filterOf('role', t.role, FILTERS.role, (value) =>
          value === 'all' ? t.anyRole : ROLE_WORDS[value].name,
        ),
        filterOf('home', t.home, FILTERS.home, (value) => HOME[value]),
      ]}
      exportName="members"
      onExport={may('members.export') ? () => fetchMembers(state.askedAll) : undefined}
      empty={{ icon: UsersRound, title: t.empty, text: t.emptyDetail }}
      detail={(id) => <MemberDetail id={id} />}
    />
  );
}
