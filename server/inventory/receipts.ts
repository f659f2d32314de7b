import type { Receipt } from '#contract/inventory.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { HomeCipher } from '#server/sealing/sealing.ts';
import * as store from './proof-store.ts';

const NAME = 'receipt.name';

export const openReceiptName = (cipher: HomeCipher, sealed: Uint8Array): string => cipher.open(NAME, sealed);

export const toReceipt = (cipher: HomeCipher, row: store.ReceiptRow): Receipt => ({
  id: row.id,
  name: openReceiptName(cipher, row.name),
  items: row.items,
  createdAt: row.createdAt.toISOString(),
});

/** What proves a thing, oldest first. */
export const receiptsOfItem = async (db: Queryable, cipher: HomeCipher, itemId: string): Promise<Receipt[]> =>
  (await store.receiptsOfItem(db, itemId)).map((row) => toReceipt(cipher, row));
