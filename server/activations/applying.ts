import { sql } from 'drizzle-orm';
import { liveZones, liveZonesAnd, zoneHeads, type LiveZone, type ZoneHead } from '#server/alerts/alerts.ts';
import { tellAdmins } from '#server/accounts/accounts.ts';
import { endangers } from '#server/lodging/lodging.ts';
import { after } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publishLiveTo } from '#server/platform/events.ts';
import { lockName } from '#server/platform/locks.ts';
import { tryAgain } from '#server/platform/try-again.ts';
import type { Applied } from './applied.ts';
import { REST_MS } from './eligibility.ts';
import { liftOrders } from './ending.ts';
import { joinZones } from './joining.ts';
import { listAround, listInside } from './listing.ts';
import { acts, shaped, stands } from './acting.ts';
import { isSettled, keyOf, rememberDoubts } from './doubtful-claims.ts';
import { askAboutFailure, settleFailure } from './failing.ts';
import { dropLeftovers } from './partitions.ts';
import { sameOrders } from './same-order.ts';
import { startOrders, type Scene } from './starting.ts';
import * as store from './store.ts';
import { endWarningsOf, warnedStill, warnHomes } from './warning.ts';

export type ApplyDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'config' | 'log'>;
/** Lists for people are made afterwards, and wait for the next sweep where only the fan-out is wanted. */
type Options = { isListing?: boolean };

/** One writer at a time: whoever comes second waits, and finds the work done. A large fan-out may take a while. */
export async function alone(tx: Tx): Promise<void> {
  await tx.execute(
    // Shapes are compared between two statements: on a starved machine that takes a while, too.
    sql`select set_config('lock_timeout', '120s', true), set_config('statement_timeout', '120s', true),
      set_config('idle_in_transaction_session_timeout', '120s', true)`,
  );
  await lockName(tx, 'activations');
}

/** What there is to do, without looking at a single shape: nearly always nothing. */
async function workToDo(db: Db | Tx) {
  const claims = await store.openClaims(db);
  const running = claims.filter(({ endedAt }) => endedAt === null);
  const heads = await zoneHeads(db, [...new Set(claims.map(({ zoneId }) => zoneId))]);
  const headOf = new Map(heads.map((head) => [head.id, head]));
  const isTaken = new Set(running.map(({ zoneId, zoneVersion }) => keyOf(zoneId, zoneVersion)));
  const isNow = ({ zoneVersion }: store.OpenClaim, head: ZoneHead | undefined) =>
    head !== undefined && head.version === zoneVersion && head.endedAt === null && head.verdict !== 'refused';
  return {
    heads: heads
      .map((head) => [head.id, head.version, head.verdict, head.endedAt?.getTime()].join())
      .join(' '),
    starts: heads.filter((head) => acts(head) && !isTaken.has(keyOf(head.id, head.version))),
    ends: running.filter((claim) => !isNow(claim, headOf.get(claim.zoneId))),
    lists: claims.filter(({ listedAt }) => listedAt === null),
    held: heads.filter(
      ({ status, verdict, shapeHash, endedAt }) =>
        ((status === 'order' && verdict === 'held') || (status === 'unknown' && verdict !== 'refused')) &&
        shapeHash !== null &&
        endedAt === null,
    ),
  };
}

/** Held zones whose homes were listed by this process: a short cut, what is asked once is kept by the reviews. */
const listed = new WeakMap<Db, Set<string>>();

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

type Done = Awaited<ReturnType<typeof bringUpToDate>> | undefined;

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

type Todo = Awaited<ReturnType<typeof workToDo>>;

