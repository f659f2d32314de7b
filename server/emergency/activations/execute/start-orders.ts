import { createHash } from 'node:crypto';
import { zonesOfIncidentsIn, type LiveZone } from '#server/emergency/alerts/alerts.ts';
import { PRODUCT, recordIncidentChange } from '#server/core/audit/audit.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { openReviewsFor } from '#server/core/reviews/reviews.ts';
import type { Applied } from '#server/emergency/activations/decide/applied.ts';
import { isCashHeld } from './cash-hold.ts';
import { reopen } from './restore-services.ts';
import {
  stillEligible,
  judgeNewHomes,
  type NeedsReview,
  reportStarts,
  type Returning,
  reviewSecondHomes,
  splitByHistory,
  type ZoneLabels,
} from '#server/emergency/activations/decide/decide-starts.ts';
import { factsOf, startServices, type Facts } from './start-services.ts';
import type { Inside, Starting } from '#server/emergency/activations/decide/homes-in-zones.ts';
import { homesWord, zoneName } from '#server/emergency/activations/decide/incident-names.ts';
import { alertUnserved } from './alert-homes.ts';
import { coversOfZones, entitlementsFor, homesInside, homesPossiblyInside } from './matching.ts';
import { onePerOwner } from './one-per-owner.ts';
import { LARGE } from './partitions.ts';
import type { Prepared } from '#server/platform/polygon.ts';
import type { Shaped } from '#server/emergency/activations/decide/zone-state.ts';
import { boxesMeet } from '#server/emergency/activations/decide/shape-distance.ts';
import type { Incident } from '#server/emergency/activations/stores/incident-store.ts';
import * as store from '#server/emergency/activations/stores/activation-store.ts';

type StartDeps = Pick<Deps, 'jobs' | 'config'>;
export type Outcome = { applied: Applied[]; tell: string[]; matched: number; activated: number };

/** Facts shared while an incident is being updated. */
export type Scene = {
  incident: Incident;
  /** Zones of this incident, including ended ones. */
  zones: readonly LiveZone[];
  /** Every live order and warning, including held ones: no room may be inside one. */
  threats: readonly Prepared[];
  /** Incidents that are open or ended recently. */
  recentIds: readonly string[];
  at: Date;
};

/** Orders that become active, or get a new shape: starts services for every home inside that has none. */
export async function startOrders(
  tx: Tx,
  deps: StartDeps & Pick<Deps, 'db'>,
  scene: Scene,
  orders: readonly Shaped[],
  /** Only these homes; all homes inside when left out. */
  chosen?: readonly Inside[],
  /** A household member pressed "Start my services". */
  isPressed = false,
): Promise<Outcome> {
  if (orders.length === 0) return { applied: [], tell: [], matched: 0, activated: 0 };
  const inside = chosen ?? (await homesInside(tx, orders));
  const split = await readHistory(tx, scene, inside);
  const { fresh, returning } = split;
  const covers = await readCovers(tx, scene, orders, fresh.length + returning.length > 0);
  const asking = askFactsEarly(deps, fresh);
  const entitledAt = await readEntitlements(tx, split);
  const judging = { covers, entitledAt, openedAt: scene.incident.openedAt, at: scene.at };
  const { eligible: all, reviews } = judgeNewHomes(fresh, judging);
  // Homes without automatic activation wait for their household. Until then they count as unserved and are alerted.
  const waiting = new Set(
    isPressed ? [] : fresh.filter(({ home }) => home.startsByHand).map(({ home }) => home.id),
  );
  const eligible = waiting.size > 0 ? all.filter(({ home }) => !waiting.has(home.id)) : all;
  const { all: starting, others } = await onePerOwner(tx, {
    incidentId: scene.incident.id,
    recentIds: scene.recentIds,
    starting: eligible,
  });
  // Sorted once for all later steps: rows are written and counted in the order of the homes' ids.
  starting.sort((a, b) => (a.home.id < b.home.id ? -1 : 1));
  // Keep this order: existing holds are locked before the nights of hotels.
  const isEligible = stillEligible(returning, judging);
  const reopened = await reopen(tx, deps, { back: returning, isEligible, at: scene.at });
  const started = await startServicesFor(tx, deps, scene, starting, await asking);
  const opened = await openReviews(tx, scene, [...reviews, ...reviewSecondHomes(fresh, others)]);
  if (starting.length > 0) await recordStart(tx, scene, starting, orders);
  const unserved = unservedOf(fresh, starting);
  const alerted = await alertUnserved(tx, deps, scene, [
    ...unserved,
    ...(chosen ? [] : await homesPossiblyInside(tx, orders)),
  ]);
  return {
    applied: [...reportStarts({ starting, returning, reviews: opened }, wordsOf(orders)), ...alerted.applied],
    tell: [...started, ...reopened, ...alerted.tell],
    matched: inside.length,
    activated: starting.length,
  };
}

