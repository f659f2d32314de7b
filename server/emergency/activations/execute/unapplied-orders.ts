import { historyOfZones } from '#server/emergency/alerts/alerts.ts';
import type { Db } from '#server/platform/db.ts';
import { pendingWork } from './pending-work.ts';

/** Orders in force that haven't been applied to the homes inside, and since when the oldest has been in force. */
export async function ordersUnapplied(db: Db): Promise<{ count: number; oldestAt: Date | null }> {
  const { starts } = await pendingWork(db);
  const current = new Map(starts.map(({ id, version }) => [id, version]));
  const versions = await historyOfZones(db, [...current.keys()]);
  const times = versions
    .filter(({ zoneId, version }) => current.get(zoneId) === version)
    .map(({ at }) => at.getTime());
  return { count: starts.length, oldestAt: times.length > 0 ? new Date(Math.min(...times)) : null };
}
