import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MultiPolygon } from '#contract/shape.ts';
import { prepare } from './polygon.ts';
import { sized } from '#test/tier.ts';

/** A double as a fraction of whole numbers: no rounding anywhere in the reference. */
function exact(value: number): { n: bigint; d: bigint } {
  let d = 1n;
  let v = value;
  while (!Number.isInteger(v)) {
    v *= 2;
    d *= 2n;
  }
  return { n: BigInt(v), d };
}

/** The sign of (b - a) x (c - a), by whole numbers. */
function side(a: [number, number], b: [number, number], c: [number, number]): number {
  const all = [...a, ...b, ...c].map(exact);
  const common = all.reduce((most, { d }) => (d > most ? d : most), 1n);
  const [ax = 0n, ay = 0n, bx = 0n, by = 0n, cx = 0n, cy = 0n] = all.map(({ n, d }) => n * (common / d));
  const cross = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  return cross > 0n ? 1 : cross < 0n ? -1 : 0;
}

/** What `prepare` must agree with: every edge looked at, every decision by whole numbers, nothing sorted. */
function reference(shape: MultiPolygon, lng: number, lat: number): boolean {
  return shape.some((rings) => {
    let isInside = false;
    for (const ring of rings)
      for (const [i, b] of ring.entries()) {
        const a = ring.at(i - 1) ?? b;
        if (a[0] === b[0] && a[1] === b[1]) continue;
        if (lat < Math.min(a[1], b[1]) || lat > Math.max(a[1], b[1])) continue;
        const turn = side(a, b, [lng, lat]);
        if (turn === 0 && lng >= Math.min(a[0], b[0]) && lng <= Math.max(a[0], b[0])) return true;
        if (a[1] > lat !== b[1] > lat && turn > 0 === b[1] > a[1]) isInside = !isInside;
      }
    return isInside;
  });
}

/** Few different values: corners on one line, repeated points, edges that lie on each other, points on the line. */
const coarse = fc.integer({ min: -8, max: 8 }).map((n) => n / 4);
/** Values whose last digits matter. */
const fine = fc.integer({ min: -2_000_000, max: 2_000_000 }).map((n) => n / 999_983);
const value = fc.oneof(coarse, fine);
const point = fc.tuple(
  value.map((n) => n - 118.25),
  value.map((n) => n + 34),
) as fc.Arbitrary<[number, number]>;
const ring = fc.array(point, { minLength: 3, maxLength: 14 }).chain((points) =>
  fc.record({ isClosed: fc.boolean(), isTurned: fc.boolean(), twice: fc.boolean() }).map((how) => {
    const made = how.twice ? points.flatMap((p) => [p, p]) : points.slice();
    if (how.isTurned) made.reverse();
    const first = made[0];
    return how.isClosed && first ? [...made, first] : made;
  }),
);
const shape = fc.array(fc.array(ring, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });

test('for irregular polygons, containment matches exact arithmetic over all edges', () => {
  fc.assert(
    fc.property(shape, fc.array(point, { maxLength: 20 }), (given, points) => {
      const { contains } = prepare(given);
      const corners = given.flat(2);
      const middles = corners.map(([x, y], i): [number, number] => {
        const [u, v] = corners[(i + 1) % corners.length] ?? [x, y];
        return [(x + u) / 2, (y + v) / 2];
      });
      for (const [lng, lat] of [...points, ...corners, ...middles])
        expect([lng, lat, contains(lng, lat)]).toEqual([lng, lat, reference(given, lng, lat)]);
    }),
    { numRuns: sized({ gate: 150, soak: 500 }) },
  );
});

test('points very close to a long line are on the side exact arithmetic says', () => {
  fc.assert(
    fc.property(point, point, point, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, c, along) => {
      const given: MultiPolygon = [[[a, b, c]]];
      const { contains } = prepare(given);
      const lng = a[0] + (b[0] - a[0]) * along;
      const lat = a[1] + (b[1] - a[1]) * along;
      for (const by of [0, -1, 1, -3, 3]) {
        const beside = lng * (1 + by * Number.EPSILON);
        expect(contains(beside, lat)).toBe(reference(given, beside, lat));
      }
    }),
    { numRuns: sized({ gate: 150, soak: 500 }) },
  );
});