/** Gives zones their incidents; gives those in which there is something to do, oldest first. */
async function join(tx: Tx, todo: Todo, at: Date): Promise<{ touched: string[]; todo: Todo }> {
  const joined = await joinZones(tx, todo.starts, at);
  const starts = todo.starts.map((head) => ({
    ...head,
    incidentId: joined.get(head.id) ?? head.incidentId,
  }));
  const touched = new Set([...todo.ends, ...starts].flatMap(({ incidentId }) => incidentId ?? []));
  const ids = touched.size > 1 ? (await store.incidentsByIds(tx, [...touched])).map(({ id }) => id) : touched;
  return { touched: [...ids], todo: { ...todo, starts } };
}

/** Everything that is to be done in one incident. The caller's transaction, which has nothing else in it, is alone if it knows what that is. */
async function applyIncident(tx: Tx, deps: ApplyDeps, incidentId: string, known?: Todo) {
  const began = performance.now();
  if (!known) await alone(tx);
  const at = deps.clock.now();
  const incident = await store.findIncident(tx, incidentId);
  const { starts, ends, heads } = known ?? (await workToDo(tx));
  await settleFailure(tx, incidentId, at);
  const own = ends.filter((claim) => claim.incidentId === incidentId);
  const isOwn = new Set(starts.filter((head) => head.incidentId === incidentId).map(({ id }) => id));
  if (!incident || (own.length === 0 && isOwn.size === 0)) return undefined;
  const near = await liveZonesAnd(tx, incidentId);
  const zones = near.filter((zone) => zone.incidentId === incidentId);
  const live = near.filter(({ endedAt }) => endedAt === null);
  const threats = shaped(live.filter(endangers)).map(({ shape }) => shape);
  const recent = await store.recentIncidents(tx, after(at, -REST_MS));
  const scene: Scene = { incident, zones, threats, recentIds: recent.map(({ id }) => id), at };
  return bringUpToDate(tx, deps, scene, { live, own, isOwn, heads, began });
}

async function bringUpToDate(
  tx: Tx,
  deps: ApplyDeps,
  scene: Scene,
  {
    live,
    own,
    isOwn,
    heads,
    began,
  }: { live: readonly LiveZone[]; own: store.OpenClaim[]; isOwn: Set<string>; heads: string; began: number },
) {
  const { incident, zones, recentIds, at } = scene;
  const taken = [];
  for (const one of shaped(live.filter(({ id }) => isOwn.has(id)))) {
    const { id: zoneId, version: zoneVersion } = one.zone;
    if (await store.claim(tx, { incidentId: incident.id, zoneId, zoneVersion, at })) taken.push(one);
  }
  const orders = taken.filter(({ zone }) => zone.status === 'order');
  const warnings = taken.filter(({ zone }) => zone.status === 'warning');
  if (taken.length > 0 && incident.state === 'ended')
    await store.setIncident(tx, incident.id, { state: 'open', endedAt: null });
  const overIds = new Set(own.map(({ zoneId }) => zoneId));
  // One that goes on in another incident is among the live ones.
  const known = new Set(zones.map(({ id }) => id));
  const same = await sameOrders(tx, own, live);
  const over = [...zones, ...live.filter(({ id }) => !known.has(id))].filter(
    ({ id }) => overIds.has(id) && !same.has(id),
  );
  // A home whose order came back in another incident is still in the first.
  const ended = await liftOrders(tx, deps, {
    incidentIds: [...new Set([incident.id, ...recentIds])],
    over,
    orders: shaped(live.filter(stands)),
    at,
  });
  // After the lift: places in line are locked before the nights of hotels, as everybody does.
  const started = await startOrders(tx, deps, scene, orders);
  const warned = await warnHomes(tx, deps, scene, warnings);
  const keptWarnings = await endWarningsOf(tx, { zoneIds: [...overIds], live, at });
  const stillWarned = await warnedStill(tx, ended.applied, warned.applied);
  const waits: string[] = [];
  for (const claim of own)
    if (!ended.kept.has(claim.zoneId) && !keptWarnings.has(claim.zoneId))
      await store.setClaim(tx, claim, { endedAt: at, listedAt: claim.listedAt ?? at });
    else waits.push(keyOf(claim.zoneId, claim.zoneVersion));
  const tookMs = Math.round(performance.now() - began);
  for (const { zone } of taken)
    await store.setClaim(
      tx,
      { incidentId: incident.id, zoneId: zone.id, zoneVersion: zone.version },
      {
        matched: zone.status === 'order' ? started.matched : warned.matched,
        activated: zone.status === 'order' ? started.activated : 0,
        tookMs,
        ...(zone.status === 'warning' ? { listedAt: at } : {}),
      },
    );
  await endIncidents(tx, [incident.id, ...recentIds], live, at);
  return {
    applied: [...started.applied, ...ended.applied, ...warned.applied, ...stillWarned],
    tell: [...started.tell, ...warned.tell, ...ended.tell],
    waits: { heads, keys: waits },
  };
}

