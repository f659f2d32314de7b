import { roomCount } from '#text/emergency/rooms.ts';
import {
  decideZone,
  liveZones,
  zonesOfIncident,
  type Decider,
  type LiveZone,
} from '#server/emergency/alerts/alerts.ts';
import { recordAdminChange, recordIncidentChange } from '#server/core/audit/audit.ts';
import { peopleOfHomes, placesOf } from '#server/home/homes/homes.ts';
import { lockRooms, releaseHolds } from '#server/emergency/lodging/lodging.ts';
import {
  dropQueued,
  queueNotices,
  recipientsOf,
  type NoticeTarget,
} from '#server/core/notifications/notifications.ts';
import { cancelUnsent } from '#server/money/payouts/payouts.ts';
import { after } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { retryTransaction } from '#server/platform/retry-transaction.ts';
import { endIncidents } from './apply-incident.ts';
import { publishChanges } from '#server/emergency/activations/publish/publish-changes.ts';
import { lockActivations, type ApplyDeps } from './pending-work.ts';
import { FAR_MILES, REST_MS } from '#server/emergency/activations/decide/eligibility.ts';
import { canActivate, shaped, isInForce } from '#server/emergency/activations/decide/zone-state.ts';
import { correctWarnings } from './correct-warnings.ts';
import { coversOfZones } from './matching.ts';
import type { Cover } from '#server/emergency/activations/decide/order-time.ts';
import { homesWord } from '#server/emergency/activations/decide/incident-names.ts';
import * as history from '#server/emergency/activations/stores/history-store.ts';
import * as incidentStore from '#server/emergency/activations/stores/incident-store.ts';
import * as store from '#server/emergency/activations/stores/activation-store.ts';
import { cancelAlerts, endWarningsOf } from './end-alerts.ts';
import { say } from '#server/platform/say.ts';

export type Canceled = {
  homes: number;
  roomsReleased: number;
  roomsKept: number;
  payoutsStopped: number;
  corrected: number;
};

/**
 * An administrator declares an order, or a whole incident, a mistake. Its zones can no longer activate, unsent notices
 * and payouts are dropped, rooms without a check-in are released, and exactly the people who got the order get the
 * correction. Cash already sent stays with the member. Homes covered by another order continue under it and keep what a
 * real order granted earlier.
 */
export async function cancelIncident(
  deps: ApplyDeps,
  { incidentId, zoneId, by, reason }: { incidentId: string; zoneId?: string; by: Decider; reason: string },
): Promise<Canceled> {
  const work = async (tx: Tx) => {
    await lockActivations(tx);
    const at = deps.clock.now();
    const incident = await incidentStore.findIncident(tx, incidentId);
    if (!incident) throw new AppError('not_found', say().activationsErrors.noSuchIncident);
    const zones = (await zonesOfIncident(tx, incidentId)).filter(
      ({ id }) => zoneId === undefined || id === zoneId,
    );
    if (zones.length === 0) throw new AppError('not_found', say().activationsErrors.noSuchZone);
    for (const zone of zones)
      if (!zone.endedAt && zone.verdict !== 'refused')
        await decideZone(tx, deps, { zoneId: zone.id, decision: 'refused', by, note: reason });
    const zoneIds = zones.map(({ id }) => id);
    const recent = await incidentStore.recentIncidents(tx, after(at, -REST_MS));
    const incidentIds = [...new Set([incidentId, ...recent.map(({ id }) => id)])];
    const held = await store.activationsOfZones(tx, incidentIds, zoneIds, ['active', 'lifted']);
    const mistaken = await keepCovered(tx, held);
    const sums: Canceled = {
      homes: mistaken.length,
      roomsReleased: 0,
      roomsKept: 0,
      payoutsStopped: 0,
      corrected: 0,
    };
    const real = await realCovers(tx, incidentIds, zoneIds);
    // Lock the rooms of all incidents before any hotel nights, in the same order everywhere, to avoid
    // deadlocks.
    await lockRooms(tx, mistaken);
    for (const [id, ones] of Map.groupBy(mistaken, (one) => one.incidentId)) {
      const { wrong, returned } = await splitByRealOrder(tx, { incidentId: id, ones, real, zoneIds });
      if (wrong.length > 0)
        await cancelHomes(tx, deps, { incidentId: id, homeIds: wrong, by, reason, at, sums });
      if (returned.length > 0) await endReturn(tx, deps, { incidentId: id, homes: returned, at, sums });
    }
    const live = await liveZones(tx);
    const unserved = await cancelAlerts(tx, deps, { zoneIds, live, by, reason, at });
    sums.corrected += unserved.corrected;
    await endWarningsOf(tx, { zoneIds, live, at });
    sums.corrected += await correctWarnings(tx, deps, { zoneIds, by, reason, at });
    for (const claim of await incidentStore.claimsOf(tx, incidentId))
      if (zoneIds.includes(claim.zoneId))
        await incidentStore.setClaim(tx, claim, {
          endedAt: claim.endedAt ?? at,
          listedAt: claim.listedAt ?? at,
        });
    await endIncidents(tx, incidentIds, await liveZones(tx), at);
    await recordIncidentChange(tx, incidentId, {
      at,
      actor: by,
      action: 'incident.cancelled',
      detail: `${reason} ${homesWord(sums.homes)}; ${roomCount(sums.roomsReleased)} released, ${sums.roomsKept} kept; ${sums.payoutsStopped} payouts stopped; ${sums.corrected} people corrected`,
    });
    const people = await peopleOfHomes(tx, [...mistaken.map(({ homeId }) => homeId), ...unserved.homeIds]);
    await recordAdminChange(tx, {
      at,
      actor: by,
      action: 'incident.cancelled',
      subjectId: incidentId,
      detail: reason,
      before: null,
      after: { zones: zoneIds, ...sums, reason },
    });
    return { sums, people: people.map(({ userId }) => userId) };
  };
  const done = await retryTransaction(() => deps.db.transaction(work));
  await publishChanges(deps, done.people);
  return done.sums;
}

