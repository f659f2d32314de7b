import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MultiPolygon } from '#contract/shape.ts';
import { numbered, nothing, reported, square } from '#test/zones.ts';
import { normalZones } from './normal-zones.ts';
import { officialKey, zoneKey } from './zone-key.ts';
import { areaKm2, shapeHash, unionOf, usableShape } from './zone-shape.ts';
import { rehearsalWord, statusOf } from './zone-status.ts';

const AT = new Date('2025-01-08T18:00:00Z');

describe('status wording', () => {
  test.each([
    ['Evacuation Order', 'order'],
    ['  EVACUATION ORDER ', 'order'],
    ['Order', 'order'],
    ['Evacuation Orders', 'order'],
    ['Evacuation Order - Mandatory', 'order'],
    ['Evacuation Order (Immediate)', 'order'],
    ['Immediate Evacuation Order', 'order'],
    ['Evacuation Order Issued.', 'order'],
    ['Evacuation Order*', 'order'],
    ['EVACUATION WARNING IN EFFECT', 'warning'],
    ['Evacuation Order – Lifted', 'lifted'],
    ['Evacuation Order expected to be issued', 'unknown'],
    ['Evacuation Warning', 'warning'],
    ['warning', 'warning'],
    ['Advisory', 'advisory'],
    ['Shelter In Place', 'shelter'],
    ['Shelter-in-Place', 'shelter'],
    ['Evacuation/Advisory Lifted', 'lifted'],
    ['Evacuation / Advisory Lifted', 'lifted'],
    ['Clear to Repopulate', 'lifted'],
    ['NORMAL', 'lifted'],
    [null, 'unknown'],
    ['null', 'unknown'],
    ['', 'unknown'],
    ['Order pending', 'unknown'],
    ['constructor', 'unknown'],
  ] as const)('%j means %s', (words, status) => {
    expect(statusOf(words)).toBe(status);
  });

  test.each([
    ['This is a TEST of zones', 'test'],
    ['**TEST**', 'test'],
    ['TEST_ZONE 4', 'test'],
    ['Statewide exercise in May', 'exercise'],
    ['Drill only', 'drill'],
    ['Zone for training', 'training'],
    ['Simulacro de evacuación', 'simulacro'],
    ['TESTZONE1', 'testzone1'],
    ['Zone test2', 'test2'],
    ['Simulation, please disregard', 'simulation'],
    ['Please disregard', 'disregard'],
    ['This is a practice message. SAMPLE.', 'practice message'],
    ['Mock zone', 'mock'],
    ['Do not disregard this order', null],
    ['Mock Road and Dummy Creek', null],
    ['The medical practice on Elm is closed', null],
    ['See the latest map', null],
    ['Contest Road and Testa Lane', null],
    ['This is not a test. Leave now', null],
    ['THIS IS NOT A DRILL', null],
    ['Exercise extreme caution when you return', null],
    ['Go to the Fire Training Center', null],
    ['Exercise the utmost caution', null],
    ['Water testing is under way', null],
    ['South of Drill Road', null],
    ['Exercise caution. This is a drill', 'drill'],
  ])('in %j, %j looks like a drill', (notes, word) => {
    expect(rehearsalWord(['US-CA-XTE-TOW-E001', null, notes])).toBe(word);
  });
});

describe('zone keys', () => {
  test.each([
    [' us-ca-xla-lfd-1241 ', 'US-CA-XLA-LFD-1241'],
    ['US-CA-', null],
    ['US-CA', null],
    ['  ', null],
    ['null', null],
    [null, null],
    ['US-CA-Toulumne117', 'US-CA-TOULUMNE117'],
  ])('id %j has key %j', (id, key) => {
    expect(officialKey(id)).toBe(key);
  });

  test('without an id the shape is the key, and without a shape the text is', () => {
    const zone = reported({ officialId: 'US-CA-' });
    expect(zoneKey(zone, 'abc')).toBe('shape:abc');
    expect(zoneKey(zone, null)).toMatch(/^words:/);
    expect(zoneKey(zone, null)).not.toBe(zoneKey({ ...zone, name: 'Other' }, null));
  });
});

const point = fc.tuple(
  fc.integer({ min: -1_200_000, max: -1_190_000 }).map((n) => n / 10_000),
  fc.integer({ min: 340_000, max: 350_000 }).map((n) => n / 10_000),
);
const ring = fc.uniqueArray(point, { minLength: 3, maxLength: 12, selector: String });

