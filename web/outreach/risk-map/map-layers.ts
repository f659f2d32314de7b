import * as t from '#text/outreach/risk-map.ts';

/** The map's layers, in the order of the toggle. */
export const MAP_LAYERS = [
  { key: 'femaRisk', name: t.femaRiskData, isOnAtFirst: true },
  { key: 'historicalDisasters', name: t.historicalDisasters, isOnAtFirst: false },
  { key: 'supportNetwork', name: t.supportNetwork, isOnAtFirst: false },
  { key: 'countyRisk', name: t.countyRisk, isOnAtFirst: false },
] as const;

export type LayerKey = (typeof MAP_LAYERS)[number]['key'];
export type LayerSet = Readonly<Record<LayerKey, boolean>>;

export const FIRST_LAYERS = Object.fromEntries(
  MAP_LAYERS.map(({ key, isOnAtFirst }) => [key, isOnAtFirst]),
) as LayerSet;

/** What is open on the map, one at a time. */
export type Opened = { kind: 'area' | 'disaster' | 'partner' | 'county'; id: string };

/** Where the map should move. A new object triggers a move, even to the same place. */
export type Target = {
  lat: number;
  lng: number;
  zoom: number;
  /** A panel will be on the right, so keep the place clear of it. */
  isAside: boolean;
};
