import type { IncidentSummary } from '#contract/office/operations.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Table } from '#web/ui/table.tsx';
import { homesWord } from './words.ts';
import * as t from '#text/office/operations.ts';

/** Incidents as rows that link to their details. */
export function IncidentList({ incidents }: { incidents: readonly IncidentSummary[] }) {
  if (incidents.length === 0) return <p className="text-muted">{t.noneRecently}</p>;
  return (
    <Table
      caption={t.incidents}
      rows={incidents}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: t.incident,
          cell: ({ id, name }) => (
            <Link
              to={`/admin/operations/incidents/${id}`}
              className="inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4"
            >
              {name}
            </Link>
          ),
        },
        {
          key: 'state',
          header: t.state,
          cell: ({ state, cashHeld }) => (
            <span className="inline-flex flex-wrap justify-end gap-1 @xl:justify-start">
              <Badge tone={state === 'open' ? 'danger' : 'neutral'}>
                {state === 'open' ? t.open : t.ended}
              </Badge>
              {cashHeld && <Badge tone="amber">{t.cashHeld}</Badge>}
            </span>
          ),
        },
        { key: 'opened', header: t.started, cell: ({ openedAt }) => formatMoment(openedAt) },
        { key: 'homes', header: t.homes, numeric: true, cell: ({ homes }) => homesWord(homes) },
        {
          key: 'seen',
          header: t.seen,
          numeric: true,
          cell: ({ acknowledged, active }) => t.ofAll(acknowledged, active),
        },
      ]}
    />
  );
}
