import { ListChecks } from 'lucide-react';
import type { Page } from '#contract/paging.ts';
import { Queue, type QueueData } from '#web/office/admin/queue/queue.tsx';
import { useQueueState } from '#web/office/admin/queue/queue-state.ts';
import type { QueueColumn } from '#web/office/admin/queue/queue-table.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Specimen } from './ui-specimen.tsx';
import * as t from '#text/office/components.ts';

type Task = { id: string; home: string; town: string; isDone: boolean; day: string };
const TASKS: Task[] = [
  { id: 'a', home: 'maria@example.com', town: t.paradiseCa, isDone: false, day: t.nov32026 },
  { id: 'b', home: 'daniel@example.com', town: t.malibuCa, isDone: false, day: t.nov92026 },
  { id: 'c', home: 'aiko@example.com', town: t.santaRosaCa, isDone: true, day: t.nov142026 },
];
const COLUMNS: readonly QueueColumn<Task>[] = [
  { key: 'email', head: t.email, sort: 'words', cell: ({ home }) => home },
  { key: 'town', head: t.home, cell: ({ town }) => town },
  {
    key: 'state',
    head: t.status,
    fit: true,
    cell: ({ isDone }) =>
      isDone ? <Badge tone="moss">{t.approved}</Badge> : <Badge tone="amber">{t.waiting}</Badge>,
  },
  { key: 'created', head: t.requested, sort: 'time', align: 'end', cell: ({ day }) => day },
];

type Data = QueueData<Page<Task>>;
const AT_REST = {
  data: undefined,
  error: null,
  isPending: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => undefined,
} as const;
const STATES: readonly { title: string; query: Data }[] = [
  { title: t.workList, query: { ...AT_REST, data: { rows: TASKS, next: null, total: TASKS.length } } },
  { title: t.emptyList, query: { ...AT_REST, data: { rows: [], next: null, total: 0 } } },
  { title: t.loadingList, query: { ...AT_REST, isPending: true, isFetching: true } },
  { title: t.failedList, query: { ...AT_REST, error: new TypeError('Failed to fetch') } },
];

/** The back office list in each of its states. */
export function UiQueue() {
  return STATES.map(({ title, query }) => (
    <Specimen key={title} title={title}>
      <QueueSpecimen query={query} />
    </Specimen>
  ));
}

const FILTERS = { status: ['all', 'waiting'] } as const;
const SORTS = ['created', '-created', 'email', '-email'] as const;

function QueueSpecimen({ query }: { query: Data }) {
  const state = useQueueState({ baseUrl: '/demo/ui', filters: FILTERS, sorts: SORTS });
  return (
    <Queue
      query={query}
      state={state}
      columns={COLUMNS}
      nameOf={({ home }) => home}
      words={t.requestWords}
      searchLabel={t.searchHint}
      filters={[
        {
          key: 'status',
          label: t.status,
          options: [
            { value: 'all', word: t.anyStatus },
            { value: 'waiting', word: t.waiting, count: 2 },
          ],
        },
      ]}
      bulk={(chosen, clear) => (
        <Button size="small" variant="outline" onClick={clear}>
          {t.approve(chosen.length)}
        </Button>
      )}
      empty={{
        icon: ListChecks,
        title: t.emptyWaitlist,
        text: t.emptyWaitlistDetail,
      }}
    />
  );
}