/**
 * An incident is over when no order or warning of it is left and no home in it is active: a home may have been carried on
 * by an order of another incident, and must be found here as long as it is.
 */
export async function endIncidents(tx: Tx, ids: readonly string[], live: readonly LiveZone[], at: Date) {
  const alive = new Set(live.filter((zone) => acts(zone) || stands(zone)).map((zone) => zone.incidentId));
  const quiet = [...new Set(ids)].filter((id) => !alive.has(id));
  const busy = await store.incidentsWithActive(tx, quiet);
  for (const incident of await store.incidentsByIds(tx, quiet))
    if (incident.state === 'open' && !busy.has(incident.id))
      await store.setIncident(tx, incident.id, { state: 'ended', endedAt: at });
}

/** How many windows are told in one statement. */
const TOLD_AT_ONCE = 15_000;

/** After the commit: a fan-out does not wait for anybody's window. Who misses it sees it when they next ask. */
export async function tell({ db, log }: Pick<Deps, 'db' | 'log'>, userIds: readonly string[]): Promise<void> {
  const people = [...new Set(userIds)];
  if (people.length > 0)
    await tellAdmins(db).catch((err: unknown) => log.warn({ err }, 'administrators were not told'));
  for (let from = 0; from < people.length; from += TOLD_AT_ONCE)
    await publishLiveTo(db, people.slice(from, from + TOLD_AT_ONCE), { topic: 'evacuation' }).catch(
      (err: unknown) => log.warn({ err }, 'news of an evacuation were not told to open windows'),
    );
}

/** Lists for people whom an order may concern though it did not start anything for them. */
async function listHomes({ db, clock }: ApplyDeps): Promise<Applied[]> {
  const { lists } = await workToDo(db);
  if (lists.length === 0) return [];
  const live = await liveZones(db);
  const orders = shaped(live.filter((zone) => acts(zone) && zone.status === 'order'));
  const applied: Applied[] = [];
  for (const claim of lists) {
    const at = clock.now();
    const zone = orders.find((one) => one.zone.id === claim.zoneId && one.zone.version === claim.zoneVersion);
    applied.push(
      ...(await db.transaction(async (tx) => {
        const shapes = orders.map(({ shape }) => shape);
        const { incidentId } = claim;
        const done = zone ? await listAround(tx, { incidentId, zone, orders: shapes, at }) : [];
        await store.setClaim(tx, claim, { listedAt: at });
        return done;
      })),
    );
  }
  return applied;
}

async function listHeld({ db, clock }: ApplyDeps, heads: readonly ZoneHead[]): Promise<Applied[]> {
  let known = listed.get(db);
  if (!known) listed.set(db, (known = new Set()));
  const seen = known;
  const fresh = new Set(heads.filter(({ id, version }) => !seen.has(keyOf(id, version))).map(({ id }) => id));
  if (fresh.size === 0) return [];
  const applied: Applied[] = [];
  for (const held of shaped((await liveZones(db)).filter(({ id }) => fresh.has(id)))) {
    applied.push(...(await listInside(db, { held, at: clock.now() })));
    seen.add(keyOf(held.zone.id, held.zone.version));
  }
  return applied;
}
