import type { Coordinates } from '#contract/outreach/risk-map.ts';

const EARTH_METRES = 6_371_008.8;
const CORNERS = 96;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/**
 * A ring of points this many meters from a place, as longitude and latitude. A circle in pixels would be too
 * large in the south and too small in the north.
 */
export function circleAround({ lat, lng }: Coordinates, metres: number): [lng: number, lat: number][] {
  const reach = metres / EARTH_METRES;
  const from = radians(lat);
  const ring = Array.from({ length: CORNERS }, (_, corner): [number, number] => {
    const bearing = (corner / CORNERS) * 2 * Math.PI;
    const to = Math.asin(
      Math.sin(from) * Math.cos(reach) + Math.cos(from) * Math.sin(reach) * Math.cos(bearing),
    );
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(reach) * Math.cos(from),
      Math.cos(reach) - Math.sin(from) * Math.sin(to),
    );
    return [lng + degrees(east), degrees(to)];
  });
  const [first] = ring;
  return first ? [...ring, first] : ring;
}

/** Radius in meters per point of an area's score. */
const METRES_PER_POINT = 1000;
export const riskRadius = (score: number): number => score * METRES_PER_POINT;
