import { liveZones, type LiveZone, zonesByIds, type ZoneHead } from '#server/emergency/alerts/alerts.ts';
import { PRODUCT, recordIncidentChange } from '#server/core/audit/audit.ts';
import { placesOf } from '#server/home/homes/homes.ts';
import { after } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { REST_MS } from '#server/emergency/activations/decide/eligibility.ts';
import { homesWord } from '#server/emergency/activations/decide/incident-names.ts';
import { isInForce, shaped, type Shaped } from '#server/emergency/activations/decide/zone-state.ts';
import * as alertStore from '#server/emergency/activations/stores/alert-store.ts';
import * as history from '#server/emergency/activations/stores/history-store.ts';
import * as incidentStore from '#server/emergency/activations/stores/incident-store.ts';
import * as store from '#server/emergency/activations/stores/activation-store.ts';

/** Worded like an end by absence, because the authority never announced it. */
const LAPSED = 'Reported lifted: the official list stopped showing it. A new order followed.';

/** When the order that keeps a home active was last in the list; null while it is listed. */
const lapsedAt = (zone: LiveZone): Date | null =>
  zone.lapsedAt ?? (zone.vanishedAt === null ? null : zone.lastSeenAt);

/**
 * A new order over a home that is still held by an order that has left the list: the old one ended when it was last
 * seen, so that the new one reaches the household like any other. The household isn't notified of the old one's end.
 */
export async function lapseOrders(
  tx: Tx,
  { starts, out, at }: { starts: readonly ZoneHead[]; out: readonly ZoneHead[]; at: Date },
): Promise<void> {
  const startIds = new Set(starts.filter(({ status }) => status === 'order').map(({ id }) => id));
  if (startIds.size === 0 || out.length === 0) return;
  const outIds = out.map(({ id }) => id);
  const recent = await incidentStore.recentIncidents(tx, after(at, -REST_MS));
  const held = await store.activationsOfZones(
    tx,
    recent.map(({ id }) => id),
    outIds,
    ['active'],
  );
  const alerted = await alertStore.alertsOfZones(tx, 'order', outIds);
  if (held.length + alerted.length === 0) return;
  const outOf = new Map((await zonesByIds(tx, outIds)).map((zone) => [zone.id, zone]));
  const live = shaped((await liveZones(tx)).filter(isInForce));
  const fresh = live.filter(({ zone }) => startIds.has(zone.id) && zone.issuedAt !== null);
  const present = live.filter(({ zone }) => !startIds.has(zone.id) && zone.vanishedAt === null);
  const places = await placesOf(
    tx,
    [...held, ...alerted].map(({ homeId }) => homeId),
  );
  const placeOf = new Map(places.map((place) => [place.id, place]));
  const isLapsed = ({ homeId, zoneId }: { homeId: string; zoneId: string }) => {
    const zone = outOf.get(zoneId);
    const since = zone && lapsedAt(zone);
    const { lng, lat } = placeOf.get(homeId) ?? { lng: null, lat: null };
    if (!since || lng === null || lat === null) return false;
    const covers = ({ shape }: Shaped) => shape.contains(lng, lat);
    return fresh.some((one) => (one.zone.orderSince ?? at) > since && covers(one)) && !present.some(covers);
  };
  const unserved = Map.groupBy(alerted.filter(isLapsed), ({ incidentId }) => incidentId);
  for (const [incidentId, ones] of unserved)
    await alertStore.endAlerts(tx, {
      kind: 'order',
      incidentId,
      homeIds: ones.map(({ homeId }) => homeId),
      at,
      reason: LAPSED,
    });
  const lapsed = held.filter(isLapsed);
  for (const [incidentId, ofIncident] of Map.groupBy(lapsed, (one) => one.incidentId))
    for (const [zoneId, ones] of Map.groupBy(ofIncident, (one) => one.zoneId)) {
      const zone = outOf.get(zoneId);
      const since = (zone && lapsedAt(zone)) ?? at;
      const homeIds = ones.map(({ homeId }) => homeId);
      await store.endActivations(tx, incidentId, homeIds, { state: 'lifted', at: since, reason: LAPSED });
      const detail = { reason: LAPSED, zone: zoneId };
      await history.addEvents(tx, incidentId, homeIds, { at: since, kind: 'order.lifted', detail });
      await recordIncidentChange(tx, incidentId, {
        at,
        actor: PRODUCT,
        action: 'incident.order-lapsed',
        subjectId: zoneId,
        detail: `${homesWord(homeIds.length)}. ${zone?.key ?? ''} was last in the list on ${since.toISOString()}; a new order followed (rule fresh-after-absence).`,
      });
    }
}
