import { randomUUID } from 'node:crypto';
import {
  DEMO_FEED_ID,
  type LiveZone,
  setIncident,
  zonesByIds,
  zonesOfIncidentsIn,
  type ZoneHead,
} from '#server/emergency/alerts/alerts.ts';
import { PRODUCT, recordIncidentChange } from '#server/core/audit/audit.ts';
import { placesOf } from '#server/home/homes/homes.ts';
import { after } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { REST_MS } from '#server/emergency/activations/decide/eligibility.ts';
import {
  JOIN_MILES,
  joinIncidents,
  type Anchor,
} from '#server/emergency/activations/decide/incident-joining.ts';
import { incidentName, zoneName } from '#server/emergency/activations/decide/incident-names.ts';
import { shaped, type Shaped } from '#server/emergency/activations/decide/zone-state.ts';
import type { Box } from '#server/platform/polygon.ts';
import { grownBox } from '#server/emergency/activations/decide/shape-distance.ts';
import * as incidentStore from '#server/emergency/activations/stores/incident-store.ts';
import * as store from '#server/emergency/activations/stores/activation-store.ts';

/**
 * Open or recently ended incidents, except those open only for a home that continues under another incident's
 * order. A new order two weeks after their own last one is a different fire.
 */
async function joinable(tx: Tx, at: Date): Promise<incidentStore.Incident[]> {
  const since = after(at, -REST_MS);
  const recent = await incidentStore.recentIncidents(tx, since);
  const old = recent.filter(({ openedAt }) => openedAt <= since).map(({ id }) => id);
  const lively = await incidentStore.incidentsActedOn(tx, old, since);
  return recent.filter(({ id, openedAt }) => openedAt > since || lively.has(id));
}

/** With more boxes than this, query one box around all of them. */
const MOST_BOXES = 20;

/** Where zones may be that one of these could join. */
function reachedBy(boxes: readonly Box[]): Box[] {
  const grown = boxes.map((box) => grownBox(box, JOIN_MILES));
  if (grown.length <= MOST_BOXES) return grown;
  return [
    {
      west: Math.min(...grown.map(({ west }) => west)),
      south: Math.min(...grown.map(({ south }) => south)),
      east: Math.max(...grown.map(({ east }) => east)),
      north: Math.max(...grown.map(({ north }) => north)),
    },
  ];
}

/**
 * Incidents, by zone, that a nearby order must not join: they served a home inside the order that has had no
 * services for 14 days. Long-lasting orders and warnings may keep an incident open for years, and an incident
 * serves each home once, so the household would get nothing in the next fire.
 */
async function restedOf(
  tx: Tx,
  zones: readonly Shaped[],
  known: readonly incidentStore.Incident[],
  at: Date,
): Promise<Map<string, Set<string>>> {
  const since = after(at, -REST_MS);
  const old = known.filter(({ openedAt }) => openedAt <= since).map(({ id }) => id);
  const rested = zones.length > 0 ? await store.homesRested(tx, old, since) : [];
  if (rested.length === 0) return new Map();
  const found = await placesOf(
    tx,
    rested.map(({ homeId }) => homeId),
  );
  const places = new Map(found.map((place) => [place.id, place]));
  return new Map(
    zones.map(({ zone, shape }) => {
      const inside = rested.filter(({ homeId }) => {
        const { lng, lat } = places.get(homeId) ?? { lng: null, lat: null };
        return lng !== null && lat !== null && shape.contains(lng, lat);
      });
      return [zone.id, new Set(inside.map(({ incidentId }) => incidentId))];
    }),
  );
}

/** The demo invents a fire for one home at a time, so each of its zones is its own incident. */
const isInvented = ({ feedId }: Pick<LiveZone, 'feedId'>): boolean => feedId === DEMO_FEED_ID;

/**
 * Assigns zones that can activate to an incident: a nearby one that is open or ended recently, else a new
 * one. Returns the new assignments.
 */
export async function joinZones(
  tx: Tx,
  heads: readonly ZoneHead[],
  at: Date,
): Promise<ReadonlyMap<string, string>> {
  if (heads.length === 0) return new Map();
  const known = await joinable(tx, at);
  const all = shaped(
    await zonesByIds(
      tx,
      heads.map(({ id }) => id),
    ),
  );
  const orders = all.filter(({ zone }) => zone.status === 'order');
  const rested = await restedOf(tx, orders, known, at);
  const invented = new Set(all.filter(({ zone }) => isInvented(zone)).map(({ zone }) => zone.id));
  const isOther = (zoneId: string, incidentId: string) =>
    invented.has(zoneId) || (rested.get(zoneId)?.has(incidentId) ?? false);
  const zones = all.filter(
    ({ zone: { id, incidentId } }) =>
      incidentId === null || rested.get(id)?.has(incidentId) || !known.some((one) => one.id === incidentId),
  );
  if (zones.length === 0) return new Map();
  const anchors: Anchor[] = [];
  const openedAt = new Map(known.map((incident) => [incident.id, incident.openedAt]));
  const around = await zonesOfIncidentsIn(
    tx,
    [...openedAt.keys()],
    reachedBy(zones.map(({ shape }) => shape.box)),
  );
  for (const { zone, shape } of shaped(around.filter((zone) => !isInvented(zone)))) {
    const opened = zone.incidentId === null ? undefined : openedAt.get(zone.incidentId);
    if (zone.incidentId !== null && opened)
      anchors.push({ incidentId: zone.incidentId, openedAt: opened, shape });
  }
  const zoneOf = new Map(zones.map(({ zone }) => [zone.id, zone]));
  const opened: { id: string; zoneId: string }[] = [];
  // Of incidents opened together, the first gets the lowest id, so that "older" isn't random.
  const ids = Array.from(zones, () => randomUUID()).toSorted();
  const joined = joinIncidents(
    zones.map(({ zone: { id }, shape }) => ({ id, shape })),
    anchors,
    ({ id: zoneId }) => {
      const id = ids[opened.length] ?? randomUUID();
      opened.push({ id, zoneId });
      return { incidentId: id, openedAt: at };
    },
    isOther,
  );
  for (const { id, zoneId } of opened) {
    const zone = zoneOf.get(zoneId);
    if (!zone) continue;
    await incidentStore.insertIncident(tx, { id, name: incidentName(zone), openedAt: at });
  }
  for (const [zoneId, incidentId] of joined) {
    const zone = zoneOf.get(zoneId);
    await setIncident(tx, zoneId, incidentId);
    await recordIncidentChange(tx, incidentId, {
      at,
      actor: PRODUCT,
      action: opened.some(({ id, zoneId: first }) => id === incidentId && first === zoneId)
        ? 'incident.opened'
        : 'incident.zone-joined',
      subjectId: zoneId,
      detail: zone ? zoneName(zone) : zoneId,
    });
  }
  return joined;
}
