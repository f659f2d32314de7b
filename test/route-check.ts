/**
 * A second opinion on routes. It shares no geometry code with the product: it uses winding angles instead of counting
 * crossings, measures on the sphere, samples borders, and reads streets from the raw extract.
 */
import { kilometersBetween } from '#contract/distance.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import type { Extract } from '#server/emergency/routes/roads/read-extract.ts';
import type { HazardPicture } from '#server/ports/routing.ts';

type Place = readonly [number, number];
const meters = (a: Place, b: Place): number =>
  kilometersBetween({ lng: a[0], lat: a[1] }, { lng: b[0], lat: b[1] }) * 1000;

/** Whether a ring winds around a point: the angles between its corners, seen from there, add up to a full turn. */
function windsAround(ring: readonly Place[], [x, y]: Place): boolean {
  let turned = 0;
  for (let i = 0; i < ring.length; i += 1) {
    const [ax, ay] = ring[i] ?? [0, 0];
    const [bx, by] = ring[(i + 1) % ring.length] ?? [0, 0];
    const angle = Math.atan2(by - y, bx - x) - Math.atan2(ay - y, ax - x);
    turned += angle > Math.PI ? angle - 2 * Math.PI : angle < -Math.PI ? angle + 2 * Math.PI : angle;
  }
  return Math.abs(turned) > Math.PI;
}
const isIn = (shape: MultiPolygon, place: Place): boolean =>
  shape.some(
    ([outer = [], ...holes]) => windsAround(outer, place) && !holes.some((hole) => windsAround(hole, place)),
  );

function* walk(line: readonly Place[], step: number): Generator<Place> {
  for (let i = 1; i < line.length; i += 1) {
    const [a, b]: [Place, Place] = [line[i - 1] ?? [0, 0], line[i] ?? [0, 0]];
    const parts = Math.ceil(meters(a, b) / step) || 1;
    for (let k = 0; k < parts; k += 1)
      yield [a[0] + ((b[0] - a[0]) * k) / parts, a[1] + ((b[1] - a[1]) * k) / parts];
  }
  const end = line.at(-1);
  if (end) yield end;
}

/** Points of a zone's border, every few meters. */
const borderOf = (shape: MultiPolygon): Place[] =>
  shape.flatMap((rings) => rings.flatMap((ring) => [...walk([...ring, ring[0] ?? [0, 0]], 6)]));

export type CheckedPicture = {
  zones: { shape: MultiPolygon; border: Place[]; box: [number, number, number, number] }[];
  outer: Place[];
  fires: MultiPolygon[];
  closures: HazardPicture['closures']['items'];
};

export function readPicture(picture: HazardPicture): CheckedPicture {
  const zones = picture.zones.items.map(({ shape }) => {
    const border = borderOf(shape);
    const [lngs, lats] = [border.map(([lng]) => lng), border.map(([, lat]) => lat)];
    const box: [number, number, number, number] = [
      Math.min(...lngs) - 0.001,
      Math.min(...lats) - 0.001,
      Math.max(...lngs) + 0.001,
      Math.max(...lats) + 0.001,
    ];
    return { shape, border, box };
  });
  // A border between two zones has a zone on both sides, or a gap that counts as inside. The outside begins elsewhere.
  const outer = zones.flatMap(({ border }, i) =>
    border.filter(
      (place) =>
        around(place, 2, 12).some((beside) => !inZones({ zones }, beside)) &&
        !zones.some(({ border: other }, k) => k !== i && isWithin(other, place, 33)),
    ),
  );
  return {
    zones,
    outer,
    fires: picture.fires.items.map(({ shape }) => shape),
    closures: picture.closures.items,
  };
}

const isBoxed = ([west, south, east, north]: readonly number[], [x, y]: Place): boolean =>
  x >= (west ?? 0) && x <= (east ?? 0) && y >= (south ?? 0) && y <= (north ?? 0);

const inZones = ({ zones }: Pick<CheckedPicture, 'zones'>, place: Place): boolean =>
  zones.some(({ shape, box }) => isBoxed(box, place) && isIn(shape, place));

const around = ([x, y]: Place, radius: number, count: number): Place[] =>
  Array.from({ length: count }, (_, k) => {
    const angle = (k / count) * 2 * Math.PI;
    return [
      x + (Math.cos(angle) * radius) / (111_195 * Math.cos((y * Math.PI) / 180)),
      y + (Math.sin(angle) * radius) / 111_195,
    ];
  });

