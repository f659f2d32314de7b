import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { AddressRisk } from '#contract/outreach/risk-map.ts';
import type { OfficialStatusHere } from '#contract/outreach/official-status.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { fetchOfficialStatus } from './risk-data.ts';
import * as t from '#text/outreach/risk-map.ts';

const TONE = { order: 'danger', warning: 'warning', none: 'info', unknown: 'warning' } as const;

/** Orders and warnings at the address: free for everyone, before anything we sell. */
export function OfficialStatus({ answer: { location, precision } }: { answer: AddressRisk }) {
  const [status, setStatus] = useState<OfficialStatusHere | 'failed'>();
  const { lat, lng } = location;
  useEffect(() => {
    let isCurrent = true;
    setStatus(undefined);
    fetchOfficialStatus({ lat, lng, precision }).then(
      (found) => isCurrent && setStatus(found),
      () => isCurrent && setStatus('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [lat, lng, precision]);
  if (status === undefined) return <p className="min-h-24 text-muted">{t.checkingOrders}</p>;
  if (status === 'failed')
    return (
      <Notice tone="warning" title={t.ordersNotChecked}>
        {t.followCounty}
      </Notice>
    );
  return (
    <Notice tone={TONE[status.state]} title={status.title} live>
      <p>{status.text}</p>
      <p className="text-sm">
        {status.source &&
          (status.since
            ? t.sourceSince(status.source, formatMoment(status.since))
            : t.sourceToday(status.source))}
        <a
          href={status.officialUrl}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-1 font-semibold underline underline-offset-4"
        >
          {t.officialMap}
          <ExternalLink className="size-4" aria-hidden="true" />
        </a>
      </p>
    </Notice>
  );
}
