import type { z } from 'zod';
import type { BlockInput, HotelDetail, HotelInput, setNights } from '#contract/emergency/lodging.ts';
import { PartnerListing } from '#contract/outreach/partners.ts';
import { timeZoneOf } from '#contract/time-zone.ts';
import { peopleById, notifyStaff } from '#server/core/accounts/accounts.ts';
import { isUnchanged, recordAdminChange } from '#server/core/audit/audit.ts';
import { publishToHome } from '#server/home/homes/homes.ts';
import {
  insertCandidate,
  lockPartner,
  movePartnerTo,
  refreshFit,
  updatePartner,
} from '#server/outreach/partners/partners.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { offerRooms } from './job-names.ts';
import { daysAfter, nightOf } from './nights.ts';
import * as partners from './partner-store.ts';
import * as store from './store.ts';
import { toHotel } from './to-contract.ts';
import { say } from '#server/platform/say.ts';

type Admin = { id: string; device: string };
export type PartnerDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

type Noted = Omit<Parameters<typeof recordAdminChange>[1], 'actor'>;

/** Adds an audit entry and updates the team's windows. Skipped if nothing changed. */
async function note(tx: Tx, admin: Admin, said: Noted) {
  if (isUnchanged(said)) return;
  await notifyStaff(tx);
  await recordAdminChange(tx, { ...said, actor: { id: admin.id, device: admin.device } });
}

const NONE = { blocks: 0, capacity: 0, free: 0 };

/** A hotel with its nights from a given day, tonight by default. */
export async function viewHotel(
  { clock }: Pick<PartnerDeps, 'clock'>,
  db: Queryable,
  hotelId: string,
  range: { from?: string | undefined; days: number } = { days: 14 },
): Promise<z.input<typeof HotelDetail>> {
  const hotel = await partners.findHotel(db, hotelId);
  if (!hotel) throw noHotel();
  const tonight = nightOf(clock.now());
  const from = range.from ?? tonight;
  const to = daysAfter(from, range.days - 1);
  const blocks = await partners.blocksOf(db, hotelId);
  const nights = await partners.nightsOf(
    db,
    blocks.map(({ id }) => id),
    from,
    to,
  );
  const [sums = NONE] = await partners.sumsOf(db, [hotelId], tonight);
  return {
    ...toHotel(hotel, tonight),
    tonight: { capacity: sums.capacity, free: sums.free },
    from,
    to,
    blocks: blocks.map((block) => ({
      ...block,
      nights: nights.filter(({ blockId }) => blockId === block.id),
    })),
  };
}

/** The fields that the register stores for a hotel. */
const placeOf = ({ stars: _stars, state, ...place }: HotelInput) => ({ ...place, stateCode: state });

export const addHotel = (deps: PartnerDeps, admin: Admin, given: HotelInput) =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const { id } = await insertCandidate(tx, {
      ...placeOf(given),
      kind: 'hotel',
      listing: PartnerListing.parse({ networkStatus: 'in_network' }),
      createdAt: at,
      updatedAt: at,
    });
    await partners.insertHotel(tx, id, given.stars);
    await note(tx, admin, {
      at,
      action: 'hotel.added',
      subjectId: id,
      detail: `${given.name}, ${given.city}`,
      before: null,
      after: given,
    });
    return viewHotel(deps, tx, id);
  });

const noHotel = () => new AppError('not_found', say().lodgingErrors.noSuchHotel);

export const changeHotel = (deps: PartnerDeps, admin: Admin, hotelId: string, given: HotelInput) =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const partner = await lockPartner(tx, hotelId);
    const before = partner && (await partners.findHotel(tx, hotelId));
    if (!before) throw noHotel();
    const timeZone = timeZoneOf(given.state);
    await updatePartner(tx, hotelId, { ...placeOf(given), timeZone, editedAt: at, updatedAt: at });
    await partners.updateStars(tx, hotelId, given.stars);
    await refreshFit(tx, hotelId);
    if (before.isActive) await deps.jobs.enqueue(tx, offerRooms, {}, { unlessWaiting: true });
    const fields = Object.keys(given) as (keyof HotelInput)[];
    await note(tx, admin, {
      at,
      action: 'hotel.changed',
      subjectId: hotelId,
      detail: given.name,
      before: Object.fromEntries(fields.map((field) => [field, before[field]])),
      after: given,
    });
    return viewHotel(deps, tx, hotelId);
  });

/** A paused hotel takes no new households but keeps those it has. A new one needs its documents and a contact first. */
export const setHotelActive = (deps: PartnerDeps, admin: Admin, hotelId: string, isActive: boolean) =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const partner = await lockPartner(tx, hotelId);
    const before = partner && (await partners.findHotel(tx, hotelId));
    if (!before) throw noHotel();
    if (before.isActive === isActive) return viewHotel(deps, tx, hotelId);
    await movePartnerTo(tx, partner, {
      to: isActive ? 'active' : 'paused',
      mover: 'operations',
      reason: null,
      at,
    });
    if (isActive) await deps.jobs.enqueue(tx, offerRooms, {}, { unlessWaiting: true });
    await note(tx, admin, {
      at,
      action: isActive ? 'hotel.activated' : 'hotel.deactivated',
      subjectId: hotelId,
      detail: before.name,
      before: { isActive: before.isActive },
      after: { isActive },
    });
    return viewHotel(deps, tx, hotelId);
  });

