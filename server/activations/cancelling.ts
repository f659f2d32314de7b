import { decideZone, liveZones, zonesOfIncident, type Decider } from '#server/alerts/alerts.ts';
import { recordIncidentChange } from '#server/audit/audit.ts';
import { peopleOfHomes, placesOf } from '#server/homes/homes.ts';
import { releaseHolds } from '#server/lodging/lodging.ts';
import { dropQueued, queueNotices, recipientsOf } from '#server/notifications/notifications.ts';
import { cancelUnsent } from '#server/payouts/payouts.ts';
import { after } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { alone, endIncidents, tell, type ApplyDeps } from './applying.ts';
import { REST_MS } from './eligibility.ts';
import { acts, shaped } from './acting.ts';
import * as store from './store.ts';
import { endWarningsOf } from './warning.ts';

export type Cancelled = {
  homes: number;
  roomsReleased: number;
  roomsKept: number;
  payoutsStopped: number;
  corrected: number;
};

/**
 * A person says that an order, or a whole incident, was a mistake. Its zones may not act any more; what has not been sent is
 * not sent, rooms nobody has checked into go back, and exactly those who got the order get the correction. Cash that went
 * out stays with the member. Homes that another order covers go on by that one.
 */
export async function cancelIncident(
  deps: ApplyDeps,
  { incidentId, zoneId, by, reason }: { incidentId: string; zoneId?: string; by: Decider; reason: string },
): Promise<Cancelled> {
  const done = await deps.db.transaction(async (tx) => {
    await alone(tx);
    const at = deps.clock.now();
    const incident = await store.findIncident(tx, incidentId);
    if (!incident) throw new AppError('not_found', 'There is no such incident.');
    const zones = (await zonesOfIncident(tx, incidentId)).filter(
      ({ id }) => zoneId === undefined || id === zoneId,
    );
    if (zones.length === 0) throw new AppError('not_found', 'There is no such zone in this incident.');
    for (const zone of zones)
      if (!zone.endedAt && zone.verdict !== 'refused')
        await decideZone(tx, deps, { zoneId: zone.id, decision: 'refused', by, note: reason });
    const zoneIds = zones.map(({ id }) => id);
    const recent = await store.recentIncidents(tx, after(at, -REST_MS));
    const incidentIds = [...new Set([incidentId, ...recent.map(({ id }) => id)])];
    const held = await store.activationsOfZones(tx, incidentIds, zoneIds, ['active', 'lifted']);
    const mistaken = await keepCovered(tx, held);
    const sums: Cancelled = {
      homes: mistaken.length,
      roomsReleased: 0,
      roomsKept: 0,
      payoutsStopped: 0,
      corrected: 0,
    };
    for (const [id, ones] of Map.groupBy(mistaken, (one) => one.incidentId)) {
      const homeIds = ones.map(({ homeId }) => homeId);
      await cancelHomes(tx, deps, { incidentId: id, homeIds, by, reason, at, sums });
    }
    await endWarningsOf(tx, { zoneIds, live: await liveZones(tx), at });
    for (const claim of await store.claimsOf(tx, incidentId))
      if (zoneIds.includes(claim.zoneId))
        await store.setClaim(tx, claim, { endedAt: claim.endedAt ?? at, listedAt: claim.listedAt ?? at });
    await endIncidents(tx, incidentIds, await liveZones(tx), at);
    await recordIncidentChange(tx, incidentId, {
      at,
      actor: by,
      action: 'incident.cancelled',
      detail: `${reason} ${sums.homes} homes; ${sums.roomsReleased} rooms given back, ${sums.roomsKept} kept; ${sums.payoutsStopped} payouts stopped; ${sums.corrected} people corrected`,
    });
    const people = await peopleOfHomes(
      tx,
      mistaken.map(({ homeId }) => homeId),
    );
    return { sums, people: people.map(({ userId }) => userId) };
  });
  await tell(deps, done.people);
  return done.sums;
}

/** Takes out, and carries on, those that another acting order covers. */
async function keepCovered(tx: Tx, held: readonly store.Short[]): Promise<store.Short[]> {
  const orders = shaped((await liveZones(tx)).filter((zone) => acts(zone) && zone.status === 'order'));
  const places = new Map(
    (
      await placesOf(
        tx,
        held.map(({ homeId }) => homeId),
      )
    ).map((place) => [place.id, place]),
  );
  const moves: Parameters<typeof store.carryOn>[1][number][] = [];
  const mistaken = held.filter((one) => {
    const { lng, lat } = places.get(one.homeId) ?? { lng: null, lat: null };
    if (lng === null || lat === null) return true;
    const cover = orders.find(({ shape }) => shape.contains(lng, lat));
    if (cover && one.state === 'active')
      moves.push({ ...one, zoneId: cover.zone.id, zoneVersion: cover.zone.version });
    return !cover;
  });
  if (moves.length > 0) await store.carryOn(tx, moves);
  return mistaken;
}

const UNSAID = ['order', 'lifted', 'room', 'cash'] as const;

async function cancelHomes(
  tx: Tx,
  { jobs }: ApplyDeps,
  {
    incidentId,
    homeIds,
    by,
    reason,
    at,
    sums,
  }: { incidentId: string; homeIds: string[]; by: Decider; reason: string; at: Date; sums: Cancelled },
): Promise<void> {
  await store.endActivations(tx, incidentId, homeIds, { state: 'cancelled', at, reason });
  await store.addEvents(tx, incidentId, homeIds, {
    at,
    kind: 'order.cancelled',
    actorId: by.id,
    detail: { reason },
  });
  for (const kind of UNSAID) await dropQueued(tx, incidentId, homeIds, kind);
  sums.payoutsStopped += await cancelUnsent(tx, incidentId, homeIds, at);
  const rooms = await releaseHolds(tx, incidentId, homeIds, { reason: 'cancelled', at });
  sums.roomsReleased += rooms.released.length;
  sums.roomsKept += rooms.kept.length;
  const heard = await recipientsOf(tx, incidentId, 'order', homeIds);
  await queueNotices(tx, jobs, { incidentId, kind: 'correction', at, people: heard, again: true });
  sums.corrected += heard.length;
}
