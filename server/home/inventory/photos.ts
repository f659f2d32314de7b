import { MOST_PHOTOS } from '#contract/home/inventory-proof.ts';
import { adoptFile, discardFiles, openStored, storeUpload } from '#server/core/files/files.ts';
import { homeFor } from '#server/home/homes/homes.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileReply, Upload } from '#server/platform/file-bodies.ts';
import { changeInventory, type Place, type Requester } from './change.ts';
import * as proof from './proof-store.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

type At = { homeId: string; itemId: string };
const gone = () => new AppError('not_found', say().inventoryErrors.noSuchPhoto);

async function itemOf({ tx, homeId }: Pick<Place, 'tx' | 'homeId'>, itemId: string) {
  const item = await store.findItem(tx, homeId, itemId);
  if (!item) throw new AppError('not_found', say().inventoryErrors.noSuchItem);
  return item;
}

/** Adds a photo to an item, after the existing ones. */
export async function addPhoto(
  deps: Deps,
  who: Requester,
  at: At,
  upload: Upload,
): Promise<{ fileId: string }> {
  const home = await homeFor(deps.db, who.id, at.homeId, 'edit');
  if (!(await store.findItem(deps.db, home.id, at.itemId)))
    throw new AppError('not_found', say().inventoryErrors.noSuchItem);
  const file = await storeUpload(deps, { homeId: home.id, createdBy: who.id, upload, accept: 'image' });
  return changeInventory(deps, who, home.id, async ({ tx, homeId, now }) => {
    const item = await itemOf({ tx, homeId }, at.itemId);
    if ((await proof.photosOf(tx, item.id)).length >= MOST_PHOTOS)
      throw new AppError('conflict', say().inventoryErrors.manyPhotos(MOST_PHOTOS));
    await adoptFile(tx, homeId, file.id);
    await proof.insertPhoto(tx, item.id, file.id, now);
    await store.updateItem(tx, homeId, item.id, { updatedAt: now });
    return {
      result: { fileId: file.id },
      auditEntry: { action: 'inventory.photo-added', subjectId: item.id, detail: item.name },
    };
  });
}

/** Returns a photo in full size or as a thumbnail. */
export async function getPhoto(
  deps: Deps,
  userId: string,
  at: At & { fileId: string },
  size: 'original' | 'thumb',
): Promise<FileReply> {
  const { id: homeId } = await homeFor(deps.db, userId, at.homeId, 'view');
  const item = await store.findItem(deps.db, homeId, at.itemId);
  const photos = item ? await proof.photosOf(deps.db, item.id) : [];
  if (!photos.some((photo) => photo.fileId === at.fileId)) throw gone();
  const opened = await openStored(deps, homeId, at.fileId, size);
  const ending = opened.mime.split('/')[1]?.replace('jpeg', 'jpg') ?? 'jpg';
  return { ...opened, filename: `photo.${ending}` };
}

/** Reorders an item's photos. A different set of ids means the page was out of date. */
export const orderPhotos = (deps: Deps, who: Requester, at: At, order: string[]): Promise<void> =>
  changeInventory(deps, who, at.homeId, async ({ tx, homeId }) => {
    const item = await itemOf({ tx, homeId }, at.itemId);
    const held = (await proof.photosOf(tx, item.id)).map((photo) => photo.fileId);
    if (held.length !== order.length || held.some((id) => !order.includes(id)))
      throw new AppError('conflict', say().inventoryErrors.photosChanged);
    await proof.orderPhotos(tx, item.id, order);
    return {
      result: undefined,
      auditEntry: { action: 'inventory.photos-ordered', subjectId: item.id, detail: item.name },
    };
  });

/** Permanently deletes a photo. */
export const removePhoto = (deps: Deps, who: Requester, at: At & { fileId: string }): Promise<void> =>
  changeInventory(deps, who, at.homeId, async ({ tx, homeId }) => {
    const item = await itemOf({ tx, homeId }, at.itemId);
    if (!(await proof.deletePhoto(tx, item.id, at.fileId))) throw gone();
    await discardFiles(tx, deps.jobs, homeId, [at.fileId]);
    return {
      result: undefined,
      auditEntry: { action: 'inventory.photo-removed', subjectId: item.id, detail: item.name },
    };
  });
