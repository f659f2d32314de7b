/** Distances on a plane that touches the Earth nearby: right to a few meters over a county, and fast. */
export type Position = readonly [lng: number, lat: number];

export const METERS_A_LAT = 111_132;
const METERS_A_LNG = 111_320;

/** Meters of one degree of longitude at this latitude. */
export const metersALng = (lat: number): number => METERS_A_LNG * Math.cos((lat * Math.PI) / 180);

export const metersBetween = (a: Position, b: Position): number =>
  Math.hypot((a[0] - b[0]) * metersALng((a[1] + b[1]) / 2), (a[1] - b[1]) * METERS_A_LAT);

/** How far a point is from a segment, and how far along the nearest place is (0 to 1). */
export function metersToSegment(p: Position, a: Position, b: Position): { meters: number; along: number } {
  const scale = metersALng(p[1]);
  const ax = (a[0] - p[0]) * scale;
  const ay = (a[1] - p[1]) * METERS_A_LAT;
  const dx = (b[0] - a[0]) * scale;
  const dy = (b[1] - a[1]) * METERS_A_LAT;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / square));
  return { meters: Math.hypot(ax + along * dx, ay + along * dy), along };
}

export const between = (a: Position, b: Position, along: number): Position => [
  a[0] + (b[0] - a[0]) * along,
  a[1] + (b[1] - a[1]) * along,
];

/** Degrees clockwise from north, -180 to 180. */
export const bearing = (a: Position, b: Position): number =>
  (Math.atan2((b[0] - a[0]) * metersALng(a[1]), (b[1] - a[1]) * METERS_A_LAT) * 180) / Math.PI;

export function metersOf(line: readonly Position[]): number {
  let sum = 0;
  let last: Position | undefined;
  for (const point of line) {
    if (last) sum += metersBetween(last, point);
    last = point;
  }
  return sum;
}

/** The points of a line and as many between them that no two are farther apart than `step` meters. */
export function* pointsAlong(line: readonly Position[], step: number): Generator<Position> {
  let last: Position | undefined;
  for (const point of line) {
    if (last) {
      const parts = Math.max(1, Math.ceil(metersBetween(last, point) / step));
      for (let i = 1; i < parts; i += 1) yield between(last, point, i / parts);
    }
    yield point;
    last = point;
  }
}
