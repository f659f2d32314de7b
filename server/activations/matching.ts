import { PLAN_TERMS } from '#contract/plans.ts';
import { historyOfZones, type LiveZone } from '#server/alerts/alerts.ts';
import { homesInBox, type PlacedHome } from '#server/homes/homes.ts';
import { entitlementsAt, spansOfPeople } from '#server/membership/membership.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Entitled } from './eligibility.ts';
import { coversOf, type Cover } from './order-time.ts';
import type { Shaped } from './acting.ts';
import { readyShape } from './zone-shapes.ts';

export type Inside = { home: PlacedHome; zone: LiveZone };

/** Homes known precisely, inside one of these zones: each once, with the first zone that holds it. */
export async function homesInside(db: Queryable, zones: readonly Shaped[]): Promise<Inside[]> {
  const found = new Map<string, Inside>();
  for (const { zone, shape } of zones)
    for (const home of await homesInBox(db, shape.box, 'precisely'))
      if (shape.contains(home.lng, home.lat) && !found.has(home.id)) found.set(home.id, { home, zone });
  return [...found.values()];
}

/** What the zones of an incident have covered as orders, and when. */
export async function coversOfZones(db: Queryable, zones: readonly LiveZone[]): Promise<Cover[]> {
  // A zone in its first version says it all itself.
  const changed = zones.filter(({ version }) => version > 1).map(({ id }) => id);
  const history = changed.length > 0 ? await historyOfZones(db, changed) : [];
  const versions = Map.groupBy(history, ({ zoneId }) => zoneId);
  return zones.flatMap((zone) => {
    const { orderSince, endedAt } = zone;
    const own = versions.get(zone.id) ?? [{ ...zone, at: orderSince ?? zone.firstSeenAt }];
    return coversOf({
      orderSince,
      endedAt,
      versions: own.map(({ at, status, shape, shapeHash }) => ({
        at,
        status,
        shape: shape && shapeHash ? readyShape(shapeHash, shape) : null,
      })),
    });
  });
}

/** What each of these people was entitled to, at any moment. */
export async function entitlementsFor(
  db: Queryable,
  userIds: readonly string[],
): Promise<(userId: string, at: Date) => Entitled | null> {
  const spans = await spansOfPeople(db, [...new Set(userIds)]);
  return (userId, at) => {
    const own = spans.get(userId);
    const [only] = own ?? [];
    // Nearly everybody has one span, and there are tens of thousands of them.
    if (own?.length === 1 && only && only.fromAt <= at && (only.untilAt === null || at < only.untilAt)) {
      const { cashCents, hotelNights } = PLAN_TERMS[only.plan];
      return { plan: only.plan, cashCents, nights: hotelNights };
    }
    const had = own && entitlementsAt(own, at);
    return had ? { plan: had.plan, cashCents: had.cashCents, nights: had.hotelNights } : null;
  };
}