test('a county with many corners matches the reference, with rings in any direction', () => {
  const star = Array.from({ length: 5000 }, (_, i): [number, number] => {
    const turn = (i / 5000) * 2 * Math.PI;
    const far = 0.5 + 0.2 * Math.sin(i * 12.9898) + 0.1 * Math.cos(i * 0.7);
    return [-118 + far * Math.cos(turn), 34 + far * Math.sin(turn)];
  });
  const lake = star.map(([x, y]): [number, number] => [-118 + (x + 118) * 0.3, 34 + (y - 34) * 0.3]);
  const given: MultiPolygon = [[star, lake.toReversed()]];
  const one = prepare(given);
  const other = prepare([[star.toReversed(), lake]]);
  let inside = 0;
  for (let i = 0; i < 400; i += 1) {
    const lng = -119 + ((i * 0.754877) % 1) * 2;
    const lat = 33 + ((i * 0.56984) % 1) * 2;
    const isInside = reference(given, lng, lat);
    inside += isInside ? 1 : 0;
    expect([one.contains(lng, lat), other.contains(lng, lat)]).toEqual([isInside, isInside]);
  }
  expect(inside).toBeGreaterThan(30);
});

test('nothing is inside an empty shape, and NaN is inside nothing', () => {
  expect(prepare([]).contains(0, 0)).toBe(false);
  expect(prepare([]).milesTo(34, -118)).toBe(Infinity);
  const square = prepare([[[[0, 0], [1, 0], [1, 1], [0, 1]]]]); // prettier-ignore
  expect(square.contains(Number.NaN, 0.5)).toBe(false);
  expect(square.contains(0.5, Number.NaN)).toBe(false);
});

/** On a sphere, to many points along every edge. */
function milesReference(given: MultiPolygon, lat: number, lng: number): number {
  const rad = Math.PI / 180;
  let best = Infinity;
  for (const r of given.flat())
    for (const [i, b] of r.entries()) {
      const a = r.at(i - 1) ?? b;
      for (let n = 0; n <= 100; n += 1) {
        const x = a[0] + ((b[0] - a[0]) * n) / 100;
        const y = a[1] + ((b[1] - a[1]) * n) / 100;
        const h =
          Math.sin(((y - lat) * rad) / 2) ** 2 +
          Math.cos(lat * rad) * Math.cos(y * rad) * Math.sin(((x - lng) * rad) / 2) ** 2;
        best = Math.min(best, 2 * 3958.7613 * Math.asin(Math.sqrt(h)));
      }
    }
  return best;
}

test('distances to a shape are measured on a sphere, and are zero inside', () => {
  const near = fc.tuple(
    fc.double({ min: -119, max: -117, noNaN: true }),
    fc.double({ min: 33, max: 35, noNaN: true }),
  );
  const many = fc.array(
    fc.uniqueArray(near as fc.Arbitrary<[number, number]>, {
      minLength: 3,
      maxLength: 8,
      selector: ([lng]) => lng,
    }),
    {
      minLength: 1,
      maxLength: 2,
    },
  );
  fc.assert(
    fc.property(many, near, fc.double({ min: 0, max: 60, noNaN: true }), (rings, [lng, lat], within) => {
      const given = rings.map((r) => [r]);
      const prepared = prepare(given);
      const miles = prepared.milesTo(lat, lng);
      // Who asks about what is near alone is told the same of it, and nothing of the rest.
      expect(prepared.milesTo(lat, lng, within)).toBe(miles <= within ? miles : Infinity);
      expect(prepared.milesTo(lat, lng, miles)).toBe(miles);
      const wanted = prepared.contains(lng, lat) ? 0 : milesReference(given, lat, lng);
      expect(Math.abs(miles - wanted)).toBeLessThan(1 + wanted * 0.003);
    }),
    { numRuns: sized({ gate: 50, soak: 150 }) },
  );
});

test('points known to be inside are reported as inside', () => {
  fc.assert(
    fc.property(fc.array(ring, { minLength: 1, maxLength: 3 }), (rings) => {
      const turns = rings.map((r) =>
        r.reduce((sum, [x, y], i) => {
          const [u, v] = r.at(i - 1) ?? [x, y];
          return sum + (u + 118.25) * (y - 34) - (x + 118.25) * (v - 34);
        }, 0),
      );
      fc.pre(turns.some((turn) => Math.abs(turn) > 1e-6)); // a line has no inside
      const given = rings.map((r) => [r]);
      const [lng, lat] = prepare(given).pointInside();
      expect(reference(given, lng, lat)).toBe(true);
    }),
    { numRuns: sized({ gate: 150, soak: 500 }) },
  );
});
