import type { Item } from '#contract/home/inventory.ts';
import { adoptFile, storeUpload } from '#server/core/files/files.ts';
import { homeFor } from '#server/home/homes/homes.ts';
import type { Upload } from '#server/platform/file-bodies.ts';
import type { Claim } from '#server/platform/idempotency.ts';
import type { Deps } from '#server/ports/deps.ts';
import { changeInventory, type Requester } from './change.ts';
import { dayOf, toItem } from './item-shape.ts';
import { checkRoomFor, toRow } from './items.ts';
import * as proof from './proof-store.ts';
import { roomOf } from './rooms.ts';
import * as store from './store.ts';

/** Name until the member sets one. Lists, exports and claim packets show it like this. */
const UNNAMED = 'Unnamed item';

/**
 * Adds a photo as an item of a room, to be named later. Idempotent by key: the file of a repeat isn't adopted, and is
 * deleted with other unused uploads.
 */
export async function addDraft(
  deps: Deps,
  who: Requester,
  at: { homeId: string; roomId: string },
  { upload, claim }: { upload: Upload; claim: Claim | null },
): Promise<Item> {
  const home = await homeFor(deps.db, who.id, at.homeId, 'edit');
  const room = await roomOf(deps.db, home.id, at.roomId);
  const file = await storeUpload(deps, { homeId: home.id, createdBy: who.id, upload, accept: 'image' });
  return changeInventory(
    deps,
    who,
    home.id,
    async ({ tx, homeId, cipher, now }) => {
      await checkRoomFor(tx, homeId, 1);
      const { id: roomId } = await roomOf(tx, homeId, room.id);
      const blank = { name: UNNAMED, category: 'Other', estValue: 0 } as const;
      const [row] = await store.insertItems(tx, [
        { ...toRow(blank, { homeId, roomId, cipher, now }), isDraft: true },
      ]);
      if (!row) throw new Error('an item was not made');
      await adoptFile(tx, homeId, file.id);
      await proof.insertPhoto(tx, row.id, file.id, now);
      return {
        result: toItem(row, dayOf(now), { photos: [file.id] }),
        said: { action: 'inventory.added', subjectId: row.id, detail: `${UNNAMED}, ${room.name}` },
      };
    },
    claim,
  );
}
