import type { Decider } from '#server/emergency/alerts/alerts.ts';
import { queueNotices, recipientsOf } from '#server/core/notifications/notifications.ts';
import { after } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { REST_MS } from '#server/emergency/activations/decide/eligibility.ts';
import * as history from '#server/emergency/activations/stores/history-store.ts';
import * as alertStore from '#server/emergency/activations/stores/alert-store.ts';

/**
 * Corrects mistaken warnings: everyone notified and not yet corrected gets a correction. People who already
 * got the order's correction don't get a second one. Returns the number of people.
 */
export async function correctWarnings(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  { zoneIds, by, reason, at }: { zoneIds: readonly string[]; by: Decider; reason: string; at: Date },
): Promise<number> {
  const over = await alertStore.endedAlertsOf(tx, 'warning', zoneIds, after(at, -REST_MS));
  let corrected = 0;
  for (const [incidentId, ofIncident] of Map.groupBy(over, (one) => one.incidentId))
    for (const ones of Map.groupBy(ofIncident, (one) => `${one.zoneId} ${one.at.getTime()}`).values()) {
      const { zoneId = '', at: since = at } = ones[0] ?? {};
      const homeIds = ones.map(({ homeId }) => homeId);
      const people = await recipientsOf(tx, incidentId, 'warning', homeIds, {
        since,
        unless: ['correction'],
        isQueuedEnough: true,
      });
      const detail = { reason, zone: zoneId, since: since.toISOString() };
      const heard = [...new Set(people.map(({ homeId }) => homeId))];
      await history.addEvents(tx, incidentId, heard, {
        at,
        kind: 'warning.cancelled',
        actorId: by.id,
        detail,
      });
      await queueNotices(tx, jobs, { incidentId, kind: 'correction', at, people, again: true });
      corrected += people.length;
    }
  return corrected;
}
