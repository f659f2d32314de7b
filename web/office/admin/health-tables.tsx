import { useState } from 'react';
import type { Health } from '#contract/health.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, Table } from '#web/ui/table.tsx';

const number = (value: number) => value.toLocaleString('en-US');
const moment = (at: string | null) => (at ? formatMoment(at) : '–');

type Mail = Health['mails'][number];
const MAILS: readonly Column<Mail>[] = [
  { key: 'title', header: 'Mail', cell: ({ title }) => title },
  { key: 'due', header: 'To be sent', numeric: true, cell: ({ due }) => number(due) },
  { key: 'oldest', header: 'Oldest', cell: ({ oldestDueAt }) => moment(oldestDueAt) },
  { key: 'refused', header: 'Refused', numeric: true, cell: ({ refused }) => number(refused) },
  { key: 'given-up', header: 'Given up', numeric: true, cell: ({ givenUp }) => number(givenUp) },
];

/** Email waiting to be sent, by kind. */
export const MailTable = ({ mails }: Pick<Health, 'mails'>) => (
  <Table caption="Mail by kind" columns={MAILS} rows={mails} rowKey={({ kind }) => kind} />
);

const CHANNELS = { email: 'E-mail', sms: 'Text message', push: 'Push notice' } as const;
type Notices = Health['notices'][number];
const NOTICES: readonly Column<Notices>[] = [
  { key: 'channel', header: 'Channel', cell: ({ channel }) => CHANNELS[channel] },
  { key: 'waiting', header: 'Due', numeric: true, cell: ({ waiting }) => number(waiting) },
  { key: 'later', header: 'Later', numeric: true, cell: ({ later }) => number(later) },
  { key: 'failed', header: 'Failed', numeric: true, cell: ({ failed }) => number(failed) },
  { key: 'oldest', header: 'Oldest due', cell: ({ oldestDueAt }) => moment(oldestDueAt) },
];

/** Evacuation notifications waiting to be sent, by channel. */
export const NoticeTable = ({ notices }: Pick<Health, 'notices'>) => (
  <Table caption="Notices by channel" columns={NOTICES} rows={notices} rowKey={({ channel }) => channel} />
);

type Queue = Health['queues'][number];
const QUEUES: readonly Column<Queue>[] = [
  { key: 'name', header: 'Queue', cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  { key: 'waiting', header: 'Waiting', numeric: true, cell: ({ waiting }) => number(waiting) },
  { key: 'running', header: 'Running', numeric: true, cell: ({ running }) => number(running) },
  { key: 'later', header: 'Later', numeric: true, cell: ({ later }) => number(later) },
  { key: 'failed', header: 'Failed', numeric: true, cell: ({ failed }) => number(failed) },
  { key: 'oldest', header: 'Waiting since', cell: ({ oldestWaitingAt }) => moment(oldestWaitingAt) },
];

const isBusy = ({ waiting, running, later, failed }: Queue) => waiting + running + later + failed > 0;

/** Queues with jobs; empty ones on request. */
export function QueueTables({ queues }: Pick<Health, 'queues'>) {
  const [isAll, setAll] = useState(false);
  const busy = queues.filter(isBusy);
  const shown = isAll ? queues : busy;
  return (
    <>
      {shown.length > 0 ? (
        <Table
          caption={isAll ? 'All queues' : 'Queues with work'}
          columns={QUEUES}
          rows={shown}
          rowKey={({ name }) => name}
        />
      ) : (
        <p className="text-muted">No work waits or runs.</p>
      )}
      <Button
        variant="outline"
        size="small"
        className="justify-self-start"
        aria-expanded={isAll}
        onClick={() => setAll((now) => !now)}
      >
        {isAll ? 'Show only queues with work' : `Show all ${queues.length} queues`}
      </Button>
    </>
  );
}