describe('shapes', () => {
  test('a shape is the same with any ring start, direction or repetition', () => {
    fc.assert(
      fc.property(
        fc.array(ring, { minLength: 1, maxLength: 4 }),
        fc.nat(),
        fc.boolean(),
        (rings, turn, isTurned) => {
          const plain: MultiPolygon = rings.map((points) => [[...points, ...points.slice(0, 1)]]);
          const other: MultiPolygon = rings.toReversed().map((points) => {
            const from = turn % points.length;
            const turned = [...points.slice(from), ...points.slice(0, from)];
            const way = isTurned ? turned.toReversed() : turned;
            return [[...way, ...way.slice(0, 1), ...way.slice(0, 1)]];
          });
          expect(shapeHash(other)).toBe(shapeHash(plain));
          expect(shapeHash([...plain, ...other])).toBe(shapeHash(plain));
          expect(shapeHash(unionOf([plain, other, plain]))).toBe(shapeHash(plain));
          expect(unionOf([plain, other]).length).toBe(unionOf([plain]).length);
        },
      ),
    );
  });

  test('a difference of a millionth of a degree is the same shape, and a ten-thousandth is another', () => {
    const moved = (by: number): MultiPolygon =>
      square(3).map((rings) => rings.map((r) => r.map(([lng, lat]) => [lng + by, lat] as [number, number])));
    expect(shapeHash(moved(1e-8))).toBe(shapeHash(square(3)));
    expect(shapeHash(moved(1e-4))).not.toBe(shapeHash(square(3)));
  });

  test.each<[string, MultiPolygon | null]>([
    ['none', null],
    ['no polygon', []],
    ['no ring', [[]]],
    [
      'two points',
      [
        [
          [
            [1, 1],
            [2, 2],
            [1, 1],
          ],
        ],
      ],
    ],
    [
      'latitude 91',
      [
        [
          [
            [1, 91],
            [2, 2],
            [3, 1],
            [1, 91],
          ],
        ],
      ],
    ],
    [
      'no number',
      [
        [
          [
            [Number.NaN, 1],
            [2, 2],
            [3, 1],
          ],
        ],
      ],
    ],
    [
      'no end',
      [
        [
          [
            [Number.POSITIVE_INFINITY, 1],
            [2, 2],
            [3, 1],
          ],
        ],
      ],
    ],
  ])('a shape with %s is unusable', (_, shape) => {
    expect(usableShape(shape).shape).toBeNull();
    expect(usableShape(shape).problem).toMatch(/\.$/);
  });

  test('an open ring is closed, and a bow-tie is left alone', () => {
    const bowTie: MultiPolygon = [
      [
        [
          [0, 0],
          [1, 1],
          [1, 0],
          [0, 1],
        ],
      ],
    ];
    expect(usableShape(bowTie).shape).toEqual([
      [
        [
          [0, 0],
          [1, 1],
          [1, 0],
          [0, 1],
          [0, 0],
        ],
      ],
    ]);
  });

  test('areas are accurate to one percent, with holes subtracted', () => {
    const degree = (by: number): [number, number][] => [
      [by, by],
      [by, 1 - by],
      [1 - by, 1 - by],
      [1 - by, by],
      [by, by],
    ];
    expect(areaKm2([[degree(0)]])).toBeGreaterThan(12_250);
    expect(areaKm2([[degree(0)]])).toBeLessThan(12_450);
    // Never too small: a hole is counted, and a bow-tie, whose halves cancel out, isn't zero.
    expect(areaKm2([[degree(0), degree(0.25)]])).toBeGreaterThan(areaKm2([[degree(0)]]));
    const [a, b, c, d] = degree(0);
    expect(areaKm2([[[a, c, b, d, a].filter((point) => point !== undefined)]])).toBeGreaterThan(3_000);
  });

  test('a duplicated ring counts once, so it doesn’t cancel itself out', () => {
    const [rings = []] = square(1);
    const { shape } = usableShape([[...rings, ...rings]]);
    expect(shape).toEqual(square(1));
  });
});

describe('zones of a response', () => {
  test('a zone in a county named test looks like a test', () => {
    expect(normalZones([reported({ county: 'TEST COUNTY' })], AT)[0]?.rehearsal).toBe('test');
  });

  test('blank rows are not zones', () => {
    expect(normalZones([nothing, { ...nothing, words: 'null', officialId: 'US-CA-' }], AT)).toEqual([]);
  });

  test('a zone listed several times is one: most severe status, all of its shapes', () => {
    const [zone, ...others] = normalZones(
      [numbered(1, 'Evacuation Warning'), numbered(1), numbered(1, 'Evacuation Order', { shape: square(2) })],
      AT,
    );
    expect(others).toEqual([]);
    expect(zone).toMatchObject({ status: 'order', shapeHash: shapeHash([...square(1), ...square(2)]) });
  });

  test('a warning row puts no one under the order of another row with the same id', () => {
    const zones = normalZones([numbered(1), numbered(1, 'Evacuation Warning', { shape: square(7) })], AT);
    expect(zones.map(({ status, shapeHash: hash }) => [status, hash])).toEqual([
      ['order', shapeHash(square(1))],
      ['warning', shapeHash(square(7))],
    ]);
  });

  test('row order and duplicates change nothing', () => {
    const any = fc.record({
      n: fc.nat({ max: 4 }),
      at: fc.nat({ max: 6 }),
      words: fc.constantFrom('Evacuation Order', 'Evacuation Warning', 'Lifted', null),
      hasId: fc.boolean(),
      notes: fc.constantFrom(null, 'Smoke', 'A test'),
    });
    fc.assert(
      fc.property(
        fc
          .array(any, { maxLength: 8 })
          .chain((rows) =>
            fc.tuple(
              fc.constant(rows),
              fc.shuffledSubarray([...rows, ...rows], { minLength: rows.length * 2 }),
            ),
          ),
        ([rows, mixed]) => {
          const read = (list: typeof rows) =>
            normalZones(
              list.map(({ n, at, words, hasId, notes }) =>
                numbered(n, words, { shape: square(at), notes, ...(hasId ? {} : { officialId: null }) }),
              ),
              AT,
            ).map((zone) => ({ ...zone, shape: zone.shape?.length }));
          expect(read(mixed)).toEqual(read(rows));
        },
      ),
    );
  });

  test('a timestamp in the future is ignored', () => {
    const [zone] = normalZones(
      [numbered(1, 'Evacuation Order', { issuedAt: new Date('2025-01-09T01:00:00Z') })],
      AT,
    );
    expect(zone?.issuedAt).toBeNull();
  });
});
