import { liveZonesAndIncident, type LiveZone } from '#server/emergency/alerts/alerts.ts';
import { endangers } from '#server/emergency/lodging/lodging.ts';
import { after } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { canActivate, shaped, isInForce } from '#server/emergency/activations/decide/zone-state.ts';
import { keyOf } from './doubtful-claims.ts';
import { REST_MS } from '#server/emergency/activations/decide/eligibility.ts';
import { liftOrders } from './lift-orders.ts';
import { settleFailure } from './failing.ts';
import { sameOrders } from './same-order.ts';
import { startOrders, type Scene } from './start-orders.ts';
import * as incidentStore from '#server/emergency/activations/stores/incident-store.ts';
import * as store from '#server/emergency/activations/stores/activation-store.ts';
import { homesStillWarned, warnHomes } from './alert-homes.ts';
import { endWarningsOf, liftAlerts } from './end-alerts.ts';
import { lockActivations, pendingWork, type ApplyDeps, type PendingWork } from './pending-work.ts';

/**
 * Applies all pending work of one incident. Takes the activations lock itself unless `known` is passed, in
 * which case the caller already holds it. The transaction must contain no unrelated work.
 */
export async function applyIncident(tx: Tx, deps: ApplyDeps, incidentId: string, known?: PendingWork) {
  const began = performance.now();
  if (!known) await lockActivations(tx);
  const at = deps.clock.now();
  const incident = await incidentStore.findIncident(tx, incidentId);
  const { starts, ends, heads } = known ?? (await pendingWork(tx));
  await settleFailure(tx, incidentId, at);
  const own = ends.filter((claim) => claim.incidentId === incidentId);
  const isOwn = new Set(starts.filter((head) => head.incidentId === incidentId).map(({ id }) => id));
  if (!incident || (own.length === 0 && isOwn.size === 0)) return undefined;
  const near = await liveZonesAndIncident(tx, incidentId);
  const zones = near.filter((zone) => zone.incidentId === incidentId);
  const live = near.filter(({ endedAt }) => endedAt === null);
  const threats = shaped(live.filter(endangers)).map(({ shape }) => shape);
  const recent = await incidentStore.recentIncidents(tx, after(at, -REST_MS));
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
  }: {
    live: readonly LiveZone[];
    own: incidentStore.OpenClaim[];
    isOwn: Set<string>;
    heads: string;
    began: number;
  },
) {
  const { incident, zones, recentIds, at } = scene;
  const taken = [];
  for (const one of shaped(live.filter(({ id }) => isOwn.has(id)))) {
    const { id: zoneId, version: zoneVersion } = one.zone;
    if (await incidentStore.claim(tx, { incidentId: incident.id, zoneId, zoneVersion, at })) taken.push(one);
  }
  const orders = taken.filter(({ zone }) => zone.status === 'order');
  const warnings = taken.filter(({ zone }) => zone.status === 'warning');
  if (taken.length > 0 && incident.state === 'ended')
    await incidentStore.setIncident(tx, incident.id, { state: 'open', endedAt: null });
  const overIds = new Set(own.map(({ zoneId }) => zoneId));
  // A zone that moved to another incident is among the live ones.
  const known = new Set(zones.map(({ id }) => id));
  const same = await sameOrders(tx, own, live);
  const over = [...zones, ...live.filter(({ id }) => !known.has(id))].filter(
    ({ id }) => overIds.has(id) && !same.has(id),
  );
  // A home whose order came back in another incident still has its activation in the first.
  const ended = await liftOrders(tx, deps, {
    incidentIds: [...new Set([incident.id, ...recentIds])],
    over,
    orders: shaped(live.filter(isInForce)),
    at,
  });
  const unserved = await liftAlerts(tx, deps, { over, live, at });
  // After the lift: everywhere, waiting-list places are locked before hotel nights, to avoid deadlocks.
  const started = await startOrders(tx, deps, scene, orders);
  const warned = await warnHomes(tx, deps, scene, warnings);
  const keptWarnings = await endWarningsOf(tx, { zoneIds: [...overIds], live, at });
  const lifted = [...ended.applied, ...unserved.applied];
  const stillWarned = await homesStillWarned(tx, lifted, warned.applied);
  const waits: string[] = [];
  for (const claim of own)
    if (![ended.kept, unserved.kept, keptWarnings].some((kept) => kept.has(claim.zoneId)))
      await incidentStore.setClaim(tx, claim, { endedAt: at, listedAt: claim.listedAt ?? at });
    else waits.push(keyOf(claim.zoneId, claim.zoneVersion));
  const tookMs = Math.round(performance.now() - began);
  for (const { zone } of taken)
    await incidentStore.setClaim(
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
    applied: [...started.applied, ...lifted, ...warned.applied, ...stillWarned],
    tell: [...started.tell, ...warned.tell, ...ended.tell, ...unserved.tell],
    waits: { heads, keys: waits },
  };
}

/**
 * An incident ends when it has no order or warning left and no active home. A home may continue under another
 * incident's order, and its activation must be found here until then.
 */
export async function endIncidents(tx: Tx, ids: readonly string[], live: readonly LiveZone[], at: Date) {
  const alive = new Set(
    live.filter((zone) => canActivate(zone) || isInForce(zone)).map((zone) => zone.incidentId),
  );
  const quiet = [...new Set(ids)].filter((id) => !alive.has(id));
  const busy = await store.incidentsWithActive(tx, quiet);
  for (const incident of await incidentStore.incidentsByIds(tx, quiet))
    if (incident.state === 'open' && !busy.has(incident.id))
      await incidentStore.setIncident(tx, incident.id, { state: 'ended', endedAt: at });
}
