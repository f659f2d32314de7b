import { downloadEvidence, type ZoneRow } from '#contract/office/operations-zones.ts';
import { fileAddress } from '#web/lib/download.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Table } from '#web/ui/table.tsx';
import { STATUS, VERDICT } from './words.ts';

const link = 'inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4';

/** The raw feed response that a zone was read from, as a file. */
export function EvidenceLink({ hash }: { hash: string | null }) {
  if (!hash) return <>A person said so</>;
  return (
    <a href={fileAddress(downloadEvidence, { params: { hash } })} download className={link}>
      <span className="font-mono text-sm break-all">{hash.slice(0, 12)}</span>
      <span className="sr-only">: download the evidence</span>
    </a>
  );
}

/** Zones as rows that link to their details. */
export function ZoneTable({ zones }: { zones: readonly ZoneRow[] }) {
  if (zones.length === 0) return <p className="text-muted">No zones.</p>;
  return (
    <Table
      caption="Zones"
      rows={zones}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: 'Zone',
          cell: ({ id, name, county }) => (
            <Link to={`/admin/operations/zones/${id}`} className={link}>
              {name}
              {county && `, ${county}`}
            </Link>
          ),
        },
        {
          key: 'status',
          header: 'Status',
          cell: ({ status, endedAt }) => (
            <Badge tone={endedAt ? 'neutral' : STATUS[status].tone}>
              {endedAt ? 'Ended' : STATUS[status].word}
            </Badge>
          ),
        },
        {
          key: 'verdict',
          header: 'May it act?',
          cell: ({ verdict }) => <Badge tone={VERDICT[verdict].tone}>{VERDICT[verdict].word}</Badge>,
        },
        { key: 'seen', header: 'First seen', cell: ({ firstSeenAt }) => formatMoment(firstSeenAt) },
        { key: 'homes', header: 'Homes', numeric: true, cell: ({ homes }) => homes.toLocaleString('en-US') },
        { key: 'evidence', header: 'Evidence', cell: ({ evidence }) => <EvidenceLink hash={evidence} /> },
      ]}
    />
  );
}
