/** Ends warnings, and orders without services, when their zones end, change or turn out to be mistakes. */
import type { Decider, LiveZone } from '#server/emergency/alerts/alerts.ts';
import { placesOf } from '#server/home/homes/homes.ts';
import { dropQueued, queueNotices, recipientsOf } from '#server/core/notifications/notifications.ts';
import { after } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Applied } from '#server/emergency/activations/decide/applied.ts';
import { mayCover, REST_MS } from '#server/emergency/activations/decide/eligibility.ts';
import {
  canActivate,
  endReason,
  isInForce,
  isWarningInForce,
  shaped,
  type Shaped,
} from '#server/emergency/activations/decide/zone-state.ts';
import * as alertStore from '#server/emergency/activations/stores/alert-store.ts';
import * as history from '#server/emergency/activations/stores/history-store.ts';

type Ends = { over: alertStore.HomeAlert[]; kept: Set<string> };

/**
 * Sorts the live alerts of zones that ended, changed status or were redrawn. A home covered by another live zone
 * of the same kind continues under it. `over`: alerts that end. `kept`: ended zones that still hold homes because
 * of an unreadable status or a doubt, which end nothing.
 */
async function sortAlerts(
  tx: Tx,
  kind: alertStore.AlertKind,
  { zoneIds, live }: { zoneIds: readonly string[]; live: readonly LiveZone[] },
): Promise<Ends> {
  const ends: Ends = { over: [], kept: new Set() };
  const held = await alertStore.alertsOfZones(tx, kind, zoneIds);
  if (held.length === 0) return ends;
  const homeIds = held.map(({ homeId }) => homeId);
  const places = new Map((await placesOf(tx, homeIds)).map((place) => [place.id, place]));
  const inForce = kind === 'order' ? isInForce : isWarningInForce;
  const zones = shaped(live.filter(inForce)).toSorted(
    (a, b) => Number(canActivate(b.zone)) - Number(canActivate(a.zone)),
  );
  const coverOf = ({ homeId }: alertStore.HomeAlert): Shaped | undefined => {
    const { lng, lat, accuracy } = places.get(homeId) ?? { lng: null, lat: null, accuracy: null };
    if (lng === null || lat === null) return undefined;
    return zones.find(({ shape }) => mayCover(shape, { lng, lat, accuracy: accuracy ?? 'zip' }));
  };
  const moves: alertStore.HomeAlert[] = [];
  for (const one of held) {
    const cover = coverOf(one);
    if (!cover) ends.over.push(one);
    else if (!canActivate(cover.zone)) ends.kept.add(one.zoneId);
    else if (cover.zone.id !== one.zoneId) moves.push({ ...one, zoneId: cover.zone.id });
  }
  await alertStore.moveAlerts(tx, kind, moves);
  return ends;
}

type Changed = { zoneIds: readonly string[]; live: readonly LiveZone[]; at: Date };

/** Handles warnings that ended, became orders or were redrawn. Returns the zones that still hold homes. */
export async function endWarningsOf(tx: Tx, changed: Changed): Promise<Set<string>> {
  const { over, kept } = await sortAlerts(tx, 'warning', changed);
  for (const [incidentId, ones] of Map.groupBy(over, (one) => one.incidentId)) {
    const homeIds = ones.map(({ homeId }) => homeId);
    await alertStore.endAlerts(tx, { kind: 'warning', incidentId, homeIds, at: changed.at });
    await dropQueued(tx, incidentId, homeIds, ['warning']);
  }
  return kept;
}

type Lifted = { applied: Applied[]; tell: string[]; kept: Set<string> };

/** The same for orders over homes without services: people notified of the order are notified of its end. */
export async function liftAlerts(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  { over: zones, live, at }: { over: readonly LiveZone[]; live: readonly LiveZone[]; at: Date },
): Promise<Lifted> {
  const zoneOf = new Map(zones.map((zone) => [zone.id, zone]));
  const { over, kept } = await sortAlerts(tx, 'order', { zoneIds: [...zoneOf.keys()], live });
  for (const [incidentId, ofIncident] of Map.groupBy(over, (one) => one.incidentId))
    for (const [zoneId, ones] of Map.groupBy(ofIncident, (one) => one.zoneId)) {
      const homeIds = ones.map(({ homeId }) => homeId);
      const reason = endReason(zoneOf.get(zoneId));
      await alertStore.endAlerts(tx, { kind: 'order', incidentId, homeIds, at, reason });
      await history.addEvents(tx, incidentId, homeIds, { at, kind: 'order.lifted', detail: { reason } });
      await dropQueued(tx, incidentId, homeIds, ['order']);
      const people = await recipientsOf(tx, incidentId, 'order', homeIds, {
        unless: ['lifted', 'correction'],
      });
      await queueNotices(tx, jobs, { incidentId, kind: 'lifted', at, people, again: true });
    }
  return {
    applied: over.map(({ homeId, zoneId }) => ({
      homeId,
      event: 'alert-ended',
      zoneKey: zoneOf.get(zoneId)?.key ?? '',
      reason: endReason(zoneOf.get(zoneId)),
    })),
    tell: [...new Set(over.map(({ userId }) => userId))],
    kept,
  };
}

/**
 * An order was our mistake: homes without services that no other order covers get the correction, including those whose
 * order ended within 14 days. Returns the number of people.
 */
export async function cancelAlerts(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  { zoneIds, live, by, reason, at }: Changed & { by: Decider; reason: string },
): Promise<{ corrected: number; homeIds: string[] }> {
  const { over } = await sortAlerts(tx, 'order', { zoneIds, live });
  const ended = await alertStore.endedAlertsOf(tx, 'order', zoneIds, after(at, -REST_MS));
  const wrong = [...over, ...ended.filter(({ isCanceled }) => !isCanceled)];
  let corrected = 0;
  for (const [incidentId, ones] of Map.groupBy(wrong, (one) => one.incidentId)) {
    const homeIds = ones.map(({ homeId }) => homeId);
    await alertStore.endAlerts(tx, { kind: 'order', incidentId, homeIds, at, reason, isCanceled: true });
    const detail = { reason };
    await history.addEvents(tx, incidentId, homeIds, { at, kind: 'order.cancelled', actorId: by.id, detail });
    await dropQueued(tx, incidentId, homeIds, ['order', 'lifted']);
    const people = await recipientsOf(tx, incidentId, 'order', homeIds, { unless: ['correction'] });
    await queueNotices(tx, jobs, { incidentId, kind: 'correction', at, people, again: true });
    corrected += people.length;
  }
  return { corrected, homeIds: wrong.map(({ homeId }) => homeId) };
}
