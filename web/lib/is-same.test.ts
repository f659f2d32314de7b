import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSame } from './is-same.ts';

test('a copy is the same', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => isSame(value, structuredClone(value))));
});

test('two values are the same exactly when their texts are, whatever the order of their names', () => {
  const small = fc.jsonValue({ maxDepth: 2 });
  fc.assert(
    fc.property(small, small, (one, other) => {
      // JSON has one zero.
      const [a, b] = [one, other].map((value) => JSON.parse(JSON.stringify(value)) as unknown);
      expect(isSame(a, b)).toBe(sorted(a) === sorted(b));
    }),
  );
});

test.each([
  [[1, 2], [1]],
  [[], {}],
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, { b: undefined }],
  [null, {}],
  ['1', 1],
])('%j is not %j', (one, other) => {
  expect(isSame(one, other)).toBe(false);
  expect(isSame(other, one)).toBe(false);
});

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, found: unknown) =>
    found && typeof found === 'object' && !Array.isArray(found)
      ? Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : found,
  );
