import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import type { CaseRow, CloseReason } from '#contract/service/cases.ts';
import { useMay } from '#web/core/accounts/may.tsx';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { Queue } from '#web/office/admin/queue/queue.tsx';
import { useBulkResults } from '#web/office/admin/queue/bulk-results.tsx';
import { useQueueState } from '#web/office/admin/queue/queue-state.ts';
import type { QueueColumn } from '#web/office/admin/queue/queue-table.tsx';
import { formatListedMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Field } from '#web/ui/field.tsx';
import { PromptDialog } from '#web/ui/prompt-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { CaseBadges } from './case-badges.tsx';
import { casesQuery, closeCases, fetchCases } from './desk-queries.ts';
import * as t from '#text/office/desk.ts';
import { closeReasons, severityReasons } from '#text/service/case-names.ts';

const FILTERS = {
  state: ['open', 'waiting', 'closed', 'all'],
  kind: ['all', 'visitor', 'question', 'call', 'event'],
  owner: ['all', 'me', 'none'],
  due: ['all', 'overdue'],
} as const;
const SORTS = ['severity'] as const;

const COLUMNS: readonly QueueColumn<CaseRow>[] = [
  {
    key: 'ref',
    head: t.heads.ref,
    fit: true,
    cell: ({ id, ref }) => (
      <Link
        to={`/desk/${id}`}
        className="tabular inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4"
      >
        {ref}
      </Link>
    ),
  },
  {
    key: 'about',
    head: t.heads.about,
    cell: ({ subject, reason, person, place }) => (
      <span className="grid">
        <span className="wrap-anywhere">{subject ?? severityReasons[reason]}</span>
        <span className="text-sm wrap-anywhere text-muted">
          {[person, place].filter((one) => one !== null).join(', ')}
        </span>
      </span>
    ),
  },
  { key: 'state', head: t.heads.state, fit: true, cell: (row) => <CaseBadges row={row} /> },
  {
    key: 'owner',
    head: t.heads.owner,
    fit: true,
    cell: ({ owner }) => owner?.name ?? <span className="text-muted">{t.noOwner}</span>,
  },
  { key: 'opened', head: t.heads.opened, align: 'end', cell: ({ openedAt }) => formatListedMoment(openedAt) },
];

/** Every case in one list: households' and visitors'. */
export function CasesPage() {
  return (
    <AdminFrame
      title={t.allCases}
      actions={
        <Link to="/desk" className={buttonClass({ variant: 'outline' })}>
          {t.backToDesk}
        </Link>
      }
    >
      <CasesQueue />
    </AdminFrame>
  );
}

function CasesQueue() {
  const may = useMay();
  const state = useQueueState({ baseUrl: '/desk/cases', filters: FILTERS, sorts: SORTS });
  const { sort: _sort, ...asked } = state.asked;
  const { sort: _all, ...askedAll } = state.askedAll;
  const query = useQuery({ ...casesQuery(asked), placeholderData: keepPreviousData });
  return (
    <Queue
      words={{ one: t.oneCase, many: t.manyCases }}
      state={state}
      query={query}
      columns={COLUMNS}
      nameOf={({ ref }) => ref}
      searchLabel={t.searchLabel}
      filters={[
        {
          key: 'state',
          label: t.state,
          options: FILTERS.state.map((value) => ({
            value,
            word: value === 'all' ? t.anyState : t.states[value],
          })),
        },
        {
          key: 'kind',
          label: t.kind,
          options: FILTERS.kind.map((value) => ({
            value,
            word: value === 'all' ? t.anyKind : t.kinds[value],
          })),
        },
        {
          key: 'owner',
          label: t.owner,
          options: FILTERS.owner.map((value) => ({ value, word: t.owners[value] })),
        },
        {
          key: 'due',
          label: t.answer,
          options: FILTERS.due.map((value) => ({ value, word: t.due[value] })),
        },
      ]}
      exportName="cases"
      onExport={may('cases.export') ? () => fetchCases(askedAll) : undefined}
      bulk={
        may('cases.work') ? (chosen, clear) => <CloseSeveral chosen={chosen} onDone={clear} /> : undefined
      }
      empty={{
        icon: Inbox,
        title: t.noCases,
        text: t.noCasesText,
      }}
    />
  );
}

/** Closes the selected cases with one reason. Those that can't be closed are listed with why. */
function CloseSeveral({ chosen, onDone }: { chosen: readonly CaseRow[]; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { results, showResults } = useBulkResults(onDone);
  const close = useMutation(closeCases);
  const open = chosen.filter(({ state }) => state !== 'closed');
  const confirm = async (form: FormData) => {
    const reason = String(form.get('reason')) as CloseReason;
    const { closed, refused } = await close.mutateAsync({ ids: open.map(({ id }) => id), reason });
    toast({ title: t.casesClosed(closed) });
    if (refused.length === 0) return onDone();
    showResults({
      done: closed,
      failed: refused.map(({ id, error }) => ({
        id,
        name: open.find((one) => one.id === id)?.ref ?? t.aCase,
        why: error,
      })),
    });
  };
  return (
    <>
      {open.length > 0 && (
        <Button size="small" variant="outline" onClick={() => setAsking(true)}>
          {t.closeCases(open.length)}
        </Button>
      )}
      {isAsking && (
        <PromptDialog
          title={t.closeCasesQuestion(open.length)}
          text={t.closeCasesText}
          action={t.closeCases(open.length)}
          dismiss={t.cancel}
          failed={t.noCaseClosed}
          onClose={() => setAsking(false)}
          onConfirm={confirm}
          check={() => ({})}
        >
          {() => (
            <Field label={t.reason}>
              <Select name="reason" defaultValue="no-answer-needed">
                {Object.entries(closeReasons).map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </PromptDialog>
      )}
      {results}
    </>
  );
}
