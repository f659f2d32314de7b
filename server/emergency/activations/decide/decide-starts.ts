/** Which homes inside an order start services, which come back, and which need a review. Pure. */
import type { ReviewKind } from '#server/core/reviews/reviews.ts';
import type { Applied } from './applied.ts';
import { type Entitled, followsOn, judgeHome } from './eligibility.ts';
import type { PriorActivation, Inside, Starting } from './homes-in-zones.ts';
import { type Cover, orderAt } from './order-time.ts';

/** A home whose earlier activation reopens. */
export type Returning = Inside & { was: PriorActivation };
/** The order was issued after the earlier one ended, so it is a different order. */
export const isNewOrder = ({ zone, was }: Pick<Returning, 'zone' | 'was'>): boolean =>
  zone.issuedAt !== null && was.endedMs !== null && zone.issuedAt.getTime() > was.endedMs;
/** A home that must be reviewed before anything starts. */
export type NeedsReview = { inside: Inside; kind: ReviewKind; reason: string };

/** The latest activation of each home. An active one always counts as the latest. */
function latestByHome(rows: readonly PriorActivation[]): Map<string, PriorActivation> {
  const latest = new Map<string, PriorActivation>();
  for (const row of rows) {
    const known = latest.get(row.homeId);
    const isLater = !known || (known.endedMs !== null && (row.endedMs ?? Infinity) > known.endedMs);
    if (isLater) latest.set(row.homeId, row);
  }
  return latest;
}

/** Splits homes inside an order by their history. Homes that are already active are in neither list. */
export function splitByHistory(
  inside: readonly Inside[],
  { known, incidentId, at }: { known: readonly PriorActivation[]; incidentId: string; at: Date },
): { fresh: Inside[]; returning: Returning[] } {
  const latest = latestByHome(known);
  const inThisIncident = new Map(
    known.filter((row) => row.incidentId === incidentId).map((row) => [row.homeId, row]),
  );
  const fresh: Inside[] = [];
  const returning: Returning[] = [];
  for (const home of inside) {
    const was = latest.get(home.home.id);
    const next = followsOn(
      was && { state: was.state, endedAt: was.endedMs === null ? null : new Date(was.endedMs) },
      at,
    );
    // At most one activation per home and incident, however long ago it ended and whatever happened since.
    const earlier = next === 'reopens' ? was : next === 'new' ? inThisIncident.get(home.home.id) : undefined;
    if (earlier) returning.push({ ...home, was: earlier });
    else if (next === 'new') fresh.push(home);
  }
  return { fresh, returning };
}

/** What eligibility depends on: the covers of all orders, and each owner's entitlements over time. */
export type Judging = {
  covers: readonly Cover[];
  entitledAt: (userId: string, moment: Date) => Entitled | null;
  /** The incident's first warning or order. */
  openedAt: Date;
  at: Date;
};

function judge({ home, zone }: Inside, { covers, entitledAt, openedAt, at }: Judging) {
  const since = orderAt(covers, home.lng, home.lat) ?? zone.orderSince ?? at;
  const verdict = judgeHome(home, { openedAt, orderAt: since }, (moment) => entitledAt(home.userId, moment));
  return { since, verdict };
}

/** Judges homes that never had services in this incident. Homes that aren't eligible are left out. */
export function judgeNewHomes(
  fresh: readonly Inside[],
  judging: Judging,
): { eligible: Starting[]; reviews: NeedsReview[] } {
  const eligible: Starting[] = [];
  const reviews: NeedsReview[] = [];
  for (const inside of fresh) {
    const { home, zone } = inside;
    const { since, verdict } = judge(inside, judging);
    if (verdict.is === 'eligible')
      eligible.push({
        home,
        entitled: verdict.entitled,
        orderAt: since,
        zoneId: zone.id,
        zoneVersion: zone.version,
      });
    else if (verdict.is === 'held') reviews.push({ inside, kind: verdict.kind, reason: verdict.reason });
  }
  return { eligible, reviews };
}

/** Homes whose activation was canceled get their services back only if they are eligible today. */
export const stillEligible = (returning: readonly Returning[], judging: Judging): Set<string> =>
  new Set(
    returning
      .filter(({ was }) => was.state === 'cancelled')
      .filter((inside) => judge(inside, judging).verdict.is === 'eligible')
      .map(({ home }) => home.id),
  );

/** Second homes of an owner who already has cash and a room. */
export const reviewSecondHomes = (
  fresh: readonly Inside[],
  secondHomes: ReadonlySet<string>,
): NeedsReview[] =>
  fresh
    .filter(({ home }) => secondHomes.has(home.id))
    .map((inside) => ({
      inside,
      kind: 'home-of-same-owner',
      reason:
        'Another home of the same owner has the cash and the room in this incident, or had them within 14 days in this place. The people of this one were told to leave, and have the concierge.',
    }));

/** Describes zones for the log; an unknown zone has no key and no name. */
export type ZoneLabels = {
  keyOf: (zoneId: string | null) => string;
  nameOf: (zoneId: string | null) => string;
  ruleOf: (zoneId: string | null) => string | null;
};

/** One reason for everyone the same order reached at the same time: a city has tens of thousands of them. */
function reasonsFor({ nameOf }: ZoneLabels): (zoneId: string, since: Date) => string {
  const known = new Map<string, string>();
  return (zoneId, since) => {
    const key = `${zoneId} ${since.getTime()}`;
    let reason = known.get(key);
    if (reason === undefined) {
      reason = `Inside ${nameOf(zoneId)}, under an evacuation order since ${since.toISOString()}.`;
      known.set(key, reason);
    }
    return reason;
  };
}

export function reportStarts(
  {
    starting,
    returning,
    reviews,
  }: {
    starting: readonly Starting[];
    returning: readonly Returning[];
    reviews: readonly { homeId: string | null; zoneId: string | null; summary: string }[];
  },
  words: ZoneLabels,
): Applied[] {
  const reasonOf = reasonsFor(words);
  return [
    ...starting.map(({ home, zoneId, orderAt: since }): Applied => ({
      homeId: home.id,
      event: 'activated',
      zoneKey: words.keyOf(zoneId),
      reason: reasonOf(zoneId, since),
      rule: words.ruleOf(zoneId),
    })),
    ...returning.map(({ home, zone, was }): Applied => ({
      homeId: home.id,
      event: 'reinstated',
      zoneKey: zone.key,
      reason: `${isNewOrder({ zone, was }) ? 'A new order' : 'The order is back'} over ${words.nameOf(zone.id)}. The household was notified. Nothing is given twice.`,
      rule: zone.rule,
    })),
    ...reviews.map(({ homeId, zoneId, summary }): Applied => ({
      homeId: homeId ?? '',
      event: 'held',
      zoneKey: words.keyOf(zoneId),
      reason: summary,
    })),
  ];
}
