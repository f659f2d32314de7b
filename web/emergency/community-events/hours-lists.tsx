import { useMutation } from '@tanstack/react-query';
import type { YearReport } from '#contract/emergency/community-hours.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDay, formatMoney } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CardSection } from '#web/ui/card-section.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { hoursOf } from './event-times.ts';
import { decideHours } from './queries.ts';
import { kinds } from '#text/emergency/event-pages.ts';
import * as t from '#text/emergency/events.ts';

const TONES = {
  unconfirmed: 'neutral',
  waiting: 'sky',
  counted: 'moss',
  declined: 'danger',
  withdrawn: 'neutral',
} as const;

/** Hours that neighbors logged. They count once the ambassador confirms them. */
export function NeighborHoursCard({ report }: { report: YearReport }) {
  const decide = useMutation(decideHours);
  const save = async (entryId: string, is: 'counted' | 'declined') => {
    try {
      await decide.mutateAsync({ entryId, is });
      toast({ title: t.decided });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
  };
  return (
    <CardSection as="h2" title={t.neighborHours} text={t.neighborHoursText}>
      {report.entries.length === 0 && <p className="text-muted">{t.noNeighborHours}</p>}
      <ul className="divide-y divide-line">
        {report.entries.map((entry) => (
          <li key={entry.id} className="grid gap-2 py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
                {`${entry.name || t.deleted}, ${formatDay(entry.day)}`}
              </h3>
              <p className="flex items-center gap-3">
                <span className="tabular">{t.hours(hoursOf(entry.minutes))}</span>
                <Badge tone={TONES[entry.state]}>{t.hoursStates[entry.state]}</Badge>
              </p>
            </div>
            <p className="text-muted wrap-anywhere">
              {entry.cents ? `${entry.task} (${formatMoney(entry.cents)})` : entry.task}
            </p>
            <div className="flex flex-wrap gap-3">
              {entry.state === 'waiting' && (
                <Button size="small" busy={decide.isPending} onClick={() => void save(entry.id, 'counted')}>
                  {t.count}
                </Button>
              )}
              {(entry.state === 'waiting' || entry.state === 'counted') && (
                <Button
                  size="small"
                  variant="outline"
                  busy={decide.isPending}
                  onClick={() => void save(entry.id, 'declined')}
                >
                  {t.decline}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

type HeldEvent = YearReport['events'][number];
const COLUMNS: readonly Column<HeldEvent>[] = [
  { key: 'day', header: t.day, cell: ({ day }) => formatDay(day) },
  {
    key: 'title',
    header: t.eventTitle,
    cell: ({ kind, title, language }) => (
      <>
        {`${kinds[kind]}: `}
        <span lang={language}>{title}</span>
      </>
    ),
  },
  { key: 'people', header: t.people, numeric: true, cell: ({ people }) => people },
  { key: 'hours', header: t.hoursColumn, numeric: true, cell: ({ minutes }) => hoursOf(minutes) },
  { key: 'host', header: t.hostHours, numeric: true, cell: ({ hostMinutes }) => hoursOf(hostMinutes) },
];

export function EventHoursCard({ report }: { report: YearReport }) {
  const own = report.own.reduce((all, { minutes }) => all + minutes, 0);
  return (
    <CardSection as="h2" title={t.eventHours}>
      {report.events.length === 0 ? (
        <p className="text-muted">{t.noEventHours}</p>
      ) : (
        <Table caption={t.eventHoursCaption} columns={COLUMNS} rows={report.events} rowKey={({ id }) => id} />
      )}
      <p className="tabular">{t.ownHours(hoursOf(own))}</p>
    </CardSection>
  );
}
