import { expect, test } from 'vitest';
import { areaOf, indexSegments, meets } from './area.ts';
import { metersToSegment, type Position } from './flat-earth.ts';

let state = 11;
const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
const place = (): [number, number] => [-122.7 + random() * 0.2, 38.4 + random() * 0.2];

test('the nearest segment is found as by looking at all of them', () => {
  for (const count of [1, 2, 7, 400]) {
    const segments = Array.from({ length: count }, () => {
      const [x, y] = place();
      return [x, y, x + (random() - 0.5) * 0.02, y + (random() - 0.5) * 0.02] as const;
    });
    const { metersTo } = indexSegments(segments.flat());
    for (let i = 0; i < 200; i += 1) {
      const [x, y] = place();
      const at: Position = [x + (random() - 0.5) * 0.3, y];
      const least = Math.min(...segments.map(([a, b, c, d]) => metersToSegment(at, [a, b], [c, d]).meters));
      // Both are planes; they touch the Earth at different places.
      expect(Math.abs(metersTo(at) - least)).toBeLessThan(least * 0.004 + 0.01);
      expect(metersTo(at, least * 0.98)).toBe(Infinity);
      expect(metersTo(at, least * 1.02)).toBeLessThan(Infinity);
    }
  }
});

test('no segments are infinitely far away', () => {
  const none = indexSegments([]);
  expect(none.metersTo([0, 0])).toBe(Infinity);
  expect(none.isCrossed([0, 0], [1, 1])).toBe(false);
});

test('a line meets an area it crosses, lies in or touches, and no other', () => {
  const area = areaOf([
    [
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      [
        [0.4, 0.4],
        [0.6, 0.4],
        [0.6, 0.6],
        [0.4, 0.6],
      ],
    ],
  ]);
  expect(meets(area, [-1, 0.5], [2, 0.5])).toBe(true);
  expect(meets(area, [0.1, 0.1], [0.2, 0.2])).toBe(true);
  expect(meets(area, [-1, 1], [2, 1])).toBe(true);
  expect(meets(area, [0.45, 0.45], [0.55, 0.55])).toBe(false); // in the hole
  expect(meets(area, [0.45, 0.45], [0.9, 0.55])).toBe(true);
  expect(meets(area, [-1, -1], [2, -0.1])).toBe(false);
  expect(meets(area, [1.2, 0.9], [0.9, 1.2])).toBe(false); // past the corner
});
