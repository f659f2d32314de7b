/**
 * Random sequences of a feed that behaves like the recordings of 2025 and 2026, checked against a small model that
 * knows what the authorities really ordered. The model shares no code with the rules. It reads the published list only
 * to tell when a response was complete.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReportedZone } from '#server/ports/alert-feed.ts';
import { minute, openFeed, type Given } from '#test/pulled-feed.ts';
import { sized } from '#test/tier.ts';
import { numbered, square } from '#test/zones.ts';

const ZONES = 8;
const STEP_MINUTES = 10;

/** What the authority really says about a zone, and since when. */
type Truth = { words: 'Evacuation Order' | 'Evacuation Warning' | null; since: number };

const step = fc.record({
  /** What the authorities do before this response. */
  acts: fc.array(
    fc.record({
      zone: fc.nat({ max: ZONES - 1 }),
      to: fc.constantFrom('order', 'warning', 'end', 'touch'),
    }),
    { maxLength: 2 },
  ),
  /** Ends most zones at once, or splits one into two rows with the same area. */
  mass: fc.boolean().map((yes) => yes),
  splits: fc.option(fc.nat({ max: ZONES - 1 }), { freq: 9 }),
  /** How the list is published this time. */
  ids: fc.constantFrom('kept', 'renumbered'),
  staleRows: fc.boolean(),
  testWord: fc.option(fc.nat({ max: ZONES - 1 }), { freq: 6 }),
  partial: fc.oneof(
    { weight: 5, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.record({ keep: fc.nat({ max: ZONES }), says: fc.boolean() }) },
  ),
  isLost: fc.boolean(),
  minutes: fc.constantFrom(STEP_MINUTES, STEP_MINUTES, STEP_MINUTES, 3 * STEP_MINUTES),
});
const course = fc.array(
  step.map((one) => ({
    ...one,
    mass: one.mass && one.isLost,
    isLost: one.isLost && !one.mass && one.staleRows,
  })),
  { minLength: 4, maxLength: 60 },
);

type Step = Parameters<Parameters<typeof course.map>[0]>[0][number];

function createWorld() {
  const truth = new Map<number, Truth>();
  /** Old rows, which an append-only source never removes. */
  const past: ReportedZone[] = [];
  const split = new Set<number>();
  let now = 0;
  const row = (n: number, { words, since }: Truth, more: Partial<ReportedZone> = {}) =>
    numbered(n, words, { issuedAt: minute(since), ...more });
  const set = (n: number, words: Truth['words']) => {
    const was = truth.get(n);
    if (was?.words) past.push(row(n, was));
    truth.set(n, { words, since: now - 1 });
  };
  // A distant zone that never changes, so that the list is never empty.
  const rest = numbered(390, 'Evacuation Warning', { issuedAt: minute(-1000) });

  const act = ({ acts, mass, splits }: Step) => {
    for (const { zone, to } of acts)
      if (to === 'touch') {
        const was = truth.get(zone);
        if (was?.words) set(zone, was.words);
      } else set(zone, to === 'order' ? 'Evacuation Order' : to === 'warning' ? 'Evacuation Warning' : null);
    if (mass) for (const n of [...truth.keys()].slice(1)) set(n, null);
    if (splits !== null && truth.get(splits)?.words) split.add(splits);
  };

  const rows = ({ staleRows, testWord, ids }: Step): ReportedZone[] => {
    const current = [...truth].flatMap(([n, one]) => {
      if (!one.words) return [];
      const isMarked = testWord === n && hasNeighbor(n);
      const said = row(n, one, isMarked ? { notes: 'EXERCISE' } : {});
      return split.has(n) ? [said, { ...said, shape: square(n, 0.01) }] : [said];
    });
    // Rows of ended zones are removed; older rows of the others may stay.
    const older = staleRows ? past.filter((old) => isListed(current, old)) : [];
    return [...current, ...older, rest].map((one, n) => ({
      ...one,
      rowId: ids === 'kept' ? `${one.officialId} ${one.issuedAt?.getTime()}` : `${now}-${n}`,
    }));
  };
  const isListed = (current: readonly ReportedZone[], old: ReportedZone) =>
    current.some(
      ({ officialId, issuedAt }) =>
        officialId === old.officialId && (issuedAt?.getTime() ?? 0) > (old.issuedAt?.getTime() ?? 0),
    );
  /** A neighbor under an order of the last day, without a test mark. */
  const hasNeighbor = (n: number) =>
    [n - 1, n + 1].some((m) => {
      const one = truth.get(m);
      return one?.words === 'Evacuation Order' && now - one.since < 20 * 60;
    });
  return { truth, act, rows, tick: (by: number) => (now += by), now: () => now };
}

