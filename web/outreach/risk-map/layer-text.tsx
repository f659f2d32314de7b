import type { ReactNode } from 'react';
import type { CountyRisk, Disaster, Partner, RiskSource } from '#contract/outreach/risk-map.ts';
import { formatLongDay } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DisasterSources } from './disaster-facts.tsx';
import type { LayerSet } from './map-layers.ts';
import { formatScore, NOT_REPORTED, humanize } from './risk-format.ts';
import { SourceLine } from './source-note.tsx';

type LayerTextProps = {
  layers: LayerSet;
  disasters: readonly Disaster[];
  partners: readonly Partner[];
  counties: readonly CountyRisk[];
  /** Sources of the county data, by release. */
  sources: readonly RiskSource[];
};

/** The layers as text, where no map can be drawn. Areas have their own list. */
export function LayerText({ layers, disasters, partners, counties, sources }: LayerTextProps) {
  if (!layers.historicalDisasters && !layers.supportNetwork && !layers.countyRisk) return null;
  return (
    <section
      aria-label="Layers as text"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
      tabIndex={0}
      className="grid content-start gap-5 rounded-card border border-line bg-surface p-4 @4xl:min-h-0 @4xl:flex-2 @4xl:overflow-y-auto"
    >
      {layers.historicalDisasters && (
        <Group title="Historical Disasters">
          {disasters.map((disaster) => (
            <Row key={disaster.id} name={disaster.name}>
              <p>
                {humanize(disaster.type)}, {disaster.severity} · {formatLongDay(disaster.date)} ·{' '}
                {disaster.county}
              </p>
              <DisasterSources sources={disaster.sources} />
            </Row>
          ))}
        </Group>
      )}
      {layers.supportNetwork && (
        <Group title="Support Network">
          {partners.map(({ id, name, type, address, isSample }) => (
            <Row key={id} name={name} aside={isSample && <Badge>Sample</Badge>}>
              <p>
                {humanize(type)} · {address}
              </p>
            </Row>
          ))}
        </Group>
      )}
      {layers.countyRisk && (
        <Group title="County Risk">
          {counties.map(({ fips, name, state, rating, riskScore, version }) => (
            <Row key={fips} name={`${name}, ${state}`}>
              <p>
                FEMA rating: {rating} · Risk score:{' '}
                {riskScore === null ? NOT_REPORTED : `${formatScore(riskScore)}/100`}
              </p>
              <SourceLine sources={sources} version={version} />
            </Row>
          ))}
        </Group>
      )}
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      <ul className="grid gap-3">{children}</ul>
    </div>
  );
}

function Row({ name, aside, children }: { name: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start justify-between gap-3">
      <div className="min-w-0 text-sm text-muted">
        <p className="text-base font-medium text-ink">{name}</p>
        {children}
      </div>
      {aside}
    </li>
  );
}
