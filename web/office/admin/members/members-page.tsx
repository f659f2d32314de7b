import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { MEMBERSHIP_STATES, type MemberRow } from '#contract/money/members.ts';
import { isStaff, ROLES, ROLE_WORDS } from '#contract/staff.ts';
import { PLAN_KEYS, PLAN_TERMS } from '#contract/core/plans.ts';
import { useMay } from '#web/core/accounts/may.tsx';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { Queue } from '#web/office/admin/queue/queue.tsx';
import { useQueueState } from '#web/office/admin/queue/queue-state.ts';
import type { QueueColumn } from '#web/office/admin/queue/queue-table.tsx';
import { formatShortDate } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { MemberDetail } from './member-detail.tsx';
import { fetchMembers, membersQuery } from './members-queries.ts';
import { MEMBERSHIP } from './members-words.ts';

const FILTERS = {
  membership: ['all', ...MEMBERSHIP_STATES, 'none'],
  plan: ['all', ...PLAN_KEYS],
  role: ['all', ...ROLES],
  home: ['all', 'yes', 'no'],
} as const;
const SORTS = ['-created', 'created', 'email', '-email'] as const;
const HOME = { all: 'Any', yes: 'Has a home', no: 'Has no home' } as const;

const COLUMNS: readonly QueueColumn<MemberRow>[] = [
  { key: 'email', head: 'Email', sort: 'words', cell: ({ email }) => email },
  {
    key: 'name',
    head: 'Name',
    cell: ({ name, role }) => (
      <span className="inline-flex flex-wrap items-center gap-1.5">
        <span className="wrap-anywhere">{name ?? <span className="text-muted">Not given</span>}</span>
        {isStaff(role) && <Badge tone="pine">{ROLE_WORDS[role].name}</Badge>}
      </span>
    ),
  },
  {
    key: 'membership',
    head: 'Membership',
    fit: true,
    cell: ({ membership, plan }) => {
      const { word, tone } = MEMBERSHIP[membership ?? 'none'];
      return <Badge tone={tone}>{plan ? `${PLAN_TERMS[plan].name}, ${word.toLowerCase()}` : word}</Badge>;
    },
  },
  { key: 'homes', head: 'Homes', align: 'end', cell: ({ homes }) => homes },
  { key: 'points', head: 'Points', align: 'end', cell: ({ points }) => points.toLocaleString('en-US') },
  {
    key: 'created',
    head: 'Joined',
    sort: 'time',
    align: 'end',
    cell: ({ createdAt }) => formatShortDate(createdAt),
  },
];

/** All accounts. */
export function MembersPage() {
  return (
    <AdminFrame title="Members">
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
      words={{ one: 'member', many: 'members' }}
      state={state}
      query={query}
      columns={COLUMNS}
      nameOf={({ email }) => email}
      searchLabel="Email or name"
      filters={[
        {
          key: 'membership',
          label: 'Membership',
          options: FILTERS.membership.map((value) => ({
            value,
            word: value === 'all' ? 'Any state' : MEMBERSHIP[value].word,
          })),
        },
        {
          key: 'plan',
          label: 'Plan',
          options: FILTERS.plan.map((value) => ({
            value,
            word: value === 'all' ? 'Any plan' : PLAN_TERMS[value].name,
          })),
        },
        {
          key: 'role',
          label: 'Role',
          options: FILTERS.role.map((value) => ({
            value,
            word: value === 'all' ? 'Any role' : ROLE_WORDS[value].name,
          })),
        },
        { key: 'home', label: 'Home', options: FILTERS.home.map((value) => ({ value, word: HOME[value] })) },
      ]}
      exportName="members"
      onExport={may('members.export') ? () => fetchMembers(state.askedAll) : undefined}
      empty={{ icon: UsersRound, title: 'No accounts yet', text: 'New members appear here.' }}
      detail={(id) => <MemberDetail id={id} />}
    />
  );
}
