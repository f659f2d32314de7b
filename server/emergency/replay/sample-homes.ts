import type { WatchedHome } from './homes-file.ts';

const JOINED = new Date('2024-06-01T00:00:00Z');

/** Homes for a replay without a table: well-known places, with every plan. */
export const SAMPLE_HOMES: readonly WatchedHome[] = [
  ['pacific-palisades', 34.0481, -118.5265, 'premium'],
  ['altadena', 34.1912, -118.1392, 'plus'],
  ['castaic', 34.4889, -118.6229, 'core'],
  ['downtown-los-angeles', 34.05, -118.25, 'premium'],
  ['malibu', 34.0381, -118.6923, 'plus'],
  ['topanga', 34.0939, -118.6015, 'core'],
  ['santa-monica', 34.0195, -118.4912, 'plus'],
  ['pasadena', 34.1478, -118.1445, 'core'],
  ['rancho-palos-verdes', 33.7437, -118.3816, 'plus'],
  ['porterville', 36.0556, -119.0486, 'premium'],
  ['new-cuyama', 34.9469, -119.6854, 'plus'],
  ['paradise', 39.7596, -121.6219, 'premium'],
  ['santa-rosa', 38.4405, -122.7144, 'plus'],
  ['south-lake-tahoe', 38.9399, -119.9772, 'core'],
  ['sacramento', 38.5816, -121.4944, 'plus'],
  ['san-diego', 32.7157, -117.1611, 'core'],
  ['santa-barbara', 34.4208, -119.6982, 'premium'],
  ['redding', 40.5865, -122.3917, 'plus'],
].map(([id, lat, lng, plan]) => ({ id, lat, lng, plan, memberSince: JOINED }) as WatchedHome);
