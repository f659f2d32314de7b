import { HOTEL_CLEAR_MILES } from '#contract/core/hotel-rooms.ts';
import { milesOf, kilometersBetween } from '#contract/distance.ts';

/** What room search needs to know about an order or warning. */
export type Zone = {
  box: { west: number; south: number; east: number; north: number };
  contains(lng: number, lat: number): boolean;
  /** With `within`, returns Infinity for anything farther. */
  milesTo(lat: number, lng: number, within?: number): number;
};
export type Spot = { lat: number; lng: number };

/** How far from the order's boundary a room may be. */
export const NEAR_MILES = 50;
/** The same if the household agreed to go farther. */
export const WIDE_MILES = 150;

const MILES_OF_A_DEGREE = 69;
const EARTH_MILES = milesOf(6371.0088);
/** Allows for rounding and the Earth's shape: boxes only exclude what is certainly too far. */
const MARGIN = 1.02;

/** Cosine of the angle at the Earth's center. Larger means nearer. */
export const cosineOfMiles = (miles: number): number => Math.cos(miles / EARTH_MILES);

export const milesBetween = (a: Spot, b: Spot): number => milesOf(kilometersBetween(a, b));

export type Area = { south: number; north: number; west: number; east: number };

export const isWithin = ({ south, north, west, east }: Area, { lat, lng }: Spot): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

export const isInBox = ({ box }: Pick<Zone, 'box'>, spot: Spot): boolean => isWithin(box, spot);

/** True if a hotel is itself inside one of these zones. */
export const isThreatened = (zones: readonly Zone[], spot: Spot): boolean =>
  zones.some((zone) => isInBox(zone, spot) && zone.contains(spot.lng, spot.lat));

/**
 * Returns a check whether a hotel is nearer to one of these zones than we promise. Prepared once for many
 * hotels.
 */
export function tooNear(zones: readonly Zone[]): (spot: Spot) => boolean {
  const around = zones.map((zone) => ({ zone, area: grown(zone.box, HOTEL_CLEAR_MILES) }));
  return (spot) =>
    around.some(
      ({ zone, area }) =>
        isWithin(area, spot) && zone.milesTo(spot.lat, spot.lng, HOTEL_CLEAR_MILES) < HOTEL_CLEAR_MILES,
    );
}

/**
 * True if no room in or near this zone may be assigned: every order and warning, including held ones, and an
 * order whose status became unreadable. While it is unclear whether they are real, no family is sent there.
 */
export const endangers = ({
  status,
  verdict,
  orderSince,
}: {
  status: string;
  verdict: string;
  orderSince: Date | null;
}): boolean =>
  verdict !== 'refused' &&
  (status === 'order' || status === 'warning' || (status === 'unknown' && orderSince !== null));

const NOWHERE: Area = { south: 90, north: -90, west: 180, east: -180 };
const union = (a: Area, b: Area): Area => ({
  south: Math.min(a.south, b.south),
  north: Math.max(a.north, b.north),
  west: Math.min(a.west, b.west),
  east: Math.max(a.east, b.east),
});

const boxOf = (places: readonly Spot[]): Area =>
  places.reduce((all, { lat, lng }) => union(all, { south: lat, north: lat, west: lng, east: lng }), NOWHERE);

const doMeet = (a: Area, b: Area): boolean =>
  a.south <= b.north && a.north >= b.south && a.west <= b.east && a.east >= b.west;

/** Extends a box so that it contains everything within this many miles. */
export function grown({ south, north, west, east }: Area, miles: number): Area {
  const lat = (miles / MILES_OF_A_DEGREE) * MARGIN;
  const far = Math.min(89, Math.max(Math.abs(south), Math.abs(north)) + lat);
  const lng = lat / Math.cos((far * Math.PI) / 180);
  return { south: south - lat, north: north + lat, west: west - lng, east: east + lng };
}

const diagonal = ({ south, north, west, east }: Area): number =>
  milesBetween({ lat: south, lng: west }, { lat: north, lng: east });

type Home = Spot & { isWideAllowed?: boolean };

