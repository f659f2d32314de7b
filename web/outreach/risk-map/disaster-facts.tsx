import type { Disaster } from '#contract/outreach/risk-map.ts';
import { FactList } from './fact-list.tsx';
import { formatLongDay } from '#web/lib/format.ts';
import { formatCount, formatDollars } from './risk-format.ts';
import * as t from '#text/outreach/risk-map.ts';
import * as words from '#text/outreach/risk-words.ts';

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
      {t.sources}{' '}
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
          [t.date, formatLongDay(disaster.date)],
          [t.type, words.hazards[disaster.type]],
          [t.severity, words.severities[disaster.severity]],
          [t.damage, formatDollars(disaster.damageUSD)],
          ...(fatalities !== null && fatalities > 0
            ? [[t.fatalities, formatCount(fatalities)] as const]
            : []),
          [t.evacuated, formatCount(disaster.evacuated)],
          ...(acresBurned === null ? [] : [[t.acresBurned, formatCount(acresBurned)] as const]),
          ...(magnitude === null ? [] : [[t.magnitude, String(magnitude)] as const]),
        ]}
      />
      {disaster.note && <p className="text-sm text-muted">{disaster.note}</p>}
      <DisasterSources sources={disaster.sources} />
    </div>
  );
}
