import type { Tx } from '#server/platform/db.ts';
import * as store from './store.ts';

/** The room of that name, however it is capitalised; made when there is none. */
export const findOrMakeRoom = async (tx: Tx, homeId: string, name: string): Promise<string> =>
  (await store.findRoomNamed(tx, homeId, name))?.id ?? store.insertRoom(tx, homeId, name);
