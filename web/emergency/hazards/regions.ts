import type { MapBox } from './live-map-data.ts';

/** Areas to choose without a pointer. */
export const REGIONS = {
  california: { west: -124.6, south: 32.4, east: -114, north: 42.1 },
  northBay: { west: -123.6, south: 38, east: -122, north: 39 },
  bayArea: { west: -122.7, south: 37, east: -121.4, north: 38.2 },
  north: { west: -124.6, south: 38.8, east: -119.9, north: 42.1 },
  sierra: { west: -121.8, south: 35.5, east: -117.8, north: 39.5 },
  centralCoast: { west: -122.2, south: 34.3, east: -119.4, north: 37.2 },
  losAngeles: { west: -119.6, south: 33.6, east: -117.5, north: 34.9 },
  south: { west: -117.8, south: 32.4, east: -116, north: 34.4 },
} as const satisfies Record<string, MapBox>;

export type Region = keyof typeof REGIONS;
export const REGION_NAMES = Object.keys(REGIONS) as Region[];