/** The feed's response, and whether it is complete. */
function answer(given: Step, rows: ReportedZone[]): { given: Given; isWhole: boolean; shown: Set<string> } {
  const { partial, isLost } = given;
  const keysOf = (zones: readonly ReportedZone[]) => new Set(zones.map(({ officialId }) => officialId ?? ''));
  if (isLost) return { given: 'failed', isWhole: false, shown: new Set() };
  if (!partial) return { given: rows, isWhole: true, shown: keysOf(rows) };
  const zones = rows.slice(0, partial.keep);
  return { given: { zones, problem: 'There is more.' }, isWhole: false, shown: keysOf(zones) };
}

/**
 * A partial response has the zone without its mark. The next one is complete but lacks so much that it is doubted. The
 * marked row then stays next to the other one, because a doubtful response removes nothing.
 */
const QUIET: Step = {
  acts: [],
  mass: false,
  splits: null,
  ids: 'kept',
  staleRows: false,
  testWord: null,
  partial: null,
  isLost: false,
  minutes: STEP_MINUTES,
};
const LOST_IN_DOUBT: Step[] = [
  { ...QUIET, acts: [{ zone: 6, to: 'warning' }] },
  { ...QUIET, acts: [{ zone: 5, to: 'order' }] },
  { ...QUIET, acts: [{ zone: 6, to: 'order' }], staleRows: true, testWord: 6 },
  { ...QUIET, partial: { keep: 1, says: false } },
  { ...QUIET, acts: [{ zone: 6, to: 'end' }], mass: true },
  { ...QUIET, partial: { keep: 0, says: false } },
];

test('no fresh order is missed for longer than one complete answer, none is duplicated, none ends early', () => {
  fc.assert(
    fc.property(course, (steps) => {
      const world = createWorld();
      const feed = openFeed();
      /** Per zone: when complete responses lacked it, since it was last present. */
      const lacking = new Map<number, number[]>();
      for (const one of steps) {
        const now = world.tick(one.minutes);
        world.act(one);
        const { given, isWhole, shown } = answer(one, world.rows(one));
        const effect = feed.pull(now, given);
        for (let n = 0; n < ZONES; n += 1) {
          const key = numbered(n).officialId ?? '';
          const zone = feed.zone(n);
          const isOrder = world.truth.get(n)?.words === 'Evacuation Order';
          if (shown.has(key)) lacking.delete(n);
          else if (isWhole) lacking.set(n, [...(lacking.get(n) ?? []), now]);
          // A new order activates with the first response that shows it, complete or not. A marked one waits for a
          // complete response: a partial one may lack the active neighbor that makes it real.
          const acting = [zone, feed.zones.get(`${key} (test)`)].some(
            (one) => one?.status === 'order' && one.endedAt === null && one.verdict === 'auto',
          );
          const isReadable = isWhole || (shown.has(key) && one.testWord !== n);
          if (isOrder && isReadable) expect({ n, acting }).toEqual({ n, acting: true });
          const changes = effect.taken.changes.filter((change) => change.key === key);
          // One order in the list is one zone: an older, marked or split row adds no second one. Partial and doubtful
          // responses can't show that a marked row is gone, so until then it stays next to the other row. Even so, a
          // home has only one activation.
          const orders = [...feed.zones.values()].filter(
            (other) =>
              (other.key === key || other.key.startsWith(`${key} `)) &&
              other.status === 'order' &&
              other.endedAt === null &&
              other.absentSince === null,
          );
          if (isWhole && effect.doubt === null) expect(orders.length).toBeLessThanOrEqual(1);
          expect(changes.length).toBeLessThanOrEqual(1);
          for (const { from, to, rule, kind } of changes) {
            expect(rule).toBeTruthy();
            if (from !== 'order' || to === 'order' || kind === 'vanished') continue;
            // It ends only if it is really over, and never through a partial or failed response.
            expect({ n, isOrder, isWhole }).toEqual({ n, isOrder: false, isWhole: true });
            const without = lacking.get(n) ?? [];
            const isLongGone = without.length >= 3 && now - (without[0] ?? now) >= 30;
            expect(to !== 'lifted' || isLongGone).toBe(true);
          }
        }
      }
      // Complete responses without an ended zone end it within 12 hours at most.
      for (let at = 0; at <= 13 * 6; at += 1) {
        const now = world.tick(STEP_MINUTES);
        feed.pull(now, world.rows(QUIET));
      }
      const really = [...world.truth].filter(([, { words }]) => words === 'Evacuation Order').length;
      expect(feed.orders()).toHaveLength(really);
    }),
    { numRuns: sized({ gate: 50, soak: 3000 }), examples: [[LOST_IN_DOUBT]] },
  );
}, 900_000);
