import type { Receipt } from '#contract/home/inventory.ts';
import { adoptFile, discardFiles, openStored, storeUpload } from '#server/core/files/files.ts';
import { homeFor } from '#server/home/homes/homes.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileReply, Upload } from '#server/platform/file-bodies.ts';
import { safeFileName } from '#server/platform/safe-file-name.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { changeInventory, type Requester } from './change.ts';
import * as store from './proof-store.ts';
import { openReceiptName, sealReceiptName } from './receipt-name.ts';
import { say } from '#server/platform/say.ts';

type At = { homeId: string; receiptId: string };
const MOST_RECEIPTS = 2000;
const gone = () => new AppError('not_found', say().inventoryErrors.noSuchReceipt);

const toReceipt = (cipher: HomeCipher, row: store.ReceiptRow): Receipt => ({
  id: row.id,
  name: openReceiptName(cipher, row.name),
  items: row.items,
  createdAt: row.createdAt.toISOString(),
});

/** Returns the receipts of an item, oldest first. */
export const receiptsOfItem = async (db: Queryable, cipher: HomeCipher, itemId: string): Promise<Receipt[]> =>
  (await store.receiptsOfItem(db, itemId)).map((row) => toReceipt(cipher, row));

/** Returns all receipts of a home, oldest first. */
export async function listReceipts(
  { db, masterKeys }: Pick<Deps, 'db' | 'masterKeys'>,
  userId: string,
  homeRef: string,
): Promise<Receipt[]> {
  const { id: homeId } = await homeFor(db, userId, homeRef, 'view');
  const cipher = await cipherOf(db, masterKeys, homeId);
  return (await store.listReceipts(db, homeId)).map((row) => toReceipt(cipher, row));
}

/** Stores a receipt. `tieReceipt` links it to items later. */
export async function addReceipt(
  deps: Deps,
  who: Requester,
  homeRef: string,
  upload: Upload,
): Promise<Receipt> {
  const home = await homeFor(deps.db, who.id, homeRef, 'edit');
  const file = await storeUpload(deps, { homeId: home.id, createdBy: who.id, upload, accept: 'document' });
  const name = safeFileName(upload.filename, 'receipt');
  return changeInventory(deps, who, home.id, async ({ tx, homeId, cipher, now }) => {
    if ((await store.countReceiptsOfHome(tx, homeId)) >= MOST_RECEIPTS)
      throw new AppError('conflict', say().inventoryErrors.manyReceipts(MOST_RECEIPTS));
    await adoptFile(tx, homeId, file.id);
    const sealed = sealReceiptName(cipher, name);
    const id = await store.insertReceipt(tx, { homeId, fileId: file.id, name: sealed, createdAt: now });
    return {
      result: { id, name, items: 0, createdAt: now.toISOString() },
      auditEntry: { action: 'receipt.added', subjectId: id, detail: name },
    };
  });
}

/** Returns a receipt's file under its original name. */
export async function getReceipt(deps: Deps, userId: string, at: At): Promise<FileReply> {
  const { id: homeId } = await homeFor(deps.db, userId, at.homeId, 'view');
  const receipt = await store.findReceipt(deps.db, homeId, at.receiptId);
  if (!receipt) throw gone();
  const cipher = await cipherOf(deps.db, deps.masterKeys, homeId);
  const opened = await openStored(deps, homeId, receipt.fileId);
  return { ...opened, filename: openReceiptName(cipher, receipt.name) };
}

/** Permanently deletes a receipt and its links to items. */
export const removeReceipt = (deps: Deps, who: Requester, at: At): Promise<void> =>
  changeInventory(deps, who, at.homeId, async ({ tx, homeId, cipher }) => {
    const receipt = await store.findReceipt(tx, homeId, at.receiptId);
    if (!receipt) throw gone();
    await store.deleteReceipt(tx, receipt.id);
    await discardFiles(tx, deps.jobs, homeId, [receipt.fileId]);
    const detail = openReceiptName(cipher, receipt.name);
    return { result: undefined, auditEntry: { action: 'receipt.removed', subjectId: receipt.id, detail } };
  });

/** Links or unlinks a receipt and items. One receipt can prove many. */
export const tieReceipt = (
  deps: Deps,
  who: Requester,
  at: At,
  { ids, tied }: { ids: string[]; tied: boolean },
): Promise<{ changed: number }> =>
  changeInventory(deps, who, at.homeId, async ({ tx, homeId, cipher }) => {
    const receipt = await store.findReceipt(tx, homeId, at.receiptId);
    if (!receipt) throw gone();
    const changed = tied
      ? await store.attach(tx, homeId, receipt.id, ids)
      : await store.detach(tx, receipt.id, ids);
    if (changed === 0) return { result: { changed } };
    const name = openReceiptName(cipher, receipt.name);
    const detail = `${name}: ${changed} ${changed === 1 ? 'item' : 'items'}`;
    const action = tied ? 'receipt.attached' : 'receipt.detached';
    return { result: { changed }, auditEntry: { action, subjectId: receipt.id, detail } };
  });
