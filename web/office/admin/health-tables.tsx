import { useState } from 'react';
import type { Health } from '#contract/health.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import * as t from '#text/office/admin-health.ts';

const number = (value: number) => value.toLocaleString('en-US');
const moment = (at: string | null) => (at ? formatMoment(at) : '–');

type Mail = Health['mails'][number];
const MAILS: readonly Column<Mail>[] = [
  { key: 'title', header: t.mail, cell: ({ title }) => title },
  { key: 'due', header: t.toBeSent, numeric: true, cell: ({ due }) => number(due) },
  { key: 'oldest', header: t.oldest, cell: ({ oldestDueAt }) => moment(oldestDueAt) },
  { key: 'refused', header: t.bounced, numeric: true, cell: ({ refused }) => number(refused) },
  { key: 'given-up', header: t.givenUp, numeric: true, cell: ({ givenUp }) => number(givenUp) },
];

/** Email waiting to be sent, by kind. */
export const MailTable = ({ mails }: Pick<Health, 'mails'>) => (
  <Table caption={t.mailCaption} columns={MAILS} rows={mails} rowKey={({ kind }) => kind} />
);

const CHANNELS = { email: t.email, sms: t.textMessage, push: t.push } as const;
type Notices = Health['notices'][number];
const NOTICES: readonly Column<Notices>[] = [
  { key: 'channel', header: t.channel, cell: ({ channel }) => CHANNELS[channel] },
  { key: 'waiting', header: t.due, numeric: true, cell: ({ waiting }) => number(waiting) },
  { key: 'later', header: t.later, numeric: true, cell: ({ later }) => number(later) },
  { key: 'failed', header: t.failed, numeric: true, cell: ({ failed }) => number(failed) },
  { key: 'oldest', header: t.oldestDue, cell: ({ oldestDueAt }) => moment(oldestDueAt) },
];

/** Evacuation notifications waiting to be sent, by channel. */
export const NoticeTable = ({ notices }: Pick<Health, 'notices'>) => (
  <Table caption={t.messagesCaption} columns={NOTICES} rows={notices} rowKey={({ channel }) => channel} />
);

type Queue = Health['queues'][number];
const QUEUES: readonly Column<Queue>[] = [
  { key: 'name', header: t.queue, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  { key: 'waiting', header: t.waiting, numeric: true, cell: ({ waiting }) => number(waiting) },
  { key: 'running', header: t.running, numeric: true, cell: ({ running }) => number(running) },
  { key: 'later', header: t.later, numeric: true, cell: ({ later }) => number(later) },
  { key: 'failed', header: t.failed, numeric: true, cell: ({ failed }) => number(failed) },
  { key: 'oldest', header: t.waitingSince, cell: ({ oldestWaitingAt }) => moment(oldestWaitingAt) },
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
          caption={isAll ? t.allQueues : t.queuesWithWork}
          columns={QUEUES}
          rows={shown}
          rowKey={({ name }) => name}
        />
      ) : (
        <p className="text-muted">{t.noWork}</p>
      )}
      <Button
        variant="outline"
        size="small"
        className="justify-self-start"
        aria-expanded={isAll}
        onClick={() => setAll((now) => !now)}
      >
        {isAll ? t.showActive : t.showAllQueues(queues.length)}
      </Button>
    </>
  );
}
