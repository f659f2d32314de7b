import { versionsAs, type LiveZone } from '#server/emergency/alerts/alerts.ts';
import type { Queryable } from '#server/platform/db.ts';
import { canActivate } from '#server/emergency/activations/decide/zone-state.ts';
import type { Claim } from '#server/emergency/activations/stores/incident-store.ts';

/**
 * Zones whose new version is still an order with the same shape. No home's order ends because of it, so none
 * needs checking, however many there are.
 */
export async function sameOrders(
  db: Queryable,
  claims: readonly Pick<Claim, 'zoneId' | 'zoneVersion'>[],
  live: readonly LiveZone[],
): Promise<Set<string>> {
  const orders = new Map(
    live.filter((zone) => canActivate(zone) && zone.status === 'order').map((zone) => [zone.id, zone]),
  );
  const asked = claims.filter(({ zoneId }) => orders.has(zoneId));
  const same = new Set(asked.map(({ zoneId }) => zoneId));
  for (const { zoneId, status, shapeHash } of await versionsAs(db, asked))
    if (status !== 'order' || shapeHash !== orders.get(zoneId)?.shapeHash) same.delete(zoneId);
  return same;
}
