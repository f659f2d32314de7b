import { PRODUCT, recordIncidentChange } from '#server/audit/audit.ts';
import { dropQueued, noticeRows, drainNotices } from '#server/notifications/notifications.ts';
import { copyIn } from '#server/platform/copy-in.ts';
import { after } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Applied } from './applied.ts';
import { REST_MS } from './eligibility.ts';
import { reachable } from './fan-out.ts';
import { zoneName } from './incident-names.ts';
import { entitlementsFor, homesInside } from './matching.ts';
import type { Scene } from './starting.ts';
import type { Shaped } from './acting.ts';
import * as store from './store.ts';

/** Homes of members inside a warning: they are told to get ready, once per incident, and nothing starts. */
export async function warnHomes(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  { incident, at }: Pick<Scene, 'incident' | 'at'>,
  warnings: readonly Shaped[],
): Promise<{ applied: Applied[]; tell: string[]; matched: number }> {
  const inside = await homesInside(tx, warnings);
  const entitledAt = await entitlementsFor(
    tx,
    inside.map(({ home }) => home.userId),
  );
  const recent = await store.recentIncidents(tx, after(at, -REST_MS));
  const busy = new Set(
    (
      await store.activationsIn(
        tx,
        recent.map(({ id }) => id),
        inside.map(({ home }) => home.id),
      )
    )
      .filter(({ state }) => state === 'active')
      .map(({ homeId }) => homeId),
  );
  const warned = inside.filter(({ home }) => !busy.has(home.id) && entitledAt(home.userId, at));
  const added = new Set(
    (
      await store.insertWarnings(
        tx,
        warned.map(({ home, zone }) => ({
          incidentId: incident.id,
          homeId: home.id,
          userId: home.userId,
          zoneId: zone.id,
          at,
        })),
      )
    ).map(({ homeId }) => homeId),
  );
  if (added.size === 0) return { applied: [], tell: [], matched: inside.length };
  const people = await reachable(
    tx,
    warned.flatMap(({ home }) => (added.has(home.id) ? home : [])),
  );
  await copyIn(tx, 'notices', noticeRows({ incidentId: incident.id, kind: 'warning', at, people }));
  await jobs.enqueue(tx, drainNotices, {}, { unlessWaiting: true });
  const detail = `${added.size} homes; ${warnings.map(({ zone }) => zone.key).join(', ')}`;
  await recordIncidentChange(tx, incident.id, { at, actor: PRODUCT, action: 'incident.warned', detail });
  return {
    applied: warned
      .filter(({ home }) => added.has(home.id))
      .map(({ home, zone }) => ({
        homeId: home.id,
        event: 'warned',
        zoneKey: zone.key,
        reason: `Inside ${zoneName(zone)}, under an evacuation warning.`,
      })),
    tell: people.map(({ userId }) => userId),
    matched: inside.length,
  };
}

/** Warnings that ended or became orders: nobody gets ready for them any more. */
export async function endWarningsOf(tx: Tx, zoneIds: readonly string[], at: Date): Promise<void> {
  const over = await store.warningsOfZones(tx, zoneIds);
  for (const [incidentId, ones] of Map.groupBy(over, (one) => one.incidentId)) {
    const homeIds = ones.map(({ homeId }) => homeId);
    await store.endWarnings(tx, incidentId, homeIds, at);
    await dropQueued(tx, incidentId, homeIds, 'warning');
  }
}
