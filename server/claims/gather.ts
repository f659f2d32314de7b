import { documentsForClaim } from '#server/documents/documents.ts';
import { homeOf, policiesOf } from '#server/homes/homes.ts';
import { itemsForClaim, type ClaimItem } from '#server/inventory/inventory.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { HomeCipher } from '#server/sealing/sealing.ts';
import type { PacketContent, PacketItem } from './content.ts';
import { NoLongerOurs } from './progress.ts';

/** A claim counts rows, not pieces: a row of four chairs costs four chairs. */
const toItem = ({
  years,
  cashValueCents,
  replacementCents,
  photoFileIds,
  ...item
}: ClaimItem): PacketItem => ({
  ...item,
  ageYears: years,
  replacementCents: replacementCents * item.quantity,
  actualCashValueCents: cashValueCents === null ? null : cashValueCents * item.quantity,
  photoIds: photoFileIds,
});

/** Everything the packet tells, at one moment. */
export async function gather(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  cipher: HomeCipher,
  homeId: string,
): Promise<PacketContent> {
  const madeAt = clock.now();
  const home = await homeOf(db, homeId);
  if (!home) throw new NoLongerOurs();
  const { items, receipts } = await itemsForClaim(db, cipher, homeId, madeAt.toISOString().slice(0, 10));
  const policies = await policiesOf(db, cipher, homeId);
  const documents = await documentsForClaim(db, cipher, homeId);
  return {
    madeAt,
    home,
    policies: policies.filter((policy) => policy.endedAt === null),
    items: items.map(toItem),
    receipts,
    documents: documents.map((document) => ({
      name: document.name,
      kind: document.kindTitle,
      fileId: document.fileId,
      mime: document.mime,
      bytes: document.bytes,
      addedAt: new Date(document.createdAt),
    })),
  };
}
