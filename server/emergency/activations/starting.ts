import { createHash } from 'node:crypto';
import { zonesOfIncidentsIn, type LiveZone } from '#server/emergency/alerts/alerts.ts';
import { PRODUCT, recordIncidentChange } from '#server/core/audit/audit.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { openReviewsFor, type ReviewKind } from '#server/core/reviews/reviews.ts';
import type { Applied } from './applied.ts';
import { isCashHeld } from './cash-hold.ts';
import { reopen } from './coming-back.ts';
import { followsOn, judgeHome } from './eligibility.ts';
import { factsOf, startServices, type Facts, type Starting } from './fan-out.ts';
import { homesWord, zoneName } from './incident-names.ts';
import { coversOfZones, entitlementsFor, homesInside, type Inside } from './matching.ts';
import { onePerOwner } from './one-household.ts';
import { orderAt } from './order-time.ts';
import { LARGE } from './partitions.ts';
import type { Prepared } from '#server/platform/polygon.ts';
import type { Shaped } from './acting.ts';
import { boxesMeet } from './shape-distance.ts';
import type { Incident } from './incident-store.ts';
import * as store from './store.ts';

type StartDeps = Pick<Deps, 'jobs' | 'config'>;
export type Outcome = { applied: Applied[]; tell: string[]; matched: number; activated: number };

/** What an incident needs to know while it is being brought up to date. */
export type Scene = {
  incident: Incident;
  /** Of this incident, ended ones too. */
  zones: readonly LiveZone[];
  /** Every live order and warning there is, held ones too: no room is inside one. */
  threats: readonly Prepared[];
  /** Incidents that are open or ended lately. */
  recentIds: readonly string[];
  at: Date;
};

/** Orders that act for the first time, or in a new shape: starts services for every home inside that has none. */
export async function startOrders(
  tx: Tx,
  deps: StartDeps & Pick<Deps, 'db'>,
  scene: Scene,
  orders: readonly Shaped[],
  /** All homes inside, unless one is looked at alone. */
  alone?: readonly Inside[],
): Promise<Outcome> {
  const { incident, recentIds, at } = scene;
  if (orders.length === 0) return { applied: [], tell: [], matched: 0, activated: 0 };
  const zones = scene.zones.filter((zone) => mayCover(zone, orders));
  const inside = alone ?? (await homesInside(tx, orders));
  const known = await store.activationsIn(
    tx,
    [...new Set([incident.id, ...recentIds])],
    inside.map(({ home }) => home.id),
  );
  const last = lastByHome(known);
  const own = new Map(known.filter((row) => row.incidentId === incident.id).map((row) => [row.homeId, row]));
  const fresh: Inside[] = [];
  const returning: (Inside & { was: store.Stand })[] = [];
  for (const one of inside) {
    const was = last.get(one.home.id);
    const next = followsOn(
      was && { state: was.state, endedAt: was.endedMs === null ? null : new Date(was.endedMs) },
      at,
    );
    // One activation per home and incident, however long it has been over, and whatever came after it elsewhere.
    const again = next === 'reopens' ? was : next === 'new' ? own.get(one.home.id) : undefined;
    if (again) returning.push({ ...one, was: again });
    else if (next === 'new') fresh.push(one);
  }
  // Who joined after an order of another incident that covers them joined after the order, too.
  const elsewhere = await zonesOfIncidentsIn(
    tx,
    recentIds.filter((id) => id !== incident.id),
    fresh.length + returning.length > 0 ? orders.map(({ shape }) => shape.box) : [],
  );
  // What a person refused was no order: it neither began one for anybody nor goes on as one.
  const covers = await coversOfZones(
    tx,
    [...zones, ...elsewhere].filter(({ verdict }) => verdict !== 'refused'),
  );
  const cancelled = returning.filter(({ was }) => was.state === 'cancelled');
  // Of a city, asked for beside the transaction: PostgreSQL answers two at once. Nobody waits for it who need not.
  const asking =
    fresh.length > LARGE
      ? factsOf(
          deps.db,
          fresh.map(({ home }) => home),
        ).catch(() => undefined)
      : undefined;
  const entitledAt = await entitlementsFor(
    tx,
    [...fresh, ...cancelled].map(({ home }) => home.userId),
  );
  const eligible: Starting[] = [];
  const questions: { inside: Inside; kind: ReviewKind; reason: string }[] = [];
  const judged = ({ home, zone }: Inside) => {
    const since = orderAt(covers, home.lng, home.lat) ?? zone.orderSince ?? at;
    const verdict = judgeHome({ locatedAt: new Date(home.locatedMs) }, since, (moment) =>
      entitledAt(home.userId, moment),
    );
    return { since, verdict };
  };
  for (const one of fresh) {
    const { since, verdict } = judged(one);
    if (verdict.is === 'eligible')
      eligible.push({
        home: one.home,
        entitled: verdict.entitled,
        orderAt: since,
        zoneId: one.zone.id,
        zoneVersion: one.zone.version,
      });
    else if (verdict.is === 'held')
      questions.push({ inside: one, kind: verdict.kind, reason: verdict.reason });
  }
  const { all: starting, others } = await onePerOwner(tx, {
    incidentId: incident.id,
    recentIds,
    starting: eligible,
  });
  for (const one of fresh)
    if (others.has(one.home.id))
      questions.push({
        inside: one,
        kind: 'home-of-same-owner',
        reason:
          'Another home of the same owner has the cash and the room in this incident, or had them within 14 days in this place. The people of this one were told to leave, and have the concierge.',
      });
  // Once, and everybody after this finds them in order: rows are written by home, and counted by it.
  starting.sort((a, b) => (a.home.id < b.home.id ? -1 : 1));
  const zoneOf = new Map(orders.map(({ zone }) => [zone.id, zone]));
  // In this order: holds that are there already are locked before the nights of hotels.
  const isEligible = new Set(
    cancelled.filter((one) => judged(one).verdict.is === 'eligible').map(({ home }) => home.id),
  );
  const reopened = await reopen(tx, deps, { back: returning, isEligible, at });
  const started = await startFor(tx, deps, scene, starting, await asking);
  const asked = await openReviewsFor(
    tx,
    questions.map(({ inside: { home, zone }, kind, reason }) => ({
      kind,
      key: `${incident.id} ${home.id}`,
      homeId: home.id,
      zoneId: zone.id,
      incidentId: incident.id,
      summary: reason,
      facts: { zone: zone.key },
      at,
    })),
  );
  if (starting.length > 0) await recordStart(tx, scene, starting, orders);
  const keyOf = (zoneId: string | null) => (zoneId && zoneOf.get(zoneId)?.key) || '';
  const reasonOf = insideSince((zoneId) => nameOf(zoneOf.get(zoneId)));
  return {
    applied: [
      ...starting.map(({ home, zoneId, orderAt: since }) => ({
        homeId: home.id,
        event: 'activated' as const,
        zoneKey: keyOf(zoneId),
        reason: reasonOf(zoneId, since),
      })),
      ...returning.map(({ home, zone }) => ({
        homeId: home.id,
        event: 'warned' as const,
        zoneKey: zone.key,
        reason: `The order is back over ${nameOf(zone)}. The household is told; what it was given is not given twice.`,
      })),
      ...asked.map(({ homeId, zoneId, summary }) => ({
        homeId: homeId ?? '',
        event: 'held' as const,
        zoneKey: keyOf(zoneId),
        reason: summary,
      })),
    ],
    tell: [...started, ...reopened],
    matched: inside.length,
    activated: starting.length,
  };
}

