import type { Db, Tx } from '#server/platform/db.ts';
import { tryAgain } from '#server/platform/try-again.ts';
import type { Applied } from './applied.ts';
import { isSettled, rememberDoubts } from './doubtful-claims.ts';
import { askAboutFailure } from './failing.ts';
import { joinZones } from './joining.ts';
import { applyIncident } from './one-incident.ts';
import { listHeld, listHomes } from './open-lists.ts';
import { dropLeftovers } from './partitions.ts';
import * as incidentStore from './incident-store.ts';
import { tell } from './telling.ts';
import { alone, workToDo, type ApplyDeps, type Todo } from './work-to-do.ts';

/** Lists for people are made afterwards, and wait for the next sweep where only the fan-out is wanted. */
type Options = { isListing?: boolean };

/** In each process, one run and one that waits: whoever else comes is served by the one that waits. */
const runs = new WeakMap<Db, { now: Promise<unknown>; next: Promise<unknown> | null }>();

/**
 * Brings activations in line with the live zones: safe to call at any moment, any number of times, by any number of
 * servers. Gives what was done. Many calls at once hold no more than one connection each process.
 */
export async function applyZones(deps: ApplyDeps & Options): Promise<Applied[]> {
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
  const todo = await workToDo(db);
  const applied: Applied[] = [];
  const failed: unknown[] = [];
  if (!isSettled(db, todo)) {
    const { done, left } = await beginTogether(deps);
    // One by one: a city's are too many to hand over as arguments.
    for (const one of await conclude(deps, done)) applied.push(one);
    for (const incidentId of left)
      try {
        const own = await tryAgain(() => db.transaction((tx) => applyIncident(tx, deps, incidentId)));
        for (const one of await conclude(deps, own)) applied.push(one);
      } catch (err) {
        // It costs only itself: the others go on, people are told, and it is tried again with the next run.
        deps.log.error({ err, incidentId }, 'an incident could not be brought up to date');
        await askAboutFailure(deps, incidentId, err);
        failed.push(err);
      }
  }
  if (isListing) {
    applied.push(...(await listHomes(deps)));
    applied.push(...(await listHeld(deps, todo.held)));
  }
  if (failed.length > 0) throw new AggregateError(failed, 'Not every incident could be brought up to date.');
  return applied;
}

type Done = Awaited<ReturnType<typeof applyIncident>>;

/**
 * Gives every acting zone an incident. Mostly there is something to do in one alone: it is done at once, in the same
 * transaction. Of several, those are left in which there is something to do; and of one that cannot be done, too: then the
 * joining stands by itself, and what went wrong is told of the incident.
 */
async function beginTogether(deps: ApplyDeps): Promise<{ done: Done; left: string[] }> {
  const { db, log } = deps;
  const joining = async (tx: Tx) => {
    await alone(tx);
    const todo = await workToDo(tx);
    return join(tx, todo, deps.clock.now());
  };
  try {
    return await tryAgain(() =>
      db.transaction(async (tx) => {
        const { touched, todo } = await joining(tx);
        const [only, ...more] = touched;
        if (only === undefined || more.length > 0) return { done: undefined, left: touched };
        return { done: await applyIncident(tx, deps, only, todo), left: [] };
      }),
    );
  } catch (err) {
    log.warn({ err }, 'zones are given their incidents first, and then each incident is tried by itself');
    const { touched } = await db.transaction(async (tx) => {
      const joined = await joining(tx);
      await dropLeftovers(tx);
      return joined;
    });
    return { done: undefined, left: touched };
  }
}

/** After the commit. */
async function conclude(deps: ApplyDeps, done: Done): Promise<Applied[]> {
  if (!done) return [];
  rememberDoubts(deps.db, done.waits);
  await tell(deps, done.tell);
  return done.applied;
}

/** Gives zones their incidents; gives those in which there is something to do, oldest first. */
async function join(tx: Tx, todo: Todo, at: Date): Promise<{ touched: string[]; todo: Todo }> {
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
