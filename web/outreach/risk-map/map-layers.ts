/** The map's layers, in the order of the toggle. */
export const MAP_LAYERS = [
  { key: 'femaRisk', name: 'FEMA Risk Data', isOnAtFirst: true },
  { key: 'historicalDisasters', name: 'Historical Disasters', isOnAtFirst: false },
  { key: 'supportNetwork', name: 'Support Network', isOnAtFirst: false },
  { key: 'countyRisk', name: 'County Risk', isOnAtFirst: false },
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
