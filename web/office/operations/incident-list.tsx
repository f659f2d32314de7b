import type { IncidentSummary } from '#contract/office/operations.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Table } from '#web/ui/table.tsx';
import { homesWord } from './words.ts';

/** Incidents as rows that link to their details. */
export function IncidentList({ incidents }: { incidents: readonly IncidentSummary[] }) {
  if (incidents.length === 0)
    return <p className="text-muted">No order has started services in two weeks.</p>;
  return (
    <Table
      caption="Incidents"
      rows={incidents}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: 'Incident',
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
          header: 'State',
          cell: ({ state, cashHeld }) => (
            <span className="inline-flex flex-wrap justify-end gap-1 @xl:justify-start">
              <Badge tone={state === 'open' ? 'danger' : 'neutral'}>
                {state === 'open' ? 'Open' : 'Ended'}
              </Badge>
              {cashHeld && <Badge tone="amber">Cash held</Badge>}
            </span>
          ),
        },
        { key: 'opened', header: 'Began', cell: ({ openedAt }) => formatMoment(openedAt) },
        { key: 'homes', header: 'Homes', numeric: true, cell: ({ homes }) => homesWord(homes) },
        {
          key: 'seen',
          header: 'Seen',
          numeric: true,
          cell: ({ acknowledged, active }) => `${acknowledged} of ${active}`,
        },
      ]}
    />
  );
}
