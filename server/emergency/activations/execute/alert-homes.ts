/** Official status for every account with a home, whatever its plan: warnings, and orders without services. */
import { zonesByIds } from '#server/emergency/alerts/alerts.ts';
import { PRODUCT, recordIncidentChange } from '#server/core/audit/audit.ts';
import { drainNotices, noticeRows, queueNotices } from '#server/core/notifications/notifications.ts';
import { copyIn } from '#server/platform/copy-in.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Applied } from '#server/emergency/activations/decide/applied.ts';
import { reachable } from './start-services.ts';
import { homesWord, zoneName } from '#server/emergency/activations/decide/incident-names.ts';
import type { Alerted } from '#server/emergency/activations/decide/homes-in-zones.ts';
import { homesInside, homesPossiblyInside } from './matching.ts';
import type { Scene } from './start-orders.ts';
import type { Shaped } from '#server/emergency/activations/decide/zone-state.ts';
import * as store from '#server/emergency/activations/stores/activation-store.ts';
import * as alertStore from '#server/emergency/activations/stores/alert-store.ts';

type Outcome = { applied: Applied[]; tell: string[]; matched: number };
type AlertScene = Pick<Scene, 'incident' | 'recentIds' | 'at'>;
const NOTHING: Outcome = { applied: [], tell: [], matched: 0 };

/**
 * Notifies every home inside a warning to get ready, once per incident unless the warning had ended. Starts no
 * services. A home under an order is recorded without a notice, because the warning still applies when its
 * order ends.
 */
export async function warnHomes(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  scene: AlertScene,
  warnings: readonly Shaped[],
  /** Only these homes; all homes inside when left out. */
  chosen?: readonly Alerted[],
): Promise<Outcome> {
  if (warnings.length === 0) return NOTHING;
  const homes = chosen ?? [
    ...(await homesInside(tx, warnings)).map((inside) => ({ ...inside, isPossible: false })),
    ...(await homesPossiblyInside(tx, warnings)),
  ];
  return alertHomes(tx, deps, scene, { kind: 'warning', homes });
}

/**
 * Notifies the people of homes under an order for which no services start: no membership at the time, pinned
 * afterwards, or only roughly located. Status is free, and never depends on a plan.
 */
export const alertUnserved = (
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  scene: AlertScene,
  homes: readonly Alerted[],
): Promise<Outcome> => alertHomes(tx, deps, scene, { kind: 'order', homes });

/** Homes with an active activation in one of these incidents: their notices come from it. */
async function activeHomes(tx: Tx, { incident, recentIds }: AlertScene, homes: readonly Alerted[]) {
  const rows = await store.activationsIn(
    tx,
    [...new Set([incident.id, ...recentIds])],
    homes.map(({ home }) => home.id),
  );
  return new Set(rows.filter(({ state }) => state === 'active').map(({ homeId }) => homeId));
}

async function alertHomes(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  scene: AlertScene,
  { kind, homes }: { kind: alertStore.AlertKind; homes: readonly Alerted[] },
): Promise<Outcome> {
  if (homes.length === 0) return NOTHING;
  const { incident, at } = scene;
  const active = await activeHomes(tx, scene, homes);
  const under = kind === 'order' ? homes.filter(({ home }) => !active.has(home.id)) : homes;
  const rows = under.map(({ home, zone, isPossible }) => ({
    incidentId: incident.id,
    homeId: home.id,
    kind,
    userId: home.userId,
    zoneId: zone.id,
    at: kind === 'order' ? (zone.orderSince ?? at) : at,
    isPossible,
  }));
  const begun = new Map(
    (await alertStore.insertAlerts(tx, rows)).map(({ homeId, isFirst }) => [homeId, isFirst]),
  );
  const ordered = kind === 'warning' ? await alertStore.underOrder(tx, [...begun.keys()]) : new Set<string>();
  const alerted = under.filter(
    ({ home }) => begun.has(home.id) && !active.has(home.id) && !ordered.has(home.id),
  );
  if (alerted.length === 0) return { ...NOTHING, matched: homes.length };
  const people = await reachable(
    tx,
    alerted.map(({ home }) => home),
  );
  const { first = [], again = [] } = Object.groupBy(people, ({ homeId }) =>
    begun.get(homeId) ? 'first' : 'again',
  );
  await copyIn(tx, 'notices', noticeRows({ incidentId: incident.id, kind, at, people: first }));
  await queueNotices(tx, jobs, { incidentId: incident.id, kind, at, people: again, again: true });
  await jobs.enqueue(tx, drainNotices, {}, { unlessWaiting: true });
  await recordAlerts(tx, scene, kind, alerted);
  return {
    applied: alerted.map((one) => reportOf(kind, one)),
    tell: [...new Set(people.map(({ userId }) => userId))],
    matched: homes.length,
  };
}

async function recordAlerts(
  tx: Tx,
  { incident, at }: AlertScene,
  kind: alertStore.AlertKind,
  alerted: readonly Alerted[],
): Promise<void> {
  const zones = [...new Map(alerted.map(({ zone }) => [zone.id, zone])).values()];
  const detail = `${homesWord(alerted.length)}; ${zones.map(zoneName).join(', ')}`;
  const action = kind === 'warning' ? 'incident.warned' : 'incident.alerted';
  await recordIncidentChange(tx, incident.id, { at, actor: PRODUCT, action, detail });
}

const reportOf = (kind: alertStore.AlertKind, { home, zone, isPossible }: Alerted): Applied => ({
  homeId: home.id,
  event: kind === 'warning' ? 'warned' : 'alerted',
  zoneKey: zone.key,
  reason: `${isPossible ? 'Perhaps inside' : 'Inside'} ${zoneName(zone)}, under an evacuation ${kind}.`,
});

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
  const found = await alertStore.liveWarnings(tx, homeIds);
  const zones = new Map((await zonesByIds(tx, [...new Set(found.values())])).map((zone) => [zone.id, zone]));
  return [...found].flatMap(([homeId, zoneId]) => {
    const zone = zones.get(zoneId);
    if (!zone) return [];
    const reason = `The order is over. Still inside ${zoneName(zone)}, under an evacuation warning.`;
    return [{ homeId, event: 'warned', zoneKey: zone.key, reason }];
  });
}
