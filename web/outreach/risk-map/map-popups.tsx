import type { Map as MapLibre } from 'maplibre-gl';
import type { CountyRisk, Disaster, Partner, RiskArea, RiskSource } from '#contract/outreach/risk-map.ts';
import { AreaFacts, ProtectLink } from './area-facts.tsx';
import { DisasterFacts } from './disaster-facts.tsx';
import { FactList } from './fact-list.tsx';
import type { Opened } from './map-layers.ts';
import { MapPopup } from './map-popup.tsx';
import { PartnerFacts } from './partner-facts.tsx';
import { explainRating } from './rating-words.ts';
import { formatScore } from './risk-format.ts';
import { SourceLine } from './source-note.tsx';
import * as t from '#text/outreach/risk-map.ts';
import * as words from '#text/outreach/risk-words.ts';

type MapPopupsProps = {
  map: MapLibre;
  opened: Opened | null;
  /** Where a county was clicked. */
  pressedAt: { lat: number; lng: number } | null;
  areas: readonly RiskArea[];
  disasters: readonly Disaster[];
  partners: readonly Partner[];
  counties: readonly CountyRisk[];
  /** Sources of the area and county data. */
  sources: readonly RiskSource[];
  onClose: () => void;
};

/** The popup of the open item. */
export function MapPopups(props: MapPopupsProps) {
  const { map, opened, pressedAt, onClose } = props;
  if (!opened) return null;
  const { kind, id } = opened;
  const shared = { key: `${kind} ${id}`, map, onClose };
  switch (kind) {
    case 'area': {
      const area = props.areas.find((candidate) => candidate.id === id);
      if (!area) return null;
      return (
        <MapPopup {...shared} key={shared.key} at={area.coordinates} title={area.name} subtitle={area.county}>
          <AreaFacts area={area} />
          <SourceLine sources={props.sources} version={area.version} />
          <ProtectLink area={area} />
        </MapPopup>
      );
    }
    case 'disaster': {
      const disaster = props.disasters.find((candidate) => candidate.id === id);
      if (!disaster) return null;
      return (
        <MapPopup
          {...shared}
          key={shared.key}
          at={disaster.coordinates}
          title={disaster.name}
          subtitle={countiesOf(disaster.county)}
        >
          <DisasterFacts disaster={disaster} />
        </MapPopup>
      );
    }
    case 'partner': {
      const partner = props.partners.find((candidate) => candidate.id === id);
      if (!partner) return null;
      return (
        <MapPopup
          {...shared}
          key={shared.key}
          at={partner.coordinates}
          title={partner.name}
          subtitle={partner.address}
        >
          <PartnerFacts partner={partner} />
        </MapPopup>
      );
    }
    case 'county': {
      const county = props.counties.find(({ fips }) => fips === id);
      if (!county || !pressedAt) return null;
      return (
        <MapPopup
          {...shared}
          key={shared.key}
          at={pressedAt}
          title={county.name}
          subtitle={t.countyRiskIn(county.state)}
        >
          <FactList
            facts={[
              [t.femaRating, words.ratings[county.rating]],
              [
                t.riskScore,
                county.riskScore === null ? t.notReported : `${formatScore(county.riskScore)}/100`,
              ],
            ]}
          />
          {county.riskScore !== null && (
            <p className="text-sm text-muted">
              {explainRating(words.ratings[county.rating], county.riskScore)}
            </p>
          )}
          <SourceLine sources={props.sources} version={county.version} />
        </MapPopup>
      );
    }
  }
}

/** "Napa, Sonoma counties" or "Napa County". */
const countiesOf = (names: string) => (names.includes(',') ? t.counties(names) : t.county(names));