export const addBlock = (deps: PartnerDeps, admin: Admin, hotelId: string, given: BlockInput) =>
  deps.db.transaction(async (tx) => {
    const hotel = await partners.findHotel(tx, hotelId);
    if (!hotel) throw noHotel();
    if ((await partners.blocksOf(tx, hotelId)).length >= MOST_BLOCKS)
      throw new AppError('conflict', say().lodgingErrors.tooManyBlocks(MOST_BLOCKS));
    const at = deps.clock.now();
    await partners.insertBlock(tx, { ...given, hotelId, createdAt: at });
    await note(tx, admin, {
      at,
      action: 'hotel.block-added',
      subjectId: hotelId,
      detail: hotel.name,
      before: null,
      after: given,
    });
    return viewHotel(deps, tx, hotelId);
  });
const MOST_BLOCKS = 50;

/** Guests count on what was promised, so a block with held rooms can't lose a feature or cost more. */
const losesSomething = (before: BlockInput, after: BlockInput): boolean =>
  after.sleeps < before.sleeps ||
  (before.kind === 'accessible' && after.kind !== 'accessible') ||
  (before.takesPets && !after.takesPets) ||
  (before.hasBackupPower && !after.hasBackupPower) ||
  after.memberRateCents > before.memberRateCents;

export const changeBlock = (deps: PartnerDeps, admin: Admin, blockId: string, given: BlockInput) =>
  deps.db.transaction(async (tx) => {
    const block = await partners.lockBlock(tx, blockId);
    if (!block) throw new AppError('not_found', say().lodgingErrors.noSuchBlock);
    const at = deps.clock.now();
    if (losesSomething(block, given) && (await partners.lockTaken(tx, blockId, nightOf(at))) > 0)
      throw new AppError('conflict', say().lodgingErrors.blockInUse);
    await partners.updateBlock(tx, blockId, given);
    await deps.jobs.enqueue(tx, offerRooms, {}, { unlessWaiting: true });
    return noteBlock(deps, tx, admin, {
      at,
      action: 'hotel.block-changed',
      hotelId: block.hotelId,
      before: Object.fromEntries(Object.keys(given).map((key) => [key, block[key as keyof BlockInput]])),
      after: given,
    });
  });

async function noteBlock(
  deps: PartnerDeps,
  tx: Tx,
  admin: Admin,
  {
    hotelId,
    detail,
    ...change
  }: Pick<Noted, 'at' | 'action' | 'before' | 'after'> & { hotelId: string; detail?: string },
) {
  const view = await viewHotel(deps, tx, hotelId);
  const said = detail ? `${view.name}: ${detail}` : view.name;
  await note(tx, admin, { ...change, subjectId: hotelId, detail: said });
  return view;
}

/** Sets the capacity of a range of nights, never below what is held. All nights or none. */
export const setCapacity = (
  deps: PartnerDeps,
  admin: Admin,
  blockId: string,
  { from, to, capacity }: z.output<typeof setNights.body>,
) =>
  deps.db.transaction(async (tx) => {
    const block = await partners.lockBlock(tx, blockId);
    if (!block) throw new AppError('not_found', say().lodgingErrors.noSuchBlock);
    const at = deps.clock.now();
    if (from < nightOf(at)) {
      const words = say().lodgingErrors.nightPassed;
      throw new AppError('validation_failed', words, { fields: { from: words } });
    }
    const before = await partners.nightsOf(tx, [blockId], from, to);
    const wanted = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
    if ((await partners.putNights(tx, { blockId, from, to, capacity })) < wanted) {
      const full = await partners.fullestNight(tx, { blockId, from, to });
      throw new AppError('conflict', say().lodgingErrors.roomsHeld(full?.taken ?? 0, full?.night ?? from));
    }
    await deps.jobs.enqueue(tx, offerRooms, {}, { unlessWaiting: true });
    const detail = `${capacity} rooms from ${from} to ${to}`;
    return noteBlock(deps, tx, admin, {
      at,
      action: 'hotel.nights-changed',
      hotelId: block.hotelId,
      detail,
      before: { from, to, rooms: [...new Set(before.map((night) => night.capacity))] },
      after: { from, to, rooms: [capacity] },
    });
  });

/** Households with a room at a hotel, with a contact for each. */
export async function listGuests(db: Queryable, hotelId: string) {
  if (!(await partners.findHotel(db, hotelId))) throw noHotel();
  const guests = await partners.guestsOf(db, hotelId);
  const people = await peopleById(
    db,
    guests.map(({ userId }) => userId),
  );
  return guests.map((guest) => {
    const { name = null, email = null } = people.get(guest.userId) ?? {};
    return { ...guest, name, email };
  });
}

/** The hotel reports that a household has checked in. */
export const checkInGuests = (
  { db, clock }: PartnerDeps,
  admin: Admin,
  hotelId: string,
  { incidentId, homeId }: { incidentId: string; homeId: string },
) =>
  db.transaction(async (tx) => {
    const hold = await store.lockHold(tx, incidentId, homeId);
    const place = hold?.blockId ? await store.findBlock(tx, hold.blockId) : undefined;
    if (!hold || place?.hotel.id !== hotelId) throw new AppError('not_found', say().lodgingErrors.noRoomHere);
    if (hold.state !== 'held' && hold.state !== 'checked-in')
      throw new AppError('conflict', say().lodgingErrors.roomGone);
    if (hold.state === 'held') {
      const at = clock.now();
      await store.updateHold(tx, hold, { state: 'checked-in', changedAt: at });
      await publishToHome(tx, homeId, 'evacuation');
      await note(tx, admin, {
        at,
        action: 'hotel.guests-checked-in',
        subjectId: hotelId,
        detail: place.hotel.name,
        before: { state: 'held' },
        after: { state: 'checked-in' },
      });
    }
    const guest = (await listGuests(tx, hotelId)).find(
      (one) => one.incidentId === incidentId && one.homeId === homeId,
    );
    if (!guest) throw new Error('guests that were locked are gone');
    return guest;
  });
