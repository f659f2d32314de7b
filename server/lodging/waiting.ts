import { prepare } from '#server/activations/polygon.ts';
import { liveZones } from '#server/alerts/alerts.ts';
import { homePoints, peopleInHome, publishToHome } from '#server/homes/homes.ts';
import { roomNeedsByHome } from '#server/household/household.ts';
import { channelsOf, queueNotices } from '#server/notifications/notifications.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { nightOf } from './nights.ts';
import type { Tell } from './news.ts';
import type { Zone } from './reach.ts';
import * as store from './store.ts';
import { takeRooms, type Given } from './taking.ts';

/** So many households are looked at in one transaction. */
const AT_ONCE = 5000;
const NO_NEEDS = { people: 0, pets: 0, isAccessible: false, isMedical: false };

/** Every order and warning there is: also those a person still has to look at, and those without a say in who is activated. */
export async function zonesNow(db: Queryable): Promise<Zone[]> {
  const live = await liveZones(db);
  return live.flatMap(({ status, verdict, shape }) =>
    (status === 'order' || status === 'warning') && verdict !== 'refused' && shape ? [prepare(shape)] : [],
  );
}

export type OfferDeps = Pick<Deps, 'db' | 'clock' | 'jobs'> & { tell: Tell };

/**
 * Rooms that came free go to the households that wait, in the order of their needs and then of their waiting. Each is told.
 * Says how many got one. Run as often as one likes: who has a room does not wait any more.
 */
export async function offerWaiting(deps: OfferDeps): Promise<number> {
  if (!(await store.isAnybodyWaiting(deps.db))) return 0;
  const zones = await zonesNow(deps.db);
  let offered = 0;
  let last: store.Waiting | undefined;
  do {
    const seen = await deps.db.transaction((tx) => offerSome(tx, deps, zones, last));
    offered += seen.offered;
    last = seen.last;
  } while (last);
  return offered;
}

async function offerSome(tx: Tx, deps: OfferDeps, zones: readonly Zone[], after: store.Waiting | undefined) {
  const waiting = await store.lockWaiting(tx, { after, limit: AT_ONCE });
  const homeIds = waiting.map(({ homeId }) => homeId);
  const points = await homePoints(tx, homeIds);
  const needs = await roomNeedsByHome(tx, homeIds);
  const placed = waiting.flatMap((hold) => {
    const point = points.get(hold.homeId);
    return point ? [{ hold, ...(needs.get(hold.homeId) ?? NO_NEEDS), ...point }] : [];
  });
  const now = deps.clock.now();
  const firstNight = nightOf(now);
  const households = placed.map(({ hold, ...guests }) => ({
    ...guests,
    nights: hold.nights,
    isWideAllowed: hold.isWideAllowed,
  }));
  const rooms = await takeRooms(tx, { firstNight, zones, households });
  let offered = 0;
  for (const [n, room] of rooms.entries()) {
    const hold = placed[n]?.hold;
    if (!room || !hold) continue;
    await give(tx, deps, { hold, room, firstNight, now });
    offered += 1;
  }
  return { offered, last: waiting.length < AT_ONCE ? undefined : waiting.at(-1) };
}

type Found = { hold: store.Waiting; room: Given; firstNight: string; now: Date };

async function give(
  tx: Tx,
  { jobs, tell }: OfferDeps,
  { hold, room, firstNight, now }: Found,
): Promise<void> {
  const { incidentId, homeId } = hold;
  await store.updateHold(tx, hold, { state: 'held', ...room, firstNight, changedAt: now });
  const hotel = (await store.findBlock(tx, room.blockId))?.hotel.name ?? null;
  await tell(tx, { incidentId, homeId, at: now, kind: 'room.held', actorId: null, detail: { hotel } });
  const userIds = (await peopleInHome(tx, homeId)).map(({ userId }) => userId);
  const channels = await channelsOf(tx, userIds);
  const people = userIds.map((userId) => ({ homeId, userId, channels: channels.get(userId) ?? [] }));
  await queueNotices(tx, jobs, { incidentId, kind: 'room', at: now, people, again: true });
  await publishToHome(tx, homeId, 'evacuation');
}
