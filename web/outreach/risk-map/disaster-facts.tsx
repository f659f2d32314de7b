import type { Disaster } from '#contract/outreach/risk-map.ts';
import { FactList } from './fact-list.tsx';
import { formatLongDay } from '#web/lib/format.ts';
import { formatCount, formatDollars, humanize } from './risk-format.ts';

/** A URL is shown as its host; a record as its name. */
function Source({ source }: { source: string }) {
  if (!source.startsWith('https://')) return source;
  return (
    <a href={source} className="font-medium text-pine-ink underline underline-offset-4">
      {new URL(source).hostname.replace(/^www\./, '')}
    </a>
  );
}

export function DisasterSources({ sources }: Pick<Disaster, 'sources'>) {
  return (
    <p className="text-sm text-muted">
      Sources:{' '}
      {sources.map((source, at) => (
        <span key={source}>
          {at > 0 && ', '}
          <Source source={source} />
        </span>
      ))}
    </p>
  );
}

/** A disaster's facts, as labeled in its popup, with sources. */
export function DisasterFacts({ disaster }: { disaster: Disaster }) {
  const { fatalities, acresBurned, magnitude } = disaster;
  return (
    <div className="grid gap-3">
      <FactList
        facts={[
          ['Date', formatLongDay(disaster.date)],
          ['Type', humanize(disaster.type)],
          ['Severity', humanize(disaster.severity)],
          ['Damage', formatDollars(disaster.damageUSD)],
          ...(fatalities !== null && fatalities > 0
            ? [['Fatalities', formatCount(fatalities)] as const]
            : []),
          ['Evacuated', formatCount(disaster.evacuated)],
          ...(acresBurned === null ? [] : [['Acres burned', formatCount(acresBurned)] as const]),
          ...(magnitude === null ? [] : [['Magnitude', String(magnitude)] as const]),
        ]}
      />
      {disaster.note && <p className="text-sm text-muted">{disaster.note}</p>}
      <DisasterSources sources={disaster.sources} />
    </div>
  );
}
