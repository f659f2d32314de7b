import type { ReactNode } from 'react';
import type { CountyRisk, Disaster, Partner, RiskSource } from '#contract/outreach/risk-map.ts';
import { formatLongDay } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DisasterSources } from './disaster-facts.tsx';
import type { LayerSet } from './map-layers.ts';
import { formatScore } from './risk-format.ts';
import { SourceLine } from './source-note.tsx';
import * as t from '#text/outreach/risk-map.ts';
import * as words from '#text/outreach/risk-words.ts';

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
      aria-label={t.layersAsText}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
      tabIndex={0}
      className="grid content-start gap-5 rounded-card border border-line bg-surface p-4 @4xl:min-h-0 @4xl:flex-2 @4xl:overflow-y-auto"
    >
      {layers.historicalDisasters && (
        <Group title={t.historicalDisasters}>
          {disasters.map((disaster) => (
            <Row key={disaster.id} name={disaster.name}>
              <p>
                {t.disasterLine(
                  words.hazards[disaster.type],
                  words.severities[disaster.severity],
                  formatLongDay(disaster.date),
                  disaster.county,
                )}
              </p>
              <DisasterSources sources={disaster.sources} />
            </Row>
          ))}
        </Group>
      )}
      {layers.supportNetwork && (
        <Group title={t.supportNetwork}>
          {partners.map(({ id, name, type, address, isSample }) => (
            <Row key={id} name={name} aside={isSample && <Badge>{t.sample}</Badge>}>
              <p>
                {words.partnerTypes[type]} · {address}
              </p>
            </Row>
          ))}
        </Group>
      )}
      {layers.countyRisk && (
        <Group title={t.countyRisk}>
          {counties.map(({ fips, name, state, rating, riskScore, version }) => (
            <Row key={fips} name={`${name}, ${state}`}>
              <p>
                {t.ratingAndScore(
                  words.ratings[rating],
                  riskScore === null ? t.notReported : `${formatScore(riskScore)}/100`,
                )}
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
