import { type ReactNode, useId } from 'react';
import type { CountyRisk, Disaster, RiskArea } from '#contract/outreach/risk-map.ts';
import { DISASTER_TYPES, FEMA_RATINGS } from '#contract/outreach/risk-words.ts';
import { DISASTER_ICONS } from './disaster-icons.ts';
import type { LayerSet } from './map-layers.ts';
import { LOWEST_BAND, RISK_BANDS, type RiskColor, ratingColor } from './risk-bands.ts';
import { yearSpan } from './risk-format.ts';
import { RiskDot } from './risk-mark.tsx';
import * as t from '#text/outreach/risk-map.ts';
import * as words from '#text/outreach/risk-words.ts';

type MapLegendProps = {
  layers: LayerSet;
  areas: readonly RiskArea[];
  disasters: readonly Disaster[];
  counties: readonly CountyRisk[];
};

/** Explains the colors and icons currently on the map. */
export function MapLegend({ layers, areas, disasters, counties }: MapLegendProps) {
  // Rendered twice: on the map on wide screens, and below it on narrow ones.
  const titleId = useId();
  const hasLowest = [...areas, ...counties].some(({ riskScore }) => riskScore !== null && riskScore < 60);
  const bands = hasLowest ? [...RISK_BANDS, LOWEST_BAND] : RISK_BANDS;
  const ratings = FEMA_RATINGS.filter((rating) => counties.some((county) => county.rating === rating));
  const span = yearSpan(disasters.map(({ date }) => date));
  return (
    <section aria-labelledby={titleId} className="grid gap-3 text-sm">
      <h3 id={titleId} className="font-sans text-sm font-semibold tracking-normal">
        {t.activeLayers}
      </h3>
      {layers.femaRisk && (
        <Group title={t.femaRiskData}>
          {bands.map(({ color, legend }) => (
            <Colored key={legend} color={color} text={legend} />
          ))}
        </Group>
      )}
      {layers.femaRisk && (
        <p className="max-w-52 text-xs text-muted">
          {layers.countyRisk ? t.colorsShowOnMarkers : t.colorsShow}
        </p>
      )}
      {layers.historicalDisasters && (
        <Group title={span ? t.historicalDisastersIn(span) : t.historicalDisasters}>
          {DISASTER_TYPES.map((type) => {
            const Icon = DISASTER_ICONS[type];
            return (
              <li key={type} className="flex items-center gap-2">
                <Icon className="size-3.5 text-muted" aria-hidden="true" />
                {words.hazards[type]}
              </li>
            );
          })}
        </Group>
      )}
      {layers.supportNetwork && (
        <Group title={t.supportNetwork}>
          <li className="flex items-center gap-2">
            <span aria-hidden="true" className="size-3 rounded-sm bg-sky ring-1 ring-ink/25" />
            {t.supportPartner}
          </li>
        </Group>
      )}
      {layers.countyRisk && (
        <Group title={t.countyRiskLegend}>
          {ratings.map((rating) => (
            <Colored key={rating} color={ratingColor(rating)} text={words.ratings[rating]} />
          ))}
        </Group>
      )}
      {!Object.values(layers).includes(true) && <p className="text-muted">{t.noLayer}</p>}
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="font-medium">{title}</p>
      <ul className="mt-0.5 grid gap-0.5 text-muted">{children}</ul>
    </div>
  );
}

function Colored({ color, text }: { color: RiskColor; text: string }) {
  return (
    <li className="flex items-center gap-2">
      <RiskDot color={color} />
      {text}
    </li>
  );
}