/** An order that can activate, or one that did and has become doubtful: no one has said that it is over. */
const carries = (zone: LiveZone): boolean =>
  (canActivate(zone) && zone.status === 'order') || (isInForce(zone) && zone.incidentId !== null);

/** Continues homes that another order covers, or that a reviewer started near one. Returns the rest. */
async function keepCovered(
  tx: Tx,
  held: readonly store.ActivationSummary[],
): Promise<store.ActivationSummary[]> {
  const orders = shaped((await liveZones(tx)).filter(carries));
  const places = new Map(
    (
      await placesOf(
        tx,
        held.map(({ homeId }) => homeId),
      )
    ).map((place) => [place.id, place]),
  );
  const isByPerson = await history.startedByPerson(tx, held);
  const moves: Parameters<typeof store.moveOrReactivate>[1][number][] = [];
  const mistaken = held.filter((one) => {
    const { lng, lat } = places.get(one.homeId) ?? { lng: null, lat: null };
    if (lng === null || lat === null) return true;
    const cover =
      orders.find(({ shape }) => shape.contains(lng, lat)) ??
      (isByPerson(one) ? orders.find(({ shape }) => shape.milesTo(lat, lng) <= FAR_MILES) : undefined);
    if (cover && one.state === 'active')
      moves.push({ ...one, zoneId: cover.zone.id, zoneVersion: cover.zone.version });
    return !cover;
  });
  if (moves.length > 0) await store.moveOrReactivate(tx, moves);
  return mistaken;
}

/** Areas and times covered by activated orders that are not part of the mistake. */
async function realCovers(tx: Tx, incidentIds: readonly string[], zoneIds: readonly string[]) {
  const covers: Cover[] = [];
  for (const incidentId of incidentIds) {
    const acted = new Set((await incidentStore.claimsOf(tx, incidentId)).map(({ zoneId }) => zoneId));
    const zones = await zonesOfIncident(tx, incidentId);
    const real = zones.filter(
      ({ id, verdict }) => acted.has(id) && verdict !== 'refused' && !zoneIds.includes(id),
    );
    covers.push(...(await coversOfZones(tx, real)));
  }
  return covers;
}

type Returned = { homeId: string; isActive: boolean; back: Date | null };

/**
 * Separates homes where everything was wrong from those under a real order at some time since services began.
 */
