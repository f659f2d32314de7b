import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from '#web/lib/router.tsx';
import { AUDIT_SCOPES, type AuditEntry } from '#contract/office/audit-admin.ts';
import { ACCOUNT_GROUPS, HOME_GROUPS, TEAM_GROUPS } from '#web/office/audit-log/action-words.ts';
import { formatListedMoment } from '#web/lib/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useMay } from '#web/core/accounts/may.tsx';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { filterOf } from '#web/office/admin/queue/queue-filter.ts';
import { Queue } from '#web/office/admin/queue/queue.tsx';
import { useQueueState } from '#web/office/admin/queue/queue-state.ts';
import type { QueueColumn } from '#web/office/admin/queue/queue-table.tsx';
import { AuditCheck } from './audit-check.tsx';
import { AuditDays } from './audit-days.tsx';
import { AuditDetail } from './audit-detail.tsx';
import { auditQuery, fetchAudit } from './audit-queries.ts';
import {
  actionsWith,
  periodStartOf,
  concernsOf,
  daysOf,
  PERIOD_WORDS,
  PERIODS,
  actionText,
  actorText,
} from './audit-words.ts';
import * as t from '#text/office/admin-audit.ts';

const GROUPS = [...ACCOUNT_GROUPS, ...TEAM_GROUPS, ...HOME_GROUPS];
const FILTERS = {
  scope: AUDIT_SCOPES,
  kind: ['all', ...GROUPS.map(({ capabilities }) => capabilities)],
  period: ['all', 'day', 'week', 'month', 'year', 'days'],
} as const;
const DAYS = ['from', 'to'] as const;
const SORTS = ['-at', 'at'] as const;
const SCOPE_WORDS = { administrators: t.theTeam, everybody: t.everyone, product: t.product };

const COLUMNS: readonly QueueColumn<AuditEntry>[] = [
  { key: 'action', head: t.what, cell: actionText },
  {
    key: 'who',
    head: t.who,
    cell: (entry) => (
      // Table columns keep whole words; on a phone a long address wraps instead of widening the page.
      <span className="wrap-break-word max-sm:wrap-anywhere">{actorText(entry)}</span>
    ),
  },
  {
    key: 'concerns',
    head: t.concerns,
    cell: (entry) => <span className="line-clamp-3 wrap-anywhere">{concernsOf(entry)}</span>,
  },
  {
    key: 'from',
    head: t.from,
    cell: ({ device, network }) => (
      <span className="text-muted">{[device, network].filter(Boolean).join(', ')}</span>
    ),
  },
  {
    key: 'at',
    head: t.when,
    sort: 'time',
    align: 'end',
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap">
        {formatListedMoment(at)}
      </time>
    ),
  },
];

/** Who did what, when and from where. */
export function AuditPage() {
  return (
    <AdminFrame title={t.audit}>
      <AuditQueue />
    </AdminFrame>
  );
}

const UUID = /^[0-9a-f-]{36}$/;

function AuditQueue() {
  const may = useMay();
  const state = useQueueState({ baseUrl: '/admin/audit', filters: FILTERS, sorts: SORTS, also: DAYS });
  const address = new URLSearchParams(useLocation().search);
  const person = address.get('person') ?? '';
  const { scope, kind, period, q, sort, ...rest } = state.asked;
  const [opened] = useState(() => Date.now());
  const [first, last] = [address.get('from') ?? '', address.get('to') ?? ''];
  const began = periodStartOf(period, opened);
  const { problem, ...days } =
    period === 'days'
      ? daysOf(first, last)
      : { ...(began === undefined ? {} : { from: began }), problem: undefined };
  const actions = actionsWith(q);
  const asked = {
    scope,
    q,
    sort,
    ...(kind === 'all' ? {} : { capability: kind }),
    ...days,
    ...(actions.length === 0 ? {} : { actions: actions.join(',') }),
    ...(UUID.test(person) ? { person } : {}),
  };
  const query = useQuery({ ...auditQuery({ ...asked, ...rest }), placeholderData: keepPreviousData });
  return (
    <>
      <AuditCheck check={query.data?.check} />
      {scope !== 'administrators' && <Notice>{t.viewLogged}</Notice>}
      <Queue
        words={t.entryWords}
        state={state}
        query={query}
        columns={COLUMNS}
        nameOf={actionText}
        searchLabel={t.searchHint}
        filters={[
          filterOf('scope', t.who, AUDIT_SCOPES, (value) => SCOPE_WORDS[value]),
          {
            key: 'kind',
            label: t.kind,
            options: [
              { value: 'all', word: t.anyKind },
              ...GROUPS.map(({ name, capabilities }) => ({ value: capabilities, word: name })),
            ],
          },
          {
            key: 'period',
            label: t.when,
            options: (Object.keys(PERIODS) as (keyof typeof PERIODS)[]).map((value) => ({
              value,
              word: PERIOD_WORDS[value],
            })),
          },
        ]}
        narrowing={period === 'days' && <AuditDays from={first} to={last} problem={problem} state={state} />}
        exportName="audit"
        onExport={may('audit.export') ? () => fetchAudit(asked) : undefined}
        detail={(id) => <AuditDetail id={id} />}
        empty={{
          icon: History,
          title: t.empty,
          text: t.emptyDetail,
        }}
      />
    </>
  );
}
