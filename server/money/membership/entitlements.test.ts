import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLAN_KEYS } from '#contract/core/plans.ts';
import { entitlementsAt, type Span } from './entitlements.ts';

const day = (n: number) => new Date(Date.UTC(2027, 0, 1) + n * 86_400_000);
const span = (plan: Span['plan'], from: number, until: number | null): Span => ({
  plan,
  fromAt: day(from),
  untilAt: until === null ? null : day(until),
});

const UPGRADED = [span('core', 0, 10), span('premium', 10, null)];
const LAPSED = [span('plus', 0, 10), span('plus', 12, null)];

test.each<[string, Span[], number, string | null, number | null]>([
  ['nobody without a span has anything', [], 5, null, null],
  ['before the first moment there is nothing', [span('plus', 0, 10)], -0.001, null, null],
  ['the first moment counts', [span('plus', 0, 10)], 0, 'plus', 0],
  ['the last moment before the end counts', [span('plus', 0, 10)], 9.999, 'plus', 0],
  ['the moment of the end does not', [span('plus', 0, 10)], 10, null, null],
  ['without an end it goes on', [span('core', 0, null)], 4000, 'core', 0],
  ['an upgrade counts from its moment', UPGRADED, 10, 'premium', 0],
  ['and not a moment earlier', UPGRADED, 9.999, 'core', 0],
  ['a gap begins the membership anew', LAPSED, 20, 'plus', 12],
  ['in the gap there is nothing', LAPSED, 11, null, null],
  ['a span that ended as it began gives nothing', [span('plus', 5, 5)], 5, null, null],
])('%s', (_, spans, at, plan, since) => {
  const found = entitlementsAt(spans, day(at));
  expect(found?.plan ?? null).toBe(plan);
  expect(found?.since ?? null).toEqual(since === null ? null : day(since));
});

const someSpans = fc
  .array(
    fc.record({
      plan: fc.constantFrom(...PLAN_KEYS),
      length: fc.integer({ min: 0, max: 40 }),
      gap: fc.constantFrom(0, 0, 3),
    }),
    {
      maxLength: 8,
    },
  )
  .map((parts) => {
    let at = 0;
    return parts.map(({ plan, length, gap }, i) => {
      const from = at + gap;
      at = from + length;
      return span(plan, from, i === parts.length - 1 ? null : at);
    });
  });

test('span order doesn’t matter, and there is an entitlement exactly when a span contains the moment', () => {
  fc.assert(
    fc.property(someSpans, fc.integer({ min: -5, max: 400 }), (spans, n) => {
      const at = day(n);
      const found = entitlementsAt(spans, at);
      expect(entitlementsAt(spans.toReversed(), at)).toEqual(found);
      const holding = spans.filter((s) => s.fromAt <= at && (s.untilAt === null || at < s.untilAt));
      expect(found === null).toBe(holding.length === 0);
      if (!found) return;
      expect(holding.map(({ plan }) => plan)).toContain(found.plan);
      expect(found.since <= found.planSince && found.planSince <= at).toBe(true);
      // Entitled at every moment since then.
      for (let t = found.since.getTime(); t <= at.getTime(); t += 86_400_000)
        expect(entitlementsAt(spans, new Date(t))).not.toBeNull();
    }),
    { numRuns: 500 },
  );
});
