import { zonesByIds, type LiveZone } from '#server/emergency/alerts/alerts.ts';
import { PRODUCT, recordIncidentChange } from '#server/core/audit/audit.ts';
import { placesOf } from '#server/home/homes/homes.ts';
import {
  drainNotices,
  dropQueued,
  noticeRows,
  queueNotices,
} from '#server/core/notifications/notifications.ts';
import { copyIn } from '#server/platform/copy-in.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Applied } from '#server/emergency/activations/decide/applied.ts';
import { reachable } from './start-services.ts';
import { homesWord, zoneName } from '#server/emergency/activations/decide/incident-names.ts';
import type { Inside } from '#server/emergency/activations/decide/homes-in-zones.ts';
import { entitlementsFor, homesInside } from './matching.ts';
import type { Scene } from './start-orders.ts';
import {
  canActivate,
  shaped,
  isWarningInForce,
  type Shaped,
} from '#server/emergency/activations/decide/zone-state.ts';
import * as store from '#server/emergency/activations/stores/activation-store.ts';
import * as warningStore from '#server/emergency/activations/stores/warning-store.ts';

/**
 * Notifies members' homes inside a warning to get ready, once per incident unless the warning had ended.
 * Starts no services. A home under an order is recorded without a notice, because the warning still applies
 * when its order ends.
 */
export async function warnHomes(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  { incident, recentIds, at }: Pick<Scene, 'incident' | 'recentIds' | 'at'>,
  warnings: readonly Shaped[],
  /** Only these homes; all homes inside when left out. */
  alone?: readonly Inside[],
): Promise<{ applied: Applied[]; tell: string[]; matched: number }> {
  if (warnings.length === 0) return { applied: [], tell: [], matched: 0 };
  const inside = alone ?? (await homesInside(tx, warnings));
  const entitledAt = await entitlementsFor(
    tx,
    inside.map(({ home }) => home.userId),
  );
  const busy = new Set(
    (
      await store.activationsIn(
        tx,
        recentIds,
        inside.map(({ home }) => home.id),
      )
    )
      .filter(({ state }) => state === 'active')
      .map(({ homeId }) => homeId),
  );
  const under = inside.filter(({ home }) => entitledAt(home.userId, at));
  const begun = new Map(
    (
      await warningStore.insertWarnings(
        tx,
        under.map(({ home, zone }) => ({
          incidentId: incident.id,
          homeId: home.id,
          userId: home.userId,
          zoneId: zone.id,
          at,
        })),
      )
    ).map(({ homeId, isFirst }) => [homeId, isFirst]),
  );
  const warned = under.filter(({ home }) => begun.has(home.id) && !busy.has(home.id));
  if (warned.length === 0) return { applied: [], tell: [], matched: inside.length };
  const people = await reachable(
    tx,
    warned.map(({ home }) => home),
  );
  const { first = [], again = [] } = Object.groupBy(people, ({ homeId }) =>
    begun.get(homeId) ? 'first' : 'again',
  );
  await copyIn(tx, 'notices', noticeRows({ incidentId: incident.id, kind: 'warning', at, people: first }));
  await queueNotices(tx, jobs, { incidentId: incident.id, kind: 'warning', at, people: again, again: true });
  await jobs.enqueue(tx, drainNotices, {}, { unlessWaiting: true });
  const detail = `${homesWord(warned.length)}; ${warnings.map(({ zone }) => zoneName(zone)).join(', ')}`;
  await recordIncidentChange(tx, incident.id, { at, actor: PRODUCT, action: 'incident.warned', detail });
  return {
    applied: warned.map(({ home, zone }) => ({
      homeId: home.id,
      event: 'warned',
      zoneKey: zone.key,
      reason: `Inside ${zoneName(zone)}, under an evacuation warning.`,
    })),
    tell: people.map(({ userId }) => userId),
    matched: inside.length,
  };
}

/**
 * Homes whose order ended while an earlier warning continues. The notice about the end mentions the warning.
 */
export async function homesStillWarned(
  tx: Tx,
  lifted: readonly Applied[],
  told: readonly Applied[],
): Promise<Applied[]> {
  const isTold = new Set(told.map(({ homeId }) => homeId));
  const homeIds = lifted.map(({ homeId }) => homeId).filter((id) => !isTold.has(id));
  const found = await warningStore.liveWarnings(tx, homeIds);
  const zones = new Map((await zonesByIds(tx, [...new Set(found.values())])).map((zone) => [zone.id, zone]));
  return [...found].flatMap(([homeId, zoneId]) => {
    const zone = zones.get(zoneId);
    if (!zone) return [];
    const reason = `The order is over. Still inside ${zoneName(zone)}, under an evacuation warning.`;
    return [{ homeId, event: 'warned', zoneKey: zone.key, reason }];
  });
}

/**
 * Handles warnings that ended, became orders or were redrawn. A home covered by another live warning
 * continues under it; for all others the warning ends. Returns ended zones that still hold homes because of
 * an unreadable status or a doubt, which don't end a warning.
 */
export async function endWarningsOf(
  tx: Tx,
  { zoneIds, live, at }: { zoneIds: readonly string[]; live: readonly LiveZone[]; at: Date },
): Promise<Set<string>> {
  const kept = new Set<string>();
  const held = await warningStore.warningsOfZones(tx, zoneIds);
  if (held.length === 0) return kept;
  const found = await placesOf(
    tx,
    held.map(({ homeId }) => homeId),
  );
  const places = new Map(found.map((place) => [place.id, place]));
  const warnings = shaped(live.filter(isWarningInForce)).toSorted(
    (a, b) => Number(canActivate(b.zone)) - Number(canActivate(a.zone)),
  );
  const moves: warningStore.Warning[] = [];
  const over: warningStore.Warning[] = [];
  for (const one of held) {
    const { lng, lat } = places.get(one.homeId) ?? { lng: null, lat: null };
    const cover =
      lng === null || lat === null ? undefined : warnings.find(({ shape }) => shape.contains(lng, lat));
    if (!cover) over.push(one);
    else if (!canActivate(cover.zone)) kept.add(one.zoneId);
    else if (cover.zone.id !== one.zoneId) moves.push({ ...one, zoneId: cover.zone.id });
  }
  await warningStore.moveWarnings(tx, moves);
  for (const [incidentId, ones] of Map.groupBy(over, (one) => one.incidentId)) {
    const homeIds = ones.map(({ homeId }) => homeId);
    await warningStore.endWarnings(tx, incidentId, homeIds, at);
    await dropQueued(tx, incidentId, homeIds, ['warning']);
  }
  return kept;
}
