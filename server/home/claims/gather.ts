import { depreciate } from '#contract/home/depreciation.ts';
import { timeZoneOf } from '#contract/time-zone.ts';
import { languageOf, peopleById } from '#server/core/accounts/accounts.ts';
import { documentsForClaim } from '#server/home/documents/documents.ts';
import { dayAt, homeOf, policiesOf } from '#server/home/homes/homes.ts';
import { itemsForClaim, type ClaimItem } from '#server/home/inventory/inventory.ts';
import { recoveryForClaim } from '#server/home/recovery/recovery.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import type { PacketContent, PacketItem } from './content.ts';
import { LeaseLost } from './progress.ts';
import type { PacketRow } from './packet-store.ts';

/** A claim counts rows, not pieces: a row of four chairs costs four chairs. */
const toItem = (
  { years, cashValueCents, replacementCents, photoFileIds, receiptIds, ...item }: ClaimItem,
  nameOf: ReadonlyMap<string, string>,
): PacketItem => ({
  ...item,
  ageYears: years,
  unitCents: replacementCents,
  replacementCents: replacementCents * item.quantity,
  depreciation:
    cashValueCents === null ? null : depreciate({ ...item, years: years ?? 0, cost: replacementCents }),
  actualCashValueCents: cashValueCents === null ? null : cashValueCents * item.quantity,
  photoIds: photoFileIds,
  receiptNames: receiptIds.flatMap((id) => nameOf.get(id) ?? []),
});

/** A policy also covers the day it ends. */
const standingOn = (
  today: string,
  { effectiveDate, expiryDate }: { effectiveDate: string; expiryDate: string },
) => (expiryDate < today ? 'expired' : effectiveDate > today ? 'upcoming' : 'in-force');

/** Collects the packet's content as one snapshot. */
export async function gather(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  cipher: HomeCipher,
  { homeId, papers, requestedBy }: Pick<PacketRow, 'homeId' | 'papers' | 'requestedBy'>,
): Promise<PacketContent> {
  const madeAt = clock.now();
  const home = await homeOf(db, homeId);
  if (!home) throw new LeaseLost();
  const today = dayAt(home.state, madeAt);
  const { items, receipts } = await itemsForClaim(db, cipher, homeId, today);
  const numbered = receipts.map((receipt, i) => ({ ...receipt, name: `R${i + 1} ${receipt.name}` }));
  const nameOf = new Map(numbered.map(({ id, name }) => [id, name]));
  const policies = await policiesOf(db, cipher, homeId);
  const documents = await documentsForClaim(db, cipher, homeId);
  const owner = (await peopleById(db, [home.userId])).get(home.userId);
  return {
    madeAt,
    language: await languageOf(db, requestedBy ?? home.userId),
    timeZone: timeZoneOf(home.state),
    insured: owner ? { name: owner.name, email: owner.email } : null,
    home,
    policies: policies
      .filter((policy) => policy.endedAt === null)
      .map((policy) => ({ ...policy, standing: standingOn(today, policy) })),
    items: items.map((item) => toItem(item, nameOf)),
    receipts: numbered,
    recovery: await recoveryForClaim(db, cipher, home, today),
    documents: documents
      .filter(({ kind }) => papers.includes(kind))
      .map((document) => ({
        name: document.name,
        kind: document.kind,
        fileId: document.fileId,
        mime: document.mime,
        bytes: document.bytes,
        addedAt: new Date(document.createdAt),
      })),
  };
}
