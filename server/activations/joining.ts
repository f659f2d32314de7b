import { randomUUID } from 'node:crypto';
import { setIncident, zonesByIds, zonesOfIncidentsIn, type ZoneHead } from '#server/alerts/alerts.ts';
import { PRODUCT, recordIncidentChange } from '#server/audit/audit.ts';
import { after } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { REST_MS } from './eligibility.ts';
import { JOIN_MILES, joinIncidents, type Anchor } from './incident-joining.ts';
import { incidentName, zoneName } from './incident-names.ts';
import { shaped } from './acting.ts';
import type { Box } from './polygon.ts';
import { grownBox } from './shape-distance.ts';
import * as store from './store.ts';

/**
 * Incidents that are open or ended lately, less those that are open only for a home that another one's order carries on: a
 * new order two weeks after their own last one is another fire.
 */
async function joinable(tx: Tx, at: Date): Promise<store.Incident[]> {
  const since = after(at, -REST_MS);
  const recent = await store.recentIncidents(tx, since);
  const old = recent.filter(({ openedAt }) => openedAt <= since).map(({ id }) => id);
  const lively = await store.incidentsActedOn(tx, old, since);
  return recent.filter(({ id, openedAt }) => openedAt > since || lively.has(id));
}

/** More boxes than these are asked for as one around them all. */
const MOST_BOXES = 20;

/** Where a zone may be that one of these joins. */
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

/** Gives zones that act their incident: one that is near, open or ended lately, else a new one. */
export async function joinZones(tx: Tx, heads: readonly ZoneHead[], at: Date): Promise<void> {
  const known = await joinable(tx, at);
  const zones = shaped(
    await zonesByIds(
      tx,
      heads.map(({ id }) => id),
    ),
  ).filter(({ zone }) => zone.incidentId === null || !known.some(({ id }) => id === zone.incidentId));
  if (zones.length === 0) return;
  const anchors: Anchor[] = [];
  const openedAt = new Map(known.map((incident) => [incident.id, incident.openedAt]));
  const around = await zonesOfIncidentsIn(
    tx,
    [...openedAt.keys()],
    reachedBy(zones.map(({ shape }) => shape.box)),
  );
  for (const { zone, shape } of shaped(around)) {
    const opened = zone.incidentId === null ? undefined : openedAt.get(zone.incidentId);
    if (zone.incidentId !== null && opened)
      anchors.push({ incidentId: zone.incidentId, openedAt: opened, shape });
  }
  const zoneOf = new Map(zones.map(({ zone }) => [zone.id, zone]));
  const opened: { id: string; zoneId: string }[] = [];
  const joined = joinIncidents(
    zones.map(({ zone: { id }, shape }) => ({ id, shape })),
    anchors,
    ({ id: zoneId }) => {
      const id = randomUUID();
      opened.push({ id, zoneId });
      return { incidentId: id, openedAt: at };
    },
  );
  for (const { id, zoneId } of opened) {
    const zone = zoneOf.get(zoneId);
    if (!zone) continue;
    await store.insertIncident(tx, { id, name: incidentName(zone), openedAt: at });
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
}
