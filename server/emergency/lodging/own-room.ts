import { MOST_NIGHTS } from '#contract/emergency/evacuation-room.ts';
import { recordHomeChange } from '#server/core/audit/audit.ts';
import { homeFor, publishToHome } from '#server/home/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { retryTransaction } from '#server/platform/retry-transaction.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { askHotels, offerRooms } from './job-names.ts';
import { daysAfter, nightOf, nightsFrom } from './nights.ts';
import type { RoomEvent, RecordRoomEvent } from './room-events.ts';
import { roomView } from './to-contract.ts';
import { freeRooms, returnNights, summed, takeNights } from './stock.ts';
import { leftOf, type HoldRow } from './stays.ts';
import * as store from './store.ts';
import { dayText } from '#contract/text/format.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import { say } from '#server/platform/say.ts';

type Requester = { id: string; device: string };
export type RoomDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys'> & { tell: RecordRoomEvent };

type Place = { tx: Tx; hold: HoldRow; now: Date };
/** The change to the hold, with its audit and timeline entries. Null if nothing changes. */
type Done = {
  changed: Partial<HoldRow>;
  action: string;
  detail?: string;
  news?: Pick<RoomEvent, 'kind' | 'detail'>;
} | null;

const LIVE: readonly HoldRow['state'][] = ['held', 'waiting', 'checked-in'];

/**
 * One change by a household member to its current room: authorized, applied, audited and published, all or
 * nothing.
 */
async function changeRoom(
  { db, clock, jobs, masterKeys, tell }: RoomDeps,
  who: Requester,
  homeRef: string,
  work: (place: Place) => Promise<Done>,
) {
  const { id: homeId } = await homeFor(db, who.id, homeRef, 'edit', { archived: 'allowed' });
  const cipher = await cipherOf(db, masterKeys, homeId);
  const change = async (tx: Tx) => {
    await homeFor(tx, who.id, homeId, 'edit', { archived: 'allowed' });
    const newest = (await store.holdsOfHome(tx, homeId)).find(({ state }) => LIVE.includes(state));
    const hold = newest && (await store.lockHold(tx, newest.incidentId, homeId));
    if (!hold || !LIVE.includes(hold.state)) throw new AppError('conflict', say().lodgingErrors.noRoom);
    const now = clock.now();
    const done = await work({ tx, hold, now });
    if (done) {
      const { changed, action, detail, news } = done;
      await store.updateHold(tx, hold, { ...changed, changedAt: now });
      const { incidentId } = hold;
      if (news) await tell(tx, [{ incidentId, homeId, at: now, actorId: who.id, ...news }]);
      await jobs.enqueue(tx, askHotels, {}, { unlessWaiting: true });
      await publishToHome(tx, homeId, 'evacuation');
      await recordHomeChange(tx, cipher, {
        at: now,
        actor: { id: who.id, device: who.device },
        action,
        subjectId: homeId,
        ...(detail ? { detail } : {}),
      });
    }
    const found = await store.findHold(tx, hold.incidentId, homeId);
    if (!found) throw new Error('a room that was locked is gone');
    return roomView(tx, found);
  };
  return retryTransaction(() => db.transaction(change));
}

/** The hotel of a hold that has a room. */
async function hotelOf(tx: Tx, { state, blockId }: HoldRow) {
  const place = state !== 'waiting' && blockId ? await store.findBlock(tx, blockId) : undefined;
  if (!place) throw new AppError('conflict', say().lodgingErrors.stillWaiting);
  return place;
}

const nightWords = (n: number): string => (n === 1 ? '1 night' : `${n} nights`);