/** Deep inside: a disk of this many meters around the place is completely inside the zones. */
const isDeep = (picture: CheckedPicture, place: Place, radius: number): boolean =>
  [place, ...around(place, radius / 2, 20), ...around(place, radius, 40)].every((beside) =>
    inZones(picture, beside),
  );

const nearestOf = (places: readonly Place[], to: Place): number => {
  let best = Infinity;
  for (const place of places) {
    if (Math.abs(place[1] - to[1]) * 111_195 > best || Math.abs(place[0] - to[0]) * 80_000 > best) continue;
    best = Math.min(best, meters(place, to));
  }
  return best;
};

const isWithin = (places: readonly Place[], to: Place, most: number): boolean =>
  places.some(
    (place) =>
      Math.abs(place[1] - to[1]) * 111_195 < most &&
      Math.abs(place[0] - to[0]) * 80_000 < most &&
      meters(place, to) < most,
  );

/** Outside, and not in a gap between two zones, which counts as inside. */
function isClearlyOut(picture: CheckedPicture, place: Place): boolean {
  if (inZones(picture, place)) return false;
  const near = picture.zones.filter(
    ({ border, box }) => isBoxed(box, place) && nearestOf(border, place) < 33,
  );
  return near.length < 2;
}

/** Which way each stretch of a street may be driven, from the raw extract. */
export function readDirections({ traits, refs, refStart, nodeLng, nodeLat }: Extract): Set<string> {
  const allowed = new Set<string>();
  const at = (i: number) => `${nodeLng[refs[i] ?? 0]},${nodeLat[refs[i] ?? 0]}`;
  for (const [way, road] of traits.entries())
    for (let i = (refStart[way] ?? 0) + 1; i < (refStart[way + 1] ?? 0); i += 1) {
      if (road.isForward) allowed.add(`${at(i - 1)} ${at(i)}`);
      if (road.isBackward) allowed.add(`${at(i)} ${at(i - 1)}`);
    }
  return allowed;
}

export type CheckedRoute = { line: readonly Place[]; from: Place; to: Place; mayGoDeeper: boolean };

/** What is wrong with a route, in words. Empty: it passes. Thresholds allow 3 m for the different measuring methods. */
export function objectionsTo(
  { line, from, to, mayGoDeeper }: CheckedRoute,
  picture: CheckedPicture,
  directions: ReadonlySet<string> | null,
): string[] {
  const found = new Set<string>();
  const [start, end] = [line[0], line.at(-1)];
  if (!start || !end) return ['no line'];
  if (meters(start, from) > 403) found.add('starts elsewhere');
  if (meters(end, to) > 403) found.add('ends elsewhere');
  const key = ([lng, lat]: Place) => `${Math.round(lng * 1e7)},${Math.round(lat * 1e7)}`;
  if (directions)
    for (let i = 2; i < line.length - 1; i += 1) {
      const [a, b] = [line[i - 1] ?? start, line[i] ?? end];
      // A repeated point, where a trip begins or ends exactly at a junction, isn't a stretch.
      if (key(a) !== key(b) && !directions.has(`${key(a)} ${key(b)}`))
        found.add('drives where no street leads');
    }
  const depthOf = (place: Place) => (inZones(picture, place) ? nearestOf(picture.outer, place) : 0);
  const startDepth = depthOf(start);
  let hasLeft = startDepth === 0 && isClearlyOut(picture, start);
  let walked = 0;
  for (const place of walk(line, 7)) {
    walked += 1;
    if (picture.fires.some((fire) => isIn(fire, place))) found.add('through fire');
    for (const { line: closed, isChord } of picture.closures)
      for (const point of isChord ? closed : walk(closed, 5))
        if (meters(point, place) < 22) found.add('over a closed road');
    if (!inZones(picture, place)) {
      if (isClearlyOut(picture, place)) hasLeft = true;
      continue;
    }
    if (hasLeft && isDeep(picture, place, 53)) found.add('back into the zone');
    // Depth changes slowly, and takes long to measure.
    if (!mayGoDeeper && walked % 4 === 0 && depthOf(place) > Math.max(50, startDepth + 300) + 8)
      found.add('deeper into the zone');
  }
  if (isDeep(picture, end, 53)) found.add('ends in the zone');
  return [...found];
}
