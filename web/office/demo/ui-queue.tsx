import { ListChecks } from 'lucide-react';
import type { Page } from '#contract/paging.ts';
import { Queue, type QueueData } from '#web/office/admin/queue/queue.tsx';
import { useQueueState } from '#web/office/admin/queue/queue-state.ts';
import type { QueueColumn } from '#web/office/admin/queue/queue-table.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Specimen } from './ui-specimen.tsx';

type Task = { id: string; home: string; town: string; isDone: boolean; day: string };
const TASKS: Task[] = [
  { id: 'a', home: 'maria@example.com', town: 'Paradise, CA', isDone: false, day: 'Nov 3, 2026' },
  { id: 'b', home: 'daniel@example.com', town: 'Malibu, CA', isDone: false, day: 'Nov 9, 2026' },
  { id: 'c', home: 'aiko@example.com', town: 'Santa Rosa, CA', isDone: true, day: 'Nov 14, 2026' },
];
const COLUMNS: readonly QueueColumn<Task>[] = [
  { key: 'email', head: 'E-mail', sort: 'words', cell: ({ home }) => home },
  { key: 'town', head: 'Home', cell: ({ town }) => town },
  {
    key: 'state',
    head: 'Status',
    fit: true,
    cell: ({ isDone }) =>
      isDone ? <Badge tone="moss">Approved</Badge> : <Badge tone="amber">Waiting</Badge>,
  },
  { key: 'created', head: 'Asked', sort: 'time', align: 'end', cell: ({ day }) => day },
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
  { title: 'List of work', query: { ...AT_REST, data: { rows: TASKS, next: null, total: TASKS.length } } },
  { title: 'With nothing in it', query: { ...AT_REST, data: { rows: [], next: null, total: 0 } } },
  { title: 'On its way', query: { ...AT_REST, isPending: true, isFetching: true } },
  { title: 'That did not come', query: { ...AT_REST, error: new TypeError('Failed to fetch') } },
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
      words={{ one: 'request', many: 'requests' }}
      state={state}
      query={query}
      columns={COLUMNS}
      nameOf={({ home }) => home}
      searchLabel="E-mail or address"
      filters={[
        {
          key: 'status',
          label: 'Status',
          options: [
            { value: 'all', word: 'Any status' },
            { value: 'waiting', word: 'Waiting', count: 2 },
          ],
        },
      ]}
      bulk={(chosen, clear) => (
        <Button size="small" variant="outline" onClick={clear}>
          Approve {chosen.length}
        </Button>
      )}
      empty={{
        icon: ListChecks,
        title: 'Nobody is on the waitlist',
        text: 'Requests from the site come here, oldest first.',
      }}
    />
  );
}