/** Sets how many extra nights a household adds at its own expense. All nights or none. */
export const extendHold = (deps: RoomDeps, who: Requester, homeRef: string, ownNights: number) =>
  changeRoom(deps, who, homeRef, async ({ tx, hold, now }) => {
    const { hotel } = await hotelOf(tx, hold);
    const blockId = hold.blockId ?? '';
    const most = MOST_NIGHTS - hold.nights;
    if (ownNights > most) {
      const words = say().lodgingErrors.tooManyNights(hold.nights, MOST_NIGHTS, most);
      throw new AppError('validation_failed', words, { fields: { ownNights: words } });
    }
    const more = ownNights - hold.ownNights;
    if (more === 0) return null;
    if (more > 0) {
      const first = daysAfter(hold.firstNight, hold.nights + hold.ownNights);
      if (!hotel.isActive) throw new AppError('conflict', say().lodgingErrors.noMoreNights);
      const takes = summed([{ blockId, rooms: hold.rooms, nights: nightsFrom(first, more) }]);
      if (!(await takeNights(tx, takes)))
        throw await fullFrom(tx, { blockId, first, more, rooms: hold.rooms });
    } else {
      const kept = hold.nights + ownNights;
      const first = daysAfter(hold.firstNight, kept);
      if (first <= nightOf(now)) throw new AppError('conflict', say().lodgingErrors.tonightStarted);
      await returnNights(tx, summed([{ blockId, rooms: hold.rooms, nights: nightsFrom(first, -more) }]));
      await deps.jobs.enqueue(tx, offerRooms, {}, { unlessWaiting: true });
    }
    const detail = `${more > 0 ? 'added' : 'gave back'} ${nightWords(Math.abs(more))} at ${hotel.name}`;
    return {
      changed: { ownNights },
      action: 'stay.extended',
      detail,
      news: { kind: 'room.extended', detail: { ownNights, hotel: hotel.name } },
    };
  });

/** Returns an error that says until when they can stay. */
async function fullFrom(
  tx: Tx,
  { blockId, first, more, rooms }: { blockId: string; first: string; more: number; rooms: number },
): Promise<AppError> {
  const free = await freeRooms(tx, { blockIds: [blockId], first, nights: more });
  const left = free.findIndex((count) => count < rooms);
  const day = dayText(daysAfter(first, Math.max(0, left)), callerLanguage());
  const { fullAfter, fullFrom: full } = say().lodgingErrors;
  return new AppError('sold_out', left > 0 ? fullAfter(day, left) : full(day));
}

/** Releases the room or waiting-list place. Remaining nights go to the waiting list. */
export const releaseHold = (deps: RoomDeps, who: Requester, homeRef: string) =>
  changeRoom(deps, who, homeRef, async ({ tx, hold, now }) => {
    const stay = { ...hold, nights: hold.nights + hold.ownNights };
    if (hold.state !== 'waiting') await returnNights(tx, summed(leftOf(stay, nightOf(now))));
    await deps.jobs.enqueue(tx, offerRooms, {}, { unlessWaiting: true });
    const hotel = hold.blockId ? (await store.findBlock(tx, hold.blockId))?.hotel.name : undefined;
    return {
      changed: { state: 'released' },
      action: 'stay.released',
      ...(hotel ? { detail: hotel } : {}),
      news: { kind: 'room.released', detail: { hotel: hotel ?? null, rooms: hold.rooms } },
    };
  });

/** The household accepts a room farther away than promised. */
export const allowWide = (deps: RoomDeps, who: Requester, homeRef: string) =>
  changeRoom(deps, who, homeRef, async ({ tx, hold }) => {
    if (hold.state !== 'waiting') throw new AppError('conflict', say().lodgingErrors.haveRoom);
    if (hold.isWideAllowed) return null;
    await deps.jobs.enqueue(tx, offerRooms, {}, { unlessWaiting: true });
    return { changed: { isWideAllowed: true }, action: 'stay.wider-allowed' };
  });

/** The household has checked in. From now on only the household itself can release the room. */
export const arrive = (deps: RoomDeps, who: Requester, homeRef: string) =>
  changeRoom(deps, who, homeRef, async ({ tx, hold }) => {
    const { hotel } = await hotelOf(tx, hold);
    if (hold.state === 'checked-in') return null;
    return { changed: { state: 'checked-in' }, action: 'stay.checked-in', detail: hotel.name };
  });
