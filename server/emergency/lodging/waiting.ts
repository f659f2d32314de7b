import { prepare } from '#server/platform/polygon.ts';
import { liveZones } from '#server/emergency/alerts/alerts.ts';
import { homePoints } from '#server/home/homes/homes.ts';
import { needsIn, roomNeedsByHome } from '#server/home/household/household.ts';
import { refusalsOf } from '#server/service/offers/offers.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { retryTransaction } from '#server/platform/retry-transaction.ts';
import { nightOf, nightsPast } from './nights.ts';
import type { RecordRoomEvent, RoomEvent } from './room-events.ts';
import { tellRoomNews } from './room-news.ts';
import { endangers, isThreatened, type Zone } from './reach.ts';
import { leftOf } from './stays.ts';
import { returnNights, summed, type Take } from './stock.ts';
import * as store from './store.ts';
import * as list from './waiting-store.ts';
import { takeRooms, type AssignedRoom } from './taking.ts';

/** Number of households per transaction. */
const AT_ONCE = 5000;

/**
 * Zones where no room may be assigned, and the orders that make us move guests. A held order may be a test or
 * a mistake, so it moves no one.
 */
async function zonesNow(db: Queryable): Promise<{ zones: Zone[]; orders: Zone[] }> {
  const zones: Zone[] = [];
  const orders: Zone[] = [];
  for (const live of await liveZones(db)) {
    if (!endangers(live) || !live.shape) continue;
    const zone = prepare(live.shape);
    zones.push(zone);
    if (live.status === 'order' && live.verdict !== 'held') orders.push(zone);
  }
  return { zones, orders };
}

export type OfferDeps = Pick<Deps, 'db' | 'clock' | 'jobs'> & { tell: RecordRoomEvent };

/**
 * Offers free rooms to the waiting list by need, then by waiting time, and notifies each household. Returns
 * how many got one. Idempotent: households with a room are no longer on the list.
 */
export async function offerWaiting(deps: OfferDeps): Promise<number> {
  if (!(await list.isAnyoneWaiting(deps.db))) return 0;
  const { zones } = await zonesNow(deps.db);
  let offered = 0;
  let last: list.Waiting | undefined;
  do {
    const from = last;
    const seen = await retryTransaction(() => deps.db.transaction((tx) => offerSome(tx, deps, zones, from)));
    offered += seen.offered;
    last = seen.last;
  } while (last);
  return offered;
}

async function offerSome(tx: Tx, deps: OfferDeps, zones: readonly Zone[], after: list.Waiting | undefined) {
  const waiting = await list.lockWaiting(tx, { after, limit: AT_ONCE });
  const now = deps.clock.now();
  const firstNight = nightOf(now);
  const holds = waiting.map((hold) => ({
    ...hold,
    left: { nights: hold.nights, ownNights: hold.ownNights },
  }));
  const found = await findRooms(tx, { holds, zones, firstNight });
  await give(tx, deps, found, { firstNight, now });
  return { offered: found.length, last: waiting.length < AT_ONCE ? undefined : waiting.at(-1) };
}

/**
 * Moves households whose hotel has come under an order, if another room is available; otherwise they keep theirs.
 * Checked-in guests get instructions from the hotel, and our team moves them. Returns how many were moved.
 */
export async function moveThreatened(deps: OfferDeps): Promise<number> {
  const spots = await store.hotelsWithHolds(deps.db);
  if (spots.length === 0) return 0;
  const { zones, orders } = await zonesNow(deps.db);
  const hotelIds = spots.filter((spot) => isThreatened(orders, spot)).map(({ id }) => id);
  if (hotelIds.length === 0) return 0;
  return retryTransaction(() => deps.db.transaction((tx) => moveFrom(tx, deps, hotelIds, zones)));
}

