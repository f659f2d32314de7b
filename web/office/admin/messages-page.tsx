import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import type { ListedMessage } from '#contract/outreach/contact-admin.ts';
import { formatListedMoment } from '#web/lib/format.ts';
import { useMay } from '#web/core/accounts/may.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { MessageClock } from './message-clock.tsx';
import { MessageDetail } from './message-detail.tsx';
import { fetchMessages, messagesQuery } from './message-queries.ts';
import { Queue } from '#web/office/admin/queue/queue.tsx';
import { useQueueState } from '#web/office/admin/queue/queue-state.ts';
import type { QueueColumn } from '#web/office/admin/queue/queue-table.tsx';

const FILTERS = {
  status: ['open', 'overdue', 'answered', 'closed', 'all'],
  assignee: ['all', 'me', 'nobody'],
} as const;
const SORTS = ['due', '-due', 'created', '-created'] as const;

const STATUS_WORDS: Record<(typeof FILTERS.status)[number], string> = {
  open: 'Open',
  overdue: 'Overdue',
  answered: 'Answered',
  closed: 'Closed',
  all: 'Any status',
};
const ASSIGNEE_WORDS: Record<(typeof FILTERS.assignee)[number], string> = {
  all: 'Anyone',
  me: 'Me',
  nobody: 'Nobody',
};

const COLUMNS: readonly QueueColumn<ListedMessage>[] = [
  {
    key: 'subject',
    head: 'Message',
    cell: ({ subject, excerpt }) => (
      <span className="grid">
        <span>{subject}</span>
        {/* Takes the available width without widening the column. */}
        <span className="w-0 min-w-full truncate text-sm font-normal text-muted">{excerpt}</span>
      </span>
    ),
  },
  {
    key: 'from',
    head: 'From',
    cell: ({ name, email }) => (
      <span className="grid">
        <span>{name}</span>
        <span className="text-sm wrap-anywhere text-muted">{email}</span>
      </span>
    ),
  },
  {
    key: 'assignee',
    head: 'Assigned to',
    fit: true,
    cell: ({ assignee }) => assignee?.name ?? <span className="text-muted">Nobody</span>,
  },
  {
    key: 'due',
    head: 'Answer',
    fit: true,
    sort: 'time',
    cell: ({ status, dueAt }) => <MessageClock status={status} dueAt={dueAt} />,
  },
  {
    key: 'created',
    head: 'Received',
    sort: 'time',
    align: 'end',
    cell: ({ createdAt }) => formatListedMoment(createdAt),
  },
];

/** Messages to support, and the answers due. */
export function MessagesPage() {
  return (
    <AdminFrame title="Messages">
      <MessagesQueue />
    </AdminFrame>
  );
}

function MessagesQueue() {
  const may = useMay();
  const state = useQueueState({ baseUrl: '/admin/messages', filters: FILTERS, sorts: SORTS });
  const query = useQuery({ ...messagesQuery(state.asked), placeholderData: keepPreviousData });
  const counts = query.data?.counts;
  return (
    <Queue
      words={{ one: 'message', many: 'messages' }}
      state={state}
      query={query}
      columns={COLUMNS}
      nameOf={({ subject }) => subject}
      searchLabel="Email, name, subject or reference"
      filters={[
        {
          key: 'status',
          label: 'Status',
          options: FILTERS.status.map((value) => ({
            value,
            word: STATUS_WORDS[value],
            count: value === 'all' ? undefined : counts?.[value],
          })),
        },
        {
          key: 'assignee',
          label: 'Assigned to',
          options: FILTERS.assignee.map((value) => ({ value, word: ASSIGNEE_WORDS[value] })),
        },
      ]}
      exportName="messages"
      onExport={may('messages.export') ? () => fetchMessages(state.askedAll) : undefined}
      detail={(id) => <MessageDetail id={id} />}
      empty={{
        icon: MailOpen,
        title: 'Nobody waits for an answer',
        text: 'Messages from the contact page come here. Each is owed an answer within 24 hours.',
      }}
    />
  );
}
