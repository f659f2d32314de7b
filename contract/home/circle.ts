import type { MultiPolygon } from '#contract/shape.ts';

const MILES_OF_A_DEGREE = 69;
const CORNERS = 24;

/** Approximates a circle by a polygon with 24 corners. */
export function circleAround({ lat, lng }: { lat: number; lng: number }, miles: number): MultiPolygon {
  const squeeze = Math.cos((lat * Math.PI) / 180);
  const ring = Array.from({ length: CORNERS }, (_, n): [number, number] => {
    const angle = (n / CORNERS) * 2 * Math.PI;
    return [
      lng + ((miles / MILES_OF_A_DEGREE) * Math.sin(angle)) / squeeze,
      lat + (miles / MILES_OF_A_DEGREE) * Math.cos(angle),
    ];
  });
  const [first] = ring;
  return [[first ? [...ring, first] : ring]];
}
