import { liveZones, zonesOfIncident } from '#server/emergency/alerts/alerts.ts';
import { homeOf, homesInBox, type PlacedHome } from '#server/home/homes/homes.ts';
import { endangers } from '#server/emergency/lodging/lodging.ts';
import { after } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { retryTransaction } from '#server/platform/retry-transaction.ts';
import { canActivate, shaped, type Shaped } from '#server/emergency/activations/decide/zone-state.ts';
import { publishChanges } from '#server/emergency/activations/publish/publish-changes.ts';
import { lockActivations, type ApplyDeps } from './pending-work.ts';
import { isPrecise, mayCover, REST_MS } from '#server/emergency/activations/decide/eligibility.ts';
import { listAround } from './listing.ts';
import { startOrders } from './start-orders.ts';
import * as incidentStore from '#server/emergency/activations/stores/incident-store.ts';
import { alertUnserved, warnHomes } from './alert-homes.ts';

/** The home as matching sees it; undefined if it is archived, deleted or has no location. */
async function placed(db: Queryable, homeId: string): Promise<PlacedHome | undefined> {
  const home = await homeOf(db, homeId);
  if (!home || home.lat === null || home.lng === null || !home.accuracy) return undefined;
  const { lat, lng } = home;
  const box = { west: lng, east: lng, south: lat, north: lat };
  const there = await homesInBox(db, box, isPrecise(home.accuracy) ? 'precisely' : 'roughly');
  return there.find(({ id }) => id === homeId);
}

/**
 * Checks a newly located or moved home at once, as if the current zones had just arrived. Inside an order older than
 * its location, or near one, it goes to review. If it is or may be inside an order or a warning, the household is
 * notified.
 */
export const checkPlacedHome = (deps: ApplyDeps, homeId: string): Promise<void> =>
  checkHome(deps, homeId, false);

/** A household member starts the services of a home whose automatic activation is off. Idempotent. */
export const startByHand = (deps: ApplyDeps, homeId: string): Promise<void> => checkHome(deps, homeId, true);

async function checkHome(deps: ApplyDeps, homeId: string, isPressed: boolean): Promise<void> {
  const { db, clock } = deps;
  if (!(await placed(db, homeId))) return;
  const told = await retryTransaction(() =>
    db.transaction(async (tx) => {
      const live = (await liveZones(tx)).filter((zone) => canActivate(zone) && zone.incidentId !== null);
      if (live.length === 0) return [];
      await lockActivations(tx);
      const home = await placed(tx, homeId);
      return home ? look(tx, deps, { home, zones: shaped(live), at: clock.now(), isPressed }) : [];
    }),
  );
  await publishChanges(deps, told);
}

async function look(
  tx: Tx,
  deps: ApplyDeps,
  {
    home,
    zones,
    at,
    isPressed,
  }: { home: PlacedHome; zones: readonly Shaped[]; at: Date; isPressed: boolean },
): Promise<string[]> {
  const orders = zones.filter(({ zone }) => zone.status === 'order');
  const covers = ({ shape }: Shaped) => mayCover(shape, home);
  const order = orders.find(covers);
  const warning = zones.find((one) => one.zone.status === 'warning' && covers(one));
  const isPossible = !isPrecise(home.accuracy);
  const recent = await incidentStore.recentIncidents(tx, after(at, -REST_MS));
  const recentIds = recent.map(({ id }) => id);
  const tells: string[] = [];
  for (const one of [order, warning]) {
    const incident = one?.zone.incidentId
      ? await incidentStore.findIncident(tx, one.zone.incidentId)
      : undefined;
    if (!one || !incident) continue;
    const inside = { home, zone: one.zone, isPossible };
    const scene = { incident, recentIds, at };
    if (one === warning) tells.push(...(await warnHomes(tx, deps, scene, [one], [inside])).tell);
    else if (isPossible) tells.push(...(await alertUnserved(tx, deps, scene, [inside])).tell);
    else {
      const threats = shaped((await liveZones(tx)).filter(endangers)).map(({ shape }) => shape);
      const whole = { ...scene, zones: await zonesOfIncident(tx, incident.id), threats };
      tells.push(...(await startOrders(tx, deps, whole, [one], [inside], isPressed)).tell);
    }
  }
  if (order && !isPossible) return tells;
  const shapes = orders.map(({ shape }) => shape);
  for (const zone of orders)
    await listAround(tx, { incidentId: zone.zone.incidentId ?? '', zone, orders: shapes, at, alone: home });
  return tells;
}
