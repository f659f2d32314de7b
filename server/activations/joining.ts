import { randomUUID } from 'node:crypto';
import { setIncident, zonesByIds, zonesOfIncident, type ZoneHead } from '#server/alerts/alerts.ts';
import { PRODUCT, recordIncidentChange } from '#server/audit/audit.ts';
import { after } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { REST_MS } from './eligibility.ts';
import { joinIncidents, type Anchor } from './incident-joining.ts';
import { incidentName, zoneName } from './incident-names.ts';
import { shaped } from './acting.ts';
import * as store from './store.ts';

/**
 * Incidents that are open or ended lately, less those that are open only for a home that another one's order carries on: a
 * new order two weeks after their own last one is another fire.
 */
async function joinable(tx: Tx, at: Date): Promise<store.Incident[]> {
  const since = after(at, -REST_MS);
  const known: store.Incident[] = [];
  for (const incident of await store.recentIncidents(tx, since)) {
    const claims = await store.claimsOf(tx, incident.id);
    if (incident.openedAt > since || claims.some(({ endedAt }) => endedAt === null || endedAt > since))
      known.push(incident);
  }
  return known;
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
  for (const { id: incidentId, openedAt } of known)
    for (const { shape } of shaped(await zonesOfIncident(tx, incidentId)))
      anchors.push({ incidentId, openedAt, shape });
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