/** Homes inside an order for which nothing starts. Their people still have to be notified of the order. */
function unservedOf(fresh: readonly Inside[], starting: readonly Starting[]) {
  const isStarting = new Set(starting.map(({ home }) => home.id));
  return fresh
    .filter(({ home }) => !isStarting.has(home.id))
    .map((inside) => ({ ...inside, isPossible: false }));
}

async function readHistory(tx: Tx, { incident, recentIds, at }: Scene, inside: readonly Inside[]) {
  const known = await store.activationsIn(
    tx,
    [...new Set([incident.id, ...recentIds])],
    inside.map(({ home }) => home.id),
  );
  return splitByHistory(inside, { known, incidentId: incident.id, at });
}

/**
 * When each place came under an order, in this incident and recent ones: joining after either is too late.
 */
async function readCovers(tx: Tx, scene: Scene, orders: readonly Shaped[], hasHomes: boolean) {
  const { incident, recentIds } = scene;
  const elsewhere = await zonesOfIncidentsIn(
    tx,
    recentIds.filter((id) => id !== incident.id),
    hasHomes ? orders.map(({ shape }) => shape.box) : [],
  );
  const here = scene.zones.filter((zone) => mayCover(zone, orders));
  // A zone that a reviewer refused never counted as an order.
  return coversOfZones(
    tx,
    [...here, ...elsewhere].filter(({ verdict }) => verdict !== 'refused'),
  );
}

/**
 * For a large incident, reads the facts on a second connection in parallel. If that fails, they are read
 * later.
 */
const askFactsEarly = (deps: Pick<Deps, 'db'>, fresh: readonly Inside[]) =>
  fresh.length > LARGE
    ? factsOf(
        deps.db,
        fresh.map(({ home }) => home),
      ).catch(() => undefined)
    : undefined;

const readEntitlements = (tx: Tx, { fresh, returning }: { fresh: Inside[]; returning: Returning[] }) =>
  entitlementsFor(
    tx,
    [...fresh, ...returning.filter(({ was }) => was.state === 'cancelled')].map(({ home }) => home.userId),
  );

const openReviews = (tx: Tx, { incident, at }: Scene, reviews: readonly NeedsReview[]) =>
  openReviewsFor(
    tx,
    reviews.map(({ inside: { home, zone }, kind, reason }) => ({
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

function wordsOf(orders: readonly Shaped[]): ZoneLabels {
  const zones = new Map(orders.map(({ zone }) => [zone.id, zone]));
  const zoneOf = (zoneId: string | null) => (zoneId === null ? undefined : zones.get(zoneId));
  return {
    keyOf: (zoneId) => zoneOf(zoneId)?.key ?? '',
    nameOf: (zoneId) => {
      const zone = zoneOf(zoneId);
      return zone ? zoneName(zone) : 'a zone';
    },
    ruleOf: (zoneId) => zoneOf(zoneId)?.rule ?? null,
  };
}

/**
 * True if this zone may ever have covered one of these homes. Always true for a redrawn zone, because only
 * its history can tell.
 */
const mayCover = (zone: LiveZone, orders: readonly Shaped[]): boolean => {
  const { version, west, south, east, north } = zone;
  if (version > 1) return true;
  if (west === null || south === null || east === null || north === null) return false;
  return orders.some(({ shape }) => boxesMeet({ west, south, east, north }, shape.box));
};

/** Starts services for households. Cash is held where the safeguards say so. Returns the people to notify. */
export async function startServicesFor(
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

/** One audit entry for all of them, with the evidence and a hash of the matched homes. */
async function recordStart(
  tx: Tx,
  { incident, at }: Scene,
  starting: readonly Starting[],
  orders: readonly Shaped[],
): Promise<void> {
  // `starting` is sorted by home id.
  const homes = createHash('sha256').update(starting.map(({ home }) => home.id).join(''));
  const rests = orders.map(
    ({ zone }) =>
      `${zone.key} version ${zone.version} rule ${zone.rule ?? 'none'} source ${zone.feedId} evidence ${zone.evidenceHash ? Buffer.from(zone.evidenceHash).toString('hex') : 'none'}`,
  );
  await recordIncidentChange(tx, incident.id, {
    at,
    actor: PRODUCT,
    action: 'incident.activated',
    detail: `${homesWord(starting.length)}, SHA-256 of their ids ${homes.digest('hex')}; ${rests.join('; ')}`,
  });
}
