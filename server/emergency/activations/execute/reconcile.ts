import type { Db, Tx } from '#server/platform/db.ts';
import { retryTransaction } from '#server/platform/retry-transaction.ts';
import type { Applied } from '#server/emergency/activations/decide/applied.ts';
import { isSettled, rememberDoubts } from './doubtful-claims.ts';
import { openFailureReview } from './failing.ts';
import { joinZones } from './join-zones.ts';
import { lapseOrders } from './lapse-orders.ts';
import { applyIncident } from './apply-incident.ts';
import { listHeld, listHomes } from './open-lists.ts';
import { dropLeftovers } from './partitions.ts';
import * as incidentStore from '#server/emergency/activations/stores/incident-store.ts';
import { publishChanges } from '#server/emergency/activations/publish/publish-changes.ts';
import { lockActivations, pendingWork, type ApplyDeps, type PendingWork } from './pending-work.ts';

/** `isListing: false` skips the review lists; the next sweep writes them. */
type Options = { isListing?: boolean };

/** Per process: the current run and at most one queued run. Later callers share the queued one. */
const runs = new WeakMap<Db, { now: Promise<unknown>; next: Promise<unknown> | null }>();

/**
 * Reconciles activations with the live zones. Idempotent; safe to call concurrently from any server. Returns
 * what changed. Concurrent calls hold at most one connection per process.
 */
export async function reconcileActivations(deps: ApplyDeps & Options): Promise<Applied[]> {
  const lane = runs.get(deps.db);
  if (lane?.next) {
    await lane.next;
    return [];
  }
  const begin = async () => {
    const now = applyNow(deps);
    runs.set(deps.db, { now: now.catch(() => undefined), next: null });
    try {
      return await now;
    } finally {
      const left = runs.get(deps.db);
      if (left && !left.next) runs.delete(deps.db);
    }
  };
  if (!lane) return begin();
  const next = lane.now.then(begin);
  lane.next = next.catch(() => undefined);
  return next;
}

async function applyNow(deps: ApplyDeps & Options): Promise<Applied[]> {
  const { db, isListing = true } = deps;
  const todo = await pendingWork(db);
  const applied: Applied[] = [];
  const failed: unknown[] = [];
  const isIdle = isSettled(db, todo);
  if (!isIdle) {
    const { result, remaining } = await applyBatch(deps);
    // Pushed one by one: a city has more changes than a function call can have arguments.
    for (const change of await runAfterCommit(deps, result)) applied.push(change);
    for (const incidentId of remaining)
      try {
        const changes = await retryTransaction(() =>
          db.transaction((tx) => applyIncident(tx, deps, incidentId)),
        );
        for (const change of await runAfterCommit(deps, changes)) applied.push(change);
      } catch (err) {
        // One failed incident doesn't block the others. Operations is notified, and the next run retries it.
        deps.log.error({ err, incidentId }, 'incident apply failed, will retry');
        await openFailureReview(deps, incidentId, err);
        failed.push(err);
      }
  }
  if (isListing) {
    applied.push(...(await listHomes(deps, isIdle ? todo : undefined)));
    applied.push(...(await listHeld(deps, todo.held)));
  }
  if (failed.length > 0) throw new AggregateError(failed, 'Some incidents could not be applied.');
  return applied;
}

type ApplyResult = Awaited<ReturnType<typeof applyIncident>>;

/**
 * Assigns every active zone to an incident. Usually only one incident has work: it is applied in the same
 * transaction. Otherwise returns the incidents with work in `remaining`. If the single incident fails, the
 * assignment is committed by itself, and the caller reports the failure for that incident.
 */
async function applyBatch(deps: ApplyDeps): Promise<{ result: ApplyResult; remaining: string[] }> {
  const { db, log } = deps;
  const joining = async (tx: Tx) => {
    await lockActivations(tx);
    const todo = await pendingWork(tx);
    await lapseOrders(tx, { ...todo, at: deps.clock.now() });
    return join(tx, todo, deps.clock.now());
  };
  try {
    return await retryTransaction(() =>
      db.transaction(async (tx) => {
        const { touched, todo } = await joining(tx);
        const [soleIncident, ...more] = touched;
        if (soleIncident === undefined || more.length > 0) return { result: undefined, remaining: touched };
        return { result: await applyIncident(tx, deps, soleIncident, todo), remaining: [] };
      }),
    );
  } catch (err) {
    log.warn({ err }, 'batch apply failed, retrying per incident');
    const { touched } = await db.transaction(async (tx) => {
      const joined = await joining(tx);
      await dropLeftovers(tx);
      return joined;
    });
    return { result: undefined, remaining: touched };
  }
}

/** Publishes what the transaction changed, once it has committed. */
async function runAfterCommit(deps: ApplyDeps, result: ApplyResult): Promise<Applied[]> {
  if (!result) return [];
  rememberDoubts(deps.db, result.waits);
  await publishChanges(deps, result.tell);
  return result.applied;
}

/** Assigns zones to incidents. Returns the incidents with pending work, oldest first. */
async function join(tx: Tx, todo: PendingWork, at: Date): Promise<{ touched: string[]; todo: PendingWork }> {
  const joined = await joinZones(tx, todo.starts, at);
  const starts = todo.starts.map((head) => ({
    ...head,
    incidentId: joined.get(head.id) ?? head.incidentId,
  }));
  const touched = new Set([...todo.ends, ...starts].flatMap(({ incidentId }) => incidentId ?? []));
  const ids =
    touched.size > 1 ? (await incidentStore.incidentsByIds(tx, [...touched])).map(({ id }) => id) : touched;
  return { touched: [...ids], todo: { ...todo, starts } };
}
