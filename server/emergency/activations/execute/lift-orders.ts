import type { LiveZone } from '#server/emergency/alerts/alerts.ts';
import { PRODUCT, recordIncidentChange } from '#server/core/audit/audit.ts';
import { peopleOfHomes, placesOf } from '#server/home/homes/homes.ts';
import { releaseHolds } from '#server/emergency/lodging/lodging.ts';
import { dropQueued, queueNotices, recipientsOf } from '#server/core/notifications/notifications.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Applied } from '#server/emergency/activations/decide/applied.ts';
import {
  NEAR_LINE_MILES,
  UNSURE_MILES,
  type Accuracy,
} from '#server/emergency/activations/decide/eligibility.ts';
import {
  canActivate,
  endReason,
  shaped,
  type Shaped,
} from '#server/emergency/activations/decide/zone-state.ts';
import { homesWord } from '#server/emergency/activations/decide/incident-names.ts';
import * as history from '#server/emergency/activations/stores/history-store.ts';
import * as store from '#server/emergency/activations/stores/activation-store.ts';

/** `kept`: ended zones that still hold homes, because an order that can't activate now covers them. */
export type Ended = { applied: Applied[]; tell: string[]; kept: Set<string> };

/**
 * Handles orders that ended, were reduced or redrawn. A home covered by another live order continues under
 * it. While any official order covers it, even one held for review, we never say it is over. For all others
 * the order ends: queued notices are dropped, people notified of the order are notified of its end, and
 * waiting-list places are given up. A held room stays until its nights end and cash is paid, because the
 * order was real.
 */
export async function liftOrders(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  {
    incidentIds,
    over,
    orders,
    at,
  }: { incidentIds: readonly string[]; over: readonly LiveZone[]; orders: readonly Shaped[]; at: Date },
): Promise<Ended> {
  const zoneOf = new Map(over.map((zone) => [zone.id, zone]));
  const held = await store.activationsOfZones(tx, incidentIds, [...zoneOf.keys()], ['active']);
  if (held.length === 0) return { applied: [], tell: [], kept: new Set() };
  const places = new Map(
    (
      await placesOf(
        tx,
        held.map(({ homeId }) => homeId),
      )
    ).map((place) => [place.id, place]),
  );
  const pointOf = ({ homeId }: store.ActivationSummary) => {
    const { lng, lat, accuracy } = places.get(homeId) ?? { lng: null, lat: null, accuracy: null };
    return lng === null || lat === null ? undefined : { lng, lat, accuracy };
  };
  const covered = held.map((one) => {
    const point = pointOf(one);
    return { one, cover: point && orders.find(({ shape }) => shape.contains(point.lng, point.lat)) };
  });
  const isByPerson = await history.startedByPerson(
    tx,
    covered.filter(({ cover }) => !cover).map(({ one }) => one),
  );
  const moves: Parameters<typeof store.moveOrReactivate>[1][number][] = [];
  const free: store.ActivationSummary[] = [];
  const kept = new Set<string>();
  for (const { one, cover: inside } of covered) {
    const point = pointOf(one);
    const cover = inside ?? (point && isByPerson(one) ? nearOrder(orders, one.zoneId, point) : undefined);
    if (!cover) free.push(one);
    else if (!canActivate(cover.zone)) kept.add(one.zoneId);
    else if (cover.zone.id !== one.zoneId)
      moves.push({ ...one, zoneId: cover.zone.id, zoneVersion: cover.zone.version });
  }
  if (moves.length > 0) await store.moveOrReactivate(tx, moves);
  const tell: string[] = [];
  for (const [incidentId, ofIncident] of Map.groupBy(free, (one) => one.incidentId))
    for (const [zoneId, ones] of Map.groupBy(ofIncident, (one) => one.zoneId)) {
      const homeIds = ones.map(({ homeId }) => homeId);
      tell.push(...(await liftHomes(tx, jobs, { incidentId, homeIds, zone: zoneOf.get(zoneId), at })));
    }
  return {
    applied: free.map((one) => {
      const { zone, coveredAt } = lastCover(zoneOf.get(one.zoneId), over, pointOf(one), at);
      return {
        homeId: one.homeId,
        event: 'lifted',
        zoneKey: zone?.key ?? '',
        reason: endReason(zone),
        rule: zone?.rule ?? null,
        coveredAt,
      };
    }),
    tell,
    kept,
  };
}

/** When an ended order was last seen in force. For a reduced or redrawn one, that is now. */
const coveredUntil = (zone: LiveZone, at: Date): Date => (zone.endedAt ? zone.lastSeenAt : at);

/** Of the orders that end together, the one that covered the home last, and until when. */
function lastCover(
  own: LiveZone | undefined,
  over: readonly LiveZone[],
  point: { lng: number; lat: number } | undefined,
  at: Date,
): { zone: LiveZone | undefined; coveredAt: Date } {
  let zone = own;
  for (const { zone: other, shape } of shaped(over.filter(({ endedAt }) => endedAt !== null)))
    if (point && shape.contains(point.lng, point.lat))
      if (!zone || coveredUntil(other, at) > coveredUntil(zone, at)) zone = other;
  return { zone, coveredAt: zone ? coveredUntil(zone, at) : at };
}

/** A home started by a reviewer outside the boundary continues under its own zone, or another one nearby. */
function nearOrder(
  orders: readonly Shaped[],
  zoneId: string,
  { lat, lng, accuracy }: { lat: number; lng: number; accuracy: Accuracy | null },
): Shaped | undefined {
  const reach = Math.max(NEAR_LINE_MILES, accuracy ? UNSURE_MILES[accuracy] : 0);
  return (
    orders.find(({ zone }) => zone.id === zoneId) ??
    orders.find(({ shape }) => shape.milesTo(lat, lng) <= reach)
  );
}

export async function liftHomes(
  tx: Tx,
  jobs: Deps['jobs'],
  {
    incidentId,
    homeIds,
    zone,
    at,
  }: { incidentId: string; homeIds: string[]; zone: LiveZone | undefined; at: Date },
): Promise<string[]> {
  const reason = endReason(zone);
  const rule = zone?.rule ?? null;
  await store.endActivations(tx, incidentId, homeIds, { state: 'lifted', at, reason });
  await history.addEvents(tx, incidentId, homeIds, { at, kind: 'order.lifted', detail: { reason, rule } });
  await dropQueued(tx, incidentId, homeIds, ['order']);
  const heard = await recipientsOf(tx, incidentId, 'order', homeIds, {
    unless: ['lifted', 'correction'],
  });
  await queueNotices(tx, jobs, { incidentId, kind: 'lifted', at, people: heard, again: true });
  await releaseHolds(tx, incidentId, homeIds, { reason: 'lifted', at });
  const detail = `${homesWord(homeIds.length)}. ${reason}${rule ? ` (rule ${rule})` : ''}`;
  await recordIncidentChange(tx, incidentId, { at, actor: PRODUCT, action: 'incident.lifted', detail });
  return (await peopleOfHomes(tx, homeIds)).map(({ userId }) => userId);
}