/** The box around zones and so many miles beyond them; null without zones. */
export const areaAround = (zones: readonly Zone[], miles: number): Area | null =>
  zones.length === 0 ? null : grown(zones.map(({ box }) => box).reduce(union, NOWHERE), miles);

/** Shared by households in the same orders, whose rooms may be in the same places. */
export type Reach = { zones: readonly Zone[]; miles: number };

/**
 * Where each household's room may be: within this many miles of the orders its home is in, or of the home
 * itself if it is in none (any longer).
 */
export function reachesOf(zones: readonly Zone[], homes: readonly Home[]): Reach[] {
  const known = new Map<string, Reach>();
  // In a large fire with hundreds of orders, only a few are near these homes.
  const around = boxOf(homes);
  const near = zones.filter(({ box }) => doMeet(box, around));
  return homes.map((home) => {
    const own = near.filter((zone) => isInBox(zone, home) && zone.contains(home.lng, home.lat));
    const miles = home.isWideAllowed ? WIDE_MILES : NEAR_MILES;
    const key = `${miles}:${own.map((zone) => near.indexOf(zone)).join()}`;
    let reach = known.get(key);
    if (!reach) known.set(key, (reach = { zones: own, miles }));
    return reach;
  });
}

/** A rough box around everything any of them could reach. */
export function areaOf(homes: readonly Home[], reaches: readonly Reach[]): Area {
  let area = NOWHERE;
  const seen = new Set<Reach>();
  for (const [n, { lat, lng }] of homes.entries()) {
    const reach = reaches[n];
    if (!reach || seen.has(reach)) continue;
    const spot = { south: lat, north: lat, west: lng, east: lng };
    if (reach.zones.length > 0) seen.add(reach);
    const within = reach.zones.reduce((all, { box }) => union(all, box), spot);
    area = union(area, grown(within, reach.miles));
  }
  return area;
}

/**
 * A degree east counts as this many degrees north when sorting hotels by distance. Approximate for
 * California.
 */
export const EAST = 0.8;

/** Distance in those degrees. Satisfies the triangle inequality. */
export const distanceDegrees = (a: Spot, b: Spot): number =>
  Math.hypot(a.lat - b.lat, (a.lng - b.lng) * EAST);

/** Distance to the farthest corner of an area, in those degrees. */
export const reachAround = (place: Spot, { south, north, west, east }: Area): number =>
  Math.max(
    ...[south, north].flatMap((lat) => [west, east].map((lng) => distanceDegrees(place, { lat, lng }))),
  );

/** The minimum miles that this many of those degrees can mean within an area. */
export function leastMiles(degrees: number, { south, north }: Area): number {
  const narrowest = Math.cos((Math.min(89, Math.max(Math.abs(south), Math.abs(north))) * Math.PI) / 180);
  return (degrees * MILES_OF_A_DEGREE * Math.min(1, narrowest / EAST)) / MARGIN;
}

/** Center of the bounding box. */
export function middleOf(places: readonly Spot[]): Spot {
  const { south, north, west, east } = boxOf(places);
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}

/** A reach, prepared to check many places. */
export type Measure = {
  /** Farther from the home than this is certainly too far. */
  leastCosine: number;
  /** Within this distance of the home is certainly near enough, because the home is inside the boundary. */
  sureCosine: number;
  /** For places in between: true if the n-th place is near enough. */
  isNear(n: number): boolean;
};

export function measure({ zones, miles }: Reach, places: readonly Spot[]): Measure {
  const sureCosine = cosineOfMiles(miles);
  if (zones.length === 0) return { leastCosine: sureCosine, sureCosine, isNear: () => false };
  const across = diagonal(zones.reduce((all, { box }) => union(all, box), NOWHERE));
  const answers = new Int8Array(places.length);
  return {
    leastCosine: cosineOfMiles(Math.min((miles + across) * MARGIN, 6000)),
    sureCosine,
    isNear: (n) => {
      if (answers[n] === 0) {
        const { lat, lng } = places[n] ?? { lat: 90, lng: 0 };
        answers[n] = zones.some((zone) => zone.milesTo(lat, lng) <= miles) ? 1 : -1;
      }
      return answers[n] === 1;
    },
  };
}
