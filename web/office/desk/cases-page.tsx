import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { type CaseRow, CLOSE_REASONS, SEVERITY_REASONS } from '#contract/service/cases.ts';
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
import { KIND_WORDS, STATE_WORDS } from './case-words.ts';
import { casesQuery, closeCases, fetchCases } from './desk-queries.ts';

const FILTERS = {
  state: ['open', 'waiting', 'closed', 'all'],
  kind: ['all', 'visitor', 'question', 'call', 'event'],
  owner: ['all', 'me', 'none'],
  due: ['all', 'overdue'],
} as const;
const SORTS = ['severity'] as const;
const OWNERS = { all: 'Anyone', me: 'Me', none: 'No one' } as const;
const DUE = { all: 'Any time', overdue: 'Overdue' } as const;

const COLUMNS: readonly QueueColumn<CaseRow>[] = [
  {
    key: 'ref',
    head: 'Case',
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
    head: 'About',
    cell: ({ subject, reason, person, place }) => (
      <span className="grid">
        <span className="wrap-anywhere">{subject ?? SEVERITY_REASONS[reason]}</span>
        <span className="text-sm wrap-anywhere text-muted">
          {[person, place].filter((one) => one !== null).join(', ')}
        </span>
      </span>
    ),
  },
  { key: 'state', head: 'State', fit: true, cell: (row) => <CaseBadges row={row} /> },
  {
    key: 'owner',
    head: 'Owner',
    fit: true,
    cell: ({ owner }) => owner?.name ?? <span className="text-muted">No one</span>,
  },
  { key: 'opened', head: 'Opened', align: 'end', cell: ({ openedAt }) => formatListedMoment(openedAt) },
];

/** Every case in one list: households' and visitors'. */
export function CasesPage() {
  return (
    <AdminFrame
      title="All cases"
      actions={
        <Link to="/desk" className={buttonClass({ variant: 'outline' })}>
          Back to the desk
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
      words={{ one: 'case', many: 'cases' }}
      state={state}
      query={query}
      columns={COLUMNS}
      nameOf={({ ref }) => ref}
      searchLabel="Reference, name, email or subject"
      filters={[
        {
          key: 'state',
          label: 'State',
          options: FILTERS.state.map((value) => ({
            value,
            word: value === 'all' ? 'Any state' : STATE_WORDS[value],
          })),
        },
        {
          key: 'kind',
          label: 'Kind',
          options: FILTERS.kind.map((value) => ({
            value,
            word: value === 'all' ? 'Any kind' : KIND_WORDS[value],
          })),
        },
        {
          key: 'owner',
          label: 'Owner',
          options: FILTERS.owner.map((value) => ({ value, word: OWNERS[value] })),
        },
        {
          key: 'due',
          label: 'Answer',
          options: FILTERS.due.map((value) => ({ value, word: DUE[value] })),
        },
      ]}
      exportName="cases"
      onExport={may('cases.export') ? () => fetchCases(askedAll) : undefined}
      bulk={
        may('cases.work') ? (chosen, clear) => <CloseSeveral chosen={chosen} onDone={clear} /> : undefined
      }
      empty={{
        icon: Inbox,
        title: 'No cases here',
        text: 'Messages from households and from the contact page appear here.',
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
  const word = open.length === 1 ? '1 case' : `${open.length} cases`;
  const confirm = async (form: FormData) => {
    const reason = String(form.get('reason')) as keyof typeof CLOSE_REASONS;
    const { closed, refused } = await close.mutateAsync({ ids: open.map(({ id }) => id), reason });
    toast({ title: closed === 1 ? '1 case closed' : `${closed} cases closed` });
    if (refused.length === 0) return onDone();
    showResults({
      done: closed,
      failed: refused.map(({ id, error }) => ({
        id,
        name: open.find((one) => one.id === id)?.ref ?? 'A case',
        why: error,
      })),
    });
  };
  return (
    <>
      {open.length > 0 && (
        <Button size="small" variant="outline" onClick={() => setAsking(true)}>
          Close {word}
        </Button>
      )}
      {isAsking && (
        <PromptDialog
          title={`Close ${word}?`}
          text="The people who wrote aren’t notified."
          action={`Close ${word}`}
          dismiss="Cancel"
          failed="No case was closed"
          onClose={() => setAsking(false)}
          onConfirm={confirm}
          check={() => ({})}
        >
          {() => (
            <Field label="Reason">
              <Select name="reason" defaultValue="no-answer-needed">
                {Object.entries(CLOSE_REASONS).map(([value, words]) => (
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
