import { HandHeart, House } from 'lucide-react';
import type { Map as MapLibre } from 'maplibre-gl';
import type { AddressRisk, Disaster, Partner, RiskArea } from '#contract/outreach/risk-map.ts';
import { cn } from '#web/ui/cn.ts';
import { DISASTER_ICONS } from './disaster-icons.ts';
import type { Opened } from './map-layers.ts';
import { MapMarker } from './map-marker.tsx';
import { bandOf, DOT } from './risk-bands.ts';
import { formatScore } from './risk-format.ts';
import * as t from '#text/outreach/risk-map.ts';
import * as words from '#text/outreach/risk-words.ts';

/** A touch target larger than the icon. */
const hitClass = 'group grid size-11 place-items-center rounded-full focus-visible:outline-offset-0';
const pinClass =
  'grid size-8 place-items-center rounded-full border border-line-strong bg-raised text-ink shadow-float transition-transform group-hover:scale-110';

type Shared = { map: MapLibre; opened: Opened | null; onOpen: (opened: Opened) => void };

type AreaMarkersProps = Shared & { areas: readonly RiskArea[]; selectedId: string | null };

export function AreaMarkers({ map, areas, selectedId, onOpen }: AreaMarkersProps) {
  return areas.map((area) => {
    const { color } = bandOf(area.riskScore);
    const isSelected = area.id === selectedId;
    return (
      <MapMarker key={area.id} map={map} at={area.coordinates}>
        <button
          type="button"
          data-marker={`area-${area.id}`}
          aria-label={t.areaMarker(area.name, words.levels[area.riskLevel], formatScore(area.riskScore))}
          aria-pressed={isSelected}
          onClick={() => onOpen({ kind: 'area', id: area.id })}
          className={hitClass}
        >
          <span
            className={cn(
              'rounded-full border-2 border-raised shadow-float transition-transform group-hover:scale-110',
              DOT[color],
              isSelected ? 'size-7 ring-3 ring-ink' : 'size-5 ring-1 ring-ink/50',
            )}
          />
        </button>
      </MapMarker>
    );
  });
}

export function DisasterMarkers({
  map,
  disasters,
  opened,
  onOpen,
}: Shared & { disasters: readonly Disaster[] }) {
  return disasters.map(({ id, type, name, date, coordinates }) => {
    const Icon = DISASTER_ICONS[type];
    const isOpen = opened?.kind === 'disaster' && opened.id === id;
    return (
      <MapMarker key={id} map={map} at={coordinates} isAbove>
        <button
          type="button"
          data-marker={`disaster-${id}`}
          aria-label={t.disasterMarker(name, words.hazards[type], date.slice(0, 4))}
          aria-pressed={isOpen}
          onClick={() => onOpen({ kind: 'disaster', id })}
          className={hitClass}
        >
          <span className={cn(pinClass, isOpen && 'ring-3 ring-ink')}>
            <Icon className="size-4" aria-hidden="true" />
          </span>
        </button>
      </MapMarker>
    );
  });
}

export function PartnerMarkers({ map, partners, opened, onOpen }: Shared & { partners: readonly Partner[] }) {
  return partners.map(({ id, type, name, coordinates }) => {
    const isOpen = opened?.kind === 'partner' && opened.id === id;
    return (
      <MapMarker key={id} map={map} at={coordinates} isAbove>
        <button
          type="button"
          data-marker={`partner-${id}`}
          aria-label={t.partnerMarker(name, words.partnerTypes[type])}
          aria-pressed={isOpen}
          onClick={() => onOpen({ kind: 'partner', id })}
          className={hitClass}
        >
          <span
            className={cn(
              'grid size-7 place-items-center rounded-control border border-raised bg-sky text-on-sky shadow-float transition-transform group-hover:scale-110',
              isOpen && 'ring-3 ring-ink',
            )}
          >
            <HandHeart className="size-4" aria-hidden="true" />
          </span>
        </button>
      </MapMarker>
    );
  });
}

/** The home that was searched for: not clickable. */
export function HomeMarker({ map, home }: { map: MapLibre; home: AddressRisk }) {
  return (
    <MapMarker map={map} at={home.location}>
      <span
        role="img"
        aria-label={t.yourPlace(home.label)}
        data-marker="home"
        className="grid size-9 place-items-center rounded-full border-2 border-raised bg-pine text-on-pine shadow-float"
      >
        <House className="size-5" aria-hidden="true" />
      </span>
    </MapMarker>
  );
}