/** Could it ever have been over one of their homes? Of a zone that was drawn anew only its history knows. */
const mayCover = (zone: LiveZone, orders: readonly Shaped[]): boolean => {
  const { version, west, south, east, north } = zone;
  if (version > 1) return true;
  if (west === null || south === null || east === null || north === null) return false;
  return orders.some(({ shape }) => boxesMeet({ west, south, east, north }, shape.box));
};

/** Why it began, written once for all whom the same order reached. */
function insideSince(name: (zoneId: string) => string): (zoneId: string, since: Date) => string {
  const known = new Map<string, Map<number, string>>();
  return (zoneId, since) => {
    let ofZone = known.get(zoneId);
    if (!ofZone) known.set(zoneId, (ofZone = new Map()));
    let reason = ofZone.get(since.getTime());
    if (reason === undefined) {
      reason = `Inside ${name(zoneId)}, under an evacuation order since ${since.toISOString()}.`;
      ofZone.set(since.getTime(), reason);
    }
    return reason;
  };
}

const nameOf = (zone: LiveZone | undefined): string => (zone ? zoneName(zone) : 'a zone');

/** The last activation of each home, the one at work before others. */
function lastByHome(rows: readonly store.Stand[]): Map<string, store.Stand> {
  const last = new Map<string, store.Stand>();
  for (const row of rows) {
    const known = last.get(row.homeId);
    const isLater = !known || (known.endedMs !== null && (row.endedMs ?? Infinity) > known.endedMs);
    if (isLater) last.set(row.homeId, row);
  }
  return last;
}

/** Starts services for households, with the incident's cash held where the safeguards say so. Gives whom to tell. */
export async function startFor(
  tx: Tx,
  deps: StartDeps & Partial<Pick<Deps, 'db'>>,
  { incident, threats, at }: Pick<Scene, 'incident' | 'threats' | 'at'>,
  starting: readonly Starting[],
  facts?: Facts,
): Promise<string[]> {
  if (starting.length === 0) return [];
  const isHeld = await isCashHeld(tx, deps, { incident, starting, at });
  return startServices(tx, deps, incident.id, { starting, zones: threats, isCashHeld: isHeld, facts, at });
}

/** One line for all of them, with what it rests on: the evidence, and a hash of the homes that were matched. */
async function recordStart(
  tx: Tx,
  { incident, at }: Scene,
  starting: readonly Starting[],
  orders: readonly Shaped[],
): Promise<void> {
  // In the order of their ids, as they stand.
  const homes = createHash('sha256').update(starting.map(({ home }) => home.id).join(''));
  const rests = orders.map(
    ({ zone }) =>
      `${zone.key} version ${zone.version} evidence ${zone.evidenceHash ? Buffer.from(zone.evidenceHash).toString('hex') : 'none'}`,
  );
  await recordIncidentChange(tx, incident.id, {
    at,
    actor: PRODUCT,
    action: 'incident.activated',
    detail: `${homesWord(starting.length)}, SHA-256 of their ids ${homes.digest('hex')}; ${rests.join('; ')}`,
  });
}
