import { type Room } from '#contract/home/inventory.ts';
import { homeFor } from '#server/home/homes/homes.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { changeInventory, type InventoryDeps, type Requester } from './change.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

const MOST_ROOMS = 200;

/** Returns the room with this name, ignoring case, and creates it if needed. */
export async function findOrMakeRoom(tx: Tx, homeId: string, name: string): Promise<string> {
  const known = await store.findRoomNamed(tx, homeId, name);
  if (known) return known.id;
  if ((await store.listRooms(tx, homeId)).length >= MOST_ROOMS)
    throw new AppError('conflict', say().inventoryErrors.manyRooms(MOST_ROOMS));
  return store.insertRoom(tx, homeId, name);
}

/** Returns a home's rooms. */
export async function roomsOf(
  { db }: Pick<InventoryDeps, 'db'>,
  userId: string,
  homeRef: string,
): Promise<Room[]> {
  const { id: homeId } = await homeFor(db, userId, homeRef, 'view');
  return store.listRooms(db, homeId);
}

/** Adds a room, or returns the existing one. */
export const addRoom = (deps: InventoryDeps, who: Requester, homeRef: string, name: string): Promise<Room> =>
  changeInventory(deps, who, homeRef, async ({ tx, homeId }) => {
    const known = await store.findRoomNamed(tx, homeId, name);
    if (known) return { result: known };
    const id = await findOrMakeRoom(tx, homeId, name);
    return { result: { id, name }, auditEntry: { action: 'room.added', subjectId: id, detail: name } };
  });

export async function roomOf(tx: Queryable, homeId: string, roomId: string) {
  const room = await store.findRoom(tx, homeId, roomId);
  if (!room) throw new AppError('not_found', say().inventoryErrors.noSuchRoom);
  return room;
}

/** Renames a room. If another room has that name, the two are merged. */
export const renameRoom = (
  deps: InventoryDeps,
  who: Requester,
  at: { homeId: string; roomId: string },
  name: string,
): Promise<Room> =>
  changeInventory(deps, who, at.homeId, async ({ tx, homeId }) => {
    const room = await roomOf(tx, homeId, at.roomId);
    if (room.name === name) return { result: room };
    const other = await store.findRoomNamed(tx, homeId, name);
    if (!other || other.id === room.id) {
      await store.updateRoom(tx, room.id, name);
      const auditEntry = { action: 'room.renamed', subjectId: room.id, detail: `${room.name} to ${name}` };
      return { result: { id: room.id, name }, auditEntry };
    }
    await store.moveAll(tx, room.id, other.id);
    await store.deleteRoom(tx, room.id);
    const auditEntry = {
      action: 'room.merged',
      subjectId: other.id,
      detail: `${room.name} into ${other.name}`,
    };
    return { result: other, auditEntry };
  });

/** Removes a room. Its items stay in the home, without a room. */
export const removeRoom = (
  deps: InventoryDeps,
  who: Requester,
  at: { homeId: string; roomId: string },
): Promise<void> =>
  changeInventory(deps, who, at.homeId, async ({ tx, homeId }) => {
    const room = await roomOf(tx, homeId, at.roomId);
    await store.deleteRoom(tx, room.id);
    return {
      result: undefined,
      auditEntry: { action: 'room.removed', subjectId: room.id, detail: room.name },
    };
  });