async function moveFrom(tx: Tx, deps: OfferDeps, hotelIds: readonly string[], zones: readonly Zone[]) {
  const now = deps.clock.now();
  const firstNight = nightOf(now);
  const holds = (await store.lockHoldsAt(tx, hotelIds)).flatMap((hold) => {
    const past = nightsPast(hold.firstNight, firstNight);
    const nights = Math.max(0, hold.nights - past);
    const ownNights = Math.max(0, hold.ownNights - Math.max(0, past - hold.nights));
    return nights + ownNights > 0 ? [{ ...hold, left: { nights, ownNights } }] : [];
  });
  const leaving = (ones: readonly store.HoldRow[]) =>
    summed(ones.flatMap((hold) => leftOf({ ...hold, nights: hold.nights + hold.ownNights }, firstNight)));
  const found = await findRooms(tx, { holds, zones, firstNight, alsoLocked: leaving(holds) });
  await returnNights(tx, leaving(found.map(({ hold }) => hold)));
  await give(tx, deps, found, { firstNight, now });
  return found.length;
}

/** A household on the waiting list, or one that must move, with its remaining nights. */
type Staying = list.Waiting & { left: { nights: number; ownNights: number } };

/** Takes rooms based on current home data. Returns the households that got one. */
async function findRooms<H extends Staying>(
  tx: Tx,
  {
    holds,
    zones,
    firstNight,
    alsoLocked = [],
  }: { holds: readonly H[]; zones: readonly Zone[]; firstNight: string; alsoLocked?: readonly Take[] },
): Promise<{ hold: H; room: AssignedRoom }[]> {
  const homeIds = holds.map(({ homeId }) => homeId);
  const points = await homePoints(tx, homeIds);
  const needs = await roomNeedsByHome(tx, homeIds);
  const placed = holds.flatMap((hold) => {
    const point = points.get(hold.homeId);
    return point ? [{ hold, guests: { ...needsIn(needs, hold.homeId), ...point } }] : [];
  });
  const refusals = await hotelsThatRefused(tx, holds);
  const households = placed.map(({ hold: { homeId, left, isWideAllowed }, guests }) => ({
    ...guests,
    notAt: refusals.get(homeId),
    nights: left.nights + left.ownNights,
    isWideAllowed,
  }));
  const rooms = await takeRooms(tx, { firstNight, zones, households, alsoLocked });
  return placed.flatMap(({ hold }, n) => {
    const room = rooms[n];
    return room ? [{ hold, room }] : [];
  });
}

/** Hotels that said no to these households, or let their request lapse, in their incidents. */
async function hotelsThatRefused(
  tx: Tx,
  holds: readonly Pick<list.Waiting, 'incidentId' | 'homeId'>[],
): Promise<Map<string, Set<string>>> {
  const incidentIds = [...new Set(holds.map(({ incidentId }) => incidentId))];
  const rows = await refusalsOf(
    tx,
    incidentIds,
    holds.map(({ homeId }) => homeId),
  );
  const byHome = Map.groupBy(rows, ({ subjectId }) => subjectId);
  return new Map([...byHome].map(([homeId, ones]) => [homeId, new Set(ones.map((one) => one.partnerId))]));
}

type Found = { hold: Staying; room: AssignedRoom };

/** Stores the rooms and notifies everyone in these homes. */
async function give(
  tx: Tx,
  deps: OfferDeps,
  found: readonly Found[],
  { firstNight, now }: { firstNight: string; now: Date },
): Promise<void> {
  if (found.length === 0) return;
  await list.assignRooms(
    tx,
    found.map(({ hold, room }) => ({ ...hold, ...room, ...hold.left })),
    { firstNight, at: now },
  );
  const names = await list.hotelNames(
    tx,
    found.map(({ room }) => room.blockId),
  );
  const news = found.map(({ hold: { incidentId, homeId }, room }): RoomEvent => ({
    incidentId,
    homeId,
    at: now,
    kind: 'room.held',
    actorId: null,
    detail: { hotel: names.get(room.blockId) ?? null },
  }));
  await tellRoomNews(tx, deps, news, { notify: true, at: now });
}