async function splitByRealOrder(
  tx: Tx,
  {
    incidentId,
    ones,
    real,
    zoneIds,
  }: {
    incidentId: string;
    ones: readonly store.ActivationSummary[];
    real: readonly Cover[];
    zoneIds: readonly string[];
  },
): Promise<{ wrong: string[]; returned: Returned[] }> {
  const homeIds = ones.map(({ homeId }) => homeId);
  const places = new Map((await placesOf(tx, homeIds)).map((place) => [place.id, place]));
  const beginnings = await history.startTimesOf(tx, incidentId, homeIds, zoneIds);
  const isByPerson = await history.startedByPerson(tx, ones);
  const wrong: string[] = [];
  const returned: Returned[] = [];
  for (const one of ones) {
    const { homeId, state } = one;
    const { lng, lat } = places.get(homeId) ?? { lng: null, lat: null };
    const its = beginnings.get(homeId);
    const reached = (shape: Cover['shape'], at: { lng: number; lat: number }) =>
      shape.contains(at.lng, at.lat) || (isByPerson(one) && shape.milesTo(at.lat, at.lng) <= FAR_MILES);
    const wasReal =
      lng !== null &&
      lat !== null &&
      its !== undefined &&
      real.some(({ until, shape }) => (until === null || until > its.began) && reached(shape, { lng, lat }));
    if (wasReal) returned.push({ homeId, isActive: state === 'active', back: its.back });
    else wrong.push(homeId);
  }
  return { wrong, returned };
}

const RETURN_WAS_WRONG = 'The order before was lifted. That it came back was a mistake of ours.';

/**
 * The order was real and lifted; only its return was a mistake, so room and cash stay. People notified of the return
 * get the correction. People notified of the order but not yet of its end get that notice.
 */
async function endReturn(
  tx: Tx,
  { jobs }: ApplyDeps,
  {
    incidentId,
    homes,
    at,
    sums,
  }: { incidentId: string; homes: readonly Returned[]; at: Date; sums: Canceled },
): Promise<void> {
  const homeIds = homes.map(({ homeId }) => homeId);
  const ended = homes.filter(({ isActive }) => isActive).map(({ homeId }) => homeId);
  await store.endActivations(tx, incidentId, ended, { state: 'lifted', at, reason: RETURN_WAS_WRONG });
  const detail = { reason: RETURN_WAS_WRONG };
  await history.addEvents(tx, incidentId, ended, { at, kind: 'order.lifted', detail });
  await dropQueued(tx, incidentId, homeIds, ['order']);
  await releaseHolds(tx, incidentId, ended, { reason: 'lifted', at });
  const corrected: NoticeTarget[] = [];
  for (const [back, ones] of Map.groupBy(homes, (home) => home.back?.getTime() ?? null)) {
    if (back === null) continue;
    const ofThem = ones.map(({ homeId }) => homeId);
    const heard = { since: new Date(back), unless: ['correction'] as const };
    corrected.push(...(await recipientsOf(tx, incidentId, 'order', ofThem, heard)));
  }
  const isCorrected = new Set(corrected.map(({ homeId, userId }) => `${homeId} ${userId}`));
  const waiting = await recipientsOf(tx, incidentId, 'order', ended, { unless: ['lifted', 'correction'] });
  const people = waiting.filter(({ homeId, userId }) => !isCorrected.has(`${homeId} ${userId}`));
  await queueNotices(tx, jobs, { incidentId, kind: 'correction', at, people: corrected, again: true });
  await queueNotices(tx, jobs, { incidentId, kind: 'lifted', at, people, again: true });
  sums.corrected += corrected.length;
}

const UNSAID = ['order', 'lifted', 'room', 'cash'] as const;

async function cancelHomes(
  tx: Tx,
  { jobs }: ApplyDeps,
  {
    incidentId,
    homeIds,
    by,
    reason,
    at,
    sums,
  }: { incidentId: string; homeIds: string[]; by: Decider; reason: string; at: Date; sums: Canceled },
): Promise<void> {
  await store.endActivations(tx, incidentId, homeIds, { state: 'cancelled', at, reason });
  await history.addEvents(tx, incidentId, homeIds, {
    at,
    kind: 'order.cancelled',
    actorId: by.id,
    detail: { reason },
  });
  await dropQueued(tx, incidentId, homeIds, UNSAID);
  sums.payoutsStopped += await cancelUnsent(tx, incidentId, homeIds, at);
  const rooms = await releaseHolds(tx, incidentId, homeIds, { reason: 'cancelled', at });
  sums.roomsReleased += rooms.roomsReleased;
  sums.roomsKept += rooms.roomsKept;
  const heard = await recipientsOf(tx, incidentId, 'order', homeIds, { unless: ['correction'] });
  await queueNotices(tx, jobs, { incidentId, kind: 'correction', at, people: heard, again: true });
  sums.corrected += heard.length;
}
