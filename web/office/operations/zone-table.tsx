import { downloadEvidence, type ZoneRow } from '#contract/office/operations-zones.ts';
import { fileAddress } from '#web/lib/download.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Table } from '#web/ui/table.tsx';
import { STATUS, VERDICT } from './words.ts';
import * as t from '#text/office/operations-zones.ts';

const link = 'inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4';

/** The raw feed response that a zone was read from, as a file. */
export function EvidenceLink({ hash }: { hash: string | null }) {
  if (!hash) return <>{t.byTeam}</>;
  return (
    <a href={fileAddress(downloadEvidence, { params: { hash } })} download className={link}>
      <span className="font-mono text-sm break-all">{hash.slice(0, 12)}</span>
      <span className="sr-only">{t.downloadEvidence}</span>
    </a>
  );
}

/** Zones as rows that link to their details. */
export function ZoneTable({ zones }: { zones: readonly ZoneRow[] }) {
  if (zones.length === 0) return <p className="text-muted">{t.noZones}</p>;
  return (
    <Table
      caption={t.zones}
      rows={zones}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: t.zone,
          cell: ({ id, name, county }) => (
            <Link to={`/admin/operations/zones/${id}`} className={link}>
              {name}
              {county && `, ${county}`}
            </Link>
          ),
        },
        {
          key: 'status',
          header: t.status,
          cell: ({ status, endedAt }) => (
            <Badge tone={endedAt ? 'neutral' : STATUS[status].tone}>
              {endedAt ? t.ended : STATUS[status].word}
            </Badge>
          ),
        },
        {
          key: 'verdict',
          header: t.autoActivation,
          cell: ({ verdict }) => <Badge tone={VERDICT[verdict].tone}>{VERDICT[verdict].word}</Badge>,
        },
        { key: 'seen', header: t.firstSeen, cell: ({ firstSeenAt }) => formatMoment(firstSeenAt) },
        { key: 'homes', header: t.homes, numeric: true, cell: ({ homes }) => homes.toLocaleString('en-US') },
        { key: 'evidence', header: t.evidence, cell: ({ evidence }) => <EvidenceLink hash={evidence} /> },
      ]}
    />
  );
}
