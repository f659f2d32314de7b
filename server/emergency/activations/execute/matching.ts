import { PLAN_TERMS, type PlanKey } from '#contract/core/plans.ts';
import { historyOfZones, type LiveZone } from '#server/emergency/alerts/alerts.ts';
import { homesInBox } from '#server/home/homes/homes.ts';
import { entitlementsAt, spansOfPeople } from '#server/money/membership/membership.ts';
import type { Queryable } from '#server/platform/db.ts';
import { type Entitled, mayCover, UNSURE_MILES } from '#server/emergency/activations/decide/eligibility.ts';
import { grownBox } from '#server/emergency/activations/decide/shape-distance.ts';
import type { Alerted, Inside } from '#server/emergency/activations/decide/homes-in-zones.ts';
import { coversOf, type Cover } from '#server/emergency/activations/decide/order-time.ts';
import type { Shaped } from '#server/emergency/activations/decide/zone-state.ts';
import { readyShape } from '#server/emergency/activations/decide/zone-shapes.ts';

/** Precisely located homes inside these zones, each once, with the first zone that contains it. */
export async function homesInside(db: Queryable, zones: readonly Shaped[]): Promise<Inside[]> {
  const [only, ...more] = zones;
  if (!only) return [];
  const { contains } = only.shape;
  const homes = await homesInBox(db, only.shape.box, 'precisely', contains);
  const inside = homes.map((home): Inside => ({ home, zone: only.zone }));
  if (more.length === 0) return inside;
  const found = new Set(homes.map(({ id }) => id));
  for (const { zone, shape } of more)
    for (const home of await homesInBox(db, shape.box, 'precisely', shape.contains)) {
      if (found.has(home.id)) continue;
      found.add(home.id);
      inside.push({ home, zone });
    }
  return inside;
}

/** Roughly located homes that these zones may cover, each once, with the first zone that may. */
export async function homesPossiblyInside(db: Queryable, zones: readonly Shaped[]): Promise<Alerted[]> {
  const found = new Map<string, Alerted>();
  for (const { zone, shape } of zones)
    for (const home of await homesInBox(db, grownBox(shape.box, UNSURE_MILES.zip), 'roughly'))
      if (!found.has(home.id) && mayCover(shape, home)) found.set(home.id, { home, zone, isPossible: true });
  return [...found.values()];
}

/** What an incident's zones have covered as orders, and when. */
export async function coversOfZones(db: Queryable, zones: readonly LiveZone[]): Promise<Cover[]> {
  // A zone in its first version needs no history.
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

/** Shared by all members of a plan. */
const ENTITLED: Record<PlanKey, Entitled> = {
  core: entitledBy('core'),
  plus: entitledBy('plus'),
  premium: entitledBy('premium'),
};
function entitledBy(plan: PlanKey): Entitled {
  const { cashCents, hotelNights } = PLAN_TERMS[plan];
  return { plan, cashCents, nights: hotelNights };
}

/** Returns a lookup of what each person was entitled to at a given time. */
export async function entitlementsFor(
  db: Queryable,
  userIds: readonly string[],
): Promise<(userId: string, at: Date) => Entitled | null> {
  const spans = await spansOfPeople(db, [...new Set(userIds)]);
  return (userId, at) => {
    // Fast path: almost everyone has a single membership period, and there are tens of thousands of people.
    const plan = spans.planOfOne(userId, at.getTime());
    if (plan) return ENTITLED[plan];
    const had = entitlementsAt(spans.of(userId), at);
    return had ? { plan: had.plan, cashCents: had.cashCents, nights: had.hotelNights } : null;
  };
}
