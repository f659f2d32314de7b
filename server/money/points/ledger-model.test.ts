import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '#server/platform/errors.ts';
import { openWorld } from '#test/world.ts';
import { readLedger } from './history.ts';
import { ensureMember, refundPoints, grantPoints, spendPoints } from './points.ts';
import { verifyLedgers } from './verify.ts';

const world = await openWorld({ withWorkers: false });
const { db } = world;

/** The ledger as a list, in ten lines: what the database must agree with after every step. */
type Model = { key: string; delta: number; reason: string }[];
const balanceOf = (model: Model) => model.reduce((sum, { delta }) => sum + delta, 0);

function moveModel(model: Model, entry: Model[number]): string {
  const known = model.find(({ key }) => key === entry.key);
  if (known) return known.delta === entry.delta && known.reason === entry.reason ? 'already' : 'key_reused';
  if (balanceOf(model) + entry.delta < 0) return 'too-few';
  model.push(entry);
  return 'moved';
}
function giveBackModel(model: Model, key: string, reason: string): boolean {
  const spent = model.find((entry) => entry.key === key && entry.delta < 0);
  if (!spent || model.some((entry) => entry.key === `back:${key}`)) return false;
  model.push({ key: `back:${key}`, delta: -spent.delta, reason });
  return true;
}

const step = fc.record({
  verb: fc.constantFrom('grant', 'spend', 'spend', 'back'),
  points: fc.constantFrom(1, 60, 250, 600),
  reason: fc.constantFrom('Task', 'Order'),
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
});
/** Several steps in one transaction, which may fail at its end and leave nothing. */
const transaction = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 4 }),
  aborts: fc.boolean(),
});

type Step = { verb: string; points: number; reason: string; key: string };
const modelStep = (model: Model, { verb, points, reason, key }: Step): unknown =>
  verb === 'back'
    ? giveBackModel(model, key, reason)
    : moveModel(model, { key, reason, delta: verb === 'grant' ? points : -points });

class Aborted extends Error {}

test('for any sequence of operations, including failed transactions, the database matches a simple list', async () => {
  let people = 0;
  const outcomes = new Set<unknown>();
  await fc.assert(
    fc.asyncProperty(fc.array(transaction, { minLength: 1, maxLength: 16 }), async (transactions) => {
      const { id: userId } = await db.transaction((tx) =>
        ensureMember(tx, `model${(people += 1)}@example.com`),
      );
      let model: Model = [{ key: 'opening', delta: 500, reason: 'Welcome to Hearthline' }];
      for (const { steps, aborts } of transactions) {
        const next = structuredClone(model);
        await db
          .transaction(async (tx) => {
            for (const one of steps) {
              const { verb, ...what } = one;
              const expected = modelStep(next, one);
              const movement = { userId, ...what };
              const done =
                verb === 'back'
                  ? await refundPoints(tx, movement)
                  : verb === 'spend'
                    ? await spendPoints(tx, movement).catch(reused)
                    : await grantPoints(tx, movement).catch(reused);
              outcomes.add(expected);
              const wanted = verb === 'grant' && expected !== 'key_reused' ? expected === 'moved' : expected;
              expect(done).toBe(wanted);
            }
            if (aborts) throw new Aborted();
          })
          .then(
            () => (model = next),
            (error: unknown) => {
              if (!(error instanceof Aborted)) throw error;
            },
          );
      }
      const { entries, total } = await readLedger(db, userId, { page: 1, kind: 'all' });
      expect(total).toBe(model.length);
      const sums = model.map(({ delta, reason }, i) => ({
        delta,
        reason,
        balance: balanceOf(model.slice(0, i + 1)),
      }));
      expect(entries.map(({ delta, reason, balance }) => ({ delta, reason, balance }))).toEqual(
        sums.toReversed(),
      );
    }),
    { numRuns: 120 },
  );
  expect(outcomes).toEqual(new Set(['moved', 'already', 'too-few', 'key_reused', true, false]));
  const { faults } = await verifyLedgers(db, ({ what }) => expect.unreachable(what));
  expect(faults).toBe(0);
});

const reused = (error: unknown) => {
  if (error instanceof AppError && error.code === 'key_reused') return error.code;
  throw error;
};
