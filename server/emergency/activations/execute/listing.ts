import { homesInBox, type PlacedHome } from '#server/home/homes/homes.ts';
import type { Queryable } from '#server/platform/db.ts';
import { after } from '#server/platform/clock.ts';
import {
  homesWithReview,
  openReviewsFor,
  updateReviewSummaries,
  type ReviewKind,
} from '#server/core/reviews/reviews.ts';
import type { LiveZone } from '#server/emergency/alerts/alerts.ts';
import type { Applied } from '#server/emergency/activations/decide/applied.ts';
import { NEAR_LINE_MILES, REST_MS, UNSURE_MILES } from '#server/emergency/activations/decide/eligibility.ts';
import { isInGap } from '#server/emergency/activations/decide/gaps.ts';
import { entitlementsFor, homesInside } from './matching.ts';
import type { Prepared } from '#server/platform/polygon.ts';
import { grownBox } from '#server/emergency/activations/decide/shape-distance.ts';
import type { Shaped } from '#server/emergency/activations/decide/zone-state.ts';
import * as incidentStore from '#server/emergency/activations/stores/incident-store.ts';
import * as store from '#server/emergency/activations/stores/activation-store.ts';

/** Homes farther from an order than this aren't listed: it covers the radius of a ZIP code and the width of a gap. */
const FAR_MILES = 5;

type Doubt = { home: PlacedHome; kind: ReviewKind; reason: string };

const miles = (n: number): string => (n < 0.1 ? 'less than 0.1 miles' : `${n.toFixed(1)} miles`);

/** Returns why a home that no order covers needs a review, or null. */
function doubtOf(home: PlacedHome, zone: Shaped, orders: readonly Prepared[]): Doubt | null {
  const { lat, lng, accuracy } = home;
  const unsure = UNSURE_MILES[accuracy];
  const awayWithin = (reach: number) => zone.shape.milesTo(lat, lng, reach);
  if (unsure > 0) {
    const away = awayWithin(unsure);
    return away <= unsure
      ? {
          home,
          kind: 'home-imprecise',
          reason: `We know this home only by its ${accuracy === 'zip' ? 'ZIP code' : 'street'}, ${away === 0 ? 'inside the order' : `${miles(away)} from the order`}.`,
        }
      : null;
  }
  if (orders.some(({ contains }) => contains(lng, lat))) return null;
  if (isInGap(orders, lng, lat))
    return { home, kind: 'home-in-gap', reason: 'No order covers this home, though orders lie around it.' };
  const away = awayWithin(NEAR_LINE_MILES);
  return away <= NEAR_LINE_MILES
    ? { home, kind: 'home-near-line', reason: `This home is ${miles(away)} outside the line of the order.` }
    : null;
}

/**
 * Opens reviews for members' homes around an order: only roughly located, in a gap between orders, or just
 * outside the boundary. Nothing starts automatically for them. One review per home and incident.
 */
export async function listAround(
  db: Queryable,
  {
    incidentId,
    zone,
    orders,
    at,
    alone,
  }: {
    incidentId: string;
    zone: Shaped;
    orders: readonly Prepared[];
    at: Date;
    /** Only this home; all surrounding homes when left out. */
    alone?: PlacedHome;
  },
): Promise<Applied[]> {
  const box = grownBox(zone.shape.box, FAR_MILES);
  const homes = alone
    ? [alone]
    : [...(await homesInBox(db, box, 'precisely')), ...(await homesInBox(db, box, 'roughly'))];
  const doubts = homes.flatMap((home) => doubtOf(home, zone, orders) ?? []);
  if (doubts.length === 0) return [];
  const busy = await activeHomes(
    db,
    doubts.map(({ home }) => home.id),
    at,
  );
  const since = zone.zone.orderSince ?? at;
  const entitledAt = await entitlementsFor(
    db,
    doubts.map(({ home }) => home.userId),
  );
  const asked = doubts.filter(({ home }) => !busy.has(home.id) && entitledAt(home.userId, since));
  return ask(db, asked, { incidentId, zone: zone.zone, at });
}

async function activeHomes(db: Queryable, homeIds: readonly string[], at: Date): Promise<Set<string>> {
  const recent = await incidentStore.recentIncidents(db, after(at, -REST_MS));
  const rows = await store.activationsIn(
    db,
    recent.map(({ id }) => id),
    homeIds,
  );
  return new Set(rows.filter(({ state }) => state === 'active').map(({ homeId }) => homeId));
}

/** Opens reviews for members' homes inside a held order, or inside a zone with an unreadable status. */
export async function listInside(
  db: Queryable,
  { held, at }: { held: Shaped; at: Date },
): Promise<Applied[]> {
  const inside = await homesInside(db, [held]);
  const entitledAt = await entitlementsFor(
    db,
    inside.map(({ home }) => home.userId),
  );
  const busy = await activeHomes(
    db,
    inside.map(({ home }) => home.id),
    at,
  );
  const { status, words, verdictReason } = held.zone;
  const reason =
    status === 'unknown'
      ? `Inside a zone with ${words?.trim() ? `the status "${words.trim()}"` : 'no status'}, which a person has to read.`
      : `Inside an order that waits for a person. ${verdictReason ?? ''}`.trim();
  return ask(
    db,
    inside
      .filter(({ home }) => !busy.has(home.id) && entitledAt(home.userId, at))
      .map(({ home }) => ({ home, kind: 'home-in-held-zone', reason })),
    { incidentId: null, zone: held.zone, at },
  );
}

/**
 * One review per home and incident whatever the reason: if a near-line home turns out to be in a gap, its
 * review is reworded.
 */
const AROUND: readonly ReviewKind[] = ['home-imprecise', 'home-near-line', 'home-in-gap'];
/** One open review per home, no matter how many such zones it is in. */
const INSIDE: readonly ReviewKind[] = ['home-in-held-zone'];

async function ask(
  db: Queryable,
  doubts: readonly Doubt[],
  { incidentId, zone, at }: { incidentId: string | null; zone: LiveZone; at: Date },
): Promise<Applied[]> {
  const known = await homesWithReview(db, {
    homeIds: doubts.map(({ home }) => home.id),
    ...(incidentId ? { kinds: AROUND, incidentId } : { kinds: INSIDE }),
  });
  const questionOf = ({ home, kind, reason }: Doubt) => ({
    kind,
    homeId: home.id,
    zoneId: zone.id,
    summary: reason,
    facts: { zone: zone.key, accuracy: home.accuracy },
  });
  const again = doubts.filter(({ home }) => known.has(home.id));
  if (incidentId) await updateReviewSummaries(db, again.map(questionOf), { kinds: AROUND, incidentId });
  const fresh = doubts.filter(({ home }) => !known.has(home.id));
  const asked = await openReviewsFor(
    db,
    fresh.map((doubt) => ({
      ...questionOf(doubt),
      key: `${incidentId ?? zone.id} ${doubt.home.id}`,
      ...(incidentId ? { incidentId } : {}),
      at,
    })),
  );
  return asked.map(({ homeId, summary }) => ({
    homeId: homeId ?? '',
    event: 'held',
    zoneKey: zone.key,
    reason: summary,
  }));
}
